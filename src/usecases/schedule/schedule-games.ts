import { canManageLeagues } from "#domain/account/policy.ts";
import { type Said, say } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import { hasBegun } from "#domain/schedule/begun.ts";
import { placeNamed } from "#domain/schedule/courts.ts";
import { type Schedule, weekHolding } from "#domain/schedule/schedule.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange, recordChanges } from "../audit/audit.ts";
import { nothingKnown } from "../game/game-details.ts";
import { type GameView, toGameView } from "../game/game-views.ts";
import { gameHappened } from "../notice/game-happened.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { followDate } from "./schedule-changes.ts";
import { teamsOfLeague } from "./schedule-checks.ts";
import { findSchedule } from "./schedules.ts";

type SlotRef = { date: string; time: string; location?: string | null | undefined };

/** Adds a game by hand. It may break every rule of the schedule; the report says so. */
export async function addToSchedule(
	scope: Scope,
	asked: SlotRef & { id: number; homeTeamId: number; awayTeamId: number },
): Promise<GameView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const schedule = await findSchedule(store, asked.id);
		const [game] = await insertInSchedule({ ...scope, store }, schedule, [asked]);
		await store.schedules.setChangedAt(schedule.id, scope.now.toISOString());
		return toGameView(scope, found(game ?? null, messages.games.notFound));
	});
}

/** Adds games to a schedule that is being changed, and notes them in the trail; answers them in their order. */
export async function insertInSchedule(
	scope: Scope,
	schedule: Schedule,
	asked: readonly (SlotRef & { homeTeamId: number; awayTeamId: number })[],
): Promise<KnownGame[]> {
	const { store } = scope;
	const entryOf = await teamsOfLeague(store, schedule.seasonLeagueId);
	const rows = [];
	for (const { date, time, ...place } of asked) {
		const homeEntryId = await entryOf(place.homeTeamId, "homeTeamId");
		const awayEntryId = await entryOf(place.awayTeamId, "awayTeamId");
		if (homeEntryId === awayEntryId) throw invalid("awayTeamId", messages.games.teamsMustDiffer);
		const weekIndex = weekHolding(schedule, date);
		if (weekIndex === null) throw invalid("date", notInItsWeeks(schedule));
		rows.push({
			...nothingKnown,
			score: null,
			externalId: null,
			date,
			time,
			location: placeIn(schedule, place.location),
			seasonLeagueId: schedule.seasonLeagueId,
			homeEntryId,
			awayEntryId,
			scheduleId: schedule.id,
			weekIndex,
			createdBy: scope.viewer.kind === "member" ? scope.viewer.userId : null,
		});
	}
	const ids = await store.games.insertAll(rows);
	const made = new Map((await store.games.findMany(ids)).map((game) => [game.id, game]));
	const games = ids.map((id) => found(made.get(id), messages.games.notFound));
	await recordChanges(
		scope,
		store,
		games.map((game) => ({ action: "game.add" as const, id: game.id, after: game })),
	);
	return games;
}

/** Moves a game that has not begun; its week follows its date. */
export async function moveInSchedule(
	scope: Scope,
	{
		id,
		gameId,
		...asked
	}: SlotRef & { id: number; gameId: number; reason?: string | null | undefined },
): Promise<GameView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const schedule = await findSchedule(store, id);
		const before = found(await store.games.find(gameId), messages.games.notFound);
		found(before.scheduleId === id || null, messages.games.notFound);
		await mustBeAhead(store, before, "A game that has begun cannot be moved.");
		const { date, time } = asked;
		const location =
			asked.location === undefined ? before.location : placeIn(schedule, asked.location);
		await store.games.saveDetails(
			gameId,
			{ ...before, date, time, location },
			scope.now.toISOString(),
		);
		const weekIndex = await followDate(scope, store, { ...before, date });
		const after = { ...before, date, time, location, weekIndex };
		await gameHappened({ ...scope, store }, before, after, asked.reason ?? null);
		await recordChange(scope, store, { action: "game.change", id: gameId, before, after });
		return toGameView(scope, after);
	});
}

async function mustBeAhead(store: Store, game: KnownGame, sentence: string): Promise<void> {
	const [withNumbers] = await store.schedules.withNumbersAmong([game.id]);
	if (hasBegun({ ...game, hasNumbers: withNumbers !== undefined })) {
		throw new Refusal("conflict", sentence);
	}
}

/** What is written down about a place that somebody names, or that it has none. */
export function placeIn(schedule: Schedule, location: string | null | undefined): string | null {
	return location ? placeNamed(schedule, location) : null;
}

function notInItsWeeks({ startDate, numWeeks }: Schedule): Said {
	const first = { date: startDate };
	return numWeeks === 1
		? say`The schedule has one week from ${first}. Please choose a date in them.`
		: say`The schedule has ${numWeeks} weeks from ${first}. Please choose a date in them.`;
}
