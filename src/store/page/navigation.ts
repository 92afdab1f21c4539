import type { Kysely } from "kysely";
import type { NavItem } from "#domain/page/navigation.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";

export const navigation = (organizationId: number, db: Kysely<Tables>) => ({
	/** The links an organization has chosen; null where it has the default. */
	async find(): Promise<NavItem[] | null> {
		const [row] = await findItems(db, organizationId);
		return row === undefined ? null : JSON.parse(row.items);
	},

	async save(items: readonly NavItem[] | null): Promise<void> {
		await db.deleteFrom("site_navigation").where("organization_id", "=", organizationId).execute();
		if (items === null) return;
		await db
			.insertInto("site_navigation")
			.values({ organization_id: organizationId, items: JSON.stringify(items) })
			.execute();
	},
});

const findItems = prepared((db, organizationId: number) =>
	db.selectFrom("site_navigation").select("items").where("organization_id", "=", organizationId),
);
