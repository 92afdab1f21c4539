import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Language, languagePrefix, languagesOf } from "#domain/language/language.ts";
import { choiceOf } from "#domain/look/look.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import { brandName } from "#ui/brand-name.ts";
import { BaseProvider } from "#ui/link.tsx";
import { WordsProvider } from "#ui/words.tsx";
import { type Words, wordsOf } from "#words/words.ts";
import { MyTeams } from "../my-teams/my-teams.tsx";
import type { PageAnswer } from "../page.ts";
import type { PageSheet } from "../page-sheets.ts";
import { type PlatformAnswer, productLanguages } from "../platform-page.ts";
import { PushOffer } from "../push/push-offer.tsx";
import { addressIn } from "./address-in.ts";
import type { BannerLine } from "./banner.tsx";
import { type Alternate, Document, type SharedHead } from "./document.tsx";
import { Layout, PlatformLayout } from "./layout.tsx";
import { sharedHead, sharedPlatform } from "./shared-head.ts";
import type { SiteFrame } from "./site-frame.ts";
import { platformWelcome, siteName, welcomeText } from "./site-names.ts";

/** Whose page is shown, and at which of its addresses. */
export type SitePlace = {
	organization: Organization;
	/** How the request named it: its own host, a slug, or a `domain` parameter. */
	address: "domain" | "slug" | "query";
	/** What stands before every path in links: "", "/hoops", "/hoops/fr", or the origin of the custom domain. */
	base: string;
	/** The same before any language. */
	home: string;
	path: string;
	/** A member looks at the site as visitors see it. */
	isPreview: boolean;
	/** Shown to those who write it, inside the editor. */
	isDraft: boolean;
};

type Around = {
	words: Words;
	navigation: readonly NavItem[];
	banners: readonly BannerLine[];
	year: number;
	isIndexed: boolean;
	/** What the page was asked for, with its question mark. */
	search: string;
};

/** A page of an organization's site as HTML. */
export function sitePageHtml(
	frame: SiteFrame,
	{ organization, address, base, home, path, isPreview, isDraft }: SitePlace,
	answer: PageAnswer,
	{ words, navigation, banners, year, isIndexed, search }: Around,
): string {
	const name = siteName(organization, address);
	const { languages = languagesOf(organization) } = answer;
	// Where it is shown in the site's own language instead, that is where it is.
	const said = languages.includes(words.language) ? words.language : organization.language;
	const hrefOf = (language: Language) => addressIn(frame, organization, language, path);
	return document({
		frame,
		organization,
		title: titleOf(answer.title, organization, name),
		words,
		description: welcomeText(words, organization, answer.description),
		canonical: isIndexed ? hrefOf(said) : null,
		alternates: isIndexed ? inLanguages(languages, organization.language, hrefOf) : [],
		shared: sharedHead(frame, organization, words, isIndexed ? answer.share : undefined),
		base,
		home,
		isPreview,
		isDraft,
		bare: answer.bare ?? null,
		sheet: answer.sheet,
		body:
			answer.bare !== undefined ? (
				<main data-site={organization.id}>{answer.body}</main>
			) : (
				<Layout
					organization={organization}
					navigation={navigation}
					banners={banners}
					path={path}
					search={search}
					year={year}
					productHref={frame.originOf(frame.rootDomain)}
				>
					{answer.hasMyTeams === true && !isDraft && (
						<MyTeams organization={organization} script={frame.files.site.places} />
					)}
					{answer.body}
					{answer.push !== undefined && (
						<PushOffer
							offered={answer.push}
							publicKey={frame.pushKey}
							script={frame.files.site.follow}
						/>
					)}
				</Layout>
			),
	});
}

/** A part of a page by itself. */
export function fragmentHtml(
	frame: SiteFrame,
	{ organization, base, home, isPreview }: SitePlace,
	words: Words,
	body: ReactNode,
): string {
	const siteUrl = frame.siteUrlOf(organization, words.language);
	return renderToString(
		<BaseProvider base={base} home={home} isPreview={isPreview} siteUrl={siteUrl}>
			<WordsProvider words={words}>{body}</WordsProvider>
		</BaseProvider>,
	);
}

/** What the page is, whose it is, and the site as all titles end (rule `title-falls-back`). */
function titleOf(title: string | undefined, organization: Organization, site: string): string {
	return title === undefined ? site : `${title} · ${organization.name} · ${site}`;
}

/** A page of the product itself, without an organization's navigation and footer. */
export function platformPageHtml(
	frame: SiteFrame,
	path: string,
	answer: PlatformAnswer,
	language: Language = "en",
): string {
	const isIndexed = (answer.status ?? 200) < 400;
	const words = wordsOf(language);
	const base = languagePrefix(language, productLanguages);
	const hrefOf = (language: Language) => {
		const prefix = languagePrefix(language, productLanguages);
		return (
			frame.originOf(frame.rootDomain) + (prefix !== "" && path === "/" ? prefix : prefix + path)
		);
	};
	return document({
		frame,
		organization: null,
		title: answer.title === undefined ? brandName : `${answer.title} · ${brandName}`,
		words,
		description: platformWelcome(words, answer.description),
		canonical: isIndexed ? hrefOf(language) : null,
		alternates: isIndexed
			? inLanguages(languagesOf(productLanguages), productLanguages.language, hrefOf)
			: [],
		shared: isIndexed ? sharedPlatform(frame, words) : null,
		base,
		home: "",
		isPreview: false,
		isDraft: false,
		bare: null,
		sheet: "product",
		body: <PlatformLayout>{answer.body}</PlatformLayout>,
	});
}

/** The page in all its languages; of one in a single language there is nothing to say. */
function inLanguages(
	all: readonly Language[],
	own: Language,
	hrefOf: (language: Language) => string,
): Alternate[] {
	if (all.length === 1) return [];
	return [
		...all.map((language) => ({ language, href: hrefOf(language) })),
		{ language: "x-default", href: hrefOf(own) },
	];
}

type DocumentParts = {
	frame: SiteFrame;
	organization: Organization | null;
	words: Words;
	title: string;
	description: string;
	canonical: string | null;
	alternates: readonly Alternate[];
	shared: SharedHead | null;
	base: string;
	home: string;
	isPreview: boolean;
	isDraft: boolean;
	bare: "screen" | "overlay" | null;
	sheet: PageSheet | undefined;
	body: ReactNode;
};

function document(parts: DocumentParts): string {
	const { frame, organization, words, base, home, isPreview, isDraft, sheet, body, ...head } =
		parts;
	const { site, preview, screen, sheets } = frame.files;
	const assets = [
		site,
		...(isDraft ? [preview] : []),
		...(parts.bare ? [screen] : []),
		...(sheet === undefined ? [] : [sheets[sheet]]),
	];
	const styles = assets.flatMap((it) => it.styles);
	const theme = organization === null ? null : frame.themeOf(organization);
	return `<!doctype html>${renderToString(
		<BaseProvider
			base={base}
			home={home}
			isPreview={isPreview}
			siteUrl={organization === null ? "" : frame.siteUrlOf(organization, words.language)}
		>
			<Document
				{...head}
				language={words.language}
				theme={organization === null ? null : schemeOf(organization)}
				styles={theme === null || theme.href === null ? styles : [...styles, theme.href]}
				icon={organization?.iconUrl ?? null}
				manifest={theme?.manifest ?? null}
				color={theme?.color ?? null}
				scripts={assets.flatMap((it) => it.scripts)}
			>
				<WordsProvider words={words}>{body}</WordsProvider>
			</Document>
		</BaseProvider>,
	)}`;
}

/** Null follows the visitor's device. */
function schemeOf(organization: Organization): "light" | "dark" | null {
	const { scheme } = choiceOf(organization);
	return scheme === "visitor" ? null : scheme;
}
