import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { frameAncestors } from "#domain/embed/hosts.ts";
import { choiceOf } from "#domain/look/look.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { anonymous } from "#domain/user/user.ts";
import { EmbedDocument, EmbedView } from "#site/embeds/embed-document.tsx";
import type { EmbedPage } from "#site/embeds/embed-page.tsx";
import { embedPages } from "#site/embeds/index.ts";
import type { PageQuery } from "#site/page.ts";
import { storeFor } from "#store/store.ts";
import { BaseProvider, type LinkProps, LinkProvider, useHref } from "#ui/link.tsx";
import { Refusal } from "#usecases/refusals.ts";
import { embedHeaders } from "./headers.ts";
import { siteUrlOf } from "./origins.ts";
import type { Services } from "./services.ts";
import type { Rendered } from "./site.tsx";
import type { SiteTenant } from "./tenancy.ts";
import { themeOf } from "./theme.ts";

export type FoundEmbed = { page: EmbedPage; query: PageQuery };

/** Which embed is at a path, and the parameters it reads; null where there is none. */
export function findEmbed(path: string, search: string): FoundEmbed | null {
	const page = embedPages.find((candidate) => candidate.match(path) !== null);
	if (page === undefined) return null;
	const asked = new URLSearchParams(search);
	const query = Object.fromEntries(page.query.map((name) => [name, asked.get(name) ?? undefined]));
	return { page, query };
}

/**
 * An embed as HTML, the same for everybody. Its links lead to the site's one address, in a tab of their
 * own, and only websites that the organization allowed may show it.
 */
export async function renderEmbed(
	services: Services,
	{ organization }: Pick<SiteTenant, "organization">,
	{ page, query }: FoundEmbed,
): Promise<Rendered> {
	const { settings, database } = services;
	const store = storeFor(organization.id, database, "visitors");
	const hosts = await store.embedHosts.list();
	const headers = embedHeaders(services, frameAncestors(hosts, settings.isBehindHttps));
	const siteUrl = siteUrlOf(settings, organization);
	const html = (body: ReactNode) => document(services, organization, query.theme, body);
	try {
		const scope = { viewer: anonymous, organization, store, now: services.now() };
		const answer = await page.load(scope, query);
		const view = { answer, name: organization.name, moreHref: siteUrl + answer.more.to };
		return { status: 200, html: html(<EmbedView {...view} />), headers };
	} catch (error) {
		if (!(error instanceof Refusal) || error.kind !== "missing") throw error;
		const answer = { title: error.message, more: { label: "To the site", to: "/" }, body: null };
		const view = { answer, name: organization.name, moreHref: siteUrl };
		return { status: 404, html: html(<EmbedView {...view} />), headers };
	}
}

function document(
	services: Services,
	organization: Organization,
	asked: string | undefined,
	body: ReactNode,
): string {
	const { styles, scripts } = services.assets.embed;
	const { href } = themeOf(services, organization);
	return `<!doctype html>${renderToString(
		<BaseProvider base={siteUrlOf(services.settings, organization)}>
			<LinkProvider value={ElsewhereLink}>
				<EmbedDocument
					name={organization.name}
					theme={schemeOf(organization, asked)}
					styles={href === null ? styles : [...styles, href]}
					scripts={scripts}
				>
					{body}
				</EmbedDocument>
			</LinkProvider>
		</BaseProvider>,
	)}`;
}

/** A frame is too small to go on in. */
function ElsewhereLink({ to, ...rest }: LinkProps) {
	const href = useHref();
	return <a href={href(to)} target="_blank" rel="noopener" {...rest} />;
}

/** As the website around it asks for; else as the league's own site is. */
function schemeOf(organization: Organization, asked: string | undefined): "light" | "dark" | null {
	if (asked === "light" || asked === "dark") return asked;
	if (asked === "auto") return null;
	const { scheme } = choiceOf(organization);
	return scheme === "visitor" ? null : scheme;
}
