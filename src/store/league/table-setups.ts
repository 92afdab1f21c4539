import type { Kysely } from "kysely";
import { countsDraws, type TableSetup } from "#domain/standings/table-rules.ts";
import { prepared } from "../engine/prepared.ts";
import type { Tables } from "../tables.ts";

export const tableSetups = (organizationId: number, db: Kysely<Tables>) => ({
	/** By season-league; those whose table is made as the specification has it are left out. */
	async listOf(seasonLeagueIds: readonly number[]): Promise<Map<number, TableSetup>> {
		if (seasonLeagueIds.length === 0) return new Map();
		const rows = await listOf(db, organizationId, seasonLeagueIds);
		return new Map(
			rows.flatMap(({ id, table_setup: setup }) =>
				setup === null ? [] : [[id, JSON.parse(setup)]],
			),
		);
	},

	/** Null for the order of the specification. */
	async set(seasonLeagueId: number, setup: TableSetup | null): Promise<void> {
		await db
			.updateTable("season_leagues")
			.set({
				table_setup: setup && JSON.stringify(setup),
				counts_draws: Number(setup !== null && countsDraws(setup.rules)),
			})
			.where("organization_id", "=", organizationId)
			.where("id", "=", seasonLeagueId)
			.execute();
	},
});

const listOf = prepared((db, organizationId: number, ids: readonly number[]) =>
	db
		.selectFrom("season_leagues")
		.select(["id", "table_setup"])
		.where("organization_id", "=", organizationId)
		.where("id", "in", ids)
		.where("table_setup", "is not", null),
);
