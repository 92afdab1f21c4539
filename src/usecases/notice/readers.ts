import { type Follower, wants } from "#domain/follower/follower.ts";
import { hasScore } from "#domain/game/game.ts";
import type { Happening, NoticeAudience } from "#domain/notice/happening.ts";
import type { Item } from "#domain/notice/telling.ts";
import type { Store } from "#store/store.ts";
import type { Scope } from "../scope.ts";

/** Somebody who is told, and of which games; null for all of it. */
export type NoticeReader = Follower & { games: readonly number[] | null };

/** Who would hear of it, to be looked at before. */
export async function countOf(
	{ store }: Pick<Scope, "store">,
	audience: NoticeAudience,
): Promise<{ teams: number; people: number; byMail: number; byPush: number }> {
	const readers = await readersOfItems(store, [itemOf(audience)], audience.toWhom);
	const byMail = readers.filter(({ way }) => way === "mail").length;
	const teams = audience.teams === "all" ? await store.teams.list() : audience.teams;
	return {
		teams: teams.length,
		people: readers.length,
		byMail,
		byPush: readers.length - byMail,
	};
}

/** Who is told what happened, in the order of their addresses; nobody of what visitors do not see. */
export async function readersOf(store: Store, happening: Happening): Promise<NoticeReader[]> {
	if (happening.kind === "newsPublished") {
		const { audience, how } = happening;
		const readers = await readersOfItems(store, [itemOf(audience)], audience.toWhom);
		return readers.filter(({ way }) => how.includes(way));
	}
	return readersOfItems(store, await itemsOf(store, happening), ["followers"]);
}

/** Teams that are "all" have no league or team to be followed by, so everybody is meant. */
function itemOf({ teams, leagues }: NoticeAudience): Item | "everybody" {
	return teams === "all" && leagues.length === 0
		? "everybody"
		: { gameId: null, teams: teams === "all" ? [] : teams, leagues };
}

async function readersOfItems(
	store: Store,
	items: readonly (Item | "everybody")[],
	toWhom: NoticeAudience["toWhom"],
): Promise<NoticeReader[]> {
	if (items.length === 0 || !toWhom.includes("followers")) return [];
	const known = items.map((item) =>
		item === "everybody"
			? item
			: { gameId: item.gameId, teams: new Set(item.teams), leagues: new Set(item.leagues) },
	);
	return (await store.followers.listConfirmed())
		.flatMap((follower) => {
			const own = known.filter((item) => item === "everybody" || wants(follower.follows, item));
			if (own.length === 0) return [];
			const games = own.flatMap((item) => (item === "everybody" ? [] : (item.gameId ?? [])));
			const isAll = own.length === known.length;
			return [Object.assign({ games: isAll ? null : games }, follower)];
		})
		.sort((a, b) => (a.address < b.address ? -1 : 1));
}

async function itemsOf(store: Store, happening: Happening): Promise<Item[]> {
	switch (happening.kind) {
		case "result":
			return itemsOfGames(store, [happening.gameId], true);
		case "gamesChanged":
			return itemsOfGames(
				store,
				happening.changes.map(({ gameId }) => gameId),
				false,
			);
		case "schedulePublished":
			return itemsOfLeagues(store, happening.leagueIds);
		case "pagePublished":
		case "newsPublished":
			return [];
	}
}

async function itemsOfGames(
	store: Store,
	gameIds: readonly number[],
	isResult: boolean,
): Promise<Item[]> {
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
		teams: [homeEntryId, awayEntryId].flatMap((entry) => teamOf.get(entry) ?? []),
		leagues: [leagueOf.get(seasonLeagueId) ?? 0],
	}));
}

function isOver(game: Parameters<typeof hasScore>[0] & { status: string }): boolean {
	return hasScore(game) && (game.status === "completed" || game.status === "scheduled");
}

/** Whoever follows a team of it follows its schedule. */
async function itemsOfLeagues(store: Store, leagueIds: readonly number[]): Promise<Item[]> {
	const items = leagueIds.map(async (leagueId) => ({
		gameId: null,
		teams: await teamsOfLeague(store, leagueId),
		leagues: [leagueId],
	}));
	return Promise.all(items);
}

/** The ids of the teams that are entered in a league in its newest season. */
export async function teamsOfLeague(store: Store, leagueId: number): Promise<number[]> {
	const newest = (await store.leagues.listByLeague(leagueId)).toSorted((a, b) => b.id - a.id)[0];
	const entries = newest === undefined ? [] : await store.teams.listEntries([newest.id]);
	return entries.map(({ team }) => team.id);
}
