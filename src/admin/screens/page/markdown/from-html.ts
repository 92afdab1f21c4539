/**
 * Text that was copied in a word processor or a browser, as simple Markdown: headings, bold, italic,
 * lists, links and paragraphs. Everything else that the HTML says is left behind. It reads tags by
 * itself: nothing of a stranger's HTML becomes part of a document here.
 */
export function markdownFromHtml(html: string): string {
	const blocks: string[] = [];
	const lists: { isOrdered: boolean; count: number }[] = [];
	const marks: string[] = [];
	let line = "";
	let prefix = "";
	let silent = 0;
	let bullet: string | null = null;
	let isPasted = false;

	const flush = () => {
		const text = tidy(line);
		if (text !== "") blocks.push(prefix + text);
		line = "";
		prefix = "";
	};
	const open = (name: string, attributes: string) => {
		if (name === "br") {
			line += "\n";
			return;
		}
		if (headings.has(name)) {
			flush();
			prefix = headings.get(name) ?? "";
		} else if (name === "ul" || name === "ol") {
			flush();
			lists.push({ isOrdered: name === "ol", count: 0 });
		} else if (name === "li") {
			flush();
			const list = lists.at(-1);
			if (list) list.count += 1;
			prefix = `${"   ".repeat(Math.max(0, lists.length - 1))}${list?.isOrdered ? `${list.count}. ` : "- "}`;
		} else if (blockNames.has(name)) {
			// A paragraph within a list's item is the item.
			if (line.trim() !== "" || prefix === "") flush();
			if (name === "blockquote") prefix = "> ";
		}
		const mark = markOf(name, attributes);
		if (!voidNames.has(name)) marks.push(`${name} ${mark.sign} ${mark.address}`);
		line += mark.address === "" ? mark.sign : "[";
	};
	const close = (name: string) => {
		const place = marks.findLastIndex((mark) => mark.startsWith(`${name} `));
		if (place !== -1) {
			for (const mark of marks.splice(place).toReversed()) {
				const [, sign = "", address = ""] = mark.split(" ");
				line += address === "" ? sign : `](${address})`;
			}
		}
		if (name === "ul" || name === "ol") lists.pop();
		if (headings.has(name) || blockNames.has(name) || name === "li") flush();
		// The cells of a table stand beside each other.
		if (name === "td" || name === "th") line += "  ";
	};

	for (const [, comment, closing, name = "", attributes = "", text] of html.matchAll(tokens)) {
		const tag = name.toLowerCase();
		if (comment !== undefined || tag.startsWith("!")) {
			// Word writes the sign of a list's item between two comments.
			const note = comment ?? attributes + name;
			if (note.includes("StartFragment")) {
				isPasted = true;
				line = "";
				blocks.length = 0;
			} else if (note.includes("EndFragment") && isPasted) break;
			else if (note.includes("supportLists")) bullet = "";
			else if (note.includes("endif") && bullet !== null) {
				prefix = /\d/.test(bullet) ? "1. " : "- ";
				bullet = null;
			}
		} else if (silentNames.has(tag)) silent += closing ? -1 : 1;
		else if (silent > 0) continue;
		else if (bullet !== null) bullet += text ?? "";
		else if (text !== undefined) line += escaped(decoded(text).replaceAll(/\s+/g, " "));
		else if (closing) close(tag);
		else open(tag, attributes);
	}
	flush();
	return joined(numbered(blocks));
}

const tokens =
	/<!--([\s\S]*?)-->|<(\/?)(!?\[?[a-z][\w:]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/gi;

const headings = new Map<string, string>([
	...(["h1", "h2"] as const).map((name) => [name, "## "] as const),
	...(["h3", "h4", "h5", "h6"] as const).map((name) => [name, "### "] as const),
]);
const blockNames = new Set([
	"p",
	"div",
	"section",
	"article",
	"tr",
	"table",
	"blockquote",
	"pre",
	"dt",
	"dd",
	"hr",
]);
const voidNames = new Set(["br", "hr", "img", "input", "meta", "link", "col", "wbr"]);
const silentNames = new Set(["style", "script", "title", "head", "template", "noscript"]);

/** What a tag puts around its text. */
function markOf(name: string, attributes: string): { sign: string; address: string } {
	const style = attributeOf(attributes, "style").replaceAll(/\s/g, "").toLowerCase();
	const isPlain = /font-weight:(normal|400)/.test(style);
	if ((name === "b" || name === "strong") && !isPlain) return { sign: bold, address: "" };
	if ((name === "i" || name === "em") && !/font-style:normal/.test(style)) {
		return { sign: italic, address: "" };
	}
	if (name === "span" && /font-weight:(bold|[6-9]00)/.test(style)) {
		return { sign: bold, address: "" };
	}
	if (name === "span" && /font-style:italic/.test(style)) return { sign: italic, address: "" };
	const address = name === "a" ? decoded(attributeOf(attributes, "href")).trim() : "";
	const isLink = /^(https?:\/\/|mailto:|tel:)[^\s()<>]+$/i.test(address);
	return { sign: "", address: isLink ? address : "" };
}

function attributeOf(attributes: string, name: string): string {
	const found = new RegExp(`\\b${name}\\s*=\\s*("([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(
		attributes,
	);
	return found?.[2] ?? found?.[3] ?? found?.[4] ?? "";
}

function decoded(text: string): string {
	return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
		if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
		const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
	});
}

const entities: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
	ndash: "–",
	mdash: "—",
	lsquo: "‘",
	rsquo: "’",
	ldquo: "“",
	rdquo: "”",
	hellip: "…",
	bull: "•",
	middot: "·",
};

/** Signs that would mean something else here. */
function escaped(text: string): string {
	return text.replaceAll(/[\\*`[\]]|(?<!\w)_|_(?!\w)/g, "\\$&");
}

/** Blanks stand outside of marks, and marks with nothing in them go. */
function tidy(line: string): string {
	const marked = signs.reduce((text, [stand, sign]) => withMarks(text, stand, sign), line);
	return marked
		.replaceAll(/[ \t]*\n[ \t]*/g, "  \n")
		.replaceAll(/[ \t]{3,}/g, "  ")
		.trim()
		.replace(/^(\d+)\.(?=\s)/, "$1\\.")
		.replace(/^([#>+-])(?=\s)/, "\\$1");
}

/** What stands for a mark until the line is complete, so that no text is taken for one. */
const bold = "\u0001";
const italic = "\u0002";
const signs = [
	[bold, "**"],
	[italic, "_"],
] as const;

function withMarks(text: string, stand: string, sign: string): string {
	return text
		.split(stand)
		.map((piece, index) => {
			const words = piece.trim();
			if (index % 2 === 0 || words === "") return piece;
			const [head = "", tail = ""] = piece.split(words);
			return `${head}${sign}${words}${sign}${tail}`;
		})
		.join("");
}

const listSign = /^\s*(- |\d+\. )/;

/** Items that Word numbers by itself, one after the other. */
function numbered(blocks: readonly string[]): string[] {
	let number = 0;
	return blocks.map((block) => {
		if (!block.startsWith("1. ")) {
			if (!/^\s+/.test(block)) number = 0;
			return block;
		}
		number += 1;
		return `${number}. ${block.slice(3)}`;
	});
}

/** Items of a list stand below each other, everything else is a paragraph. */
function joined(blocks: readonly string[]): string {
	return blocks.reduce((text, block, index) => {
		if (index === 0) return block;
		const isList = listSign.test(block) && listSign.test(blocks[index - 1] ?? "");
		return `${text}${isList ? "\n" : "\n\n"}${block}`;
	}, "");
}
