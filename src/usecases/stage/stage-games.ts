import { canManageLeagues } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import type { Standing } from "#domain/stage/laying/clash.ts";
import type { Appointed } from "#store/stage/stage-games.ts";
import { recordChange } from "../audit/audit.ts";
import { mustHaveSeen, type SeenBefore } from "../audit/seen-changes.ts";
import { gamesHappened } from "../notice/game-happened.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { teamMissing } from "../team/season-league-lookup.ts";
import { isBegun } from "./read-stage.ts";
import { settleStage } from "./settle-stage.ts";
import type { StageView } from "./stage-views.ts";
import { inTrail, readStage, viewStage } from "./stages.ts";
import { mustBeFree } from "./standing-games.ts";

export type PlacesGiven = SeenBefore & {
	id: number;
	/** Another game may be at the same place at the time. */
	sharesPlaces?: boolean | undefined;
	games: readonly {
		id: number;
		date?: string | null | undefined;
		time?: string | null | undefined;
		location?: string | null | undefined;
		/** Whether the side that hosts first is at home. */
		isHomeBetter?: boolean | undefined;
	}[];
};

/** Says when and where games of a stage are, whether their teams are known or not. */
export async function placeStageGames(
	scope: Scope,
	{ id, games, lastChangeId, sharesPlaces }: PlacesGiven,
): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const read = await readStage(inside, id);
		const { planned, stage } = read;
		await mustHaveSeen(scope, store, { thing: inTrail(id), called: say`this stage`, lastChangeId });
		const at = scope.now.toISOString();
		const known = await store.games.findMany(games.map((game) => game.id));
		const moved: Standing[] = [];
		for (const { id: gameId, isHomeBetter, ...given } of games) {
			const before = found(
				planned.find((game) => game.id === gameId),
				"Game not found.",
			);
			const place = {
				date: given.date === undefined ? before.date : given.date,
				time: given.time === undefined ? before.time : given.time,
				location: given.location === undefined ? before.location : given.location,
			};
			if (!isBegun(before) && isMoved(before, place)) moved.push({ id: gameId, ...place });
			if (before.game === null) await store.stages.savePlanned(gameId, place, at);
			else await store.games.saveDetails(gameId, Object.assign({}, before.game, place), at);
			if (isHomeBetter !== undefined) await store.stages.setHost(gameId, isHomeBetter);
		}
		await settleStage(scope, store, id);
		await mustBeFree(inside, read, moved, sharesPlaces);
		await gamesHappened(inside, known);
		const after = { name: stage.name, games };
		await recordChange(scope, store, { action: "stage.place", id, after });
		return viewStage(inside, { id });
	});
}

function isMoved(before: Appointed, { date, time, location }: Appointed): boolean {
	return date !== before.date || time !== before.time || location !== before.location;
}

export type DecisionGiven = {
	id: number;
	/** Of the series. */
	number: number;
	/** Null for neither of them. */
	teamId: number | null;
	/** Null takes the decision back. */
	reason: string | null;
};

/** The league itself says who wins a series, whatever was played, and why. */
export async function decideSeries(
	scope: Scope,
	{ id, number, teamId, reason }: DecisionGiven,
): Promise<StageView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const { stage, series, state, teams } = await readStage(inside, id);
		const stored = found(
			series.find(({ plan }) => plan.number === number),
			"Series not found.",
		);
		const { home, away } = found(state.series[number - 1], "Series not found.");
		if (reason !== null && (typeof home !== "number" || typeof away !== "number"))
			throw invalid("number", "It is not known yet who plays in this series.");
		const isMeant = (entryId: unknown) =>
			typeof entryId === "number" && (entryId === teamId || teams.get(entryId)?.team.id === teamId);
		const entryId = teamId === null ? null : found([home, away].find(isMeant), teamMissing);
		const decided = reason === null ? null : { entryId, reason };
		await store.stages.setDecided(stored.id, decided);
		await settleStage(scope, store, id);
		const winner = entryId === null ? null : teams.get(entryId)?.team.name;
		await recordChange(scope, store, {
			action: "stage.decide",
			id,
			before: { name: stage.name, series: number, reason: stored.decided?.reason ?? null },
			after: { name: stage.name, series: number, winner, reason },
		});
		return viewStage(inside, { id });
	});
}
