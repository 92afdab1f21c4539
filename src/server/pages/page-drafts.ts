import { canManageOrganization } from "#domain/account/policy.ts";
import type { Viewer } from "#domain/account/user.ts";
import { addressOf, keyAt, type ShownPage, unwritten } from "#domain/page/site-page.ts";
import { translationKey } from "#domain/page/translation.ts";
import { type Store, storeFor } from "#store/store.ts";
import { findPage, writtenIn } from "#usecases/page/page-views.ts";
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
	{ organization, path, language }: SiteTenant,
): Promise<ShownPage | null> {
	const store = storeFor(organization.id, database);
	const { pages } = store;
	const key = keyAt(path);
	const page = await pages.findWhole(key ?? (await ownKeyAt(pages, path)));
	const rest = { publishedAt: null, isPreview: true, language: null };
	if (page === undefined && key !== undefined) return { ...unwritten(key), key, ...rest };
	if (page === undefined) return null;
	const { isIndexed, path: own } = writtenIn(page);
	if (language === organization.language) return { ...writtenIn(page), ...rest, key: page.key };
	const said = await findPage({ organization }, store, translationKey({ key: page.key, language }));
	return { ...writtenIn(said), isIndexed, path: own, key: page.key, ...rest, language };
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
	const shown: Store["pages"] = {
		...pages,
		find: async (key, language) => (key === page.key ? page : pages.find(key, language)),
		findAt: async (asked, language) => (isMeant(asked) ? page : pages.findAt(asked, language)),
	};
	return Object.create(store, { pages: { value: shown } });
}
