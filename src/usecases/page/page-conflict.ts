import { type Sentence, say } from "#domain/language/say.ts";
import { wallClockOf } from "#domain/time/wall-clock.ts";
import type { KnownPage } from "#store/page/pages.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { type PageView, pageView } from "./page-views.ts";

/** Somebody saved the page meanwhile: nothing was overwritten, and here is what stands there. */
export class PageConflict extends Refusal {
	readonly current: PageView;

	constructor(sentence: Sentence, current: PageView) {
		super("conflict", sentence);
		this.current = current;
	}
}

/** Refuses a write by somebody who has not seen the latest save. */
export async function mustKnow(
	scope: WorkScope,
	store: Store,
	{ page, revision }: { page: KnownPage; revision: number },
): Promise<void> {
	if (page.revision === revision) return;
	throw new PageConflict(whoSaved(scope, page), await pageView(scope, store, page));
}

function whoSaved({ viewer, organization }: WorkScope, page: KnownPage): Sentence {
	const { updatedBy, updatedAt } = page;
	if (updatedAt === null || updatedBy === null) return "Somebody has saved this page.";
	const { time } = wallClockOf(updatedAt, organization.timeZone);
	const isOneself = viewer.kind === "member" && viewer.username === updatedBy;
	return isOneself
		? say`You saved this page elsewhere at ${time}.`
		: say`${updatedBy} saved this page at ${time}.`;
}
