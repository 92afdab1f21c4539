import { type Sentence, say } from "#domain/language/say.ts";
import { describeChanges } from "#domain/page/describe-changes.ts";
import type { Problem } from "#domain/page/read-blocks.ts";
import { instantOf } from "#domain/time/wall-clock.ts";
import type { KnownPage } from "#store/page/pages.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { happened } from "../notice/happened.ts";
import { invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { mustKnow } from "./page-conflict.ts";
import { pathTaken } from "./page-paths.ts";
import { publishNow } from "./page-publishing.ts";
import { begun, findPage, type PageView, pageView, problemsOf, writtenIn } from "./page-views.ts";
import { authorizeWriting, savedBy } from "./pages.ts";

export type Answered = { message: Sentence; page: PageView };

/** What publishing would change for visitors, in sentences, and what keeps it from being done. */
export async function viewChanges(
	scope: WorkScope,
	{ key }: { key: string },
): Promise<{ changes: Sentence[]; problems: Problem[] }> {
	authorizeWriting(scope);
	const page = await findPage(scope, scope.store, key);
	return {
		changes: changesOf(scope, page),
		problems: problemsOf(scope, { key, blocks: writtenIn(page).blocks }),
	};
}

/** Publishes what is written, now or at a later time. */
export async function publishPage(
	scope: WorkScope,
	{ key, revision, publishAt }: { key: string; revision: number; publishAt: string | null },
): Promise<Answered> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		const found = await findPage(scope, store, key);
		await mustKnow(scope, store, { page: found, revision });
		mustHaveNews(found);
		mustBeWhole(scope, found);
		const page = await begun(store, found, scope.now);
		if (page.original !== null) await store.pages.set(page.id, checkedNow(scope));
		if (publishAt !== null) return schedule(scope, store, { page, publishAt });
		const person = savedBy(scope, page.revision);
		const outcome = await publishNow(store, page, { changes: changesOf(scope, page), ...person });
		if (outcome === "taken") {
			throw new Refusal("conflict", pathTaken, { fields: { path: pathTaken } });
		}
		for (const change of outcome) await recordChange(scope, store, change);
		await happened({ ...scope, store }, { kind: "pagePublished", key });
		return said(scope, store, { key, message: say`${writtenIn(page).title} published` });
	});
}

/** Takes a page off the site. What it said stays written, and nothing is published later by itself. */
export async function unpublishPage(scope: WorkScope, { key }: { key: string }): Promise<Answered> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		const page = await findPage(scope, store, key);
		if (!page.isPublished) throw new Refusal("conflict", "This page is not published.");
		const { id, content } = page;
		const publishedAt = page.publishedAt ?? scope.now.toISOString();
		const change = { isPublished: false, publishedAt, ...notScheduled };
		await store.pages.set(id, { ...change, ...savedBy(scope, page.revision) });
		const { title: name } = content;
		await recordChange(scope, store, {
			action: "page.unpublish",
			id,
			before: { name, isPublished: true },
			after: { name, isPublished: false },
		});
		return said(scope, store, { key, message: say`${name} is not on the site any more` });
	});
}

/** Says that a translation still says what the page itself does (rule `translations-are-compared`). */
export async function checkTranslation(
	scope: WorkScope,
	{ key }: { key: string },
): Promise<Answered> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		const { id, original, content } = await findPage(scope, store, key);
		if (id === 0 || original === null) {
			throw new Refusal("conflict", "This page is no translation that was begun.");
		}
		await store.pages.set(id, checkedNow(scope));
		await recordChange(scope, store, { action: "page.check", id, after: { name: content.title } });
		return said(scope, store, { key, message: "Noted that it says the same" });
	});
}

const checkedNow = ({ now }: WorkScope) => ({ checkedAt: now.toISOString() });

/** Cancels a planned publication. */
export async function callOffPage(scope: WorkScope, { key }: { key: string }): Promise<Answered> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		const page = await findPage(scope, store, key);
		if (page.publishAt === null) {
			throw new Refusal("conflict", "This page is not set to be published later.");
		}
		await store.pages.set(page.id, { ...notScheduled, ...savedBy(scope, page.revision) });
		const { title: name } = writtenIn(page);
		const before = { name, publishAt: page.publishAt };
		await recordChange(scope, store, {
			action: "page.callOff",
			id: page.id,
			before,
			after: { name },
		});
		return said(scope, store, { key, message: "It will not be published by itself" });
	});
}

/** Discards the draft, back to what is published. */
export async function discardDraft(
	scope: WorkScope,
	{ key, revision }: { key: string; revision: number },
): Promise<PageView> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		const page = await findPage(scope, store, key);
		await mustKnow(scope, store, { page, revision });
		if (page.draft === null) return pageView(scope, store, page);
		const change = { draft: null, ...notScheduled, ...savedBy(scope, page.revision) };
		await store.pages.set(page.id, change);
		return pageView(scope, store, await findPage(scope, store, key));
	});
}

const notScheduled = { publishAt: null, publishBy: null, publishProblem: null };

async function schedule(
	scope: WorkScope,
	store: Store,
	{ page, publishAt }: { page: KnownPage; publishAt: string },
): Promise<Answered> {
	const [date = "", time = ""] = publishAt.split("T");
	const instant = instantOf(date, time, scope.organization.timeZone);
	if (Date.parse(instant) <= scope.now.getTime()) {
		throw invalid("publishAt", "Please choose a time that is still to come.");
	}
	const person = savedBy(scope, page.revision);
	await store.pages.set(page.id, {
		publishAt,
		publishBy: person.updatedBy,
		publishProblem: null,
		...person,
	});
	const { title: name } = writtenIn(page);
	await recordChange(scope, store, {
		action: "page.schedule",
		id: page.id,
		after: { name, publishAt },
	});
	return said(scope, store, {
		key: page.key,
		message: say`${name} will be published on ${{ date, isWeekday: true }} at ${{ time }}, as it is written at that minute.`,
	});
}

function changesOf({ writing }: WorkScope, page: KnownPage): Sentence[] {
	const written = writtenIn(page);
	return describeChanges(writing.kinds, page.isPublished ? page.content : null, written);
}

function mustHaveNews({ isPublished, content, draft }: KnownPage): void {
	if (writtenIn({ content, draft }).blocks.length === 0) {
		throw new Refusal("conflict", "There is nothing on this page yet.");
	}
	if (isPublished && draft === null) {
		throw new Refusal("conflict", "There is nothing new to publish.");
	}
}

/** What is missing is said where it is missing. */
function mustBeWhole(scope: WorkScope, page: KnownPage): void {
	const problems = problemsOf(scope, { key: page.key, blocks: writtenIn(page).blocks });
	const [first] = problems;
	if (first === undefined) return;
	const fields = problems.map(({ at, sentence }) => [at === "" ? "blocks" : at, sentence]);
	throw new Refusal("invalid", first.sentence, { fields: Object.fromEntries(fields) });
}

async function said(
	scope: WorkScope,
	store: Store,
	{ key, message }: { key: string; message: Sentence },
): Promise<Answered> {
	return { message, page: await pageView(scope, store, await findPage(scope, store, key)) };
}
