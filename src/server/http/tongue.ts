import type { Context } from "hono";
import { RowsAsText } from "#api/endpoint.ts";
import { WireSentence } from "#api/said.ts";
import { firstLanguage } from "#domain/language/language.ts";
import { sayIn, type Tongue } from "#domain/language/say.ts";
import { breathe } from "#store/engine/breathe.ts";
import { sayingsOf } from "#words/said/sayings.ts";
import { wordsOf } from "#words/words.ts";

/**
 * How whoever sent this request is to be told what happened: in the first language of its Accept-Language that
 * there is. The administration names the tab's; programs name none, and read English.
 */
export function tongueOf(c: Context): Tongue {
	const language = firstLanguage(c.req.header("accept-language") ?? "") ?? "en";
	const { clock } = wordsOf(language);
	return { language, clock, sayings: sayingsOf(language) };
}

/** With all that is said in it in the language of whoever asked. */
export function toJson(tongue: Tongue, value: unknown): string {
	// A sentence writes itself in English, and looking at each value costs more than writing it.
	if (tongue.language === "en") return JSON.stringify(value);
	return JSON.stringify(value, function (this: Record<string, unknown>, name, part) {
		const sent = this[name];
		return sent instanceof WireSentence ? sayIn(tongue, sent.sentence) : part;
	});
}

type Bytes = Buffer<ArrayBuffer>;

/** The same of an answer whose lists may be as long as a season, as UTF-8: in between rows others have their turn. */
export async function toLongJson(tongue: Tongue, value: unknown): Promise<string | Bytes> {
	const parts = value?.constructor === Object ? Object.entries(value) : [];
	if (!parts.some(([, part]) => isLong(part))) return toJson(tongue, value);
	const written: Uint8Array[] = [];
	for (const [name, part] of parts) {
		if (part === undefined) continue;
		const key = `${written.length === 0 ? "{" : ","}${JSON.stringify(name)}:`;
		if (isLong(part)) {
			written.push(Buffer.from(`${key}[`));
			let isFirst = true;
			for (const rows of piecesOf(tongue, part)) {
				if (!isFirst) written.push(comma);
				isFirst = false;
				written.push(rows);
				await breathe();
			}
			written.push(Buffer.from("]"));
		} else {
			written.push(Buffer.from(key + toJson(tongue, part)));
		}
	}
	written.push(Buffer.from("}"));
	return Buffer.concat(written);
}

function* piecesOf(tongue: Tongue, list: RowsAsText | unknown[]): Generator<Uint8Array> {
	if (list instanceof RowsAsText) return yield* list.pieces;
	for (let start = 0; start < list.length; start += atOnce) {
		yield Buffer.from(toJson(tongue, list.slice(start, start + atOnce)).slice(1, -1));
	}
}

/** Players, with all their seasons, that are written in a few milliseconds. */
const atOnce = 25;

function isLong(part: unknown): part is RowsAsText | unknown[] {
	return part instanceof RowsAsText || (Array.isArray(part) && part.length > atOnce);
}

const comma = Buffer.from(",");
