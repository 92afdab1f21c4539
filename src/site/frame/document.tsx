import type { ReactNode } from "react";
import type { Language } from "#domain/language/language.ts";

export type DocumentProps = {
	language: Language;
	title: string;
	description: string;
	/** Absolute address under which this page is known; null for pages that are not indexed. */
	canonical: string | null;
	/** The page in each language of its site, this one included; none where there is only one. */
	alternates: readonly Alternate[];
	/** "light", or "dark" when the organization chose another theme; null follows the visitor. */
	theme: "light" | "dark" | null;
	/** What fills the window without bar and footer; null for a page of the site. */
	bare: "screen" | "overlay" | null;
	/** The organization's own icon, a PNG; null takes the product's. */
	icon: string | null;
	/** Addresses and colours for home screens and for what phones paint around a page. */
	manifest: string | null;
	color: string | null;
	/** What other programs show of the page; null for one that is only an answer. */
	shared: SharedHead | null;
	styles: readonly string[];
	scripts: readonly string[];
	children: ReactNode;
};

/** Where a page is in a language; "x-default" for visitors of all others. */
export type Alternate = { language: Language | "x-default"; href: string };

/** Absolute addresses, because they are read on other websites. */
export type SharedHead = {
	siteName: string;
	/** The picture of links to the page. */
	image: string;
	/** What the page is about, as the text of a data element; null for nothing. */
	jsonLd: string | null;
	feed: { title: string; href: string } | null;
};

/** The HTML document around a public page. It carries no inline script or style. */
export function Document(props: DocumentProps) {
	return (
		<html
			lang={props.language}
			data-theme={props.theme ?? undefined}
			data-bare={props.bare ?? undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{props.title}</title>
				<meta name="description" content={props.description} />
				<meta property="og:title" content={props.title} />
				<meta property="og:description" content={props.description} />
				{props.shared !== null && <SharedTags {...props} shared={props.shared} />}
				{props.canonical === null ? (
					<meta name="robots" content="noindex" />
				) : (
					<link rel="canonical" href={props.canonical} />
				)}
				{props.alternates.map(({ language, href }) => (
					<link key={language} rel="alternate" hrefLang={language} href={href} />
				))}
				{props.color !== null && <meta name="theme-color" content={props.color} />}
				<Icons icon={props.icon} />
				{props.manifest !== null && <link rel="manifest" href={props.manifest} />}
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

function Icons({ icon }: Pick<DocumentProps, "icon">) {
	if (icon === null) return <link rel="icon" href="/favicon.svg" type="image/svg+xml" />;
	return (
		<>
			<link rel="icon" href={icon} type="image/png" />
			<link rel="apple-touch-icon" href={icon} />
		</>
	);
}

/** How links to the page look elsewhere (ogp.me), and what it is about for search engines. */
function SharedTags({ canonical, shared }: { canonical: string | null; shared: SharedHead }) {
	const { siteName, image, jsonLd, feed } = shared;
	return (
		<>
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={siteName} />
			{canonical !== null && <meta property="og:url" content={canonical} />}
			<meta property="og:image" content={image} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta name="twitter:card" content="summary_large_image" />
			{feed !== null && (
				<link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.href} />
			)}
			{jsonLd !== null && (
				// Data, not a script: no browser runs it, and `asJsonLd` lets nothing end it.
				// biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape it, and JSON knows no such escapes
				<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
			)}
		</>
	);
}
