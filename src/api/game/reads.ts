import { z } from "zod";
import { type GameStatus, gameStatuses, scoreStatuses } from "#domain/game/game.ts";
import type { PeriodPoints } from "#usecases/game/record-score.ts";
import {
	flag,
	id,
	item,
	namedOrganization,
	optionalDate,
	optionalId,
	optionalText,
	optionalTime,
	paging,
	points,
	spelled,
	wholeNumber,
	wire,
} from "../fields.ts";

/** Which games: of the season given, else of the current one. */
export const gamesAsked = namedOrganization.extend({
	seasonId: absentId(),
	leagueId: absentId(),
	teamId: absentId(),
	date: optionalDate.transform(emptyAsAbsent),
	...paging,
});

/** A season-league, as the paths name it. */
export const place = { seasonId: id, leagueId: id };

export const oneGame = z.object({ id });
export const visitedGame = namedOrganization.extend({ id });
export const visitedPlace = namedOrganization.extend(place);
export const gameInPlace = z
	.object({ ...place, gameId: id })
	.transform(({ gameId, ...place }) => ({ id: gameId, place }));

/** A status in any case, "In progress" as well as in_progress (rule `status-any-case`). */
const statusAmong = <const Status extends GameStatus>(known: readonly Status[]) =>
	z.preprocess(
		emptyAsAbsent,
		z
			.string("This is no status of a game.")
			.transform((text) =>
				text
					.trim()
					.toLowerCase()
					.replaceAll(/[\s-]+/g, "_"),
			)
			.pipe(z.enum(known, `A status is one of ${known.join(", ")}.`))
			.meta(wire({ type: "string", enum: known }))
			.optional(),
	);

/** Whether a score that is saved is final; absent is as it was (rule `final-is-said`). */
export const scoreStatus = statusAmong(scoreStatuses);

const details = {
	date: optionalDate,
	time: optionalTime,
	/** Read only where date and time are absent or empty (rule `wall-clock-is-true`). */
	game_dateTime: z.preprocess(
		emptyAsAbsent,
		z.iso
			.datetime({
				offset: true,
				local: true,
				error: "A moment is written as YYYY-MM-DDTHH:MM:SSZ.",
			})
			.refine((text) => text >= "1900" && text < "2201", "Dates are between 1900 and 2200.")
			.meta(wire({ type: "string", format: "date-time", examples: ["2026-03-09T19:00:00-07:00"] }))
			.optional(),
	),
	location: optionalText(),
	video_url: optionalText(2000).meta(
		wire({
			type: ["string", "null"],
			maxLength: 2000,
			examples: ["https://www.youtube.com/watch?v=M7lc1UVf-VE"],
		}),
	),
	status: statusAmong(gameStatuses),
	forfeited_by: forfeitedBy(),
};

function forfeitedBy() {
	return z.preprocess(
		emptyAsNull,
		z
			.enum(["home", "away", "both"], "A forfeit is by home, by away or by both.")
			.nullable()
			.optional(),
	);
}

/** What people tell of a game beside its teams and its score, in the words of both families. */
export const gameDetails = z.object(details);

/** What the use cases call these. */
export const detailNames = { videoUrl: "video_url", forfeitedBy: "forfeited_by" };

/** A game that is over, and who did not come or gave up where somebody did. */
export const endedGame = spelled(
	detailNames,
	z
		.object({ id, forfeited_by: forfeitedBy(), isPlayedOn: flag.default(false) })
		.transform(({ forfeited_by, ...rest }) => ({ ...rest, forfeitedBy: forfeited_by })),
);

export function toDetails(sent: z.output<typeof gameDetails>) {
	return {
		date: sent.date,
		time: sent.time,
		moment: sent.game_dateTime,
		location: sent.location,
		videoUrl: sent.video_url,
		status: sent.status,
		forfeitedBy: sent.forfeited_by,
	};
}

/**
 * The newest change of the game that the sender has seen, 0 for none yet
 * (rule `edit-over-what-was-seen`).
 */
export const lastChangeId = wholeNumber(
	0,
	2 ** 31 - 1,
	"lastChangeId is the id of a change.",
).optional();

export const changedDetails = spelled(
	detailNames,
	gameDetails
		.extend({ id, clearScore: flag, reason: optionalText(), lastChangeId })
		.transform(({ id, clearScore, reason, lastChangeId, ...sent }) => ({
			id,
			clearsScore: clearScore,
			reason,
			lastChangeId,
			...toDetails(sent),
		})),
);

/** Points of single periods, of any teams of the game. */
export const periodScores = z
	.array(
		item({
			gamePeriodId: id,
			team_id: id,
			score: z.preprocess(emptyAsNull, points.nullable()),
		}).transform(
			({ gamePeriodId, team_id, score }): PeriodPoints => ({
				periodId: gamePeriodId,
				teamId: team_id,
				points: score,
			}),
		),
		"This is no list of scores.",
	)
	.max(100, "These are too many.")
	.optional();

/** A season, league or team to narrow a list to; nothing chosen in a form is sent empty. */
function absentId() {
	return optionalId.transform(emptyAsAbsent);
}

function emptyAsAbsent<Value>(value: Value | "" | null): Value | undefined {
	return value === "" || value === null ? undefined : value;
}

function emptyAsNull(value: unknown): unknown {
	return value === "" ? null : value;
}
