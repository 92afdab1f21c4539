import { canManageOrganization } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { isPageKey, type PageContent } from "#domain/page/site-page.ts";
import type { KnownPage } from "#store/page/pages.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, Refusal } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { mustKnow } from "./page-conflict.ts";
import { readOwnPath } from "./page-paths.ts";
import {
	begun,
	findPage,
	type PageSummary,
	type PageView,
	pageView,
	summaries,
	writtenIn,
} from "./page-views.ts";
import { usualNavigation } from "./usual-navigation.ts";

export type SitePages = {
	pages: PageSummary[];
	/** As it was chosen; null where it is the default. */
	navigation: NavItem[] | null;
	defaultNavigation: readonly NavItem[];
};

/** All that stands or is being written on the site, and how its bar leads there. */
export async function listPages(scope: Scope): Promise<SitePages> {
	authorizeWriting(scope);
	return {
		pages: await summaries(scope, scope.store),
		navigation: await scope.store.navigation.find(),
		defaultNavigation: await usualNavigation(scope),
	};
}

export async function viewPage(scope: WorkScope, { key }: { key: string }): Promise<PageView> {
	authorizeWriting(scope);
	return pageView(scope, scope.store, await findPage(scope, scope.store, key));
}

type PageToAdd = { title: string; path: string; hasOutline: boolean };

/** Begins a page of the organization's own, which nobody sees until it is published. */
export async function addPage(
	scope: WorkScope,
	{ title, path: text, hasOutline }: PageToAdd,
): Promise<PageView> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		if ((await store.pages.list()).length >= mostPages) throw new Refusal("conflict", tooMany);
		const path = await readOwnPath(scope, store, { path: text, id: null });
		const id = await store.pages.insert({ key: null, title });
		const key = `p${id}`;
		const content = { title, path, description: "", isIndexed: true, blocks: [] };
		const outline = hasOutline ? scope.writing.outlineOf(key) : [];
		await store.pages.set(id, {
			content,
			...(outline.length > 0 && { draft: { ...content, blocks: outline } }),
			...savedBy(scope, 0),
		});
		await recordChange(scope, store, { action: "page.add", id, after: { name: title, path } });
		return pageView(scope, store, await findPage(scope, store, key));
	});
}

/** Enough for any site, and few enough to be read as a list. */
const mostPages = 200;
const tooMany = say`A site has at most ${mostPages} pages.`;

export type DraftToSave = {
	key: string;
	/** Of what was read before it was changed. */
	revision: number;
	/** An empty one leaves the title as it was. */
	title: string;
	description: string;
	isIndexed: boolean;
	/** Of an own page. */
	path?: string | undefined;
	blocks: readonly unknown[];
};

/** Keeps what is being written, beside what is published. What stands there already is no change. */
export async function saveDraft(scope: WorkScope, asked: DraftToSave): Promise<PageView> {
	authorizeWriting(scope);
	const blocks = readDraft(scope, asked);
	return scope.store.transaction(async (store) => {
		const page = await findPage(scope, store, asked.key);
		const path = await pathOf(scope, store, { page, path: asked.path });
		const { description, isIndexed } = asked;
		const title = asked.title === "" ? writtenIn(page).title : asked.title;
		const written = { title, description, isIndexed, path, blocks };
		// The answer to the same save may have been lost.
		if (isSame(written, writtenIn(page))) return pageView(scope, store, page);
		await mustKnow(scope, store, { page, revision: asked.revision });
		const { id, key } = await begun(store, page, scope.now);
		await store.pages.set(id, {
			draft: isSame(written, page.content) ? null : written,
			publishProblem: null,
			...savedBy(scope, page.revision),
		});
		return pageView(scope, store, await findPage(scope, store, key));
	});
}

/** Throws an own page away, with what was written and published of it, for thirty days. */
export async function removePage(scope: Scope, { key }: { key: string }): Promise<MovedToTrash> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		const page = await findPage(scope, store, key);
		if (isPageKey(key)) {
			throw new Refusal(
				"conflict",
				"Every site has this page, so it cannot be deleted. Unpublish it instead.",
			);
		}
		const { id, content } = page;
		const { title: label } = writtenIn(page);
		// It may come back after its time has come, and then nobody expects it to be published.
		await store.pages.set(id, { publishAt: null, publishBy: null });
		const thrown = await moveToTrash(scope, store, { kind: "page", id, label, seasonIds: [] });
		const before = { name: label, path: content.path };
		await recordChange(scope, store, { action: "page.delete", id, before });
		return thrown;
	});
}

/** Owners write the site, and super administrators. */
export function authorizeWriting({ viewer, organization }: Scope): void {
	authorize(canManageOrganization(viewer, organization.id));
}

/** Who saved the page when, and how often that was done by now. */
export function savedBy({ viewer, now }: Pick<Scope, "viewer" | "now">, revision: number) {
	return {
		revision: revision + 1,
		updatedAt: now.toISOString(),
		updatedBy: viewer.kind === "member" ? viewer.username : null,
	};
}

/** The blocks as they are kept, whole or not; refuses what is beyond a page's limits. */
export function readDraft(
	{ writing }: WorkScope,
	{ key, blocks: sent }: { key: string; blocks: readonly unknown[] },
) {
	const read = readBlocks(writing.kinds, sent, { key, isDraft: true });
	if ("blocks" in read) return read.blocks;
	const fields = read.problems.map(({ at, sentence }) => [at === "" ? "blocks" : at, sentence]);
	throw new Refusal("invalid", read.problems[0]?.sentence ?? "This is not a page.", {
		fields: Object.fromEntries(fields),
	});
}

async function pathOf(
	scope: WorkScope,
	store: Store,
	{ page, path }: { page: KnownPage; path: string | undefined },
): Promise<string | null> {
	const before = writtenIn(page).path;
	if (isPageKey(page.key) || page.original !== null || path === undefined) return before;
	return readOwnPath(scope, store, { path, id: page.id });
}

function isSame(one: PageContent, other: PageContent): boolean {
	const whole = ({ title, description, isIndexed, path, blocks }: PageContent) =>
		JSON.stringify([title, description, isIndexed, path, blocks]);
	return whole(one) === whole(other);
}
