import { type Language, languagesOf } from "#domain/language/language.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { type BlockData, noData } from "#domain/page/block-data.ts";
import type { PageKey } from "#domain/page/blocks.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import type { ShownPage } from "#domain/page/site-page.ts";
import type { Season } from "#domain/season/season.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { nextGames } from "../season/next-and-latest.ts";
import { chooseSeason, leaguesInOrder } from "../season/season-choices.ts";
import { readSeasonGames, withTeams } from "../season/season-games.ts";
import { toTables } from "../standings/view-standings.ts";

/**
 * What the organization has written, or what its own data says in the meantime
 * (rule `written-or-generic`).
 */
export type ContentView = WrittenPage | GenericPage;

export type WrittenPage = {
	kind: "written";
	title: string;
	description: string;
	isIndexed: boolean;
	blocks: BlockContent[];
	isPreview: boolean;
	/** In which it is written: where the one that was asked for is missing, the organization's own. */
	language: Language;
	/** All in which it is written, the own one first. */
	languages: Language[];
};

/** Nobody has published this page, so it is made of the current season. */
export type GenericPage = {
	kind: "generic";
	season: Season | null;
	leagues: SeasonLeague[];
	teamCount: number;
	data: BlockData;
};

/** Games of a generic page. */
const genericGames = 4;

/** An informational page: the organization's own blocks when it is published, else a generic one. */
export async function viewContentPage(
	scope: Scope,
	key: PageKey,
	language: Language,
): Promise<ContentView> {
	const page = await viewWrittenPage(scope, key, language);
	if (page !== null) return page;
	const { season, leagues, read } = await readCurrent(scope);
	return {
		kind: "generic",
		season,
		leagues,
		teamCount: new Set(read.entries.map(({ team }) => team.id)).size,
		data: {
			...noData,
			nextGames: withTeams(nextGames(scope, read.games, genericGames), read),
			tables: toTables(read),
		},
	};
}

/** What is published; null when the organization has not written this page. */
export async function viewWrittenPage(
	scope: Scope,
	key: PageKey,
	language: Language,
): Promise<WrittenPage | null> {
	const page = await scope.store.pages.find(key, further(scope, language));
	return page === undefined ? null : toWritten(scope, page);
}

type OwnPageAsked = { path: string; language: Language };

/** The same of an own page by its path, or where it has moved to. */
export async function viewOwnPage(
	scope: Scope,
	asked: OwnPageAsked,
): Promise<WrittenPage | { kind: "moved"; path: string }> {
	const page = await findOwnPage(scope, asked);
	if (page !== null) return page;
	const moved = await scope.store.pageRedirects.find(asked.path);
	return { kind: "moved", path: found(moved, "This page does not exist.") };
}

/** The same; null where none is at the path now. */
export async function findOwnPage(
	scope: Scope,
	{ path, language }: OwnPageAsked,
): Promise<WrittenPage | null> {
	const page = await scope.store.pages.findAt(path, further(scope, language));
	return page === undefined ? null : toWritten(scope, page);
}

/** Null for the organization's own, in which pages are written first. */
function further({ organization }: Scope, language: Language): Language | null {
	return language === organization.language ? null : language;
}

async function toWritten({ organization, store }: Scope, page: ShownPage): Promise<WrittenPage> {
	const { key, title, description, isIndexed, blocks, isPreview = false } = page;
	const all = languagesOf(organization);
	const published = all.length === 1 ? [] : await store.pages.listLanguages(key);
	return {
		kind: "written",
		title,
		description,
		isIndexed,
		blocks,
		isPreview,
		language: page.language ?? organization.language,
		languages: all.filter((it) => it === organization.language || published.includes(it)),
	};
}

async function readCurrent(scope: Scope) {
	const { season } = await chooseSeason(scope, undefined);
	const leagues = season === null ? [] : await leaguesInOrder(scope, season.id);
	return { season, leagues, read: await readSeasonGames(scope, leagues) };
}
