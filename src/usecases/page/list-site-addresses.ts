import { hasScore } from "#domain/game/game.ts";
import type { Language } from "#domain/language/language.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { pageKeys } from "#domain/page/blocks.ts";
import { addressOf, isPageKey } from "#domain/page/site-page.ts";
import { changedAt, postPath, type ShownPost } from "#domain/post/post.ts";
import { protectsMinors } from "#domain/privacy/youth.ts";
import { currentSeason } from "#domain/season/season.ts";
import { instantOf } from "#domain/time/wall-clock.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { ListedShown } from "#store/page/pages.ts";
import type { Scope } from "../scope.ts";
import { visibleSeasons } from "../season/season-choices.ts";
import { listShownPictures } from "../season/season-gallery.ts";

/** A public path of a site that is worth finding, and when what it shows was last changed. */
export type SiteAddress = {
	path: string;
	/** An instant; null when nobody knows. */
	changedAt: string | null;
	/** In which it can be read where that is not all of its site's. */
	languages?: readonly Language[];
};

/**
 * The public paths of a site: its pages, and the leagues, teams, players and games of the current
 * season. What is about minors is kept from search engines (rule `minors-not-indexed`), and the
 * store of visitors knows no drafts.
 */
export async function listSiteAddresses(scope: Scope): Promise<SiteAddress[]> {
	const season = currentSeason(await visibleSeasons(scope));
	const [published, posts, all] = await Promise.all([
		scope.store.pages.listShown(),
		scope.store.posts.listShown({ now: scope.now }),
		season === null ? [] : listSeason(scope, season.id),
	]);
	const pages = pagesOf(scope, published);
	// Where an own page stands, found or not, the product's is not (rule `older-own-page`).
	const written = new Set(published.map(addressOf));
	const [play, news] = [all, newsOf(posts)].map((some) =>
		some.filter(({ path }) => !written.has(path)),
	) as [SiteAddress[], SiteAddress[]];
	const changedAt = newest(play.map((address) => address.changedAt));
	return [
		// What is played shows on these two, too.
		...pages.map((page) =>
			page.path === "/" || page.path === "/leaderboard"
				? { ...page, changedAt: newest([page.changedAt, changedAt]) }
				: page,
		),
		...["/teamList", "/schedule", "/playerList"].map((path) => ({ path, changedAt })),
		...news,
		...play,
	];
}

/**
 * Pages as their writers want them found. Those that nobody has written are worth it where the
 * navigation leads to them, but never the one about children.
 */
function pagesOf({ organization }: Scope, published: readonly ListedShown[]): SiteAddress[] {
	const shown = new Map(published.map((page) => [page.key, page]));
	const isAlwaysThere = (key: string) => key === "home" || key === "leaderboard";
	const inThose = (page: { languages: Language[] }) => ({
		languages: [organization.language, ...page.languages],
	});
	const nine = pageKeys.filter(
		(key) =>
			shown.get(key)?.isIndexed ??
			(isAlwaysThere(key) || (organization.hasFullNavigation && key !== "youth")),
	);
	const own = published.filter((page) => page.isIndexed && !isPageKey(page.key));
	return [
		...nine.map((key) => {
			const page = shown.get(key);
			const path = addressOf({ key, path: null });
			const changedAt = page?.publishedAt ?? null;
			// These two are full of what is said in each language, the others are written and no more.
			const isWritten = page !== undefined && !isAlwaysThere(key);
			return { path, changedAt, ...(isWritten && inThose(page)) };
		}),
		...own.map((page) => ({
			path: addressOf(page),
			changedAt: page.publishedAt,
			...inThose(page),
		})),
	];
}

/** Posts, in the language in which each is written, and the page of all of them. */
function newsOf(posts: readonly ShownPost[]): SiteAddress[] {
	if (posts.length === 0) return [];
	const all = posts.map((post) => ({
		path: postPath(post),
		changedAt: changedAt(post),
		languages: [post.language],
	}));
	return [{ path: "/news", changedAt: newest(all.map(({ changedAt }) => changedAt)) }, ...all];
}

async function listSeason(scope: Scope, seasonId: number): Promise<SiteAddress[]> {
	const { store, organization } = scope;
	const [pictures, entries, leagues, stages, all] = await Promise.all([
		listShownPictures(scope, seasonId),
		store.teams.listEntriesBySeason(seasonId),
		store.leagues.listBySeason(seasonId),
		store.stages.listBySeasons([seasonId]),
		store.games.listWithTeams({ seasonId }),
	]);
	const shown = leagues.filter(({ league }) => !protectsMinors(organization, league));
	const games = all.filter(isOf(shown));
	const brackets = stages.filter(isOf(shown));
	const teams = entries.filter(isOf(shown));
	const players = await store.players.listByEntries(teams.map(({ id }) => id));
	const changedAt = await changesOf(scope, games);
	const changeAmong = (some: readonly KnownGame[]) => newest(some.map(({ id }) => changedAt(id)));
	const teamOf = new Map(teams.map((entry) => [entry.id, entry.team.id]));
	const gamesOf = gamesByTeam(games);
	const changeOf = new Map(
		[...new Set(teamOf.values())].map((id) => [id, changeAmong(gamesOf.get(id) ?? [])]),
	);
	const grownUps = players.filter(({ isMinor }) => !isMinor);
	const namesMinors = grownUps.length < players.length || shown.length < leagues.length;
	const whole = ["/teams", "/statistics/teams", ...(namesMinors ? [] : statisticsOfPlayers)];
	return [
		...whole.map((path) => ({ path, changedAt: changeAmong(games) })),
		...shown.map(({ id, league }) => ({
			path: `/leagues/${league.id}`,
			changedAt: changeAmong(games.filter(({ seasonLeagueId }) => seasonLeagueId === id)),
		})),
		...brackets.map(({ id, seasonLeagueId }) => ({
			path: `/playoffs/${id}`,
			changedAt: changeAmong(games.filter((game) => game.seasonLeagueId === seasonLeagueId)),
		})),
		...(pictures.own.length + pictures.games.length === 0
			? []
			: [{ path: "/schedule/pictures", changedAt: null }]),
		...(brackets.length === 0 ? [] : [{ path: "/playoffs", changedAt: changeAmong(games) }]),
		...[...changeOf].map(([id, at]) => ({ path: `/teams/${id}`, changedAt: at })),
		...[...new Map(grownUps.map(({ id, entryId }) => [id, entryId]))].map(([id, entryId]) => ({
			path: `/players/${id}`,
			changedAt: changeOf.get(teamOf.get(entryId) ?? 0) ?? null,
		})),
		...games.map(({ id }) => ({ path: `/games/${id}`, changedAt: changedAt(id) })),
	];
}

const statisticsOfPlayers = ["/statistics", "/statistics/players"];

/** When each game was changed last: its appointment, score or numbers; else when it was played. */
async function changesOf(
	{ store, organization, now }: Scope,
	games: readonly KnownGame[],
): Promise<(id: number) => string | null> {
	const noted = await store.audit.newestAt(
		["game", "stats"],
		games.map(({ id }) => id),
	);
	const playedAt = (game: KnownGame) => {
		if (game.date === null || !hasScore(game)) return null;
		const at = instantOf(game.date, game.time ?? "00:00", organization.timeZone);
		return at < now.toISOString() ? at : null;
	};
	const known = new Map(
		games.map((game) => [
			game.id,
			newest([noted.get(game.id) ?? null, game.revisedAt, playedAt(game)]),
		]),
	);
	return (id) => known.get(id) ?? null;
}

function gamesByTeam(games: readonly KnownGame[]): Map<number, KnownGame[]> {
	const byTeam = new Map<number, KnownGame[]>();
	for (const game of games) {
		for (const { teamId } of [game.home, game.away]) {
			byTeam.set(teamId, [...(byTeam.get(teamId) ?? []), game]);
		}
	}
	return byTeam;
}

function isOf(leagues: readonly SeasonLeague[]) {
	const ids = new Set(leagues.map(({ id }) => id));
	return ({ seasonLeagueId }: { seasonLeagueId: number }) => ids.has(seasonLeagueId);
}

function newest(instants: readonly (string | null)[]): string | null {
	return (
		instants
			.filter((instant) => instant !== null)
			.toSorted()
			.at(-1) ?? null
	);
}
