import type { Kysely } from "kysely";
import type { PageContent, ShownPage } from "#domain/page/site-page.ts";
import { storedBlocks } from "#domain/page/stored-blocks.ts";
import { reserveId } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";
import {
	headColumns,
	type KnownPage,
	type ListedPage,
	type PageChange,
	stateColumns,
	toColumns,
	toHead,
	toKnown,
	toListed,
	toShown,
} from "./page-columns.ts";
import { pageVersions } from "./page-versions.ts";

export type { KnownPage, ListedPage, PageChange };

type NewPage = { key: string | null; title: string };
type PageToSave = Partial<Omit<PageContent, "blocks">> & {
	key: string;
	title: string;
	isPublished: boolean;
	blocks: readonly object[];
};

/** Pages of an organization. What visitors see comes from `find…` alone, which knows no drafts. */
export const pages = (organizationId: number, db: Kysely<Tables>) => ({
	/** What is published under a key. */
	async find(key: string): Promise<ShownPage | undefined> {
		const [row] = await findShown.key(db, organizationId, key);
		return row && toShown(row);
	},

	/** The own page that is published at a path. */
	async findAt(path: string): Promise<ShownPage | undefined> {
		const [row] = await findShown.path(db, organizationId, path);
		return row && toShown(row);
	},

	/** What is published, without blocks, in the order in which it was begun. */
	async listShown(): Promise<Omit<ShownPage, "blocks">[]> {
		const rows = await db
			.selectFrom("pages")
			.select(["key", "path", "title", "description", "is_indexed", "published_at"])
			.where("organization_id", "=", organizationId)
			.where("is_published", "=", 1)
			.orderBy("id")
			.execute();
		return rows.map((row) => ({ key: row.key, ...toHead(row), publishedAt: row.published_at }));
	},

	/** All that was ever begun, without blocks. */
	async list(): Promise<ListedPage[]> {
		const rows = await db
			.selectFrom("pages")
			.select([...stateColumns, "draft"])
			.where("organization_id", "=", organizationId)
			.orderBy("id")
			.execute();
		return rows.map(toListed);
	},

	/** A page as its writers know it. */
	async findWhole(key: string): Promise<KnownPage | undefined> {
		const row = await db
			.selectFrom("pages")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("key", "=", key)
			.executeTakeFirst();
		return row && toKnown(row);
	},

	/** Adds an unpublished page and answers its id. Without a key it gets a new one. */
	async insert(page: NewPage): Promise<number> {
		return insert(organizationId, db, page);
	},

	async set(id: number, what: PageChange): Promise<void> {
		await change(organizationId, db, id, what);
	},

	/** Writes a page over the one with the same key, as when it is published for the first time. */
	async save(page: PageToSave): Promise<void> {
		const { key, isPublished, blocks, ...rest } = page;
		const blank = { description: "", isIndexed: key !== "youth", path: null };
		const content: PageContent = { ...blank, ...rest, blocks: storedBlocks(blocks) };
		const id = (await idOf(organizationId, db, key)) ?? (await insert(organizationId, db, page));
		await change(organizationId, db, id, { content, isPublished, draft: null });
		if (!isPublished) return;
		const version = { ...content, changes: [], publishedAt: null, publishedBy: null };
		await pageVersions(organizationId, db).insert(id, version);
	},
});

const shownBy = (column: "key" | "path") =>
	prepared((db, organizationId: number, value: string) =>
		db
			.selectFrom("pages")
			.select(["key", ...headColumns, "blocks", "published_at"])
			.where("organization_id", "=", organizationId)
			.where(column, "=", value)
			.where(({ eb, lit }) => eb("is_published", "=", lit(1))),
	);

const findShown = { key: shownBy("key"), path: shownBy("path") };

async function idOf(organizationId: number, db: Kysely<Tables>, key: string) {
	const row = await db
		.selectFrom("pages")
		.select("id")
		.where("organization_id", "=", organizationId)
		.where("key", "=", key)
		.executeTakeFirst();
	return row?.id;
}

async function insert(organizationId: number, db: Kysely<Tables>, { key, title }: NewPage) {
	const id = await reserveId(db, "pages");
	await db
		.insertInto("pages")
		.values({
			organization_id: organizationId,
			id,
			key: key ?? `p${id}`,
			title,
			is_published: 0,
			blocks: "[]",
		})
		.execute();
	return id;
}

async function change(
	organizationId: number,
	db: Kysely<Tables>,
	id: number,
	what: PageChange,
): Promise<void> {
	await db
		.updateTable("pages")
		.set(toColumns(what))
		.where("organization_id", "=", organizationId)
		.where("id", "=", id)
		.execute();
}
