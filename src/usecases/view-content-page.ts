import type { GameWithTeams } from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Block, PageKey } from "#domain/page/blocks.ts";
import type { Season } from "#domain/season/season.ts";
import type { Scope } from "./scope.ts";
import { chooseSeason, leaguesInOrder } from "./season-choices.ts";
import { readSeasonGames, withTeams } from "./season-games.ts";
import { nextGames } from "./view-home.ts";
import { type LeagueStandings, toTables } from "./view-standings.ts";

/** What the organization has written, or what its own data says in the meantime (decision A4). */
export type ContentView = WrittenPage | GenericPage;

export type WrittenPage = { kind: "written"; title: string; blocks: Block[]; data: BlockData };

/** Nobody has published this page: an honest one is made of the current season. */
export type GenericPage = {
	kind: "generic";
	season: Season | null;
	leagues: SeasonLeague[];
	teamCount: number;
	data: BlockData;
};

/** What blocks about games and standings show; empty when no block of the page asks for it. */
export type BlockData = { nextGames: GameWithTeams[]; tables: LeagueStandings[] };

/** Games of a generic page, and the most that a block may ask for. */
const genericGames = 4;
const mostGames = 20;

/** An informational page: the organization's own blocks when it is published, else a generic one. */
export async function viewContentPage(scope: Scope, key: PageKey): Promise<ContentView> {
	const page = await viewWrittenPage(scope, key);
	if (page !== null) return page;
	const { season, leagues, read } = await readCurrent(scope);
	return {
		kind: "generic",
		season,
		leagues,
		teamCount: new Set(read.entries.map(({ team }) => team.id)).size,
		data: {
			nextGames: withTeams(nextGames(scope, read.games, genericGames), read),
			tables: toTables(read),
		},
	};
}

/** The blocks of a published page and what they show; null when the organization has none. */
export async function viewWrittenPage(scope: Scope, key: PageKey): Promise<WrittenPage | null> {
	const page = await scope.store.pages.find(key);
	if (page === undefined || !page.isPublished) return null;
	const { title, blocks } = page;
	return { kind: "written", title, blocks, data: await readBlockData(scope, blocks) };
}

async function readBlockData(scope: Scope, blocks: readonly Block[]): Promise<BlockData> {
	const asks = (kind: Block["kind"]) => blocks.some((block) => block.kind === kind);
	if (!asks("nextGames") && !asks("standingsExtract")) return { nextGames: [], tables: [] };
	const { read } = await readCurrent(scope);
	return {
		nextGames: withTeams(nextGames(scope, read.games, mostGames), read),
		tables: toTables(read),
	};
}

async function readCurrent(scope: Scope) {
	const { season } = await chooseSeason(scope, undefined);
	const leagues = season === null ? [] : await leaguesInOrder(scope, season.id);
	return { season, leagues, read: await readSeasonGames(scope, leagues) };
}
