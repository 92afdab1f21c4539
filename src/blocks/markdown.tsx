import MarkdownIt, { type Token } from "markdown-it";
import { createElement, Fragment, type ReactNode } from "react";
import { isContentLink } from "#domain/page/links.ts";
import { classes } from "#ui/classes.ts";
import styles from "./blocks.module.css";
import { ContentLink } from "./content-link.tsx";

/**
 * Markdown as elements. What people write is never HTML itself: tags are shown as text, and links
 * that lead nowhere good stay text. No HTML is made on the way, so nothing has to be trusted.
 */
export function Markdown({ text, className }: { text: string; className?: string | undefined }) {
	return (
		<div className={classes("prose", styles.prose, className)}>{draw(reader.parse(text, {}))}</div>
	);
}

// Nobody writes ten lists inside each other; a hundred of them make megabytes of a few pages of text.
const reader = new MarkdownIt("default", { html: false, linkify: true, maxNesting: 20 });

// Pictures are a block of their own, with a text for those who do not see them.
reader.disable("image");

// A line that ends in ".co" or "D1.It" is a sentence, not an address.
reader.linkify.set({ fuzzyLink: false });

reader.validateLink = (url) => isContentLink(url.trim());

/** Elements of nested tokens: an opening one takes everything up to its closing one. */
function draw(tokens: readonly Token[]): ReactNode[] {
	const nodes: ReactNode[] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (token === undefined) continue;
		if (token.nesting === 0) {
			nodes.push(<Fragment key={at}>{drawLeaf(token)}</Fragment>);
			continue;
		}
		const end = closing(tokens, at);
		const inner = draw(tokens.slice(at + 1, end));
		nodes.push(<Fragment key={at}>{drawElement(token, inner)}</Fragment>);
		at = end;
	}
	return nodes;
}

function closing(tokens: readonly Token[], from: number): number {
	let depth = 0;
	for (let at = from; at < tokens.length; at += 1) {
		depth += tokens[at]?.nesting ?? 0;
		if (depth === 0) return at;
	}
	return tokens.length;
}

function drawLeaf(token: Token): ReactNode {
	switch (token.type) {
		case "inline":
			return draw(token.children ?? []);
		case "text":
		case "text_special":
			return token.content;
		case "softbreak":
			return "\n";
		case "hardbreak":
			return <br />;
		case "code_inline":
			return <code>{token.content}</code>;
		case "code_block":
		case "fence":
			return (
				<pre>
					<code>{token.content}</code>
				</pre>
			);
		case "hr":
			return <hr />;
		default:
			return token.content;
	}
}

/** What Markdown knows, and nothing else. */
const known = new Set(
	"p h2 h3 h4 ul ol li blockquote strong em s table thead tbody tr th td".split(" "),
);

function drawElement(token: Token, inner: ReactNode[]): ReactNode {
	if (token.type === "paragraph_open" && token.hidden) return inner;
	if (token.type === "link_open") {
		return <ContentLink href={String(token.attrGet("href") ?? "")}>{inner}</ContentLink>;
	}
	// The page has the only h1, and three levels are enough for a text.
	const tag = token.tag.replace("h1", "h2").replace(/h[56]/, "h4");
	if (!known.has(tag)) return inner;
	if (tag === "table")
		return <div className={styles.scroller}>{createElement("table", {}, inner)}</div>;
	const start = tag === "ol" ? Number(token.attrGet("start") ?? 1) : 1;
	return createElement(tag, start === 1 ? {} : { start }, inner);
}
