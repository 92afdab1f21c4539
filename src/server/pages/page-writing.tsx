import { renderToString } from "react-dom/server";
import { kinds } from "#blocks/kinds.ts";
import { outlineOf } from "#blocks/outlines.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { addressOf } from "#domain/page/site-page.ts";
import type { Viewer } from "#domain/user/user.ts";
import { storeFor } from "#store/store.ts";
import { BaseProvider } from "#ui/link.tsx";
import type { Writing } from "#usecases/writing.ts";
import { originOf, siteUrlOf } from "./origins.ts";
import { showingInstead } from "./page-drafts.ts";
import { reserved } from "./reserved.ts";
import type { Services } from "./services.ts";
import { findSitePage } from "./site.tsx";

export type WritingOf = (place: {
	organization: Organization;
	viewer: Viewer;
	/** Whether its own host is the one that was asked. */
	isOnOwnHost: boolean;
}) => Writing;

type Needed = Pick<Services, "settings" | "database" | "now">;

/** The kinds of blocks, the words that are taken, and pages as visitors see them. */
export function pageWriting({ settings, database, now }: Needed): WritingOf {
	return ({ organization, viewer, isOnOwnHost }) => ({
		kinds,
		reservedPaths: reserved,
		outlineOf,
		async render({ key, content }) {
			const path = addressOf({ key, path: content.path });
			const found = findSitePage(path, "");
			// Drafts of schedules are none of a page's business: it is shown as visitors would see it.
			const visitors = storeFor(organization.id, database, "visitors");
			const shown = { ...content, key, publishedAt: null, isPreview: true };
			const store = showingInstead(visitors, shown, path);
			const scope = { viewer, organization, store, now: now() };
			const answer = await found?.page.load(scope, found.params, found.query);
			return renderToString(
				<BaseProvider
					base={isOnOwnHost ? "" : baseOf(settings, organization)}
					siteUrl={siteUrlOf(settings, organization)}
				>
					{answer?.body}
				</BaseProvider>,
			);
		},
	});
}

/** What stands before paths on the root host. */
function baseOf(settings: Services["settings"], { slug, domain }: Organization): string {
	return slug === null ? originOf(settings, domain ?? "") : `/${slug}`;
}
