import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { choiceOf } from "#domain/look/look.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import type { ShownPage } from "#domain/page/site-page.ts";
import type { Viewer } from "#domain/user/user.ts";
import { Document, type SharedHead } from "#site/document.tsx";
import { Layout, PlatformLayout } from "#site/layout.tsx";
import type { PageAnswer } from "#site/page.ts";
import { NotFoundPage } from "#site/pages/not-found.tsx";
import { ownPage } from "#site/pages/own-page.tsx";
import type { PlatformAnswer } from "#site/platform-page.ts";
import { sitePages } from "#site/routes.ts";
import { siteName, welcomeText } from "#site/site-names.ts";
import { storeFor } from "#store/store.ts";
import { brandName } from "#ui/brand-name.ts";
import { BaseProvider } from "#ui/link.tsx";
import { Refusal } from "#usecases/refusals.ts";
import { pageHeaders } from "./headers.ts";
import { originOf, siteUrlOf } from "./origins.ts";
import { showingInstead } from "./page-drafts.ts";
import type { Services } from "./services.ts";
import { sharedHead, sharedPlatform } from "./shared-head.ts";
import { navigationOf } from "./site-navigation.ts";
import type { SiteTenant } from "./tenancy.ts";
import { themeOf } from "./theme.ts";

export type Rendered = {
	status: number;
	html: string;
	/** Of what is no page, such as a calendar. */
	headers?: Record<string, string>;
};

/** Which page of an organization's site a path is, and the query parameters it reads. */
export function findSitePage(path: string, search: string) {
	for (const page of [...sitePages, ownPage]) {
		const params = page.match(path);
		if (params === null) continue;
		const asked = new URLSearchParams(search);
		const query = Object.fromEntries(
			page.query.map((name) => [name, asked.get(name) ?? undefined]),
		);
		return { page, params, query };
	}
	return null;
}

/** A page of an organization's site as HTML; a friendly 404 page when there is no such page. */
export async function renderSitePage(
	services: Services,
	tenant: SiteTenant & { isPreview: boolean },
	viewer: Viewer,
	{ found, draft = null }: { found: ReturnType<typeof findSitePage>; draft?: ShownPage | null },
): Promise<Rendered> {
	const { organization } = tenant;
	const visitors = storeFor(organization.id, services.database, "visitors");
	const store = draft === null ? visitors : showingInstead(visitors, draft, tenant.path);
	const scope = { viewer, organization, store, now: services.now() };
	const frame = { ...tenant, navigation: await navigationOf(scope), isDraft: draft !== null };
	try {
		if (found === null) throw new Refusal("missing", "This page does not exist.");
		const answer = await found.page.load(scope, found.params, found.query);
		if (answer.movedTo !== undefined) return moved(services, tenant.base + answer.movedTo);
		const isIndexed = (answer.isIndexed ?? true) && draft === null;
		return { status: 200, html: toHtml(services, frame, answer, isIndexed) };
	} catch (error) {
		if (!(error instanceof Refusal) || error.kind !== "missing") throw error;
		const answer = { title: "Not found", body: <NotFoundPage sentence={error.message} /> };
		return { status: 404, html: toHtml(services, frame, answer, false) };
	}
}

/** A page that is somewhere else now, for good; asked again each time, for it may move back. */
function moved(services: Services, location: string): Rendered {
	const headers = { ...pageHeaders(services), location, "cache-control": "no-cache" };
	return { status: 301, html: "", headers };
}

/** A page of the product itself, without an organization's navigation and footer. */
export function renderPlatformPage(
	services: Services,
	path: string,
	answer: PlatformAnswer,
): Rendered {
	const html = document({
		services,
		organization: null,
		title: answer.title === undefined ? brandName : `${answer.title} · ${brandName}`,
		description: answer.description ?? welcomeText(null),
		canonical:
			(answer.status ?? 200) >= 400
				? null
				: originOf(services.settings, services.settings.rootDomain) + path,
		shared: (answer.status ?? 200) >= 400 ? null : sharedPlatform(services),
		base: "",
		isPreview: false,
		isDraft: false,
		body: <PlatformLayout>{answer.body}</PlatformLayout>,
	});
	return { status: answer.status ?? 200, html };
}

/** What stands around a page. */
type Frame = SiteTenant & {
	isPreview: boolean;
	navigation: readonly NavItem[];
	/** Shown to those who write it, inside the editor. */
	isDraft: boolean;
};

function toHtml(
	services: Services,
	{ organization, address, base, path, isPreview, navigation, isDraft }: Frame,
	answer: PageAnswer,
	isIndexed: boolean,
): string {
	const name = siteName(organization, address);
	return document({
		services,
		organization,
		title: answer.title === undefined ? name : `${answer.title} · ${name}`,
		description: answer.description ?? welcomeText(organization),
		canonical: isIndexed ? canonical(services, organization, path) : null,
		shared: sharedHead(services, organization, isIndexed ? answer.share : undefined),
		base,
		isPreview,
		isDraft,
		body: (
			<Layout
				organization={organization}
				navigation={navigation}
				path={path}
				year={services.now().getUTCFullYear()}
				productHref={originOf(services.settings, services.settings.rootDomain)}
			>
				{answer.body}
			</Layout>
		),
	});
}

/** One address for search engines: the custom domain where there is one. Never the Host header. */
function canonical({ settings }: Services, organization: Organization, path: string): string {
	const siteUrl = siteUrlOf(settings, organization);
	return organization.domain === null && path === "/" ? siteUrl : siteUrl + path;
}

type DocumentParts = {
	services: Services;
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
	const { services, organization, base, isPreview, isDraft, body, ...head } = parts;
	const { site, preview } = services.assets;
	const assets = isDraft ? [site, preview] : [site];
	const styles = assets.flatMap((it) => it.styles);
	const theme = organization === null ? null : themeOf(services, organization);
	return `<!doctype html>${renderToString(
		<BaseProvider
			base={base}
			isPreview={isPreview}
			siteUrl={organization === null ? "" : siteUrlOf(services.settings, organization)}
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
