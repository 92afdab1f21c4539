import { type PageKey, pageKeys } from "#domain/page/blocks.ts";
import { currentSeason } from "#domain/season/season.ts";
import type { Scope } from "./scope.ts";

/** Listed under their own paths, or not at all: youth pages are kept from search engines (A57). */
const notListed: ReadonlySet<PageKey> = new Set(["home", "leaderboard", "youth"]);

/** The public paths of a site worth finding: its pages, and the teams of the current season. */
export async function listSiteAddresses({ store, organization }: Scope): Promise<string[]> {
	const season = currentSeason(await store.seasons.list());
	const entries = season === null ? [] : await store.teams.listEntriesBySeason(season.id);
	const information = organization.hasFullNavigation
		? pageKeys.filter((key) => !notListed.has(key)).map((key) => `/${key}`)
		: [];
	return [
		...["/", "/teamList", "/schedule", "/playerList", "/leaderboard"],
		...information,
		...new Set(entries.map((entry) => `/teams/${entry.team.id}`)),
	];
}
