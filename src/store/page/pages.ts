import type { Kysely } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { PageContent, ShownPage } from "#domain/page/site-page.ts";
import { storedBlocks } from "#domain/page/stored-blocks.ts";
import { translationIn, translationKey } from "#domain/page/translation.ts";
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
	toKnown,
	toListed,
	toShown,
} from "./page-columns.ts";
import { pageVersions } from "./page-versions.ts";

export type { KnownPage, ListedPage, PageChange };

/** A page of a list for visitors, and in which further languages it is published. */
export type ListedShown = Omit<ShownPage, "blocks"> & { languages: Language[] };

type NewPage = { key: string | null; title: string };
type PageToSave = Partial<Omit<PageContent, "blocks">> & {
	key: string;
	title: string;
	isPublished: boolean;
	blocks: readonly object[];
};

/** Pages of an organization. What visitors see comes from `find…` alone, which knows no drafts. */
export const pages = (organizationId: number, db: Kysely<Tables>) => ({
	/** What is published under a key; in a further language where it is written in it. */
	async find(key: string, language: Language | null = null): Promise<ShownPage | undefined> {
		const [row] = await findShown.key(db, organizationId, key);
		return row && toShown(row, await translationOf(organizationId, db, { key, language }));
	},

	/** The own page that is published at a path. */
	async findAt(path: string, language: Language | null = null): Promise<ShownPage | undefined> {
		const [row] = await findShown.path(db, organizationId, path);
		if (row === undefined) return undefined;
		return toShown(row, await translationOf(organizationId, db, { key: row.key, language }));
	},

	/** What is published, without blocks, in the order in which it was begun, and in which further languages. */
	async listShown(language: Language | null = null): Promise<ListedShown[]> {
		const rows = await db
			.selectFrom("pages")
			.select(["key", "original_key", "language", ...headColumns, "published_at"])
			.where("organization_id", "=", organizationId)
			.where("is_published", "=", 1)
			.orderBy("id")
			.execute();
		return readIn(rows, language).map(({ row, read, others }) => {
			const { blocks: _, ...page } = toShown({ ...row, blocks: "[]" }, { ...read, blocks: "[]" });
			return { ...page, languages: others.flatMap((other) => other.language ?? []) };
		});
	},

	/** The same with their blocks: what a search looks through. */
	async listShownWhole(language: Language | null = null): Promise<ShownPage[]> {
		const rows = await db
			.selectFrom("pages")
			.select(["key", "original_key", "language", ...headColumns, "blocks", "published_at"])
			.where("organization_id", "=", organizationId)
			.where("is_published", "=", 1)
			.orderBy("id")
			.execute();
		return readIn(rows, language).map(({ row, read }) => toShown(row, read));
	},

	/** The published pages on which a block of a kind stands. */
	async listKeysShowing(kind: string): Promise<string[]> {
		const rows = await db
			.selectFrom("pages")
			.select("key")
			.where("organization_id", "=", organizationId)
			.where("is_published", "=", 1)
			// In what people write, quotation marks are escaped.
			.where("blocks", "like", `%"kind":"${kind}"%`)
			.execute();
		return rows.map(({ key }) => key);
	},

	/** In which further languages a page is published. */
	async listLanguages(key: string): Promise<Language[]> {
		const rows = await db
			.selectFrom("pages")
			.select("language")
			.where("organization_id", "=", organizationId)
			.where("original_key", "=", key)
			.where("is_published", "=", 1)
			.execute();
		return rows.flatMap(({ language }) => language ?? []);
	},

	/** All that was ever begun but translations, without blocks. */
	async list(): Promise<ListedPage[]> {
		const rows = await db
			.selectFrom("pages")
			.select([...stateColumns, "draft"])
			.where("organization_id", "=", organizationId)
			.where("original_key", "is", null)
			.orderBy("id")
			.execute();
		return rows.map(toListed);
	},

	/** All translations that were ever begun, without blocks. */
	async listTranslations(): Promise<ListedPage[]> {
		const rows = await db
			.selectFrom("pages")
			.select([...stateColumns, "draft"])
			.where("organization_id", "=", organizationId)
			.where("original_key", "is not", null)
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

	/** Adds an unpublished page and answers its id. Without a key it gets a new one; that of a translation makes one. */
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

type InLanguage = { key: string; original_key: string | null; language: Language | null };

/** Each page with the one of its translations that is read in a language, and all of them. */
function readIn<Row extends InLanguage>(rows: readonly Row[], language: Language | null) {
	const translations = Map.groupBy(rows, (row) => row.original_key);
	return (translations.get(null) ?? []).map((row) => {
		const others = translations.get(row.key) ?? [];
		return { row, read: others.find((other) => other.language === language) ?? row, others };
	});
}

const shownBy = (column: "key" | "path") =>
	prepared((db, organizationId: number, value: string) =>
		db
			.selectFrom("pages")
			.select(["key", "language", ...headColumns, "blocks", "published_at"])
			.where("organization_id", "=", organizationId)
			.where(column, "=", value)
			.where(({ eb, lit }) => eb("is_published", "=", lit(1))),
	);

const findShown = { key: shownBy("key"), path: shownBy("path") };

async function translationOf(
	organizationId: number,
	db: Kysely<Tables>,
	{ key, language }: { key: string; language: Language | null },
) {
	if (language === null) return undefined;
	const [row] = await findShown.key(db, organizationId, translationKey({ key, language }));
	return row;
}

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
	const translation = key === null ? null : translationIn(key);
	await db
		.insertInto("pages")
		.values({
			organization_id: organizationId,
			id,
			key: key ?? `p${id}`,
			title,
			is_published: 0,
			blocks: "[]",
			original_key: translation?.key ?? null,
			language: translation?.language ?? null,
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
