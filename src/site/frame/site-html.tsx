import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { choiceOf } from "#domain/look/look.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import { brandName } from "#ui/brand-name.ts";
import { BaseProvider } from "#ui/link.tsx";
import type { PageAnswer } from "../page.ts";
import type { PlatformAnswer } from "../platform-page.ts";
import { Document, type SharedHead } from "./document.tsx";
import { Layout, PlatformLayout } from "./layout.tsx";
import { sharedHead, sharedPlatform } from "./shared-head.ts";
import type { SiteFrame } from "./site-frame.ts";
import { siteName, welcomeText } from "./site-names.ts";

/** Whose page is shown, and at which of its addresses. */
export type SitePlace = {
	organization: Organization;
	/** How the request named it: its own host, a slug, or a `domain` parameter. */
	address: "domain" | "slug" | "query";
	/** What stands before every path in links: "", "/hoops", or the origin of the custom domain. */
	base: string;
	path: string;
	/** A member looks at the site as visitors see it. */
	isPreview: boolean;
	/** Shown to those who write it, inside the editor. */
	isDraft: boolean;
};

type Around = { navigation: readonly NavItem[]; year: number; isIndexed: boolean };

/** A page of an organization's site as HTML. */
export function sitePageHtml(
	frame: SiteFrame,
	{ organization, address, base, path, isPreview, isDraft }: SitePlace,
	answer: PageAnswer,
	{ navigation, year, isIndexed }: Around,
): string {
	const name = siteName(organization, address);
	return document({
		frame,
		organization,
		title: titleOf(answer.title, organization, name),
		description: welcomeText(organization, answer.description),
		canonical: isIndexed ? canonical(frame, organization, path) : null,
		shared: sharedHead(frame, organization, isIndexed ? answer.share : undefined),
		base,
		isPreview,
		isDraft,
		body: (
			<Layout
				organization={organization}
				navigation={navigation}
				path={path}
				year={year}
				productHref={frame.originOf(frame.rootDomain)}
			>
				{answer.body}
			</Layout>
		),
	});
}

/** What the page is, whose it is, and the site as all titles end (rule `title-falls-back`). */
function titleOf(title: string | undefined, organization: Organization, site: string): string {
	return title === undefined ? site : `${title} · ${organization.name} · ${site}`;
}

/** A page of the product itself, without an organization's navigation and footer. */
export function platformPageHtml(frame: SiteFrame, path: string, answer: PlatformAnswer): string {
	const isIndexed = (answer.status ?? 200) < 400;
	return document({
		frame,
		organization: null,
		title: answer.title === undefined ? brandName : `${answer.title} · ${brandName}`,
		description: welcomeText(null, answer.description),
		canonical: isIndexed ? frame.originOf(frame.rootDomain) + path : null,
		shared: isIndexed ? sharedPlatform(frame) : null,
		base: "",
		isPreview: false,
		isDraft: false,
		body: <PlatformLayout>{answer.body}</PlatformLayout>,
	});
}

/** One address for search engines: the custom domain where there is one. Never the Host header. */
function canonical(frame: SiteFrame, organization: Organization, path: string): string {
	const siteUrl = frame.siteUrlOf(organization);
	return organization.domain === null && path === "/" ? siteUrl : siteUrl + path;
}

type DocumentParts = {
	frame: SiteFrame;
	organization: Organization | null;
	title: string;
	description: string;
	canonical: string | null;
	shared: SharedHead | null;
	base: string;
	isPreview: boolean;
	isDraft: boolean;
	body: ReactNode;
};

function document(parts: DocumentParts): string {
	const { frame, organization, base, isPreview, isDraft, body, ...head } = parts;
	const { site, preview } = frame.files;
	const assets = isDraft ? [site, preview] : [site];
	const styles = assets.flatMap((it) => it.styles);
	const theme = organization === null ? null : frame.themeOf(organization);
	return `<!doctype html>${renderToString(
		<BaseProvider
			base={base}
			isPreview={isPreview}
			siteUrl={organization === null ? "" : frame.siteUrlOf(organization)}
		>
			<Document
				{...head}
				theme={organization === null ? null : schemeOf(organization)}
				styles={theme === null || theme.href === null ? styles : [...styles, theme.href]}
				icon={organization?.iconUrl ?? null}
				manifest={theme?.manifest ?? null}
				color={theme?.color ?? null}
				scripts={assets.flatMap((it) => it.scripts)}
			>
				{body}
			</Document>
		</BaseProvider>,
	)}`;
}

/** Null follows the visitor's device. */
function schemeOf(organization: Organization): "light" | "dark" | null {
	const { scheme } = choiceOf(organization);
	return scheme === "visitor" ? null : scheme;
}
