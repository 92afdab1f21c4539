const minute = 60_000;
const day = 24 * 60 * minute;

/** Why somebody is written to. */
export const letterKinds = [
	"invitation",
	"newPassword",
	"newDevice",
	"confirmAddress",
	"addressChanged",
	"secondStepReset",
	"signInChanged",
	"following",
	"message",
	"notice",
	"week",
	"signUp",
	"owes",
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What somebody changed in how they sign in: passkeys, or whether the code of an app is asked for. */
export type SecondStepChange = "passkey added" | "passkey removed" | "on" | "off";

/** Those whose links open nothing any more once the account has changed otherwise (rule `link-once`). */
export const linksOfBefore = ["invitation", "newPassword", "confirmAddress"] as const;

/** Letters about accounts. */
export type AccountLetterKind = Exclude<
	LetterKind,
	"following" | "message" | "notice" | "week" | "signUp" | "owes"
>;

/** How long the link of a letter opens what it is for (rule `link-once`). */
export const linkMs: Readonly<Record<AccountLetterKind, number>> = {
	invitation: 7 * day,
	newPassword: 30 * minute,
	newDevice: 0,
	confirmAddress: day,
	addressChanged: 7 * day,
	secondStepReset: 0,
	signInChanged: 0,
};

/** Where a letter is on its way. */
export const letterStates = [
	"waiting",
	"sent",
	"refused",
	"given up",
	"no server",
	"taken back",
] as const;
export type LetterState = (typeof letterStates)[number];

/** A letter in words: its text and its HTML say the same. */
export type Letter = {
	subject: string;
	paragraphs: readonly string[];
	/** What is told one by one, with old and new side by side. */
	parts?: readonly LetterPart[];
	/** What is to be pressed, and its address, which stands in the letter as well. */
	action: { label: string; address: string } | null;
	/** Who writes, and why. */
	small: readonly string[];
	/** Where letters like it are ended, by one press in the program for mail; null for what one person caused. */
	ending: string | null;
	/** To whom an answer goes, where that is not the sender. */
	answersTo?: { name: string; address: string };
	/** Nothing is left to tell: it is not sent. */
	isOver?: true;
	/** Entries of a calendar that go along, as iCalendar. */
	calendar?: string | null;
};

export type LetterPart = {
	title: string;
	note: string | null;
	/** What was before is null where it stays; `text` is all of it in one line. */
	lines: readonly { label: string; before: string | null; after: string; text: string }[];
	address: string;
};

/** The letter as plain text. */
export function textOf({ paragraphs, parts = [], action, small }: Letter): string {
	const link = action === null ? [] : [`${action.label}:\n${action.address}`];
	const told = parts.map((part) =>
		[...linesOfPart(part), ...(parts.length > 1 ? [part.address] : [])].join("\n"),
	);
	return [...paragraphs, ...told, ...link, small.join("\n")].join("\n\n");
}

/** A part of a letter as lines of text. */
export function linesOfPart({ title, note, lines }: LetterPart): string[] {
	return [inOneLine(title), ...(note === null ? [] : [note]), ...lines.map(({ text }) => text)];
}

/** What stands in one line of a header: no breaks, and not endless. */
export function inOneLine(text: string): string {
	return text
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
		.trim()
		.slice(0, 150);
}

/** After which tries it is tried again how much later: a mail server that is away may be back soon. */
const patience = [1, 5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * minute);

/** When a letter that failed for now is tried again; null when it is given up. */
export function triedAgainAt(tries: number, now: Date): Date | null {
	const wait = patience[tries - 1];
	return wait === undefined ? null : new Date(now.getTime() + wait);
}
