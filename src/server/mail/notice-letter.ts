import { LRUCache } from "lru-cache";
import { anonymous } from "#domain/account/user.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { type Language, languagePrefix } from "#domain/language/language.ts";
import { inOneLine, type Letter, type LetterPart, linesOfPart } from "#domain/mail/letter.ts";
import {
	differences,
	type GameChange,
	type GameState,
	type Happening,
} from "#domain/notice/happening.ts";
import type { Piece } from "#domain/notice/telling.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { addressOf } from "#domain/page/site-page.ts";
import { translationIn } from "#domain/page/translation.ts";
import { labelled } from "#domain/text/labelled.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { today } from "#domain/time/wall-clock.ts";
import { calendarFile } from "#site/calendars/calendar-file.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Store } from "#store/store.ts";
import { statusLine } from "#ui/game/game-status.ts";
import { placeName } from "#ui/sport/stored-words.ts";
import { viewCalendar } from "#usecases/calendar/view-calendar.ts";
import { type Words, wordsFor } from "#words/words.ts";

export type NoticeSite = {
	organization: Organization;
	/** What visitors may know of it. */
	store: Store;
	/** The site's address, without a slash at its end. */
	siteUrl: string;
	now: Date;
};

export type NoticePlace = NoticeSite & {
	rootDomain: string;
	/** What proves that it is the reader who changes and ends letters; null in what is for everybody. */
	link: string | null;
	/** Whether somebody reads it who plays, or whose child does. */
	isPlayer?: boolean;
};

/** As many games go along as entries of a calendar. */
const mostInCalendar = 30;

/** Thousands get the same: the parts of a letter are made once, for a minute. */
const known = new LRUCache<string, Promise<Part[]>>({
	maxSize: 500,
	sizeCalculation: () => 1,
	ttl: 60_000,
});

const knownCalendars = new LRUCache<string, Promise<string>>({
	maxSize: 100,
	sizeCalculation: () => 1,
	ttl: 60_000,
});

/** What one notice says: its own subject, its paragraphs of games, and which games stand in the calendar. */
type Part = { subject: string; part: LetterPart; gameId: number | null };

/**
 * The letter of what happened, as it is known when it is sent. Null where nothing is left to tell: the game is not
 * to be seen any more, or whoever it was for has ended the letters.
 */
export async function noticeLetter(
	{ told, language, address }: StoredLetter,
	place: NoticePlace,
): Promise<Letter | null> {
	const { store } = place;
	const id = Number(told["reader"]);
	const isPlayer = told["of"] === "person";
	const contact = isPlayer ? await store.contacts.find(id) : undefined;
	const wantsIt = isPlayer
		? contact?.address === address && contact.endedAt === null
		: (await store.followers.find(id)) !== undefined;
	if (!wantsIt) return null;
	const pieces: Piece[] = JSON.parse(told["pieces"] ?? "[]");
	return letterOfPieces(pieces, language, Object.assign({}, place, { isPlayer }));
}

/** The letter of some notices; null where nothing is left to tell. */
export async function letterOfPieces(
	pieces: readonly Piece[],
	language: Language,
	place: NoticePlace,
): Promise<Letter | null> {
	const { organization, siteUrl, link, isPlayer = false } = place;
	const words = wordsFor(organization, language);
	const all = await Promise.all(pieces.map((piece) => partsOf(piece, words, place)));
	const parts = all.flat();
	const [first] = parts;
	if (first === undefined) return null;
	const base = siteUrl + languagePrefix(language, organization);
	const query = link === null ? null : new URLSearchParams({ link });
	const league = organization.name;
	const gameIds = [...new Set(parts.flatMap(({ gameId }) => gameId ?? []))];
	return {
		subject: inOneLine(
			parts.length === 1 ? first.subject : words.mail.notice.many({ league, count: parts.length }),
		),
		paragraphs: [],
		parts: parts.map(({ part }) => part),
		action: {
			label: parts.length === 1 ? words.mail.notice.see : words.mail.notice.seeAll,
			address: parts.length === 1 ? first.part.address : `${base}/schedule`,
		},
		small: [
			isPlayer ? words.mail.notice.whyPlayer({ league }) : words.mail.notice.why({ league }),
			`${words.mail.notice.end} ${base}/follow${query === null ? "" : `/letters?${query}`}`,
		],
		ending: query === null ? null : `${base}/follow/end?${query}`,
		calendar:
			gameIds.length === 0 || gameIds.length > mostInCalendar
				? null
				: await calendarOnce(gameIds, words, place),
	};
}

/** The same for a channel of a chat, in the organization's language; null where nothing is left to tell. */
export async function noticeText(notice: string, place: NoticeSite): Promise<string | null> {
	const words = wordsFor(place.organization, place.organization.language);
	const parts = await makeParts({ notice, games: null }, words, place);
	const texts = parts.map(({ part }) => [...linesOfPart(part), part.address].join("\n"));
	return texts.length === 0 ? null : texts.join("\n\n");
}

function partsOf(piece: Piece, words: Words, place: NoticePlace): Promise<Part[]> {
	const { organization } = place;
	const key = `${organization.id} ${words.language} ${JSON.stringify(piece)}`;
	const before = known.get(key);
	if (before !== undefined) return before;
	const made = makeParts(piece, words, place);
	known.set(key, made);
	// What failed is tried again.
	made.catch(() => known.delete(key));
	return made;
}

async function makeParts(piece: Piece, words: Words, place: NoticeSite): Promise<Part[]> {
	const { store, siteUrl, organization, now } = place;
	const [notice] = await store.notices.findMany([piece.notice]);
	if (notice === undefined) return [];
	const { happening } = notice;
	const base = siteUrl + languagePrefix(words.language, organization);
	switch (happening.kind) {
		case "result":
			return resultParts(happening.gameId, words, store, base);
		case "gamesChanged":
			return changeParts(happening, piece, { words, store, base });
		case "schedulePublished": {
			const { games: count, leagueIds } = happening;
			const shown = await shownLeagues(store, leagueIds);
			if (shown.length === 0) return [];
			const league = shown.map(({ name }) => name).join(", ");
			const address = `${base}/schedule`;
			const title = words.mail.notice.schedule({ league });
			const note = words.game.count({ count });
			return [{ subject: title, part: { title, note, lines: [], address }, gameId: null }];
		}
		case "newsPublished": {
			const post = await store.posts.findShown(happening.postId, now);
			if (post === undefined) return [];
			const address = `${base}/news/${post.id}`;
			const part = { title: post.title, note: null, lines: [], address };
			return [{ subject: post.title, part, gameId: null }];
		}
		case "pagePublished": {
			const { key, language } = translationIn(happening.key) ?? {
				key: happening.key,
				language: null,
			};
			const page = await store.pages.find(key, language);
			if (page === undefined) return [];
			const inIts = siteUrl + languagePrefix(language ?? organization.language, organization);
			const title = words.mail.notice.page({ title: page.title });
			const part = { title, note: null, lines: [], address: inIts + addressOf(page) };
			return [{ subject: title, part, gameId: null }];
		}
	}
}

/** Those of these that visitors find in a season. */
export async function shownLeagues(
	store: Store,
	ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
	const seasons = (await store.seasons.list()).filter(({ isVisible }) => isVisible);
	const found = await Promise.all(ids.map((id) => store.leagues.listByLeague(id)));
	const shown = found
		.flat()
		.filter(({ seasonId }) => seasons.some(({ id }) => id === seasonId))
		.map(({ league: { id, name } }) => [id, { id, name }] as const);
	return [...new Map(shown).values()];
}

async function resultParts(
	gameId: number,
	words: Words,
	store: Store,
	base: string,
): Promise<Part[]> {
	const [game] = await store.games.listWithTeams({ id: gameId });
	if (
		game === undefined ||
		game.score === null ||
		(await store.games.toldAmong([gameId])).size === 0
	)
		return [];
	const { home, away, score } = game;
	const title = words.mail.notice.result({
		result: `${away.name} ${score.away}, ${home.name} ${score.home}`,
	});
	const note = [game.league.name, statusLine(game, words).text].filter(Boolean).join(" · ");
	const address = `${base}/games/${gameId}`;
	return [{ subject: title, part: { title, note, lines: [], address }, gameId: null }];
}

async function changeParts(
	{ changes, reason }: Extract<Happening, { kind: "gamesChanged" }>,
	{ games }: Piece,
	{ words, store, base }: { words: Words; store: Store; base: string },
): Promise<Part[]> {
	const told = await store.games.toldAmong(changes.map(({ gameId }) => gameId));
	return changes
		.filter(
			({ gameId, gone }) =>
				// One that was deleted and is back by now was not called off after all.
				told.has(gameId) === (gone === undefined) && (games === null || games.includes(gameId)),
		)
		.toSorted((a, b) =>
			byDateAndTime(
				Object.assign({ id: a.gameId }, a.before),
				Object.assign({ id: b.gameId }, b.before),
			),
		)
		.map((change) => {
			const { gameId, after, gone } = change;
			const title = words.game.title({ home: after.home.name, away: after.away.name });
			const note = reason === null ? null : words.mail.notice.reason({ reason });
			const address = gone === undefined ? `${base}/games/${gameId}` : `${base}/schedule`;
			const subject = words.mail.notice.changed({ title, what: whatOf(change, words) });
			return {
				subject,
				part: { title, note, lines: linesOf(change, words), address },
				gameId: gone ? null : gameId,
			};
		});
}

function whatOf(change: GameChange, words: Words): string {
	const { status } = change.after;
	const { isStandingNew, isWhenNew, areTeamsNew } = differences(change);
	if (isStandingNew) {
		return status === "postponed" || status === "cancelled" || status === "forfeit"
			? words.game.status[status]
			: words.mail.notice.isOn;
	}
	if (areTeamsNew && !isWhenNew) return words.mail.notice.paired;
	return isWhenNew ? words.mail.notice.moved : words.mail.notice.placeChanged;
}

/** Old and new side by side; what stays is said once. */
function linesOf(change: GameChange, words: Words): LetterPart["lines"] {
	const { before, after } = change;
	const { isWhenNew, isPlaceNew, isStandingNew, areTeamsNew } = differences(change);
	const line = (label: string, of: (state: GameState) => string, isNew: boolean) => {
		const [was, is] = [of(before), of(after)];
		const text = labelled(words, label, isNew ? `${was || "–"} → ${is || "–"}` : is);
		return { label, before: isNew ? was : null, after: is, text };
	};
	const titleOf = ({ home, away }: GameState) =>
		home.name === "" ? "" : words.game.title({ home: home.name, away: away.name });
	const { notice } = words.mail;
	return [
		...(isStandingNew ? [line(notice.state, (state) => standingOf(state, words), true)] : []),
		...(areTeamsNew ? [line(notice.teams, titleOf, true)] : []),
		line(notice.when, (state) => whenOf(state, words), isWhenNew),
		line(notice.place, (state) => placeOf(state, words), isPlaceNew),
	].filter(({ before, after }) => before !== null || after !== "");
}

function standingOf({ status }: GameState, words: Words): string {
	return status === "postponed" || status === "cancelled" || status === "forfeit"
		? words.game.status[status]
		: words.mail.notice.isOn;
}

function whenOf({ date, time }: GameState, words: Words): string {
	if (date === null) return words.game.dateToBeSet;
	return [
		formatWeekday(date, words.language),
		formatGameTime(time, words) ?? words.game.timeToBeSet,
	].join(", ");
}

function placeOf({ location }: GameState, words: Words): string {
	return location === null || location === "" ? "" : placeName(words, location);
}

/** The same games make the same file for everybody. */
function calendarOnce(
	gameIds: readonly number[],
	words: Words,
	place: NoticePlace,
): Promise<string> {
	const key = `${place.organization.id} ${words.language} ${place.siteUrl} ${gameIds}`;
	const before = knownCalendars.get(key);
	if (before !== undefined) return before;
	const made = calendarOf(gameIds, words, place);
	knownCalendars.set(key, made);
	made.catch(() => knownCalendars.delete(key));
	return made;
}

async function calendarOf(
	gameIds: readonly number[],
	words: Words,
	{ store, organization, siteUrl, rootDomain, now }: NoticePlace,
): Promise<string> {
	const scope = { viewer: anonymous, organization, store, now };
	const calendars = await Promise.all(
		gameIds.map((id) => viewCalendar(scope, { of: "game", id }).catch(() => null)),
	);
	const appointments = calendars.flatMap((calendar) => calendar?.appointments ?? []);
	return calendarFile(
		{ of: null, appointments },
		{ siteUrl, rootDomain, organization, words, today: today(now, "UTC") },
	);
}
