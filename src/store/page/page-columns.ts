import type { Selectable } from "kysely";
import type { PageContent, ShownPage } from "#domain/page/site-page.ts";
import type { TranslationOf } from "#domain/page/translation.ts";
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
	/** What the page says in another language; null for a page itself. */
	original: TranslationOf | null;
	/** When somebody last said that a translation says what the page itself does. */
	checkedAt: string | null;
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
export type PageChange = Partial<Omit<KnownPage, "id" | "key" | "original">>;

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
	"original_key",
	"language",
	"checked_at",
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
		checked_at: change.checkedAt,
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

function toHead({ path, title, description, is_indexed }: HeadRow): Head {
	return { path, title, description, isIndexed: is_indexed === 1 };
}

type ShownRow = HeadRow & Pick<Selectable<PageRow>, "key" | "language" | "blocks" | "published_at">;

/** A page as it is read, in a translation where there is one; where it is stays the page's own. */
export function toShown(row: ShownRow, translation: ShownRow = row): ShownPage {
	return {
		key: row.key,
		...toHead(row),
		title: translation.title,
		description: translation.description,
		language: translation.language,
		blocks: blocksIn(translation.blocks),
		publishedAt: translation.published_at,
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
		original:
			row.original_key === null || row.language === null
				? null
				: { key: row.original_key, language: row.language },
		checkedAt: row.checked_at,
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
