import type { Kysely } from "kysely";
import { reserveId } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";

/** Former addresses of own pages. Each names its page, so none leads to another former one. */
export const pageRedirects = (organizationId: number, db: Kysely<Tables>) => ({
	/** Where the published own page is by now that was at a path before. */
	async find(path: string): Promise<string | undefined> {
		const row = await db
			.selectFrom("page_redirects as r")
			.innerJoin("pages as p", within("p.id", "r.page_id"))
			.select("p.path")
			.where("r.organization_id", "=", organizationId)
			.where("r.path", "=", path)
			.where("p.is_published", "=", 1)
			.executeTakeFirst();
		return row?.path ?? undefined;
	},

	/** A path leads to the page from now on, whatever it led to before. */
	async add(id: number, path: string): Promise<void> {
		await remove(organizationId, db, path);
		const own = { id: await reserveId(db, "page_redirects"), organization_id: organizationId };
		await db
			.insertInto("page_redirects")
			.values({ ...own, page_id: id, path })
			.execute();
	},

	/** A path leads nowhere any more: a page is there itself. */
	async remove(path: string): Promise<void> {
		await remove(organizationId, db, path);
	},
});

async function remove(organizationId: number, db: Kysely<Tables>, path: string): Promise<void> {
	await db
		.deleteFrom("page_redirects")
		.where("organization_id", "=", organizationId)
		.where("path", "=", path)
		.execute();
}
