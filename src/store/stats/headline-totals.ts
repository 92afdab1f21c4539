import { type Kysely, sql } from "kysely";
import type { Player } from "#domain/player/player.ts";
import type { Phase, PhaseAsked } from "#domain/season/phase.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import type { Audience } from "../audience.ts";
import { inChunks } from "../engine/chunks.ts";
import { within } from "../engine/within.ts";
import { minorColumns } from "../player/minors.ts";
import { toPlayer } from "../player/player-columns.ts";
import type { Tables } from "../tables.ts";
import { toLeader, toTotals } from "./totals.ts";

/** The all-time sum of a player in one statistic. */
export type HeadlineTotal = {
	statId: number;
	playerId: number;
	phase: PhaseAsked;
	value: number;
};

/** The sums of a player for one team in one phase of a season. */
export type SumsOfPlayer = {
	playerId: number;
	entryId: number;
	phase: Phase;
	totals: PlayerTotals;
};

/** All-time sums of the statistics that stand first, kept as those of `totals` are (decision 5). */
export const headlineTotals = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	/** The sums of the visible seasons: of these players, or of everybody. */
	async listVisible(playerIds: readonly number[] | "all"): Promise<SumsOfPlayer[]> {
		const query = db
			.selectFrom("player_season_totals as t")
			.innerJoin("seasons as s", within("s.id", "t.season_id"))
			.select(["t.player_id", "t.entry_id", "t.phase", "t.totals"])
			.where("t.organization_id", "=", organizationId)
			.where("s.is_visible", "=", 1);
		if (playerIds === "all") return (await query.execute()).map(toSums);
		const sums: SumsOfPlayer[] = [];
		await inChunks(playerIds, async (chunk) => {
			const rows = await query.where("t.player_id", "in", chunk).execute();
			sums.push(...rows.map(toSums));
		});
		return sums;
	},

	/** What everybody did for these entries in each phase, with who it was. */
	async listOfEntries(
		entryIds: readonly number[],
	): Promise<{ player: Player; entryId: number; phase: Phase; totals: PlayerTotals }[]> {
		if (entryIds.length === 0) return [];
		const rows = await db
			.selectFrom("player_season_totals as t")
			.innerJoin("players as p", within("p.id", "t.player_id"))
			.select(["t.player_id", "t.entry_id", "t.phase", "t.totals"])
			.select(["p.first_name", "p.last_name", "p.image_url"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.where("t.organization_id", "=", organizationId)
			.where("t.entry_id", "in", entryIds)
			.execute();
		return rows.map((row) => ({
			player: toPlayer({ ...row, id: row.player_id }),
			entryId: row.entry_id,
			phase: row.phase,
			totals: toTotals(row.totals),
		}));
	},

	/** Writes the sums of these players, or of everybody, over those that stand. */
	async replace(
		playerIds: readonly number[] | "all",
		totals: readonly HeadlineTotal[],
	): Promise<void> {
		const old = db.deleteFrom("headline_totals").where("organization_id", "=", organizationId);
		if (playerIds === "all") await old.execute();
		else {
			await inChunks(playerIds, (chunk) => old.where("player_id", "in", chunk).execute());
		}
		const counted = totals.filter(({ value }) => value > 0);
		await inChunks(counted, (chunk) =>
			db
				.insertInto("headline_totals")
				.values(
					chunk.map(({ statId, playerId, phase, value }) => ({
						organization_id: organizationId,
						stat_id: statId,
						player_id: playerId,
						phase,
						value,
					})),
				)
				.execute(),
		);
	},

	/** The first `count` and everybody level with the last of them, highest first. */
	async topPlayers(statId: number, count: number, phase: PhaseAsked = "both") {
		const last = db
			.selectFrom("headline_totals")
			.select("value")
			.where("organization_id", "=", organizationId)
			.where("stat_id", "=", statId)
			.where("phase", "=", phase)
			.orderBy("value", "desc")
			.limit(1)
			.offset(count - 1);
		const rows = await db
			.selectFrom("headline_totals as b")
			.innerJoin("players as p", within("p.id", "b.player_id"))
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url", "b.value"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.where("b.organization_id", "=", organizationId)
			.where("b.stat_id", "=", statId)
			.where("b.phase", "=", phase)
			.where("b.value", ">=", sql<number>`coalesce(${last}, 0)`)
			.orderBy("b.value", "desc")
			.execute();
		return rows.map(toLeader);
	},
});

type SumsColumns = { player_id: number; entry_id: number; phase: Phase; totals: string };

function toSums(row: SumsColumns): SumsOfPlayer {
	const { player_id: playerId, entry_id: entryId, phase, totals } = row;
	return { playerId, entryId, phase, totals: toTotals(totals) };
}
