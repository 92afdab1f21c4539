import type { GameWithTeams } from "#domain/game/game.ts";
import { shownStatus } from "#domain/game/game.ts";
import { languagePrefix } from "#domain/language/language.ts";
import type { GameState } from "#domain/notice/happening.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { addressOf } from "#domain/page/site-page.ts";
import { translationIn } from "#domain/page/translation.ts";
import { type Delivery, formatOf } from "#domain/webhook/webhook.ts";
import { wordsFor } from "#words/words.ts";
import { type NoticeSite, noticeText, shownLeagues } from "../mail/notice-letter.ts";

/** Discord takes 2000 characters and Slack 40,000, of which nobody reads more than that. */
const longestText = 1900;

/**
 * What a program is told, as visitors know it at this moment (rule `told-as-visitors-know`). Null where nothing is
 * left to tell.
 */
export async function webhookBody(
	{ event, createdAt }: Delivery,
	{ address, notice }: { address: string; notice: Notice | null },
	site: NoticeSite,
): Promise<string | null> {
	const format = formatOf(address);
	if (format === "standard") {
		const data = notice === null ? { url: site.siteUrl } : await dataOf(notice, site);
		return data && JSON.stringify({ type: event, timestamp: createdAt, data });
	}
	const { organization } = site;
	const text =
		notice === null
			? wordsFor(organization, organization.language).mail.notice.test({
					league: organization.name,
				})
			: await noticeText(notice.id, site);
	if (text === null) return null;
	const short = text.length > longestText ? `${text.slice(0, longestText).toWellFormed()}…` : text;
	return JSON.stringify(format === "discord" ? forDiscord(short) : forSlack(short));
}

/** A team that calls itself @everyone calls nobody. */
function forDiscord(content: string) {
	return { content, allowed_mentions: { parse: [] } };
}

/** Its three signs that begin links and mentions stand for themselves. */
function forSlack(text: string) {
	return {
		text: text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
	};
}

async function dataOf({ happening }: Notice, site: NoticeSite): Promise<object | null> {
	const { store, siteUrl } = site;
	switch (happening.kind) {
		case "result": {
			const { gameId } = happening;
			const [game] = await store.games.listWithTeams({ id: gameId });
			const isTold = (await store.games.toldAmong([gameId])).size > 0;
			return game?.score && isTold ? gameData(game, siteUrl) : null;
		}
		case "gamesChanged": {
			const { changes, reason } = happening;
			const told = await store.games.toldAmong(changes.map(({ gameId }) => gameId));
			const games = changes
				.filter(({ gameId }) => told.has(gameId))
				.map(({ gameId, before, after }) => ({
					id: gameId,
					url: `${siteUrl}/games/${gameId}`,
					before: stateData(before),
					after: stateData(after),
				}));
			return games.length === 0 ? null : { reason, games };
		}
		case "schedulePublished": {
			const leagues = await shownLeagues(store, happening.leagueIds);
			if (leagues.length === 0) return null;
			return { leagues, games: happening.games, url: `${siteUrl}/schedule` };
		}
		case "pagePublished":
			return pageData(happening.key, site);
		default:
			return null;
	}
}

function gameData(game: GameWithTeams & { league: { id: number; name: string } }, siteUrl: string) {
	const { id, date, time, location, league, home, away, score } = game;
	return {
		id,
		url: `${siteUrl}/games/${id}`,
		league: { id: league.id, name: league.name },
		date,
		time,
		location,
		status: shownStatus(game),
		home: { teamId: home.teamId, name: home.name, score: score?.home },
		away: { teamId: away.teamId, name: away.name, score: score?.away },
	};
}

function stateData({ date, time, location, status, home, away }: GameState) {
	return { date, time, location, status, home, away };
}

async function pageData(written: string, { store, organization, siteUrl }: NoticeSite) {
	const { key, language } = translationIn(written) ?? { key: written, language: null };
	const page = await store.pages.find(key, language);
	if (page === undefined) return null;
	const shown = language ?? organization.language;
	const url = siteUrl + languagePrefix(shown, organization) + addressOf(page);
	return { title: page.title, language: shown, url };
}
