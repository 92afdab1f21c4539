import { z } from "zod";
import { gameStatuses, shownStatus } from "#domain/game/game.ts";
import { playKinds } from "#domain/game-log/play.ts";
import { fullName } from "#domain/player/player.ts";
import type { viewLiveGame } from "#usecases/game-log/view-play-by-play.ts";
import { answer } from "../endpoint.ts";

const mostPlays = 10;

const team = z.object({ id: z.int(), name: z.string(), logo_url: z.string().nullable() });

const play = z.object({
	/** Stays the same when the play is corrected. */
	id: z.string(),
	period: z.string(),
	/** Seconds of play since the period began. */
	second: z.int().nullable(),
	kind: z.enum(playKinds),
	side: z.enum(["home", "away"]).nullable(),
	/** Minors by first name and initial; null where only the team was noted. */
	player: z.string().nullable(),
	/** The abbreviation of a statistic. */
	stat: z.string().nullable(),
	/** What it was worth, to whichever side. */
	points: z.int(),
	/** After it: of the game, or of the set where a score counts sets. */
	score_home: z.int(),
	score_away: z.int(),
});

export const liveGame = answer(
	z.object({
		id: z.int(),
		status: z.enum(gameStatuses),
		home: team,
		away: team,
		score_home: z.int().nullable(),
		score_away: z.int().nullable(),
		/** The last one in which anything was noted at the table. */
		period: z.string().nullable(),
		/** Points of each period of which anything was noted, of a set too. */
		periods: z.array(z.object({ name: z.string(), home: z.int(), away: z.int() })),
		is_period_over: z.boolean(),
		/** Of play in that period, now or when something was noted last; null where nobody keeps the clock. */
		clock_second: z.int().nullable(),
		is_clock_running: z.boolean(),
		plays: z.array(play),
	}),
	({ boxScore: { game }, told, clock }: Awaited<ReturnType<typeof viewLiveGame>>) => {
		const last = told.periods.at(-1);
		const plays = told.periods.flatMap(({ period, plays }) =>
			plays.map(({ play, action, points, score }) => {
				const player = told.people.get(play.playerId ?? -1);
				return {
					id: play.id,
					period: period.name,
					second: play.second,
					kind: play.kind,
					side: play.side,
					player: player === undefined ? null : fullName(player),
					stat: action?.stat.abbreviation ?? null,
					points: points.home + points.away,
					score_home: score.home,
					score_away: score.away,
				};
			}),
		);
		const teamOf = ({ teamId: id, name, logoUrl }: typeof game.home) => {
			return { id, name, logo_url: logoUrl };
		};
		return {
			id: game.id,
			status: shownStatus(game),
			home: teamOf(game.home),
			away: teamOf(game.away),
			score_home: game.score?.home ?? null,
			score_away: game.score?.away ?? null,
			period: last?.period.name ?? null,
			periods: told.periods.map(({ period, made }) => ({ name: period.name, ...made })),
			is_period_over: last?.isOver ?? false,
			clock_second: clock
				? Math.floor(clock.elapsedMs / 1000)
				: (last?.plays.findLast(({ play }) => play.second !== null)?.play.second ?? null),
			is_clock_running: clock?.isRunning ?? false,
			plays: plays.slice(-mostPlays).toReversed(),
		};
	},
);
