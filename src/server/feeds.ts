import { feedPath, type WhatFeed } from "#domain/feed/address.ts";
import { anonymous } from "#domain/user/user.ts";
import { storeFor } from "#store/store.ts";
import { Refusal } from "#usecases/refusals.ts";
import { viewFeed } from "#usecases/view-feed.ts";
import { feedFile } from "./feed-file.ts";
import { feedHeaders } from "./headers.ts";
import { siteUrlOf } from "./origins.ts";
import type { Services } from "./services.ts";
import type { Rendered } from "./site.tsx";
import type { SiteTenant } from "./tenancy.ts";

/**
 * A feed of an organization, the same under each of its addresses and for everybody; null where there
 * is none. Feeds are kept and dropped like pages.
 */
export async function renderFeed(
	services: Services,
	{ organization }: Pick<SiteTenant, "organization">,
	what: WhatFeed,
): Promise<Rendered | null> {
	const { settings, database } = services;
	const store = storeFor(organization.id, database, "visitors");
	try {
		const scope = { viewer: anonymous, organization, store, now: services.now() };
		const place = {
			siteUrl: siteUrlOf(settings, organization),
			path: feedPath(what),
			rootDomain: settings.rootDomain,
			organization,
		};
		const html = feedFile(await viewFeed(scope, what), place);
		return { status: 200, html, headers: feedHeaders(settings) };
	} catch (error) {
		if (error instanceof Refusal && error.kind === "missing") return null;
		throw error;
	}
}
