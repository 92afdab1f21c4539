import type { ReactNode } from "react";
import type { Language } from "#domain/language/language.ts";
import type { EmbedAnswer } from "./embed-page.tsx";
import styles from "./embeds.module.css";

type EmbedDocumentProps = {
	language: Language;
	/** Whose site it is of. */
	name: string;
	/** Null follows the visitor's device. */
	theme: "light" | "dark" | null;
	styles: readonly string[];
	scripts: readonly string[];
	children: ReactNode;
};

/** The HTML document of a frame. Search engines find its content on the site itself. */
export function EmbedDocument({ language, name, theme, children, ...files }: EmbedDocumentProps) {
	return (
		<html lang={language} data-theme={theme ?? undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>{name}</title>
				{files.styles.map((href) => (
					<link key={href} rel="stylesheet" href={href} />
				))}
				{files.scripts.map((src) => (
					<script key={src} type="module" src={src} />
				))}
			</head>
			<body className={styles.embed}>{children}</body>
		</html>
	);
}

type EmbedViewProps = { answer: EmbedAnswer; name: string; moreHref: string };

/** What is in the frame: a heading, the content, and the way to the site. */
export function EmbedView({ answer: { title, more, body }, name, moreHref }: EmbedViewProps) {
	return (
		<main className={styles.frame} aria-label={`${title}, ${name}`}>
			<h1 className={styles.title}>{title}</h1>
			{body}
			<p className={styles.foot}>
				<span>{name}</span>
				<a href={moreHref} target="_blank" rel="noopener">
					{more.label}
				</a>
			</p>
		</main>
	);
}
