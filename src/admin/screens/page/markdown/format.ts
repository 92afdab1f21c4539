/** A text and what is selected of it; start and end are the same where the cursor stands. */
export type Selected = { text: string; start: number; end: number };

export type Mark = "bold" | "italic";
export type LineStyle = "heading" | "list" | "numbered" | "quote";

/**
 * Makes what is selected bold or italic, or plain again. Marks do not reach over lines, so each line
 * gets its own; without a selection it is about the word in which the cursor stands.
 */
export function toggleMark(selected: Selected, mark: Mark): Selected {
	const sign = mark === "bold" ? "**" : "_";
	const { text, start, end } = wordAt(selected);
	if (start === end) return inserted(selected, sign + sign, sign.length);
	const spans = spansOf(text, start, end);
	const isOn = spans.every((span) => isMarked(text, span, sign));
	const places: number[] = [];
	let after = text;
	for (const { start, end } of spans) {
		const by = after.length - text.length;
		const span = { start: start + by, end: end + by };
		const change = isOn ? withoutSign(after, span, sign) : withSign(after, span, sign);
		after = change.text;
		places.push(change.start, change.end);
	}
	// Of several lines the signs are selected too, so that they are found again.
	const outer = spans.length > 1 && !isOn ? sign.length : 0;
	const [first = start, last = end] = [places[0], places.at(-1)];
	return { text: after, start: first - outer, end: last + outer };
}

/** Gives all lines that are touched this look, or takes it from them where all of them have it. */
export function toggleLines(selected: Selected, style: LineStyle): Selected {
	const { text } = selected;
	const start = text.lastIndexOf("\n", selected.start - 1) + 1;
	const found = text.indexOf(
		"\n",
		Math.max(selected.end - (selected.end > selected.start ? 1 : 0), start),
	);
	const end = found === -1 ? text.length : found;
	const lines = text.slice(start, end).split("\n");
	const full = lines.filter((line) => line.trim() !== "");
	const isOn = full.length > 0 && full.every((line) => styleOf(line) === style);
	let number = 0;
	const after = lines.map((line) => {
		if (line.trim() === "" && lines.length > 1) return line;
		const bare = line.replace(anyPrefix, "");
		return isOn ? bare : prefixOf(style, ++number) + bare;
	});
	const changed = after.join("\n");
	const isCursor = selected.start === selected.end;
	const last = start + changed.length;
	const cursor = Math.max(start, selected.end + changed.length - (end - start));
	return {
		text: text.slice(0, start) + changed + text.slice(end),
		...(isCursor ? { start: cursor, end: cursor } : { start, end: last }),
	};
}

/** What Enter does within a list or a quote: the next line of it, or its end after an empty one. */
export function nextLine({ text, start, end }: Selected): Selected | null {
	const from = text.lastIndexOf("\n", start - 1) + 1;
	const line = text.slice(from, start);
	const prefix = /^(\s*)([-*+] |(\d+)([.)]) |> )/.exec(line);
	if (prefix === null || start !== end) return null;
	if (line === prefix[0]) {
		return { text: text.slice(0, from) + text.slice(start), start: from, end: from };
	}
	const [, indent = "", sign = "", number, dot = "."] = prefix;
	const next = `\n${indent}${number === undefined ? sign : `${Number(number) + 1}${dot} `}`;
	return inserted({ text, start, end }, next, next.length);
}

/** A link in place of what is selected. */
export function withLink(selected: Selected, words: string, address: string): Selected {
	const link = `[${words.replaceAll(/[[\]]/g, "\\$&")}](${address.replaceAll(/[()\s]/g, encoded)})`;
	return inserted(selected, link, link.length);
}

/** What is selected replaced by something else, the cursor so many characters behind its start. */
export function inserted(selected: Selected, piece: string, cursor: number): Selected {
	const { text, start, end } = selected;
	const place = start + cursor;
	return { text: text.slice(0, start) + piece + text.slice(end), start: place, end: place };
}

/** The word around the cursor; a selection stays what it is. */
export function wordAt(selected: Selected): Selected {
	const { text, start, end } = selected;
	if (start !== end) return selected;
	const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
	const behind = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(end))?.[0].length ?? 0;
	// At the edge of a word the next one is about to be written.
	if (before === 0 || behind === 0) return selected;
	return { text, start: start - before, end: end + behind };
}

const anyPrefix = /^(#{1,6} |[-*+] |\d+[.)] |> )/;

function styleOf(line: string): LineStyle | null {
	if (/^#{1,6} /.test(line)) return "heading";
	if (/^[-*+] /.test(line)) return "list";
	if (/^\d+[.)] /.test(line)) return "numbered";
	return line.startsWith("> ") ? "quote" : null;
}

function prefixOf(style: LineStyle, number: number): string {
	if (style === "heading") return "## ";
	if (style === "list") return "- ";
	return style === "numbered" ? `${number}. ` : "> ";
}

type Span = { start: number; end: number };

/** The parts of a selection that a mark can stand around: line by line, without blanks at the ends. */
function spansOf(text: string, start: number, end: number): Span[] {
	let place = start;
	const spans = text
		.slice(start, end)
		.split("\n")
		.map((line) => {
			const isFromStart = place === 0 || text[place - 1] === "\n";
			const head = isFromStart ? (anyPrefix.exec(line)?.[0].length ?? 0) : 0;
			const bare = line.slice(head);
			const from = place + head + (bare.length - bare.trimStart().length);
			const span = { start: from, end: Math.max(from, place + line.trimEnd().length) };
			place += line.length + 1;
			return span;
		})
		.filter((span) => span.end > span.start);
	return spans.length === 0 ? [{ start, end }] : spans;
}

function isMarked(text: string, { start, end }: Span, sign: string): boolean {
	const inside = text.slice(start, end);
	const isInside =
		inside.length > 2 * sign.length && inside.startsWith(sign) && inside.endsWith(sign);
	return isInside || isAround(text, { start, end }, sign);
}

function isAround(text: string, { start, end }: Span, sign: string): boolean {
	return text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign);
}

/** Both answer where the words are then. */
function withSign(text: string, { start, end }: Span, sign: string) {
	const words = text.slice(start, end);
	return {
		text: text.slice(0, start) + sign + words + sign + text.slice(end),
		start: start + sign.length,
		end: end + sign.length,
	};
}

function withoutSign(text: string, span: Span, sign: string) {
	const by = sign.length;
	const { start, end } = isAround(text, span, sign)
		? { start: span.start - by, end: span.end + by }
		: span;
	const words = text.slice(start + by, end - by);
	return {
		text: text.slice(0, start) + words + text.slice(end),
		start,
		end: start + words.length,
	};
}

function encoded(sign: string): string {
	return `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
}
