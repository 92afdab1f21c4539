import type { ReactNode } from "react";

export type DocumentProps = {
	title: string;
	description: string;
	/** Absolute address under which this page is known; null for pages that are not indexed. */
	canonical: string | null;
	/** "light", or "dark" when the organization chose another theme; null follows the visitor. */
	theme: "light" | "dark" | null;
	styles: readonly string[];
	scripts: readonly string[];
	children: ReactNode;
};

/** The HTML document around a public page. It carries no inline script or style. */
export function Document(props: DocumentProps) {
	return (
		<html lang="en" data-theme={props.theme ?? undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{props.title}</title>
				<meta name="description" content={props.description} />
				<meta property="og:title" content={props.title} />
				<meta property="og:description" content={props.description} />
				{props.canonical === null ? (
					<meta name="robots" content="noindex" />
				) : (
					<link rel="canonical" href={props.canonical} />
				)}
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				{props.styles.map((href) => (
					<link key={href} rel="stylesheet" href={href} />
				))}
				{props.scripts.map((src) => (
					<script key={src} type="module" src={src} />
				))}
			</head>
			<body>{props.children}</body>
		</html>
	);
}
