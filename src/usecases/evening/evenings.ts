import { canManageLeagues } from "#domain/account/policy.ts";
import {
	type Evening,
	type EveningPlace,
	type Fate,
	fateOf,
	isAsLeftBy,
	type OffStatus,
} from "#domain/evening/evening.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { gameChange } from "#domain/notice/happening.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange, recordChanges } from "../audit/audit.ts";
import { happened } from "../notice/happened.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { settleStageOf } from "../stage/settle-stage.ts";
import { listWaitingGames } from "../stage/waiting-games.ts";

export type EveningAsked = {
	/** Without it the day of the next game. */
	date?: string | undefined;
	leagueId?: number | undefined;
	location?: string | undefined;
};

/** What calling an evening off would do, and what there is to choose from on its day. */
export type EveningEffect = {
	date: string;
	/** Those that would fall out, by time. */
	games: KnownGame[];
	/** Why others of the day would stay as they are, and how many. */
	staying: { fate: Fate | "isWaiting"; count: number }[];
	teams: number;
	/** Who is on the rosters of these teams. */
	people: number;
	leagues: { id: number; name: string; games: number }[];
	locations: { name: string; games: number }[];
};

/** Looks at an evening before it is called off. */
export async function viewEveningEffect(scope: Scope, asked: EveningAsked): Promise<EveningEffect> {
	const { viewer, organization, store, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const day = today(now, organization.timeZone);
	const date = asked.date ?? (await store.games.findNext(day))?.date ?? day;
	await placeOf(store, { ...asked, date });
	const { all, fates } = await readDay(store, date);
	const chosen = all.filter((game) => isMeant(game, asked));
	const games = chosen.filter(({ id }) => fates.get(id) === "fallsOut").sort(byDateAndTime);
	const entryIds = [...new Set(games.flatMap((it) => [it.homeEntryId, it.awayEntryId]))];
	const spots = await store.players.listByEntries(entryIds);
	const open = all.filter(({ id }) => fates.get(id) === "fallsOut");
	const locations = Map.groupBy(open, ({ location }) => location ?? "");
	const leagues = Map.groupBy(open, ({ league }) => league.id);
	return {
		date,
		games,
		staying: await countStaying(scope, asked, date, chosen, fates),
		teams: new Set(games.flatMap(({ home, away }) => [home.teamId, away.teamId])).size,
		people: new Set(spots.map(({ id }) => id)).size,
		leagues: [...leagues.values()]
			.flatMap((list) => (list[0] ? [{ ...list[0].league, games: list.length }] : []))
			.sort((a, b) => naturalOrder(a.name, b.name)),
		locations: [...locations]
			.filter(([name]) => name !== "")
			.map(([name, list]) => ({ name, games: list.length }))
			.sort((a, b) => naturalOrder(a.name, b.name)),
	};
}

/** The evenings that were called off from a day on, by date. */
export async function listEvenings(scope: Scope): Promise<Evening[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const from = today(scope.now, scope.organization.timeZone);
	return scope.store.evenings.list({ from, to: lastDay });
}

export type CalledOff = { evening: Evening; games: number };

/**
 * Has all games of an evening fall out, as one (rule `evening-as-a-whole`). Asked for again it adds what has come
 * since, and the newest reason stands.
 */
export async function callOffEvening(
	scope: Scope,
	{
		date,
		status,
		reason,
		...asked
	}: EveningAsked & { date: string; status: OffStatus; reason: string | null },
): Promise<CalledOff> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const place = await placeOf(store, { ...asked, date });
		const { all, fates } = await readDay(store, date);
		const games = all.filter((it) => isMeant(it, asked) && fates.get(it.id) === "fallsOut");
		const before = (await store.evenings.list({ from: date, to: date })).find(
			(one) => one.status === status && isSamePlace(one, place),
		);
		if (games.length === 0 && before === undefined) throw new Refusal("conflict", nothingLeft);
		await changeStatuses({ ...scope, store }, { games, status, reason });
		const gameIds = [...(before?.gameIds ?? []), ...games.map(({ id }) => id)];
		const evening = { ...place, status, reason, gameIds };
		const id = before?.id ?? (await store.evenings.insert(evening));
		if (before !== undefined) await store.evenings.save(id, evening);
		await recordChange(scope, store, {
			action: "evening.callOff",
			id,
			before: before && inAudit(before),
			after: inAudit(evening),
		});
		return { evening: { id, ...evening }, games: games.length };
	});
}

/** Games that are still as the evening left them are planned again; the others keep what came since. */
export async function takeEveningBack(scope: Scope, { id }: { id: number }): Promise<CalledOff> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const evening = found(await store.evenings.find(id), "Evening not found.");
		const left = await store.games.findMany(evening.gameIds);
		const games = left.filter((game) => isAsLeftBy(evening, game));
		await changeStatuses({ ...scope, store }, { games, status: "scheduled", reason: null });
		await store.evenings.remove(id);
		const change = { action: "evening.takeBack", id, before: inAudit(evening) } as const;
		await recordChange(scope, store, change);
		return { evening, games: games.length };
	});
}

/** What visitors are told of evenings that fall out, until their day is over. */
export async function viewEveningsAhead({
	store,
	organization,
	now,
}: Pick<Scope, "store" | "organization" | "now">): Promise<Evening[]> {
	const from = today(now, organization.timeZone);
	const evenings = await store.evenings.list({ from, to: lastDay });
	if (evenings.length === 0) return [];
	const seasons = (await store.seasons.list()).filter(({ isVisible }) => isVisible);
	const visible = new Set(seasons.map(({ id }) => id));
	// The store tells a visitor of no game of a draft; hidden seasons are left out here.
	const games = await store.games.findMany(evenings.flatMap(({ gameIds }) => gameIds));
	const told = new Set(games.filter((it) => visible.has(it.seasonId)).map(({ id }) => id));
	return evenings.filter(({ gameIds }) => gameIds.some((id) => told.has(id)));
}

const lastDay = "2200-12-31";
const nothingLeft = "There is no game left to call off on this day.";

async function readDay(store: Store, date: string) {
	const all = await store.games.listWithTeams({ date });
	const withNumbers = new Set(await store.schedules.withNumbersAmong(all.map(({ id }) => id)));
	const locked = new Set(
		(await store.seasons.list()).filter(({ lockedAt }) => lockedAt).map(({ id }) => id),
	);
	const fates = new Map(
		all.map((game) => {
			const known = { hasNumbers: withNumbers.has(game.id), isLocked: locked.has(game.seasonId) };
			return [game.id, fateOf(game, known)];
		}),
	);
	return { all, fates };
}

function isMeant({ league, location }: KnownGame, asked: EveningAsked): boolean {
	return (
		(asked.leagueId === undefined || league.id === asked.leagueId) &&
		(asked.location === undefined || location === asked.location)
	);
}

async function countStaying(
	scope: Scope,
	asked: EveningAsked,
	date: string,
	games: readonly KnownGame[],
	fates: ReadonlyMap<number, Fate>,
): Promise<EveningEffect["staying"]> {
	const staying = games.map(({ id }) => fates.get(id) ?? "fallsOut");
	const counts = [...Map.groupBy(staying, (fate) => fate)]
		.filter(([fate]) => fate !== "fallsOut")
		.map(([fate, all]) => ({ fate, count: all.length }));
	const waiting = (await listWaitingGames(scope, { from: date })).filter(
		(game) =>
			game.date === date &&
			(asked.leagueId ?? game.league.id) === game.league.id &&
			(asked.location ?? game.location) === game.location,
	);
	if (waiting.length === 0) return counts;
	return [...counts, { fate: "isWaiting", count: waiting.length }];
}

async function placeOf(
	store: Store,
	{ date, leagueId, location }: EveningAsked & { date: string },
): Promise<EveningPlace> {
	const league =
		leagueId === undefined ? null : found(await store.leagues.find(leagueId), "League not found.");
	return {
		date,
		league: league && { id: league.id, name: league.name },
		location: location ?? null,
	};
}

function isSamePlace(a: EveningPlace, b: EveningPlace): boolean {
	return a.league?.id === b.league?.id && a.location === b.location;
}

type StatusesToChange = {
	games: readonly KnownGame[];
	status: OffStatus | "scheduled";
	reason: string | null;
};

async function changeStatuses(
	scope: Scope,
	{ games, status, reason }: StatusesToChange,
): Promise<void> {
	const { store } = scope;
	const at = scope.now.toISOString();
	const ids = games.map(({ id }) => id);
	await store.games.saveStatuses(ids, status, at);
	const schedules = new Set(games.map(({ scheduleId }) => scheduleId));
	for (const id of schedules) if (id !== null) await store.schedules.setChangedAt(id, at);
	for (const stageId of new Set(games.map((game) => game.stageId)))
		await settleStageOf(scope, store, { stageId });
	const changes = games.map((before) => ({
		action: "game.change" as const,
		id: before.id,
		before,
		after: { ...before, status },
	}));
	await recordChanges(scope, store, changes);
	await happened(scope, {
		kind: "gamesChanged",
		changes: changes.map(({ id, before, after }) => gameChange(id, before, after)),
		reason,
	});
}

/** `name` is what the audit calls it. */
function inAudit({ date, league, location, status, reason, gameIds }: Omit<Evening, "id">) {
	return { name: date, league, location, status, reason, gameIds };
}
