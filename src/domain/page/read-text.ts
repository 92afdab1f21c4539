import { type Sentence, say } from "#domain/language/say.ts";
import type { LineField, LinkField, MarkdownField, ProseField } from "./fields.ts";
import { hasForeignScheme, isContentLink } from "./links.ts";

/** Says what is wrong with a value, as the end of a sentence that begins with its name. */
export type Refuse = (what: Sentence) => void;

type TextField = LineField | ProseField | MarkdownField | LinkField;

/** Characters of one line, of a text, and of an address. */
export const limits = { line: 200, prose: 2_000, markdown: 20_000, link: 500 };

/** A text to keep; undefined when there is none, be it empty or refused. */
export function readText(
	field: TextField,
	sent: unknown,
	isDraft: boolean,
	refuse: Refuse,
): string | undefined {
	if (typeof sent !== "string") return void refuse("must be text.");
	const text = field.is === "line" || field.is === "link" ? cleanLine(sent) : clean(sent);
	const most = limits[field.is];
	if (text.length > most) {
		return void refuse(say`can have at most ${most.toLocaleString("en")} characters.`);
	}
	if (text.trim() === "") return undefined;
	const wrong = wrongIn(field, text, isDraft);
	return wrong === null ? text : void refuse(wrong);
}

/** One line, without control characters. */
export function cleanLine(text: string): string {
	return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}

/** No control characters, which no database takes and no reader sees; lines end in one sign. */
function clean(text: string): string {
	return text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

/** Half an address or half a mail address is fine while somebody writes. */
function wrongIn(field: TextField, text: string, isDraft: boolean): string | null {
	if (field.is === "link") {
		const isWrong = isDraft ? hasForeignScheme(text) : !isContentLink(text);
		return isWrong ? "starts with https://, mailto:, tel: or /." : null;
	}
	return isDraft || field.is !== "line" ? null : wrongFormat(field, text);
}

function wrongFormat({ format }: LineField, text: string): string | null {
	if (format === "email" && !/^[^\s@?&%"<>]+@[^\s@?&%"<>]+\.[^\s@?&%"<>]+$/.test(text)) {
		return "is not an email address.";
	}
	return format === "phone" && !/\d/.test(text) ? "has no digits." : null;
}
