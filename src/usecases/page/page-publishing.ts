import { inEnglish, type Sentence } from "#domain/language/say.ts";
import { ownPathIn } from "#domain/page/navigation.ts";
import { addressOf, type PageContent } from "#domain/page/site-page.ts";
import type { KnownPage } from "#store/page/pages.ts";
import type { Store } from "#store/store.ts";
import type { Change } from "../audit/audit.ts";
import { wasPublic, writtenIn } from "./page-views.ts";

type Publishing = {
	/** What is another now for visitors. */
	changes: Sentence[];
	revision: number;
	updatedAt: string;
	updatedBy: string | null;
};

/**
 * Shows visitors what is written on a page, keeps it as a version, and lets its former address lead
 * on. Answers what is to be noted of it, or that another page has its address. To be used inside a
 * transaction.
 */
export async function publishNow(
	store: Store,
	page: KnownPage,
	{ changes: sentences, ...saved }: Publishing,
): Promise<Change[] | "taken"> {
	const written = writtenIn(page);
	if (await isTaken(store, page, written)) return "taken";
	const { id } = page;
	// What is kept is English, whatever language whoever published it reads.
	const changes = sentences.map(inEnglish);
	await move(store, page, written);
	await store.pages.set(id, {
		content: written,
		draft: null,
		isPublished: true,
		publishedAt: saved.updatedAt,
		publishAt: null,
		publishBy: null,
		publishProblem: null,
		...saved,
	});
	const { updatedAt: publishedAt, updatedBy: publishedBy } = saved;
	await store.pageVersions.insert(id, { ...written, changes, publishedAt, publishedBy });
	return notes(page, written, changes);
}

async function isTaken(store: Store, { id }: KnownPage, { path }: PageContent): Promise<boolean> {
	if (path === null) return false;
	return (await store.pages.list()).some((it) => it.id !== id && it.content.path === path);
}

/** A page that is found somewhere else now is found there by links and the navigation as well. */
async function move(store: Store, page: KnownPage, { path }: PageContent): Promise<void> {
	const before = page.content.path;
	if (path !== null) await store.pageRedirects.remove(path);
	if (path === null || before === null || path === before) return;
	if (wasPublic(page)) await store.pageRedirects.add(page.id, before);
	const items = await store.navigation.find();
	if (!items?.some((item) => ownPathIn(item) === before)) return;
	await store.navigation.save(
		items.map((item) => (ownPathIn(item) === before ? { ...item, to: `/${path}` } : item)),
	);
}

function notes(
	{ id, key, content, isPublished }: KnownPage,
	written: PageContent,
	changes: string[],
) {
	const { title: name } = written;
	const publish: Change = { action: "page.publish", id, after: { name, changes } };
	if (!isPublished || content.path === written.path) return [publish];
	const place = (path: string | null) => ({ name, address: addressOf({ key, path }) });
	const rename: Change = {
		action: "page.rename",
		id,
		before: place(content.path),
		after: place(written.path),
	};
	return [publish, rename];
}
