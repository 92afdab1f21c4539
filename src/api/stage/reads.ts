import { z } from "zod";
import { gameStatuses } from "#domain/game/game.ts";
import { everybodyEligible, type StageEligibility } from "#domain/stage/eligibility.ts";
import {
	type Entrant,
	hostings,
	type SeriesPlan,
	type StageFormat,
	seriesParts,
	stageKinds,
} from "#domain/stage/stage.ts";
import {
	commaList,
	date,
	emptyAsNull,
	flag,
	id,
	ids,
	item,
	line,
	name,
	namedOrganization,
	optionalDate,
	optionalId,
	optionalText,
	optionalTime,
	paging,
	points,
	time,
	wholeNumber,
} from "../fields.ts";
import { lastChangeId } from "../game/reads.ts";
import { gameDay, whichDays } from "../schedule/game-days.ts";
import { courtName, gameMinutes } from "../schedule/rules.ts";

export const stagesAsked = namedOrganization
	.extend({ seasonId: optionalId, leagueId: optionalId, ...paging })
	.transform(({ seasonId, leagueId, ...rest }) => ({
		...rest,
		seasonId: seasonId ?? undefined,
		leagueId: leagueId ?? undefined,
	}));

export const visitedStage = namedOrganization.extend({ id });

export const oneStage = z.object({ id });

const yesOrNo = z.boolean("This is neither true nor false.");
const seed = wholeNumber(1, 64, "Seeds are numbered from 1 to 64.");
const seriesNumber = wholeNumber(1, 200, "Series are numbered from 1 to 200.");
const round = wholeNumber(1, 64, "Rounds are numbered from 1 to 64.");
const bestOf = z.union([z.literal(1), z.literal(3), z.literal(5), z.literal(7)], {
	error: "A series is the best of 1, 3, 5 or 7 games.",
});

const entrant: z.ZodType<Entrant> = z.union(
	[
		z.strictObject({ seed }),
		z.strictObject({ winnerOf: seriesNumber }),
		z.strictObject({ loserOf: seriesNumber }),
		z.strictObject({ group: round, place: seed }),
	],
	"Please say who plays: a seed, the winner or loser of a series, or a place of a group.",
);

const series: z.ZodType<SeriesPlan> = item({
	number: seriesNumber,
	part: z.enum(seriesParts, "There is no such part of a stage."),
	round,
	group: round.optional(),
	home: entrant,
	away: entrant,
	bestOf,
	isOnlyIfNeeded: z.literal(true).optional(),
}).transform(({ group, isOnlyIfNeeded, ...plan }) => {
	const made: SeriesPlan = plan;
	if (group !== undefined) made.group = group;
	if (isOnlyIfNeeded) made.isOnlyIfNeeded = true;
	return made;
});

const format = z
	.object(
		{
			kind: z.enum(stageKinds, "There is no such kind of stage."),
			teams: wholeNumber(2, 64, "A stage has 2 to 64 teams."),
			bestOf: z
				.object({ final: bestOf, semiFinal: bestOf, earlier: bestOf }, "This is no length.")
				.default({ final: 1, semiFinal: 1, earlier: 1 }),
			hasThirdPlace: yesOrNo.default(false),
			hasConsolation: yesOrNo.default(false),
			reseeds: yesOrNo.default(false),
			hasReset: yesOrNo.default(false),
			playIn: wholeNumber(0, 64, "Teams that play in are 0 to 64.").default(0),
			groups: z
				.object(
					{
						count: wholeNumber(1, 32, "There are 1 to 32 groups."),
						advance: wholeNumber(1, 32, "Of a group 1 to 32 teams go on."),
						meetings: wholeNumber(1, 4, "Teams of a group meet 1 to 4 times."),
					},
					"These are no groups.",
				)
				.nullable()
				.default(null),
			sides: z.union([z.literal(1), z.literal(2)], "A ladder has 1 or 2 sides.").default(1),
			hosting: z.enum(hostings, "There is no such order of home games.").default("better seed"),
			series: z
				.array(series, "This is no list of series.")
				.max(200, "These are too many.")
				.optional(),
		},
		"This is no format.",
	)
	.transform(({ series, ...rest }): StageFormat => {
		const made: StageFormat = rest;
		if (series !== undefined && rest.kind === "custom") made.series = series;
		return made;
	});

const reason = (missing: string) => name(missing, 200);

const eligibility = z
	.object(
		{
			leastPlayers: wholeNumber(1, 99, "Players are 1 to 99.").nullable().default(null),
			mostForfeits: wholeNumber(0, 99, "Forfeits are 0 to 99.").nullable().default(null),
			needsFeesPaid: yesOrNo.default(false),
			rulings: z
				.array(
					item({
						teamId: id,
						isIn: yesOrNo,
						reason: reason("Please say why."),
					}),
					"This is no list.",
				)
				.max(200, "These are too many.")
				.default([]),
		},
		"These are no rules of who may play.",
	)
	.transform(
		({ rulings, ...rest }): StageEligibility =>
			Object.assign({}, everybodyEligible, rest, {
				rulings: rulings.map(({ teamId, isIn, reason }) => ({ entryId: teamId, isIn, reason })),
			}),
	);

const choices = {
	seedsBy: z.enum(["table", "hand"], "Please choose the table or by hand.").optional(),
	seedsOn: optionalDate,
	minGames: wholeNumber(0, 999, "Games are a whole number from 0 to 999.").optional(),
	eligibility: eligibility.optional(),
};

const stageName = name("Please enter a name.");

export const newStage = z.object({
	seasonId: id,
	leagueId: id,
	leagueIds: ids.optional(),
	name: stageName,
	format,
	...choices,
});

export const changedStage = z.object({
	id,
	name: stageName.optional(),
	format: format.optional(),
	...choices,
});

export const publication = z.object({
	id,
	isPublished: flag.nonoptional("Please say whether visitors see it."),
	sharesPlaces: flag,
});

export const givenSeeds = z.object({
	id,
	seeds: z
		.array(item({ teamId: id, overruled: optionalText() }), "This is no list of teams.")
		.max(64, "These are too many."),
	lastChangeId,
});

export const withdrawal = z.object({
	id,
	teamId: id,
	reason: emptyAsNull(line(200, "This is longer than 200 characters.").nullable()),
});

export const decision = z.object({
	id,
	number: seriesNumber,
	teamId: id.nullable(),
	reason: emptyAsNull(line(200, "This is longer than 200 characters.").nullable()),
});

export const places = z.object({
	id,
	games: z
		.array(
			item({
				id,
				date: emptyAsNull(date.nullable().optional()),
				time: optionalTime,
				location: optionalText(),
				isHomeBetter: flag,
			}),
			"This is no list of games.",
		)
		.max(1000, "These are too many."),
	lastChangeId,
	sharesPlaces: flag,
});

const listOf = <Item extends z.ZodType>(of: Item, sentence: string, most?: number) =>
	commaList(of, sentence, most).optional();

export const layingAsked = z.object({
	id,
	firstDay: date.optional(),
	gameDays: listOf(gameDay, whichDays, 7),
	times: listOf(time, "Times are a list such as 18:00, 19:00.", 40),
	courts: listOf(courtName, "Courts are a list of names.", 20),
	restDays: wholeNumber(0, 30, "Days of rest are a whole number from 0 to 30.").optional(),
	gameMinutes: gameMinutes.optional(),
	playsTwiceADay: flag,
	movesDated: flag,
});

export const effectAsked = z
	.object({
		id,
		score_home: points.nullable(),
		score_away: points.nullable(),
		status: z.enum(gameStatuses, "There is no such status.").optional(),
		forfeited_by: z.enum(["home", "away", "both"], "This is neither side.").nullable().optional(),
	})
	.transform(({ id, score_home: home, score_away: away, status, forfeited_by: forfeitedBy }) => ({
		id,
		score: home === null || away === null ? null : { home, away },
		status,
		forfeitedBy,
	}));
