import { createElement } from "react";
import { isMemberOf, type Viewer } from "#domain/account/user.ts";
import { frameAncestors } from "#domain/embed/hosts.ts";
import { languagePrefix } from "#domain/language/language.ts";
import { findAddress } from "#site/address.ts";
import { answerSite, type FoundAddress, type SiteAnswer } from "#site/frame/answer-site.tsx";
import type { SiteFrame } from "#site/frame/site-frame.ts";
import { platformPageHtml } from "#site/frame/site-html.tsx";
import { rootAddressMeant, siteAddressMeant } from "#site/other-address.ts";
import { NotFoundPage } from "#site/pages/not-found.tsx";
import { type PlatformAnswer, productLanguages, wayInOf } from "#site/platform-page.ts";
import { platformPages } from "#site/routes.ts";
import { noOrganization } from "#store/engine/database.ts";
import { storeFor } from "#store/store.ts";
import { type Words, wordsFor, wordsOf } from "#words/words.ts";
import {
	calendarHeaders,
	embedHeaders,
	feedHeaders,
	fragmentHeaders,
	pageHeaders,
} from "../http/headers.ts";
import { cardsOf } from "../payments/cards-of.ts";
import type { Services } from "../services.ts";
import type { RootTenant, SiteTenant, Tenant } from "../tenancy/tenancy.ts";
import { draftAt, seesDrafts, showingInstead } from "./page-drafts.ts";
import { asksForPublicView } from "./page-route.ts";

/** What is sent, before it is compressed. */
export type Rendered = { status: number; text: string; headers: Record<string, string> };

/** A page: what it is kept under, whose writes make it stale, and how it is made. */
export type PageToRender = {
	key: string;
	organizationId: number;
	render: () => Promise<Rendered>;
	/** Which address was meant, when there turns out to be nothing at this one; null for none. */
	meant: () => Promise<string | null>;
};

/** What is at the path of a request, and how it was asked for. */
type Visit = { tenant: Tenant; found: FoundAddress | null; viewer: Viewer; search: string };

type Needed = { services: Services; frame: SiteFrame };

/** Which page a request means; every request means one, if only that there is nothing. */
export function pageToRender(
	needed: Needed,
	{ tenant, found, viewer, search }: Visit,
): PageToRender {
	if (tenant.kind === "site") return sitePageToRender(needed, { tenant, found, viewer, search });
	if (tenant.kind === "root") return platformPageToRender(needed, tenant, { viewer, search });
	const words = wordsOf(productLanguages.language);
	const isHost = tenant.kind === "missing" && tenant.what === "host";
	return notFound(needed, words, isHost ? words.platform.noHost : words.platform.noSlug);
}

function sitePageToRender(
	{ services, frame }: Needed,
	{ tenant, found, viewer, search }: Visit & { tenant: SiteTenant },
): PageToRender {
	const { organization, address, base, home, path, language } = tenant;
	const words = wordsFor(organization, language);
	const isPreview = isPublicPreview(tenant, viewer, search);
	return {
		key: `${organization.id} ${language} ${address} ${base} ${path} ${JSON.stringify(found?.query ?? "")}`,
		organizationId: organization.id,
		render: async () => {
			const mayBeDraft = found?.address.as === "page" && seesDrafts(tenant, viewer, search);
			const draft = mayBeDraft ? await draftAt(services, tenant) : null;
			const visitors = storeFor(organization.id, services.database, "visitors");
			const store = draft === null ? visitors : showingInstead(visitors, draft, path);
			const links = services.mail.readerLinks(organization.id);
			const privateLinks = services.mail.privateLinks(organization.id);
			const now = services.now();
			const cards = cardsOf(services, organization, { language });
			const scope = { viewer, organization, store, now, words, links, privateLinks, cards };
			const place = { organization, address, base, home, path, isPreview, isDraft: draft !== null };
			return toRendered(services, tenant, await answerSite(frame, { place, scope, found }));
		},
		meant: async () => {
			const store = storeFor(organization.id, services.database, "visitors");
			const scope = { viewer, organization, store, now: services.now() };
			const to = await siteAddressMeant(scope, path);
			return to === "/" && base !== "" ? base : to && base + to;
		},
	};
}

/** A member who asked for the public page on the custom domain stays among public pages. */
function isPublicPreview(
	{ address, organization }: SiteTenant,
	viewer: Viewer,
	search: string,
): boolean {
	return address === "domain" && isMemberOf(viewer, organization.id) && asksForPublicView(search);
}

async function toRendered(
	services: Services,
	{ organization }: SiteTenant,
	{ as, status, text, movedTo }: SiteAnswer,
): Promise<Rendered> {
	const headers = await headersFor[as](services, organization.id);
	if (movedTo === undefined) return { status, text, headers };
	// Asked again each time, for it may move back.
	return { status, text, headers: { ...headers, location: movedTo, "cache-control": "no-cache" } };
}

type HeadersOf = (
	services: Services,
	organizationId: number,
) => Record<string, string> | Promise<Record<string, string>>;

const headersFor: Record<SiteAnswer["as"], HeadersOf> = {
	page: (services) => pageHeaders(services),
	fragment: fragmentHeaders,
	feed: ({ settings }) => feedHeaders(settings),
	calendar: ({ settings }) => calendarHeaders(settings),
	embed: async (services, organizationId) => {
		const hosts = await storeFor(organizationId, services.database, "visitors").embedHosts.list();
		return embedHeaders(services, frameAncestors(hosts, services.settings.isBehindHttps));
	},
};

function platformPageToRender(
	{ services, frame }: Needed,
	{ path, language }: RootTenant,
	{ viewer, search }: Pick<Visit, "viewer" | "search">,
): PageToRender {
	const words = wordsOf(language);
	const found = findAddress(platformPages, path, search);
	if (found === null) {
		const missing = notFound({ services, frame }, words, words.page.missing.page);
		const base = languagePrefix(language, productLanguages);
		const meant = async () => {
			const to = rootAddressMeant(path);
			return to && base + to;
		};
		return { ...missing, meant };
	}
	const { address, query } = found;
	const scope = {
		listOrganizations: () => services.platform.organizations.listPublic(),
		wayIn: wayInOf(words, viewer.kind !== "anonymous"),
		words,
	};
	return {
		key: `root ${language} ${path} ${JSON.stringify(query)}`,
		organizationId: noOrganization,
		render: async () =>
			platformRendered({ services, frame }, words, path, await address.load(scope, query)),
		meant: async () => null,
	};
}

function notFound(needed: Needed, words: Words, sentence: string): PageToRender {
	const answer = {
		title: words.site.notFound,
		status: 404,
		body: createElement(NotFoundPage, { sentence }),
	};
	return {
		key: `missing ${words.language} ${sentence}`,
		organizationId: noOrganization,
		render: async () => platformRendered(needed, words, "/", answer),
		meant: async () => null,
	};
}

function platformRendered(
	{ services, frame }: Needed,
	{ language }: Words,
	path: string,
	answer: PlatformAnswer,
): Rendered {
	const text = platformPageHtml(frame, path, answer, language);
	return { status: answer.status ?? 200, text, headers: pageHeaders(services) };
}
