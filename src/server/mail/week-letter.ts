import { LRUCache } from "lru-cache";
import { anonymous } from "#domain/account/user.ts";
import { type Follows, wants } from "#domain/follower/follower.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { languagePrefix } from "#domain/language/language.ts";
import { inOneLine, type Letter, type LetterPart } from "#domain/mail/letter.ts";
import type { BlockData } from "#domain/page/block-data.ts";
import { labelled } from "#domain/text/labelled.ts";
import { addDays } from "#domain/time/calendar.ts";
import { formatGameTime, formatShortDay } from "#domain/time/format.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import { boardWords } from "#ui/player/board-words.ts";
import { placeName } from "#ui/sport/stored-words.ts";
import { viewBlockData } from "#usecases/page/view-block-data.ts";
import { type Words, wordsFor } from "#words/words.ts";
import type { NoticePlace } from "./notice-letter.ts";

const [mostGames, mostTables, mostRows, mostBoards, mostLeaders] = [40, 4, 10, 3, 3];

/** What a league did in a week, the same for all who read it. */
type Week = Pick<BlockData, "tables" | "leaders"> & {
	played: KnownGame[];
	coming: KnownGame[];
};

const known = new LRUCache<string, Promise<Week>>({
	maxSize: 100,
	sizeCalculation: () => 1,
	ttl: 60_000,
});

/**
 * What was played in the week before this Monday, how the tables stand, who plays next and who leads, of what somebody
 * follows. Null where nothing is to be told, or the letters were ended.
 */
export async function weekLetter(
	{ told, language }: StoredLetter,
	place: NoticePlace,
): Promise<Letter | null> {
	const { organization, siteUrl, store } = place;
	const follower = await store.followers.find(Number(told.reader));
	const { monday = "" } = told;
	if (follower === undefined || !follower.follows.isWeekly) return null;
	const week = await weekOnce(monday, place);
	const words = wordsFor(organization, language);
	const base = siteUrl + languagePrefix(language, organization);
	const parts = partsOf(await ownPart(follower.follows, week, place), words, base);
	if (parts.length === 0) return null;
	const league = organization.name;
	const query = place.link === null ? "" : `?${new URLSearchParams({ link: place.link })}`;
	const days = {
		from: formatShortDay(addDays(monday, -7), language),
		to: formatShortDay(addDays(monday, -1), language),
	};
	return {
		subject: inOneLine(words.mail.week.subject({ league, ...days })),
		paragraphs: [],
		parts,
		action: { label: words.mail.week.see, address: `${base}/` },
		small: [
			words.mail.week.why({ league }),
			`${words.mail.notice.end} ${base}/follow/letters${query}`,
		],
		ending: query === "" ? null : `${base}/follow/end${query}`,
	};
}

function weekOnce(monday: string, place: NoticePlace): Promise<Week> {
	const key = `${place.organization.id} ${monday}`;
	const before = known.get(key);
	if (before !== undefined) return before;
	const made = readWeek(monday, place);
	known.set(key, made);
	// What failed is tried again.
	made.catch(() => known.delete(key));
	return made;
}

async function readWeek(monday: string, { organization, store, now }: NoticePlace): Promise<Week> {
	const scope = { viewer: anonymous, organization, store, now };
	const [{ tables, leaders }, games, seasons] = await Promise.all([
		viewBlockData(scope, ["standings", "leaders"]),
		store.games.listBetween({ from: addDays(monday, -7), to: addDays(monday, 6) }),
		store.seasons.list(),
	]);
	const visible = new Set(seasons.flatMap(({ id, isVisible }) => (isVisible ? [id] : [])));
	const shown = games.filter(({ seasonId }) => visible.has(seasonId)).toSorted(byDateAndTime);
	return {
		tables,
		leaders,
		played: shown.filter(({ date, score }) => score !== null && (date ?? "") < monday),
		coming: shown.filter(
			({ date, status, score }) =>
				score === null && status === "scheduled" && (date ?? "") >= monday,
		),
	};
}

/** Whoever follows a team reads the table of its league. */
async function ownPart(follows: Follows, week: Week, { store }: NoticePlace): Promise<Week> {
	if (follows.isAll) return week;
	const isOwn = ({ home, away, league }: KnownGame) =>
		wants(follows, {
			teams: new Set([home.teamId, away.teamId]),
			leagues: new Set([league.id]),
		});
	const tables = week.tables.filter(
		({ seasonLeague, rows }) =>
			follows.leagues.includes(seasonLeague.league.id) ||
			rows.some(({ teamId }) => follows.teams.includes(teamId)),
	);
	const entries = new Set(tables.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)));
	const ids = week.leaders.flatMap(({ players }) => players.map(({ id }) => id));
	const spots = await store.players.rostersOf([...new Set(ids)]);
	const theirs = new Set(
		spots.flatMap(({ playerId, entry }) => (entries.has(entry.team.id) ? [playerId] : [])),
	);
	return {
		tables,
		leaders: week.leaders.map((list) =>
			Object.assign({}, list, { players: list.players.filter(({ id }) => theirs.has(id)) }),
		),
		played: week.played.filter(isOwn),
		coming: week.coming.filter(isOwn),
	};
}

/** A week in which nothing is played tells of nothing. */
function partsOf(
	{ tables, leaders, played, coming }: Week,
	words: Words,
	base: string,
): LetterPart[] {
	if (played.length + coming.length === 0) return [];
	const { results, next, table, lead } = words.mail.week;
	const part = (title: string, path: string, lines: LetterPart["lines"]): LetterPart[] =>
		lines.length === 0 ? [] : [{ title, note: null, lines, address: base + path }];
	return [
		...part(
			results,
			"/schedule",
			played.slice(0, mostGames).map((game) => resultLine(game, words)),
		),
		...tables.slice(0, mostTables).flatMap(({ seasonLeague, rows }) =>
			part(
				table({ league: seasonLeague.league.name }),
				"/teamList",
				rows
					.slice(0, mostRows)
					.map(({ position, name, wins, losses, draws }) =>
						placed(position, `${name} ${[wins, losses, ...(draws > 0 ? [draws] : [])].join("–")}`),
					),
			),
		),
		...part(
			next,
			"/schedule",
			coming.slice(0, mostGames).map((game) => nextLine(game, words)),
		),
		...leaders
			.filter(({ players }) => players.length > 0)
			.slice(0, mostBoards)
			.flatMap(({ of, players }) =>
				part(
					lead({ what: boardWords(words, of).title }),
					"/statistics",
					players
						.slice(0, mostLeaders)
						.map(({ place, name, team, text }) => placed(place, `${name} (${team.name}) ${text}`)),
				),
			),
	];
}

type Line = LetterPart["lines"][number];

function placed(place: number | string, after: string): Line {
	return { label: `${place}.`, before: null, after, text: `${place}. ${after}` };
}

function resultLine({ date, home, away, score }: KnownGame, words: Words): Line {
	const after = `${away.name} ${score?.away ?? ""}, ${home.name} ${score?.home ?? ""}`;
	return dated(shortDay(date, words), after, words);
}

function nextLine({ date, time, location, home, away }: KnownGame, words: Words): Line {
	const when = [shortDay(date, words), formatGameTime(time, words)].filter(Boolean).join(", ");
	const title = words.game.title({ home: home.name, away: away.name });
	const place = location === null || location === "" ? null : placeName(words, location);
	return dated(when, [title, place].filter(Boolean).join(", "), words);
}

function dated(label: string, after: string, words: Words): Line {
	return { label, before: null, after, text: labelled(words, label, after) };
}

function shortDay(date: string | null, { language }: Words): string {
	return date === null ? "" : formatShortDay(date, language);
}
