import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Organization } from "#domain/organization/organization.ts";
import type { Viewer } from "#domain/user/user.ts";
import { Document } from "#site/document.tsx";
import { Layout, PlatformLayout } from "#site/layout.tsx";
import type { PageAnswer } from "#site/page.ts";
import { NotFoundPage } from "#site/pages/not-found.tsx";
import type { PlatformAnswer } from "#site/platform-page.ts";
import { sitePages } from "#site/routes.ts";
import { siteName, welcomeText } from "#site/site-names.ts";
import { storeFor } from "#store/store.ts";
import { brandName } from "#ui/brand-name.ts";
import { BaseProvider } from "#ui/link.tsx";
import { Refusal } from "#usecases/refusals.ts";
import { originOf, siteUrlOf } from "./origins.ts";
import type { Services } from "./services.ts";
import type { SiteTenant } from "./tenancy.ts";
import { themeHref } from "./theme.ts";

export type Rendered = {
	status: number;
	html: string;
	/** Of what is no page, such as a calendar. */
	headers?: Record<string, string>;
};

/** Which page of an organization's site a path is, and the query parameters it reads. */
export function findSitePage(path: string, search: string) {
	for (const page of sitePages) {
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
	found: ReturnType<typeof findSitePage>,
): Promise<Rendered> {
	const { organization } = tenant;
	const store = storeFor(organization.id, services.database, "visitors");
	const scope = { viewer, organization, store, now: services.now() };
	try {
		if (found === null) throw new Refusal("missing", "This page does not exist.");
		const answer = await found.page.load(scope, found.params, found.query);
		return { status: 200, html: toHtml(services, tenant, answer, answer.isIndexed ?? true) };
	} catch (error) {
		if (!(error instanceof Refusal) || error.kind !== "missing") throw error;
		const answer = { title: "Not found", body: <NotFoundPage sentence={error.message} /> };
		return { status: 404, html: toHtml(services, tenant, answer, false) };
	}
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
		base: "",
		isPreview: false,
		body: <PlatformLayout>{answer.body}</PlatformLayout>,
	});
	return { status: answer.status ?? 200, html };
}

function toHtml(
	services: Services,
	{ organization, address, base, path, isPreview }: SiteTenant & { isPreview: boolean },
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
		base,
		isPreview,
		body: (
			<Layout
				organization={organization}
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
	base: string;
	isPreview: boolean;
	body: ReactNode;
};

function document(parts: DocumentParts): string {
	const { services, organization, base, isPreview, body, ...head } = parts;
	const { styles, scripts } = services.assets.site;
	const theme = organization === null ? null : themeHref(organization);
	return `<!doctype html>${renderToString(
		<BaseProvider
			base={base}
			isPreview={isPreview}
			siteUrl={organization === null ? "" : siteUrlOf(services.settings, organization)}
		>
			<Document
				{...head}
				theme={organization === null || organization.theme === "light" ? null : "dark"}
				styles={theme === null ? styles : [...styles, theme]}
				scripts={scripts}
			>
				{body}
			</Document>
		</BaseProvider>,
	)}`;
}
