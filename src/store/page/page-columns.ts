import type { Selectable } from "kysely";
import type { PageContent, ShownPage } from "#domain/page/site-page.ts";
import { blocksIn } from "./page-blocks.ts";
import type { PageRow } from "./rows.ts";

/** A page as those who write it know it. */
export type KnownPage = PageState & {
	/** What is published or was last; of a page that was never published, at least its title. */
	content: PageContent;
	/** What is written and not published yet. */
	draft: PageContent | null;
};

type PageState = {
	id: number;
	key: string;
	isPublished: boolean;
	/** When the draft is to be published, wall clock of the organization, and who said so. */
	publishAt: string | null;
	publishBy: string | null;
	/** Why the draft was not published when it was to be. */
	publishProblem: string | null;
	/** How often anything of it was saved. */
	revision: number;
	publishedAt: string | null;
	updatedAt: string | null;
	updatedBy: string | null;
};

/** A page of a list, without its blocks. */
export type ListedPage = PageState & { content: Head; draft: Head | null };
type Head = Omit<PageContent, "blocks">;

/** What is to become of a page; what is absent stays. */
export type PageChange = Partial<Omit<KnownPage, "id" | "key">>;

export const headColumns = ["path", "title", "description", "is_indexed"] as const;
export const stateColumns = [
	"organization_id",
	"id",
	"key",
	"is_published",
	"publish_at",
	"publish_by",
	"publish_problem",
	"revision",
	"published_at",
	"updated_at",
	"updated_by",
	...headColumns,
] as const;

export function toColumns(change: PageChange): Partial<Selectable<PageRow>> {
	const { content, draft } = change;
	const columns = {
		...(content && liveColumns(content)),
		...(draft !== undefined && draftColumns(draft)),
		is_published: change.isPublished === undefined ? undefined : Number(change.isPublished),
		publish_at: change.publishAt,
		publish_by: change.publishBy,
		publish_problem: change.publishProblem,
		revision: change.revision,
		published_at: change.publishedAt,
		updated_at: change.updatedAt,
		updated_by: change.updatedBy,
	};
	return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function liveColumns({ title, description, isIndexed, path, blocks }: PageContent) {
	return {
		title,
		description,
		path,
		is_indexed: Number(isIndexed),
		blocks: JSON.stringify(blocks),
	};
}

function draftColumns(draft: PageContent | null) {
	if (draft === null) return { draft: null, draft_blocks: null };
	const { blocks, ...head } = draft;
	return { draft: JSON.stringify(head), draft_blocks: JSON.stringify(blocks) };
}

type HeadRow = Pick<Selectable<PageRow>, (typeof headColumns)[number]>;

export function toHead({ path, title, description, is_indexed }: HeadRow): Head {
	return { path, title, description, isIndexed: is_indexed === 1 };
}

type ShownRow = HeadRow & Pick<Selectable<PageRow>, "key" | "blocks" | "published_at">;

export function toShown(row: ShownRow): ShownPage {
	return {
		key: row.key,
		...toHead(row),
		blocks: blocksIn(row.blocks),
		publishedAt: row.published_at,
	};
}

function toState(row: Omit<Selectable<PageRow>, "blocks" | "draft_blocks">): PageState {
	return {
		id: row.id,
		key: row.key,
		isPublished: row.is_published === 1,
		publishAt: row.publish_at,
		publishBy: row.publish_by,
		publishProblem: row.publish_problem,
		revision: row.revision,
		publishedAt: row.published_at,
		updatedAt: row.updated_at,
		updatedBy: row.updated_by,
	};
}

export function toListed(row: Omit<Selectable<PageRow>, "blocks" | "draft_blocks">): ListedPage {
	return {
		...toState(row),
		content: toHead(row),
		draft: row.draft === null ? null : (JSON.parse(row.draft) as Head),
	};
}

export function toKnown(row: Selectable<PageRow>): KnownPage {
	return {
		...toState(row),
		content: { ...toHead(row), blocks: blocksIn(row.blocks) },
		draft:
			row.draft === null
				? null
				: { ...(JSON.parse(row.draft) as Head), blocks: blocksIn(row.draft_blocks ?? "[]") },
	};
}
