import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import { gameChange, gamePaired } from "#domain/notice/happening.ts";
import { hasBegun } from "#domain/schedule/begun.ts";
import { weekHolding, withMoreWeeks } from "#domain/schedule/schedule.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange, recordChanges } from "../audit/audit.ts";
import { removeGame } from "../game/games.ts";
import { happened } from "../notice/happened.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { mustFit, mustMakeSense, withAsked } from "./schedule-checks.ts";
import { insertInSchedule } from "./schedule-games.ts";
import type { GamePlace, NewPlace, Replanning } from "./schedule-replan.ts";
import { findSchedule, refuseToCut, type ScheduleView } from "./schedules.ts";

export type GamesToMove = {
	id: number;
	/** What the schedule is planned by from now on; absent is as it was. */
	planning: { [Key in keyof Replanning]?: Replanning[Key] | undefined };
	moves: { gameId: number; before: GamePlace; after: GamePlace }[];
	added: readonly NewPlace[];
	/** Games that are thrown away, as where those that were added are taken back. */
	removed: readonly number[];
};

/** How many games changed, and the ids of those that were added, in their order. */
export type MovedGames = { schedule: ScheduleView; games: number; added: number[] };

/**
 * Moves many games of a schedule as one: all or nothing, and told in one letter (rule `moved-as-one`). Each
 * must still be where whoever asks saw it; with before and after exchanged, and what was added removed, it is undone.
 */
export async function moveGames(scope: Scope, asked: GamesToMove): Promise<MovedGames> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = await findSchedule(store, asked.id);
		const after = await replanned(store, before, asked, scope.now);
		const games = await gamesToMove(store, asked);
		await mustBeAhead(store, asked);
		const at = scope.now.toISOString();
		await store.schedules.save(asked.id, after);
		await store.schedules.savePlanning(asked.id, after, at);
		const changes = [];
		for (const { game, place } of games) {
			const weekIndex =
				(place.date === null ? null : weekHolding(after, place.date)) ?? game.weekIndex;
			const moved = { ...game, ...place, weekIndex };
			await store.games.saveDetails(game.id, moved, at);
			if (weekIndex !== game.weekIndex) await store.schedules.setWeek(game.id, weekIndex);
			changes.push({ action: "game.change" as const, id: game.id, before: game, after: moved });
		}
		for (const gameId of asked.removed) await removeGame({ ...scope, store }, { id: gameId });
		const added = await insertInSchedule({ ...scope, store }, after, asked.added);
		if (after.numWeeks < before.numWeeks) {
			refuseToCut(after, await store.schedules.gamesOf(asked.id));
		}
		await recordChange(scope, store, {
			action: "schedule.replan",
			id: asked.id,
			before: planningOf(before),
			after: { ...planningOf(after), games: games.length, added: added.length },
		});
		await recordChanges(scope, store, changes);
		await happened(
			{ ...scope, store },
			{
				kind: "gamesChanged",
				changes: [
					...changes.map(({ id, before, after }) => gameChange(id, before, after)),
					...added.map(gamePaired),
				],
				reason: null,
			},
		);
		const changed = games.length + added.length + asked.removed.length;
		return { schedule: after, games: changed, added: added.map(({ id }) => id) };
	});
}

async function replanned(
	store: Store,
	before: ScheduleView,
	{ planning: { numWeeks = before.numWeeks, ...rules } }: GamesToMove,
	now: Date,
): Promise<ScheduleView> {
	const weeks = withMoreWeeks(before, Math.max(0, numWeeks - before.numWeeks));
	const planned = withAsked(before, { rules, weeklyTimeSlots: weeks.weeklyTimeSlots });
	const after = { ...before, ...planned, numWeeks, changedAt: now.toISOString() };
	mustFit(after);
	await mustMakeSense(store, after, rules);
	return after;
}

/** Refuses games that have begun or are elsewhere by now; one of another schedule is missing. */
async function gamesToMove(store: Store, { id, moves }: GamesToMove) {
	const ids = moves.map(({ gameId }) => gameId);
	const games = new Map((await store.games.findMany(ids)).map((game) => [game.id, game]));
	const withNumbers = new Set(await store.schedules.withNumbersAmong(ids));
	return moves.map(({ gameId, before, after }) => {
		const game = found(games.get(gameId), messages.games.notFound);
		found(game.scheduleId === id || null, messages.games.notFound);
		const begun = hasBegun({ ...game, hasNumbers: withNumbers.has(gameId) });
		if (begun || !isAt(game, before)) {
			throw changedMeanwhile();
		}
		return { game, place: after };
	});
}

/** Refuses to throw away games that have begun; one of another schedule is missing. */
async function mustBeAhead(store: Store, { id, removed }: GamesToMove): Promise<void> {
	const games = new Map((await store.games.findMany([...removed])).map((game) => [game.id, game]));
	const withNumbers = new Set(await store.schedules.withNumbersAmong([...removed]));
	for (const gameId of removed) {
		const game = found(games.get(gameId), messages.games.notFound);
		found(game.scheduleId === id || null, messages.games.notFound);
		if (hasBegun({ ...game, hasNumbers: withNumbers.has(gameId) })) throw changedMeanwhile();
	}
}

function changedMeanwhile(): Refusal {
	return new Refusal(
		"conflict",
		"Some of these games were changed meanwhile. Please look for places again.",
	);
}

function isAt({ date, time, location, status }: KnownGame, place: GamePlace): boolean {
	return (
		date === place.date &&
		time === place.time &&
		(location ?? "") === (place.location ?? "") &&
		status === place.status
	);
}

function planningOf({ numWeeks, rules }: ScheduleView): Replanning {
	const { skipDates, closedCourts, pinnedGames } = rules;
	return { numWeeks, skipDates, closedCourts, pinnedGames };
}
