import { canManageOrganization } from "#domain/account/policy.ts";
import type { Viewer } from "#domain/account/user.ts";
import { addressOf, keyAt, type ShownPage, unwritten } from "#domain/page/site-page.ts";
import { type Store, storeFor } from "#store/store.ts";
import { writtenIn } from "#usecases/page/page-views.ts";
import type { Services } from "../services.ts";
import type { SiteTenant } from "../tenancy/tenancy.ts";

/** What an editor adds to the address of a page to see what is being written. */
export function asksForDraft(search: string): boolean {
	return new URLSearchParams(search).get("preview") === "draft";
}

/** May this viewer see it? Everybody else is shown what is published, as if nothing had been asked. */
export function seesDrafts({ organization }: SiteTenant, viewer: Viewer, search: string): boolean {
	return asksForDraft(search) && canManageOrganization(viewer, organization.id);
}

/** What is being written for a path: of one of the nine, or of an own page there now or soon. */
export async function draftAt(
	{ database }: Pick<Services, "database">,
	{ organization, path }: SiteTenant,
): Promise<ShownPage | null> {
	const { pages } = storeFor(organization.id, database);
	const key = keyAt(path);
	const page = await pages.findWhole(key ?? (await ownKeyAt(pages, path)));
	if (page === undefined && key !== undefined) {
		return { ...unwritten(key), key, publishedAt: null, isPreview: true };
	}
	if (page === undefined) return null;
	return { ...writtenIn(page), key: page.key, publishedAt: page.publishedAt, isPreview: true };
}

async function ownKeyAt(pages: Store["pages"], path: string): Promise<string> {
	const isThere = ({ key, path: own }: { key: string; path: string | null }) =>
		addressOf({ key, path: own }) === path;
	const all = await pages.list();
	const found =
		all.find(({ key, content }) => isThere({ key, path: content.path })) ??
		all.find(({ key, draft }) => draft !== null && isThere({ key, path: draft.path }));
	return found?.key ?? "";
}

/** A store that answers this page in place of what is published, and everything else as before. */
export function showingInstead(store: Store, page: ShownPage, path: string): Store {
	const { pages } = store;
	const isMeant = (asked: string) => `/${asked}` === path;
	return {
		...store,
		pages: {
			...pages,
			find: async (key) => (key === page.key ? page : pages.find(key)),
			findAt: async (asked) => (isMeant(asked) ? page : pages.findAt(asked)),
		},
	};
}
