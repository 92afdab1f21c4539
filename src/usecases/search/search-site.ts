import { byDateAndTime, type GameWithTeams } from "#domain/game/game.ts";
import type { Language } from "#domain/language/language.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { addressOf } from "#domain/page/site-page.ts";
import type { Player } from "#domain/player/player.ts";
import { postPath } from "#domain/post/post.ts";
import type { Team } from "#domain/team/team.ts";
import { excerptOf } from "#domain/text/excerpt.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { holdsWords, isNearWord, searchWords } from "#domain/text/search-words.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import type { Scope } from "../scope.ts";

/** What a site has to the words that were asked, a few of each. */
export type SiteSearch = {
	players: { player: Player; team: Pick<Team, "id" | "name"> | null }[];
	teams: Team[];
	/** From the next ones to the last ones. */
	games: GameWithTeams[];
	pages: FoundPage[];
};

export type FoundPage = { title: string; description: string; to: string };

const most = { players: 20, teams: 10, games: 8, pages: 10 };

/** Minors are left out after they were read where only their last names match (rule `minor-first-name`). */
const mostPlayersRead = 100;

/** Of whole seasons of one team, and among several. */
const mostGamesRead = 120;

/** A team's next and last games are hardly ever further back; who has played sixty seasons is found as fast. */
const seasonsReadFirst = 3;

/** Of vaguer words no games are told: they would be any. */
const mostTeamsOfGames = 20;

/**
 * Players, teams, games, written pages and posts that hold all the words, in any order and without regard to
 * case and accents (rule `search-of-a-site`). A query a group, each of which ends; null when nothing was
 * asked.
 */
export async function searchSite(
	scope: Scope,
	{ text, language }: { text: string; language: Language },
): Promise<SiteSearch | null> {
	const words = searchWords(text);
	if (words.length === 0) return null;
	const { store, organization } = scope;
	const [players, known, pages, posts] = await Promise.all([
		store.players.findByName(words, mostPlayersRead),
		store.teams.list(),
		store.pages.listShownWhole(language === organization.language ? null : language),
		store.posts.listShown({ now: scope.now }),
	]);
	const named = teamsNamed(known, words);
	const entries = await store.teams.listVisibleEntries(
		named.slice(0, mostTeamsOfGames).map(({ team }) => team.id),
	);
	const isEntered = new Set(entries.map(({ team }) => team.id));
	const teams = named.filter(
		({ team, held }) => held.length === words.length && isEntered.has(team.id),
	);
	const teamOf = new Map(known.map((team) => [team.id, team]));
	return {
		players: players.slice(0, most.players).map(({ teamId, ...player }) => ({
			player,
			team: (teamId === null ? null : teamOf.get(teamId)) ?? null,
		})),
		teams: teams.slice(0, most.teams).map(({ team }) => team),
		games: await findGames(scope, words, named, entries),
		pages: [
			...pages.map(({ blocks, ...page }) => ({
				title: page.title,
				description: page.description,
				to: addressOf(page),
				text: textsIn(blocks).join(" "),
			})),
			...posts.map((post) => ({
				title: post.title,
				description: excerptOf(post.text),
				to: postPath(post),
				text: post.text,
			})),
		]
			.filter(({ title, description, text }) =>
				holdsWords([title, description, text].join(" "), words),
			)
			.sort((a, b) => Number(holdsWords(b.title, words)) - Number(holdsWords(a.title, words)))
			.slice(0, most.pages)
			.map(({ title, description, to }) => ({ title, description, to })),
	};
}

type NamedTeam = {
	team: Team;
	/** Which of the words its name holds. */
	held: string[];
};

/** Teams that hold any of the words, those that hold most first; of none, those that nearly do. */
function teamsNamed(teams: readonly Team[], words: readonly string[]): NamedTeam[] {
	const named = (isHeld: (key: string, word: string) => boolean) =>
		teams
			.map((team) => {
				const key = nameKey(team.name);
				return { team, held: words.filter((word) => isHeld(key, word)) };
			})
			.filter(({ held }) => held.length > 0)
			.sort((a, b) => b.held.length - a.held.length || naturalOrder(a.team.name, b.team.name));
	const exact = named((key, word) => key.includes(word));
	if (exact.length > 0) return exact;
	return named((key, word) => key.split(" ").some((part) => isNearWord(part, word)));
}

/** Games of the one team that is named, or of those that hold the words between them. */
async function findGames(
	{ store, now, organization }: Scope,
	words: readonly string[],
	named: readonly NamedTeam[],
	entries: readonly EntryInSeason[],
): Promise<GameWithTeams[]> {
	const whole = named.filter(({ held }) => held.length === words.length).map(({ team }) => team.id);
	if (whole.length > 1 || (whole.length === 0 && named.length > mostTeamsOfGames)) return [];
	const heldBy = new Map(named.map(({ team, held }) => [team.id, held]));
	const meant = entries.filter(({ team }) => whole.length === 0 || team.id === whole[0]);
	const gamesOf = (some: readonly EntryInSeason[]) =>
		store.games.listOfEntries(
			some.map(({ id }) => id),
			{ isBetween: whole.length === 0, count: mostGamesRead },
		);
	const recent = whole.length === 0 ? meant : ofLatestSeasons(meant);
	const latest = await gamesOf(recent);
	const isEnough = latest.length >= most.games || recent.length === meant.length;
	const games = isEnough ? latest : await gamesOf(meant);
	const isMeant = ({ home, away }: GameWithTeams) => {
		const held = [home, away].flatMap(({ teamId }) => heldBy.get(teamId) ?? []);
		return words.every((word) => held.includes(word));
	};
	const inOrder = games.filter(isMeant).sort(byDateAndTime);
	const day = today(now, organization.timeZone);
	const next = inOrder.findIndex(({ date }) => date === null || date >= day);
	const coming = next === -1 ? [] : inOrder.slice(next, next + most.games / 2);
	const past = next === -1 ? inOrder : inOrder.slice(0, next);
	return [...coming, ...past.slice(coming.length - most.games).toReversed()];
}

function ofLatestSeasons(entries: readonly EntryInSeason[]): EntryInSeason[] {
	const latest = [...new Set(entries.map(({ seasonId }) => seasonId))].slice(0, seasonsReadFirst);
	return entries.filter(({ seasonId }) => latest.includes(seasonId));
}

/** What is written in blocks, without what they call their parts and where their links lead. */
function textsIn(blocks: readonly BlockContent[]): string[] {
	return blocks.flatMap(({ id: _, kind: __, ...fields }) => textsOf(fields));
}

function textsOf(value: unknown): string[] {
	if (typeof value === "string") return /^(https?:|\/|#)/.test(value) ? [] : [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
