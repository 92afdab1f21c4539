import type { Kysely } from "kysely";
import { blocks, type ContentPage, type PageKey } from "#domain/page/blocks.ts";
import type { Tables } from "./tables.ts";

export const pages = (organizationId: number, db: Kysely<Tables>) => ({
	async find(key: PageKey): Promise<ContentPage | undefined> {
		const row = await db
			.selectFrom("pages")
			.select(["title", "is_published", "blocks"])
			.where("organization_id", "=", organizationId)
			.where("key", "=", key)
			.executeTakeFirst();
		return (
			row && {
				key,
				title: row.title,
				isPublished: row.is_published === 1,
				blocks: blocks.parse(JSON.parse(row.blocks)),
			}
		);
	},

	/** Writes a page over the one with the same key. */
	async save(page: ContentPage): Promise<void> {
		const content = {
			title: page.title,
			is_published: page.isPublished ? 1 : 0,
			blocks: JSON.stringify(page.blocks),
		};
		await db
			.insertInto("pages")
			.values({ organization_id: organizationId, key: page.key, ...content })
			.onConflict((conflict) => conflict.columns(["organization_id", "key"]).doUpdateSet(content))
			.execute();
	},
});
