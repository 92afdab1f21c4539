import { anonymous } from "#domain/account/user.ts";
import { inEnglish } from "#domain/language/say.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { describeChanges } from "#domain/page/describe-changes.ts";
import type { KindPlans } from "#domain/page/kinds.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { instantOf } from "#domain/time/wall-clock.ts";
import type { KnownPage } from "#store/page/pages.ts";
import type { Store } from "#store/store.ts";
import { happened } from "../notice/happened.ts";
import { pathTaken } from "./page-paths.ts";
import { publishNow } from "./page-publishing.ts";
import { writtenIn } from "./page-views.ts";

type Night = { organization: Organization; store: Store; kinds: KindPlans; now: Date };

/**
 * Publishes a page whose time has come, as it is written now. Others may have done so meanwhile, or
 * changed their mind; what cannot be published stays a draft that says why.
 */
export async function publishScheduled(night: Night, key: string): Promise<void> {
	await night.store.transaction(async (store) => {
		const page = await store.pages.findWhole(key);
		if (page === undefined || !isDue(page, night)) return;
		const at = night.now.toISOString();
		const problem = await publish(night, store, page);
		if (problem === null) return;
		await store.pages.set(page.id, {
			publishAt: null,
			publishBy: null,
			publishProblem: problem,
			revision: page.revision + 1,
			updatedAt: at,
			updatedBy: page.publishBy,
		});
	});
}

/** Has the clock in the hall reached the minute? */
export function isDue(
	{ publishAt }: { publishAt: string | null },
	{ organization, now }: Pick<Night, "organization" | "now">,
): boolean {
	if (publishAt === null) return false;
	const [date = "", time = ""] = publishAt.split("T");
	return Date.parse(instantOf(date, time, organization.timeZone)) <= now.getTime();
}

/** Answers why it could not be done. */
async function publish(
	{ organization, kinds, now }: Night,
	store: Store,
	page: KnownPage,
): Promise<string | null> {
	const written = writtenIn(page);
	const read = readBlocks(kinds, written.blocks, { key: page.key, isDraft: false });
	if ("problems" in read) {
		const [first] = read.problems;
		return first === undefined ? null : inEnglish(first.sentence);
	}
	const at = now.toISOString();
	const outcome = await publishNow(store, page, {
		changes: describeChanges(kinds, page.isPublished ? page.content : null, written),
		revision: page.revision + 1,
		updatedAt: at,
		updatedBy: page.publishBy,
	});
	if (outcome === "taken") return pathTaken;
	for (const { action, id, before, after } of outcome) {
		// Nobody was there; whoever said when is named.
		await store.audit.add({
			userId: null,
			username: page.publishBy,
			action,
			subject: "page",
			subjectId: id,
			before: before ?? null,
			after: after ?? null,
			at,
		});
	}
	const by = { store, organization, now, viewer: anonymous };
	await happened(by, { kind: "pagePublished", key: page.key });
	return null;
}
