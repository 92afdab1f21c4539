import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { letterStates } from "#domain/mail/letter.ts";
import { happeningKinds } from "#domain/notice/happening.ts";
import { noticeStates } from "#domain/notice/notice.ts";
import type { LoggedLetter, LoggedNotice, OpenNotice } from "#usecases/notice/notice-log.ts";
import { answer } from "../endpoint.ts";
import { ids, line, paging, success } from "../fields.ts";
import { said } from "../said.ts";

export const ofLog = z.object(paging);
export const oneNotice = z.object({ id: line(64, "Notice not found.") });
/** Ids with commas between them. */
const listed = z
	.string("This is no list of ids.")
	.max(6000, "These are too many.")
	.default("")
	.transform((text): (string | number)[] => text.split(",").filter(Boolean))
	.pipe(ids);

export const concerned = z.object({ gameIds: listed, leagueIds: listed });

export const readersCounted = answer(
	z.object({ readers: z.object({ people: z.int(), byMail: z.int(), byPush: z.int() }) }),
	(readers: { people: number; byMail: number; byPush: number }) => ({ readers }),
);

export const oneQuestion = z.object({ id: line(64, "Letter not found.") });

const notice = z.object({
	id: z.string(),
	kind: z.enum(happeningKinds),
	state: z.enum(noticeStates),
	/** What it is about: games, or names of leagues or a post. */
	games: z.array(z.object({ id: z.int(), home: z.string(), away: z.string() })),
	names: z.array(z.string()),
	reason: z.string().nullable(),
	/** Who did it, by username; null for what happened by itself. */
	by: z.string().nullable(),
	heldUntil: z.string(),
	createdAt: z.string(),
	endedAt: z.string().nullable(),
	/** How many were told. */
	byMail: z.int(),
	byPush: z.int(),
	/** How many read it in a letter that waited for them already. */
	joined: z.int(),
	/** How many of the letters that were written for it are where. */
	letters: z.object({
		waiting: z.int(),
		sent: z.int(),
		refused: z.int(),
		givenUp: z.int(),
		noServer: z.int(),
		takenBack: z.int(),
	}),
});

const letter = z.object({
	id: z.string(),
	/** Null for a browser. */
	address: z.string().nullable(),
	state: z.enum(letterStates),
	tries: z.int(),
	/** What the mail server said last. */
	answer: z.string().nullable(),
	createdAt: z.string(),
	endedAt: z.string().nullable(),
});

const copy = z.object({
	language: z.enum(languages),
	subject: z.string(),
	text: z.string(),
	addresses: z.array(z.string()),
});

export const noticesShown = answer(
	z.object({ notices: z.array(notice), isServed: z.boolean() }),
	({ notices, isServed }: { notices: LoggedNotice[]; isServed: boolean }) => ({
		notices: notices.map(toWire),
		isServed,
	}),
);

export const openNotice = answer(
	z.object({
		notice,
		/** As everybody is told it. */
		written: z.object({ subject: z.string(), text: z.string() }).nullable(),
		/** At most 200; what was not sent comes first. */
		list: z.array(letter),
		/** What no mail server has sent, to be sent by hand. */
		copies: z.array(copy),
		isServed: z.boolean(),
	}),
	({ notice: it, isServed }: { notice: OpenNotice; isServed: boolean }) => ({
		notice: toWire(it),
		written: it.written,
		list: it.list.map(letterToWire),
		copies: it.copies,
		isServed,
	}),
);

export const noticeTakenBack = answer(
	z.object({ success, message: said, notice }),
	(it: LoggedNotice) => ({
		message: "Nobody is told of it. What was done stays done.",
		notice: toWire(it),
	}),
);

export const questionsShown = answer(
	z.object({ letters: z.array(letter), isServed: z.boolean() }),
	({ letters, isServed }: { letters: LoggedLetter[]; isServed: boolean }) => ({
		letters: letters.map(letterToWire),
		isServed,
	}),
);

function toWire(it: LoggedNotice): z.input<typeof notice> {
	const { happening, letters } = it;
	return {
		id: it.id,
		kind: happening.kind,
		state: it.state,
		games: it.games,
		names: it.names,
		reason: happening.kind === "gamesChanged" ? happening.reason : null,
		by: it.by,
		heldUntil: it.heldUntil,
		createdAt: it.createdAt,
		endedAt: it.endedAt,
		byMail: it.byMail,
		byPush: it.byPush,
		joined: it.joined,
		letters: {
			waiting: letters.waiting,
			sent: letters.sent,
			refused: letters.refused,
			givenUp: letters["given up"],
			noServer: letters["no server"],
			takenBack: letters["taken back"],
		},
	};
}

/** Where a browser is reached is nobody's to see: whoever knows it could write to it. */
function letterToWire(it: LoggedLetter): z.input<typeof letter> {
	return {
		id: it.id,
		address: it.address.includes("://") ? null : it.address,
		state: it.state,
		tries: it.tries,
		answer: it.answer,
		createdAt: it.createdAt,
		endedAt: it.endedAt,
	};
}
