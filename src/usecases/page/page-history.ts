import type { PageVersion, WholeVersion } from "#store/page/page-versions.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { found } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { mustKnow } from "./page-conflict.ts";
import type { Answered } from "./page-publication.ts";
import { findPage, pageView, writtenIn } from "./page-views.ts";
import { authorizeWriting, savedBy } from "./pages.ts";

export type { PageVersion, WholeVersion };

/** What a page said before, newest first. */
export async function listVersions(scope: Scope, { key }: { key: string }): Promise<PageVersion[]> {
	authorizeWriting(scope);
	const { id } = await findPage(scope, scope.store, key);
	return scope.store.pageVersions.list(id);
}

export async function viewVersion(scope: Scope, asked: OneVersion): Promise<WholeVersion> {
	authorizeWriting(scope);
	const { id } = await findPage(scope, scope.store, asked.key);
	return findVersion(scope.store, id, asked.number);
}

type OneVersion = { key: string; number: number };

/** Makes of a version what is being written; visitors see it once it is published. */
export async function restoreVersion(
	scope: WorkScope,
	{ key, number, revision }: OneVersion & { revision: number },
): Promise<Answered> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		const page = await findPage(scope, store, key);
		const version = await findVersion(store, page.id, number);
		await mustKnow(scope, store, { page, revision });
		const { title, description, isIndexed, blocks } = version;
		const { path } = writtenIn(page);
		const draft = { title, description, isIndexed, path, blocks };
		const saved = savedBy(scope, page.revision);
		await store.pages.set(page.id, { draft, publishProblem: null, ...saved });
		const after = { name: title, version: number };
		await recordChange(scope, store, { action: "page.revert", id: page.id, after });
		const view = await pageView(scope, store, await findPage(scope, store, key));
		return { message: "This version is a draft now. Publish it to show it.", page: view };
	});
}

async function findVersion(store: Store, id: number, number: number): Promise<WholeVersion> {
	return found(await store.pageVersions.find(id, number), "Version not found.");
}
