import { byDateAndTime, type Side } from "#domain/game/game.ts";
import { seriesNames } from "#domain/stage/series-name.ts";
import type { SeriesState } from "#domain/stage/stage-state.ts";
import type { WaitingGame, WaitingSide } from "#domain/stage/waiting-game.ts";
import type { PlannedGame } from "#store/stage/stage-games.ts";
import type { WaitingAsked } from "#store/stage/stages.ts";
import type { Store } from "#store/store.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonsWith, visibleSeasons } from "../season/season-choices.ts";
import { readStages, type StageRead } from "./read-stage.ts";
import { isStillPlayed } from "./settle-stage.ts";
import { toTeam } from "./stage-views.ts";

/**
 * The dated games of stages that wait for their teams, by date and time (rule `waits-under-its-id`): one query,
 * and those of stages where there are any.
 */
export async function listWaitingGames(
	{ store }: Pick<Scope, "store">,
	asked: WaitingAsked,
): Promise<WaitingGame[]> {
	const { from = "" } = asked;
	const games = await readWaitingGames(store, asked);
	return games.filter(({ date }) => date !== null && date >= from).sort(byDateAndTime);
}

/** A game that waits, with a date or without, where its season can be seen. */
export async function viewWaitingGame(scope: Scope, { id }: { id: number }): Promise<WaitingGame> {
	const missing = "Game not found.";
	const games = await readWaitingGames(scope.store, { id });
	const game = found(
		games.find((one) => one.id === id),
		missing,
	);
	seasonsWith(await visibleSeasons(scope), [game], missing);
	return game;
}

async function readWaitingGames(store: Store, asked: WaitingAsked): Promise<WaitingGame[]> {
	const stages = await store.stages.listWaiting(asked);
	return stages.length === 0 ? [] : (await readStages(store, stages)).flatMap(waitingGames);
}

function waitingGames(read: StageRead): WaitingGame[] {
	const names = seriesNames(read.series.map(({ plan }) => plan));
	return read.planned.flatMap((planned) => {
		const series = read.state.series[planned.series - 1];
		if (series === undefined || planned.game !== null || !isStillPlayed(series, planned)) return [];
		return [toWaiting(read, series, planned, names)];
	});
}

function toWaiting(
	{ stage, teams }: StageRead,
	series: SeriesState,
	planned: PlannedGame,
	names: WaitingGame["names"],
): WaitingGame {
	const { id, number, date, time, location, revision, revisedAt } = planned;
	const other: Side = series.host === "home" ? "away" : "home";
	const sideAt = (side: Side): WaitingSide => ({
		team: toTeam(teams, series[side]),
		from: series.plan[side],
	});
	const home = sideAt(planned.isHomeBetter ? series.host : other);
	const away = sideAt(planned.isHomeBetter ? other : series.host);
	return {
		id,
		stage: { id: stage.id, name: stage.name },
		league: { id: stage.leagueId, name: stage.leagueName },
		seasonId: stage.seasonId,
		series: planned.series,
		number,
		bestOf: series.plan.bestOf,
		isIfNecessary: series.spare.includes(number),
		names,
		home,
		away,
		date,
		time,
		location,
		// Who has come changes its title in calendars, and is written down nowhere.
		revision: revision + [home, away].filter(({ team }) => team !== null).length,
		revisedAt,
	};
}
