import type { GameWithTeams } from "#domain/game/game.ts";
import { isForfeitOfBoth, winner } from "#domain/game/winner-and-forfeit.ts";
import { languagePrefix } from "#domain/language/language.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { placeName } from "#ui/sport/stored-words.ts";
import type { Feed, FeedEntry } from "#usecases/feed/view-feed.ts";
import type { Words } from "#words/words.ts";

/** Where a feed and its things are found, and how they are known for good. */
type FeedHome = {
	/** The site's own address, without a slash at its end. */
	siteUrl: string;
	/** The feed's own path in that site. */
	path: string;
	/** Stays the same when an organization changes its domain, so that nothing is told twice. */
	rootDomain: string;
	organization: Pick<Organization, "id" | "name" | "language" | "moreLanguages">;
	words: Words;
};

/** A feed as an Atom document (RFC 4287). */
export function feedFile({ of, to, entries }: Feed, place: FeedHome): string {
	const { siteUrl, path, organization, words } = place;
	const { name } = organization;
	const updated = entries.map(({ updatedAt }) => updatedAt).toSorted();
	return `${[
		'<?xml version="1.0" encoding="utf-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language}">`,
		element("id", idOf(place, path)),
		element(
			"title",
			of === "news" ? words.home.newsOf({ name }) : words.site.resultsOf({ name: of.resultsOf }),
		),
		element("updated", updated.at(-1) ?? longAgo),
		`<author>${element("name", name)}</author>`,
		link("self", siteUrl + path),
		link("alternate", siteUrl + to),
		...entries.map((entry) => entryOf(entry, place)),
		"</feed>",
	].join("\n")}\n`;
}

/** RFC 4287 §4.1.1: a feed has a date also when nothing has happened yet. */
const longAgo = "2000-01-01T00:00:00Z";

function entryOf({ to, what, publishedAt, updatedAt }: FeedEntry, place: FeedHome): string {
	const { title, summary } = "page" in what ? ofPage(what.page) : ofGame(what.game, place);
	return [
		"<entry>",
		element("id", idOf(place, to)),
		element("title", title),
		element("published", publishedAt),
		element("updated", updatedAt),
		link("alternate", place.siteUrl + to),
		element("summary", summary),
		"</entry>",
	].join("");
}

function ofPage({ title, description }: { title: string; description: string }) {
	return { title, summary: description };
}

function ofGame(game: GameWithTeams, { words }: FeedHome) {
	const { league, date, location } = game;
	const day = date === null ? null : formatGameDate(date, words.language);
	return {
		title: resultOf(game, words),
		summary: [league.name, day, placeName(words, location)].filter(Boolean).join(", "),
	};
}

/** "Hawks 81, Owls 70": who won first, else the home team. */
function resultOf(game: GameWithTeams, words: Words): string {
	const won = winner(game) ?? "home";
	const lost = won === "home" ? "away" : "home";
	if (isForfeitOfBoth(game))
		return words.feed.forfeitOfBoth({ home: game.home.name, away: game.away.name });
	if (game.status === "forfeit")
		return words.feed.forfeit({ winner: game[won].name, loser: game[lost].name });
	const said = (side: "home" | "away") => `${game[side].name} ${game.score?.[side] ?? 0}`;
	return `${said(won)}, ${said(lost)}`;
}

/**
 * RFC 4151: a name that nobody else gives, from the day the product was there. What is told in another
 * language than the site's own is another feed.
 */
function idOf({ rootDomain, organization, words }: FeedHome, path: string): string {
	const prefix = languagePrefix(words.language, organization);
	return `tag:${rootDomain},2025:${organization.id}${prefix}${path}`;
}

function link(rel: string, href: string): string {
	return `<link rel="${rel}" href="${escapeXml(href)}"/>`;
}

function element(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>`;
}

/** What XML knows no character for is left out (XML 1.0 §2.2). */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(unknownToXml, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unknownToXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
