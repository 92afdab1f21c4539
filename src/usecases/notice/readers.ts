import { canManageLeagues } from "#domain/account/policy.ts";
import { type Follower, type Reader, wants } from "#domain/follower/follower.ts";
import { hasScore } from "#domain/game/game.ts";
import { messages } from "#domain/messages.ts";
import type { GameChange, Happening, NoticeAudience } from "#domain/notice/happening.ts";
import type { Item } from "#domain/notice/telling.ts";
import { foremostSeason } from "#domain/season/season.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** Somebody who is told, and of which games; null for all of it. */
export type NoticeReader = Pick<Follower, "way" | "address" | "language"> & {
	reader: Reader;
	games: readonly number[] | null;
};

type Asking = Pick<Scope, "store" | "organization">;
type ToWhom = NoticeAudience["toWhom"];

/** What happened concerns those who play, too; a result is theirs to know. */
const concerned: Partial<Record<Happening["kind"], ToWhom>> = {
	gamesChanged: ["followers", "players"],
	schedulePublished: ["followers", "players"],
	result: ["followers"],
};

/** Who would hear of it, to be looked at before. */
export async function countOf(
	scope: Asking,
	audience: NoticeAudience,
): Promise<{ teams: number; people: number; byMail: number; byPush: number }> {
	const { store } = scope;
	const items = [await itemOf(store, audience)];
	const readers = await readersOfItems(scope, items, audience.toWhom);
	const byMail = readers.filter(({ way }) => way === "mail").length;
	const teams = audience.teams === "all" ? await store.teams.list() : audience.teams;
	return {
		teams: teams.length,
		people: readers.length,
		byMail,
		byPush: readers.length - byMail,
	};
}

export type Concerned = { gameIds: readonly number[]; leagueIds: readonly number[] };

/** How many would hear that these games change, or that schedules of these leagues are there; for members. */
export async function countConcerned(
	scope: Asking & Pick<Scope, "viewer">,
	{ gameIds, leagueIds }: Concerned,
): Promise<{ people: number; byMail: number; byPush: number }> {
	const { store, viewer, organization } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	await mustBeThere(store, gameIds, leagueIds);
	const items = [
		...(await itemsOfGames(store, gameIds, false)),
		...(await itemsOfLeagues(store, leagueIds)),
	];
	const readers = await readersOfItems(scope, items, ["followers", "players"]);
	const byMail = readers.filter(({ way }) => way === "mail").length;
	return { people: readers.length, byMail, byPush: readers.length - byMail };
}

async function mustBeThere(
	store: Store,
	gameIds: readonly number[],
	leagueIds: readonly number[],
): Promise<void> {
	const games = new Set((await store.games.findMany(gameIds)).map(({ id }) => id));
	for (const id of gameIds) found(games.has(id) || undefined, messages.games.notFound);
	const leagues = leagueIds.length > 0 ? await store.leagues.list() : [];
	for (const id of leagueIds) {
		found(
			leagues.find((league) => league.id === id),
			"League not found.",
		);
	}
}

/** Who is told what happened, in the order of their addresses; nobody of what visitors do not see. */
export async function readersOf(scope: Asking, happening: Happening): Promise<NoticeReader[]> {
	const { store } = scope;
	if (happening.kind === "newsPublished") {
		const { audience, how } = happening;
		const items = [await itemOf(store, audience)];
		const readers = await readersOfItems(scope, items, audience.toWhom);
		return readers.filter(({ way }) => how.includes(way));
	}
	const toWhom = concerned[happening.kind] ?? [];
	return readersOfItems(scope, await itemsOf(store, happening), toWhom);
}

/** What is to be told; "everybody" has no team or league to be followed by. */
type ItemToTell = Item & { isForAll: boolean };

/** Teams that are "all" have no league or team to be followed by, so everybody is meant. */
async function itemOf(store: Store, { teams, leagues }: NoticeAudience): Promise<ItemToTell> {
	const isForAll = teams === "all" && leagues.length === 0;
	const named = teams === "all" ? [] : teams;
	const entries = await currentEntries(store);
	return {
		gameId: null,
		isForAll,
		teams: named,
		leagues,
		entries: entries
			.filter(
				({ team, leagueId }) =>
					isForAll || (leagues.length > 0 ? leagues.includes(leagueId) : named.includes(team.id)),
			)
			.map(({ id }) => id),
	};
}

/** Those of the season that is on, else of the newest one. */
async function currentEntries(store: Store) {
	const season = foremostSeason(await store.seasons.list());
	if (season === null) return [];
	return store.teams.listEntriesBySeason(season.id);
}

/** A letter an address, however many reasons there are to write to it. */
async function readersOfItems(
	scope: Asking,
	items: readonly ItemToTell[],
	toWhom: ToWhom,
): Promise<NoticeReader[]> {
	if (items.length === 0) return [];
	const readers = new Map<string, NoticeReader>();
	const all = [
		...(toWhom.includes("followers") ? await followersAmong(scope.store, items) : []),
		...(await playersAmong(scope, items, toWhom)),
	];
	for (const one of all) {
		const key = `${one.way} ${one.address}`;
		const known = readers.get(key);
		readers.set(
			key,
			known === undefined ? one : Object.assign(known, { games: both(known.games, one.games) }),
		);
	}
	return [...readers.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}

function both(a: NoticeReader["games"], b: NoticeReader["games"]): NoticeReader["games"] {
	return a === null || b === null ? null : [...new Set([...a, ...b])];
}

async function followersAmong(store: Store, items: readonly ItemToTell[]): Promise<NoticeReader[]> {
	const known = items.map(({ gameId, isForAll, teams, leagues }) => ({
		gameId,
		isForAll,
		teams: new Set(teams),
		leagues: new Set(leagues),
	}));
	return (await store.followers.listConfirmed()).flatMap(
		({ id, way, address, language, follows }) => {
			const own = known.filter((item) => item.isForAll || wants(follows, item));
			if (own.length === 0) return [];
			const reader = { of: "follower" as const, id };
			return [{ reader, way, address, language, games: gamesOf(own, known) }];
		},
	);
}

/** Those who play, or their captains alone, at the addresses the organization has of them. */
async function playersAmong(
	{ store, organization }: Asking,
	items: readonly ItemToTell[],
	toWhom: ToWhom,
): Promise<NoticeReader[]> {
	if (!toWhom.includes("players") && !toWhom.includes("captains")) return [];
	const entryIds = [...new Set(items.flatMap(({ entries }) => entries))];
	const reached = (await store.contacts.listReached(entryIds)).filter(
		({ isCaptain }) => isCaptain || toWhom.includes("players"),
	);
	return [...Map.groupBy(reached, ({ address }) => address)].map(([address, theirs]) => {
		const entries = new Set(theirs.map(({ entryId }) => entryId));
		const own = items.filter((item) => item.entries.some((id) => entries.has(id)));
		const id = Math.min(...theirs.map(({ playerId }) => playerId));
		const { language } = organization;
		const reader = { of: "person" as const, id };
		return { reader, way: "mail", address, language, games: gamesOf(own, items) };
	});
}

function gamesOf(
	own: readonly Pick<Item, "gameId">[],
	all: readonly unknown[],
): NoticeReader["games"] {
	return own.length === all.length ? null : own.flatMap(({ gameId }) => gameId ?? []);
}

async function itemsOf(store: Store, happening: Happening): Promise<ItemToTell[]> {
	switch (happening.kind) {
		case "result":
			return itemsOfGames(store, [happening.gameId], true);
		case "gamesChanged": {
			const there = happening.changes.flatMap(({ gameId, gone }) => (gone ? [] : [gameId]));
			const gone = happening.changes.flatMap(itemsOfGone);
			return [...(await itemsOfGames(store, there, false)), ...gone];
		}
		case "schedulePublished":
			return itemsOfLeagues(store, happening.leagueIds);
		case "pagePublished":
		case "newsPublished":
			return [];
	}
}

function itemsOfGone({ gameId, before, gone }: GameChange): ItemToTell[] {
	if (gone === undefined) return [];
	const teams = [before.home.teamId, before.away.teamId];
	const { entries, league } = gone;
	return [{ gameId, isForAll: false, teams, leagues: [league], entries }];
}

async function itemsOfGames(
	store: Store,
	gameIds: readonly number[],
	isResult: boolean,
): Promise<ItemToTell[]> {
	const told = await store.games.toldAmong(gameIds);
	const games = (await store.games.findMany(gameIds)).filter(
		(game) => told.has(game.id) && (!isResult || isOver(game)),
	);
	const seasonLeagues = await store.leagues.findSeasonLeagues([
		...new Set(games.map(({ seasonLeagueId }) => seasonLeagueId)),
	]);
	const entries = await store.teams.listEntries(seasonLeagues.map(({ id }) => id));
	const teamOf = new Map(entries.map(({ id, team }) => [id, team.id]));
	const leagueOf = new Map(seasonLeagues.map(({ id, league }) => [id, league.id]));
	return games.map(({ id, homeEntryId, awayEntryId, seasonLeagueId }) => ({
		gameId: id,
		isForAll: false,
		entries: [homeEntryId, awayEntryId],
		teams: [homeEntryId, awayEntryId].flatMap((entry) => teamOf.get(entry) ?? []),
		leagues: [leagueOf.get(seasonLeagueId) ?? 0],
	}));
}

function isOver(game: Parameters<typeof hasScore>[0] & { status: string }): boolean {
	return hasScore(game) && (game.status === "completed" || game.status === "scheduled");
}

/** Whoever follows a team of it follows its schedule. */
async function itemsOfLeagues(store: Store, leagueIds: readonly number[]): Promise<ItemToTell[]> {
	const items = leagueIds.map(async (leagueId) => {
		const entries = await entriesOfLeague(store, leagueId);
		return {
			gameId: null,
			isForAll: false,
			entries: entries.map(({ id }) => id),
			teams: entries.map(({ team }) => team.id),
			leagues: [leagueId],
		};
	});
	return Promise.all(items);
}

/** The ids of the teams that are entered in a league in its newest season. */
export async function teamsOfLeague(store: Store, leagueId: number): Promise<number[]> {
	return (await entriesOfLeague(store, leagueId)).map(({ team }) => team.id);
}

async function entriesOfLeague(store: Store, leagueId: number): Promise<TeamEntry[]> {
	const newest = (await store.leagues.listByLeague(leagueId)).toSorted((a, b) => b.id - a.id)[0];
	return newest === undefined ? [] : store.teams.listEntries([newest.id]);
}
