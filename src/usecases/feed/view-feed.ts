import type { WhatFeed } from "#domain/feed/address.ts";
import { byDateAndTime, type GameWithTeams } from "#domain/game/game.ts";
import type { Language } from "#domain/language/language.ts";
import { addressOf } from "#domain/page/site-page.ts";
import { changedAt, postPath } from "#domain/post/post.ts";
import { excerptOf } from "#domain/text/excerpt.ts";
import { instantOf } from "#domain/time/wall-clock.ts";
import type { GameFilter } from "#store/game/games-with-teams.ts";
import { latestNews } from "../post/view-posts.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { latestResults } from "../season/next-and-latest.ts";
import { seasonsWith, visibleSeasons } from "../season/season-choices.ts";

export type Feed = {
	/** What it tells of: news, or results of somebody. */
	of: "news" | { resultsOf: string };
	/** The page it belongs to, as a path of the site. */
	to: string;
	entries: FeedEntry[];
};

/** One thing that happened, newest first. */
export type FeedEntry = {
	/** As a path of the site; no two entries of an organization have the same. */
	to: string;
	what: { page: { title: string; description: string } } | { game: GameWithTeams };
	/** Instants: when it happened, and when its entry was last changed. */
	publishedAt: string;
	updatedAt: string;
};

/** As many as a reader who comes once a week has missed. */
const mostEntries = 40;

/** What a feed tells: the latest results, or the posts and pages that were published. */
export async function viewFeed(scope: Scope, what: WhatFeed, language: Language): Promise<Feed> {
	return what.of === "news" ? newsOf(scope, language) : resultsOf(scope, what);
}

async function newsOf(scope: Scope, language: Language): Promise<Feed> {
	const { store, organization } = scope;
	const pages = await store.pages.listShown(language === organization.language ? null : language);
	const posts = (await latestNews(scope, mostEntries)).map((post) => ({
		to: postPath(post),
		what: { page: { title: post.title, description: excerptOf(post.text, 500) } },
		publishedAt: withSeconds(post.publishedAt),
		updatedAt: withSeconds(changedAt(post)),
	}));
	const entries = pages.flatMap(({ key, path, title, description, isIndexed, publishedAt }) => {
		if (!isIndexed || publishedAt === null) return [];
		const to = addressOf({ key, path });
		const at = withSeconds(publishedAt);
		return { to, what: { page: { title, description } }, publishedAt: at, updatedAt: at };
	});
	return {
		of: "news",
		to: posts.length > 0 ? "/news" : "/",
		entries: newest([...posts, ...entries]),
	};
}

async function resultsOf(scope: Scope, what: Exclude<WhatFeed, { of: "news" }>): Promise<Feed> {
	const { store, organization } = scope;
	const seasons = await visibleSeasons(scope);
	const { filter, ...feed } = await resultsAsked(scope, what, seasons);
	const visible = new Set(seasons.map(({ id }) => id));
	const games = (await store.games.listWithTeams(filter))
		.filter(({ seasonId, date }) => visible.has(seasonId) && date !== null)
		.sort(byDateAndTime);
	const results = latestResults(games, mostEntries) as typeof games;
	const scoredAt = await store.audit.newestAt(
		["game"],
		results.map(({ id }) => id),
	);
	const entries = results.map((game) => toEntry(game, organization.timeZone, scoredAt));
	return { ...feed, entries: newest(entries) };
}

type Asked = Pick<Feed, "of" | "to"> & { filter: GameFilter };

async function resultsAsked(
	{ store, organization }: Scope,
	what: Exclude<WhatFeed, { of: "news" }>,
	visible: Parameters<typeof seasonsWith>[0],
): Promise<Asked> {
	switch (what.of) {
		case "results":
			return { of: { resultsOf: organization.name }, to: "/schedule", filter: {} };
		case "league": {
			const missing = "This league does not exist.";
			const league = found(await store.leagues.find(what.id), missing);
			seasonsWith(visible, await store.leagues.listByLeague(league.id), missing);
			const { id: leagueId, name } = league;
			return { of: { resultsOf: name }, to: `/leagues/${leagueId}`, filter: { leagueId } };
		}
		case "team": {
			const missing = "This team does not exist.";
			const team = found(await store.teams.find(what.id), missing);
			seasonsWith(visible, await store.teams.listEntriesOfTeam(team.id), missing);
			const { id: teamId, name } = team;
			return { of: { resultsOf: name }, to: `/teams/${teamId}`, filter: { teamId } };
		}
	}
}

function toEntry(
	game: GameWithTeams,
	zone: string,
	scoredAt: ReadonlyMap<number, string>,
): FeedEntry {
	const { id, date, time } = game;
	const playedAt = instantOf(date ?? "", time ?? "00:00", zone);
	const notedAt = withSeconds(scoredAt.get(id) ?? playedAt);
	return {
		to: `/games/${id}`,
		what: { game },
		publishedAt: playedAt,
		// A result may be entered before the game's time, but no game changes before it has begun.
		updatedAt: [playedAt, notedAt].toSorted()[1] ?? playedAt,
	};
}

/** Instants in one spelling, so that they can be compared: `2026-05-01T18:00:00Z`. */
function withSeconds(instant: string): string {
	return instant.replace(/\.\d+Z$/, "Z");
}

function newest(entries: readonly FeedEntry[]): FeedEntry[] {
	return entries
		.toSorted((a, b) =>
			a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0,
		)
		.slice(0, mostEntries);
}
