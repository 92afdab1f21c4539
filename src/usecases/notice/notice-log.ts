import { canManageLeagues } from "#domain/account/policy.ts";
import type { Language } from "#domain/language/language.ts";
import type { League } from "#domain/league/league.ts";
import { type Letter, type LetterState, textOf } from "#domain/mail/letter.ts";
import type { Notice } from "#domain/notice/notice.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";

/** A notice of the log: what it is about, and what became of the letters that were written for it. */
export type LoggedNotice = Notice & {
	games: { id: number; home: string; away: string }[];
	/** What else it names: leagues, or a post. */
	names: string[];
	letters: Record<LetterState, number>;
	/** How many read it in a letter that waited for them already. */
	joined: number;
};

/** A letter of the log. */
export type LoggedLetter = StoredLetter;

/** The same words to everybody of one language, to be sent by hand. */
export type NoticeCopy = Pick<Letter, "subject"> & {
	language: Language;
	text: string;
	addresses: string[];
};

export type OpenNotice = LoggedNotice & {
	written: { subject: string; text: string } | null;
	/** What was not sent comes first. */
	list: LoggedLetter[];
	/** What no mail server has sent. */
	copies: NoticeCopy[];
};

const [mostNotices, mostLetters] = [300, 200];

/** What people were told, the newest first; for members. */
export async function listNotices(
	{ viewer, organization, store, mail }: WorkScope,
	page: PageAsked,
): Promise<{ notices: LoggedNotice[]; isServed: boolean }> {
	authorize(canManageLeagues(viewer, organization.id));
	const shown = paged(await store.notices.list(mostNotices), page);
	return { notices: await logged(store, shown), isServed: mail.isServed };
}

/** A notice with its words, to whom it went, and what the mail server said. */
export async function viewNotice(
	scope: WorkScope,
	{ id }: { id: string },
): Promise<{ notice: OpenNotice; isServed: boolean }> {
	const { viewer, organization, store, mail } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const [notice] = await logged(store, [await noticeOf(store, id)]);
	const opened = found(notice, noNotice);
	const inWords = (language: Language) =>
		mail.writeNotice({ organizationId: organization.id, noticeId: id, language });
	const written = await inWords(organization.language);
	const copies = await copiesOf(await store.letters.listUnserved(opened), inWords);
	return {
		notice: {
			...opened,
			written: written && { subject: written.subject, text: textOf(written) },
			list: await store.letters.listOfNotice(opened, mostLetters),
			copies,
		},
		isServed: mail.isServed,
	};
}

/** Tells nobody what is still held; what was done stays done (rule `minute-to-think`). */
export async function takeNoticeBack(scope: Scope, { id }: { id: string }): Promise<LoggedNotice> {
	const { viewer, organization, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	return scope.store.transaction(async (store) => {
		const notice = await noticeOf(store, id);
		if (!(await store.notices.setTakenBack(id, now.toISOString()))) throw tooLate(notice);
		const [after] = await logged(store, [await noticeOf(store, id)]);
		await recordChange(scope, store, {
			action: "notice.takeBack",
			// It has none in numbers.
			id: null,
			before: { kind: notice.happening.kind },
		});
		return found(after, noNotice);
	});
}

/** The questions whether somebody wants to follow, of the newest; for members. */
export async function listQuestions(
	{ viewer, organization, store, mail }: WorkScope,
	page: PageAsked,
): Promise<{ letters: LoggedLetter[]; isServed: boolean }> {
	authorize(canManageLeagues(viewer, organization.id));
	const letters = paged(await store.letters.listQuestions(mostLetters), page);
	return { letters, isServed: mail.isServed };
}

/** A question in words, to be passed on by hand. */
export async function viewQuestion(
	{ viewer, organization, store, mail }: WorkScope,
	{ id }: { id: string },
): Promise<{ subject: string; address: string; text: string }> {
	authorize(canManageLeagues(viewer, organization.id));
	const letter = found(await store.letters.findQuestion(id), "Letter not found.");
	const written = await mail.write(letter);
	return { subject: written.subject, address: letter.address, text: textOf(written) };
}

const noNotice = "Notice not found.";

function tooLate({ state }: Notice): Refusal {
	return new Refusal(
		"conflict",
		state === "taken back"
			? "This notice was taken back already."
			: "People are being told already: it cannot be taken back any more.",
	);
}

async function noticeOf({ notices }: Pick<Store, "notices">, id: string): Promise<Notice> {
	return found((await notices.findMany([id]))[0], noNotice);
}

async function logged(store: Store, notices: readonly Notice[]): Promise<LoggedNotice[]> {
	const counts = await store.letters.countByNotice(notices.map(({ id }) => id));
	const played = await store.games.findMany([
		...new Set(notices.flatMap(({ happening: it }) => (it.kind === "result" ? it.gameId : []))),
	]);
	const leagues = await store.leagues.list();
	return Promise.all(
		notices.map(async (notice) => {
			const own = counts.filter(({ noticeId }) => noticeId === notice.id);
			const written = own.reduce((sum, { count }) => sum + count, 0);
			return Object.assign(structuredClone(notice), {
				games: gamesOf(notice, played),
				names: await namesOf(notice, store, leagues),
				letters: lettersBy((state) => own.find((it) => it.state === state)?.count ?? 0),
				joined: Math.max(0, notice.byMail + notice.byPush - written),
			});
		}),
	);
}

function lettersBy(count: (state: LetterState) => number): Record<LetterState, number> {
	return {
		waiting: count("waiting"),
		sent: count("sent"),
		refused: count("refused"),
		"given up": count("given up"),
		"no server": count("no server"),
		"taken back": count("taken back"),
	};
}

function gamesOf({ happening: it }: Notice, played: readonly KnownGame[]): LoggedNotice["games"] {
	if (it.kind === "gamesChanged") {
		return it.changes.map(({ gameId, after }) => nameSides(gameId, after));
	}
	return it.kind === "result"
		? played.filter(({ id }) => id === it.gameId).map((game) => nameSides(game.id, game))
		: [];
}

function nameSides(id: number, { home, away }: Record<"home" | "away", { name: string }>) {
	return { id, home: home.name, away: away.name };
}

async function namesOf(
	{ happening: it }: Notice,
	{ posts }: Pick<Store, "posts">,
	leagues: readonly League[],
): Promise<string[]> {
	if (it.kind === "schedulePublished") {
		return leagues.filter(({ id }) => it.leagueIds.includes(id)).map(({ name }) => name);
	}
	if (it.kind !== "newsPublished") return [];
	const post = await posts.find(it.postId);
	return post === undefined ? [] : [post.title];
}

/** The words of each language, and who waits for them by mail: browsers cannot be written to by hand. */
async function copiesOf(
	unserved: readonly Pick<StoredLetter, "address" | "language">[],
	inWords: (language: Language) => Promise<Letter | null>,
): Promise<NoticeCopy[]> {
	const waiting = new Map<Language, string[]>();
	for (const { address, language } of unserved) {
		waiting.set(language, [...(waiting.get(language) ?? []), address]);
	}
	const copies = [...waiting].map(async ([language, addresses]) => {
		const written = await inWords(language);
		const { subject } = written ?? { subject: "" };
		return written === null ? [] : [{ language, subject, text: textOf(written), addresses }];
	});
	return (await Promise.all(copies)).flat();
}
