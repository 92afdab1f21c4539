import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#domain/language/language.ts";
import type { Ground } from "#domain/look/palette.ts";
import type { Letter, LetterPart } from "#domain/mail/letter.ts";

/** Programs for mail know no style sheets. */
const page = {
	margin: 0,
	padding: "24px 16px",
	background: "#f3f4f6",
	color: "#111827",
	font: "16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
};
const card = {
	maxWidth: "34rem",
	margin: "0 auto",
	padding: "24px",
	background: "#ffffff",
	borderRadius: "12px",
};
const button = {
	display: "inline-block",
	padding: "12px 20px",
	background: "#111827",
	color: "#ffffff",
	borderRadius: "8px",
	fontWeight: 600,
	textDecoration: "none",
};
const soft = { margin: "4px 0", color: "#4b5563", fontSize: "14px" };

const head = { margin: "0 0 16px", fontWeight: 700 };
/** Over the whole card, in the colours of the league. */
const band = { margin: "-24px -24px 20px", padding: "16px 24px", borderRadius: "12px 12px 0 0" };

function inColors({ fill, on }: Ground) {
	return { background: fill, color: on };
}

type About = { sender: string; language: Language; colors: Ground | null };

/** Stands for the reader's own link in what is drawn for all. */
const mark = randomUUID();
const drawn = new LRUCache<string, string>({ maxSize: 200, sizeCalculation: () => 1 });

/** The same as `letterHtml`. What thousands get is drawn once, and each reader's own link is put in. */
export function htmlOfLetter(letter: Letter, about: About): string {
	const own = letter.ending === null ? null : new URL(letter.ending).searchParams.get("link");
	if (own === null || !/^[\w.-]+$/.test(own)) return letterHtml(letter, about);
	const { subject, paragraphs, parts, action } = letter;
	const small = letter.small.map((text) => text.replaceAll(own, mark));
	const ofAll: Letter = { ...letter, small };
	const key = JSON.stringify([subject, paragraphs, parts, action, small, about]);
	const known = drawn.get(key) ?? letterHtml(ofAll, about);
	drawn.set(key, known);
	return known.replaceAll(mark, own);
}

/** A letter as a document of its own. */
export function letterHtml(
	{ subject, paragraphs, parts = [], action, small }: Letter,
	{ sender, language, colors }: About,
): string {
	return `<!doctype html>${renderToStaticMarkup(
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<title>{subject}</title>
			</head>
			<body style={page}>
				<div style={card}>
					<p style={colors === null ? head : { ...head, ...band, ...inColors(colors) }}>{sender}</p>
					{paragraphs.map((text) => (
						<p key={text}>{text}</p>
					))}
					{parts.map((part) => (
						<Part key={part.address + part.title} part={part} />
					))}
					{action !== null && (
						<p style={{ margin: "24px 0" }}>
							<a href={action.address} style={{ ...button, ...(colors && inColors(colors)) }}>
								{action.label}
							</a>
						</p>
					)}
					{action !== null && <p style={{ ...soft, wordBreak: "break-all" }}>{action.address}</p>}
					{small.map((text) => (
						<p key={text} style={soft}>
							{text}
						</p>
					))}
				</div>
			</body>
		</html>,
	)}`;
}

const cell = { padding: "4px 12px 4px 0", textAlign: "left", verticalAlign: "top" } as const;

function Part({ part: { title, note, lines, address } }: { part: LetterPart }) {
	return (
		<div style={{ margin: "0 0 20px" }}>
			<p style={{ margin: "0 0 4px", fontSize: "18px", fontWeight: 700 }}>
				<a href={address} style={{ color: "#111827" }}>
					{title}
				</a>
			</p>
			{note !== null && <p style={{ margin: "0 0 4px" }}>{note}</p>}
			{lines.length > 0 && (
				<table style={{ borderCollapse: "collapse" }}>
					<tbody>
						{lines.map(({ label, before, after }) => (
							<tr key={label}>
								<th scope="row" style={{ ...cell, color: "#4b5563", fontWeight: 400 }}>
									{label}
								</th>
								<td style={cell}>{before !== null && <s>{before}</s>}</td>
								<td style={{ ...cell, fontWeight: before === null ? 400 : 700 }}>{after}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</div>
	);
}
