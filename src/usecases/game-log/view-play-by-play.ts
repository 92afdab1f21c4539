import { type CourseFacts, courseFacts } from "#domain/game-log/game-course.ts";
import { clockAt } from "#domain/game-log/held-clock.ts";
import { playByPlay, type ToldPeriod } from "#domain/game-log/play-by-play.ts";
import { readLog } from "#domain/game-log/read-log.ts";
import { scoringOf } from "#domain/game-log/scoring.ts";
import type { Player } from "#domain/player/player.ts";
import { type BoxScore, viewBoxScore } from "../game/view-box-score.ts";
import type { Scope } from "../scope.ts";

/** What was noted at the table of a game, for visitors. */
export type PlayByPlay = {
	/** In their order; none where nothing was noted. */
	periods: ToldPeriod[];
	isBySets: boolean;
	facts: CourseFacts;
	/** Who did it, by id, as far as they are known to visitors. */
	people: ReadonlyMap<number, Player>;
	/** The game's score was changed by hand since. */
	differs: boolean;
};

/** A game with all its plays: two queries more than its box score. */
export async function viewPlayByPlay(
	scope: Scope,
	asked: { id: number },
): Promise<{ boxScore: BoxScore; told: PlayByPlay }> {
	const boxScore = await viewBoxScore(scope, asked);
	return { boxScore, told: await readPlayByPlay(scope, boxScore) };
}

/** The same with the clock of its table as it is now, null while nobody keeps one: a query more. */
export async function viewLiveGame(scope: Scope, asked: { id: number }) {
	const [view, clock] = await Promise.all([
		viewPlayByPlay(scope, asked),
		scope.store.gameClocks.find(asked.id),
	]);
	return { ...view, clock: clock && clockAt(clock, scope.now) };
}

/** The plays of a game whose box score is there already: two queries, one where nothing was noted. */
export async function readPlayByPlay(
	{ store, organization }: Scope,
	{ game, definitions, seasonLeague, home, away }: BoxScore,
): Promise<PlayByPlay> {
	const plays = (await store.plays.listOfGame(game.id)).map(({ play }) => play);
	const { sportId } = seasonLeague.league;
	const scoring = scoringOf(organization.sports.find(({ id }) => id === sportId)?.name ?? "");
	const periods = plays.length === 0 ? [] : await store.periods.list(sportId);
	const kept = { periods, definitions, scoring };
	const told = playByPlay(plays, kept).filter(({ period }) => !period.isHidden);
	const noted = readLog(plays, kept).score;
	const isBySets = scoring.isBySets === true;
	return {
		periods: told,
		isBySets,
		facts: courseFacts(told, isBySets),
		people: new Map(
			[home, away]
				.flatMap(({ players, absent }) => [...players.map(({ player }) => player), ...absent])
				.map((player) => [player.id, player]),
		),
		differs: game.score?.home !== noted.home || game.score.away !== noted.away,
	};
}
