import { pageKeys } from "#domain/page/blocks.ts";
import { type Problem, readBlocks } from "#domain/page/read-blocks.ts";
import { addressOf, isPageKey, type PageContent, unwritten } from "#domain/page/site-page.ts";
import type { KnownPage, ListedPage } from "#store/page/pages.ts";
import type { Store } from "#store/store.ts";
import { found } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { usualNavigation } from "./usual-navigation.ts";

/** A page in a list of those that are written. */
export type PageSummary = {
	key: string;
	/** As it is written; of a draft the draft's. */
	title: string;
	/** Where it is, or will be once the draft is published: "/open-gym". */
	address: string;
	/** Where visitors find it now; null for an own page that is not published. */
	publicAddress: string | null;
	isPublished: boolean;
	hasDraft: boolean;
	/** Wall clock of the organization. */
	publishAt: string | null;
	publishProblem: string | null;
	updatedAt: string | null;
	updatedBy: string | null;
	isOwn: boolean;
	isInNavigation: boolean;
};

/** A page as its editor needs it: the draft, else what is published. */
export type PageView = PageSummary &
	Omit<PageContent, "path"> & {
		revision: number;
		/** What has to be filled in before it can be published. */
		problems: Problem[];
	};

/** The nine pages of every site, written or not, and then the organization's own. */
export async function summaries(scope: Scope, store: Store): Promise<PageSummary[]> {
	const known = await store.pages.list();
	const links = await navigationPaths(scope, store);
	const nine = pageKeys.map((key) => known.find((page) => page.key === key) ?? notBegun(key));
	const own = known.filter(({ key }) => !isPageKey(key));
	return [...nine, ...own].map((page) => summary(page, links));
}

export async function pageView(scope: WorkScope, store: Store, page: KnownPage): Promise<PageView> {
	const { title, description, isIndexed, blocks } = writtenIn(page);
	return {
		...summary(page, await navigationPaths(scope, store)),
		title,
		description,
		isIndexed,
		blocks,
		revision: page.revision,
		problems: problemsOf(scope, { blocks }),
	};
}

/** The page with a key; one of the nine is there before anybody has written it. */
export async function findPage(store: Store, key: string): Promise<KnownPage> {
	const page = await store.pages.findWhole(key);
	return found(page ?? (isPageKey(key) ? notBegun(key) : null), "Page not found.");
}

/** What the editor shows, and publishing would publish. */
export function writtenIn({ content, draft }: Pick<KnownPage, "content" | "draft">): PageContent {
	return draft ?? content;
}

/** What keeps a page from being published. */
export function problemsOf(
	{ writing }: Pick<WorkScope, "writing">,
	{ blocks }: Pick<PageContent, "blocks">,
): Problem[] {
	const read = readBlocks(writing.kinds, blocks, { isDraft: false });
	return "problems" in read ? read.problems : [];
}

/** Has it ever been there for visitors? */
export function wasPublic({ isPublished, publishedAt }: ListedPage | KnownPage): boolean {
	return isPublished || publishedAt !== null;
}

function summary(page: ListedPage | KnownPage, links: ReadonlySet<string>): PageSummary {
	const { key, content, draft } = page;
	const { title, path } = draft ?? content;
	const isOwn = !isPageKey(key);
	const publicAddress = isOwn && !page.isPublished ? null : addressOf({ key, path: content.path });
	return {
		key,
		title,
		address: addressOf({ key, path }),
		publicAddress,
		isPublished: page.isPublished,
		hasDraft: draft !== null,
		publishAt: page.publishAt,
		publishProblem: page.publishProblem,
		updatedAt: page.updatedAt,
		updatedBy: page.updatedBy,
		isOwn,
		isInNavigation: links.has(addressOf({ key, path: content.path })),
	};
}

async function navigationPaths({ organization }: Scope, store: Store): Promise<Set<string>> {
	const items = (await store.navigation.find()) ?? (await usualNavigation(organization, store));
	return new Set(items.map(({ to }) => to));
}

function notBegun(key: (typeof pageKeys)[number]): KnownPage {
	return {
		id: 0,
		key,
		content: unwritten(key),
		draft: null,
		isPublished: false,
		publishAt: null,
		publishBy: null,
		publishProblem: null,
		revision: 0,
		publishedAt: null,
		updatedAt: null,
		updatedBy: null,
	};
}
