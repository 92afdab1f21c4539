import type { Language } from "../language/language.ts";
import { plainLine } from "../text/plain-line.ts";

/** What becomes of a message: whoever runs the league says so. */
export const messageStates = ["new", "read", "answered"] as const;
export type MessageState = (typeof messageStates)[number];

/** What a visitor wrote to a league by its contact form. */
export type Message = {
	id: number;
	name: string;
	/** The mail address it is answered at. */
	address: string;
	text: string;
	/** In which the form was read. */
	language: Language;
	state: MessageState;
	receivedAt: string;
};

export type NewMessage = Omit<Message, "id" | "state">;

/** What a visitor fills in. */
export type WrittenMessage = Pick<Message, "name" | "address" | "text">;

export const longest = { name: 80, address: 200, text: 4000 } as const;

/** A field that people do not see and programs fill in. */
export const baitField = "homepage";

export type MessageProblem = "noName" | "noAddress" | "noText" | "tooLong";

/** What was sent as it is kept, and what is wrong with it by field. */
export function readMessage(sent: Readonly<Record<string, string>>): {
	written: WrittenMessage;
	problems: Partial<Record<keyof WrittenMessage, MessageProblem>>;
} {
	const written = {
		name: plainLine(sent.name ?? "").trim(),
		address: plainLine(sent.address ?? "").trim(),
		text: plainLines(sent.text ?? ""),
	};
	const problems: Partial<Record<keyof WrittenMessage, MessageProblem>> = {};
	if (written.name === "") problems.name = "noName";
	if (!isMailAddress(written.address)) problems.address = "noAddress";
	if (written.text === "") problems.text = "noText";
	for (const field of ["name", "address", "text"] as const) {
		if (written[field].length > longest[field]) problems[field] = "tooLong";
	}
	return { written, problems };
}

/** Lines of text, each as it is kept, with at most one empty one between two. */
function plainLines(text: string): string {
	return text
		.replaceAll(/\r\n?/g, "\n")
		.split("\n")
		.map((line) => plainLine(line).trimEnd())
		.join("\n")
		.replaceAll(/\n{3,}/g, "\n\n")
		.trim();
}

/** One address and no list of them, and nothing that means something in a header or a link. */
function isMailAddress(text: string): boolean {
	return /^[^\s@<>()[\]\\,;:"?&%]{1,64}@[^\s@<>()[\]\\,;:"?&%/]+\.[^\s@<>()[\]\\,;:"?&%/.]{2,}$/u.test(
		text,
	);
}
