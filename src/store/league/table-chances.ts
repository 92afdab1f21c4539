import type { Kysely } from "kysely";
import type { Chance } from "#domain/standings/outlook/chances.ts";
import type { Tables } from "../tables.ts";

/** How likely the teams of a table are to go on, and from which games that was worked out. */
export type KeptChances = { fits: string; chances: readonly Chance[] };

export const tableChances = (organizationId: number, db: Kysely<Tables>) => ({
	/** By season-league, whether they still fit its games or not. */
	async listOf(seasonLeagueIds: readonly number[]): Promise<Map<number, KeptChances>> {
		if (seasonLeagueIds.length === 0) return new Map();
		const rows = await db
			.selectFrom("table_chances")
			.select(["season_league_id", "fits", "chances"])
			.where("organization_id", "=", organizationId)
			.where("season_league_id", "in", seasonLeagueIds)
			.execute();
		return new Map(
			rows.map(({ season_league_id: id, fits, chances }) => [
				id,
				{ fits, chances: JSON.parse(chances) },
			]),
		);
	},

	/** The season-leagues whose visitors may read chances. */
	async listShowing(): Promise<number[]> {
		const rows = await db
			.selectFrom("season_leagues")
			.select("id")
			.where("organization_id", "=", organizationId)
			.where("table_setup", "like", '%"showsChances":true%')
			.execute();
		return rows.map(({ id }) => id);
	},

	/** Nothing where the league is not played any more. */
	async save(seasonLeagueId: number, { fits, chances }: KeptChances): Promise<void> {
		const kept = { fits, chances: JSON.stringify(chances) };
		await db
			.insertInto("table_chances")
			.columns(["organization_id", "season_league_id", "fits", "chances"])
			.expression((make) =>
				make
					.selectFrom("season_leagues")
					.select(["organization_id", "id"])
					.select([make.val(kept.fits).as("fits"), make.val(kept.chances).as("chances")])
					.where("organization_id", "=", organizationId)
					.where("id", "=", seasonLeagueId),
			)
			.onConflict((on) => on.columns(["organization_id", "season_league_id"]).doUpdateSet(kept))
			.execute();
	},
});
