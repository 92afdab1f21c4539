import { type Kysely, sql } from "kysely";
import type { Player } from "#domain/player/player.ts";
import type { Phase } from "#domain/season/phase.ts";
import type { StatBest } from "#domain/stats/ranking/stat-bests.ts";
import type { Team } from "#domain/team/team.ts";
import type { Audience } from "../audience.ts";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import { minorColumns } from "../player/minors.ts";
import { toPlayer } from "../player/player-columns.ts";
import type { Tables } from "../tables.ts";
import { toCrest } from "../team/team-columns.ts";

/** The bests of a player for one team in one phase of a season. */
export type StoredBests = {
	playerId: number;
	entryId: number;
	phase: Phase;
	bests: readonly StatBest[];
};

/** One line of a list of records. */
export type KeptRecord = {
	player: Player;
	team: Team;
	seasonId: number;
	seasonName: string;
	value: number;
	/** Where it was done; of a season its best one. */
	gameId: number;
	/** From when to when the longest streak of that season was. */
	since: string | null;
	until: string | null;
};

export type RecordsAsked = {
	sportId: number;
	statId: number;
	/** In one game, in a season for one team, or in how many games of it in a row. */
	of: "most" | "total" | "streak";
	/** Without one all that visitors can see. */
	seasonId: number | undefined;
	/** Without one that of both. */
	phase: Phase | undefined;
	count: number;
};

/** What records are found by, kept as the sums of `totals` are (decision 5). */
export const statBests = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	/**
	 * Writes the bests of a season: of these players, or of everybody. Then statistics that nobody has other
	 * numbers of stay: a formula is one of twenty, and each row is looked up in five indexes.
	 */
	async replaceSeason(
		seasonId: number,
		playerIds: readonly number[] | "all",
		bests: readonly StoredBests[],
	): Promise<void> {
		const rows = bests.flatMap((of) => toRows(organizationId, seasonId, of));
		if (playerIds !== "all") {
			await inChunks(playerIds, (chunk) => clearPlayers(db, organizationId, seasonId, chunk));
			return insertRows(db, "stat_bests", rows);
		}
		const byStat = Map.groupBy(rows, (row) => row.stat_id);
		const kept = await listStats(db, organizationId, seasonId);
		for (const statId of new Set([...byStat.keys(), ...kept.map((row) => row.stat_id)])) {
			const rows = byStat.get(statId) ?? [];
			if (areSame(rows, await listOfStat(db, organizationId, seasonId, statId))) continue;
			await clearStat(db, organizationId, seasonId, statId);
			await insertRows(db, "stat_bests", rows);
		}
	},

	/** The highest of a statistic, in visible seasons or in one of them. */
	async listTop(asked: RecordsAsked): Promise<KeptRecord[]> {
		const { sportId, statId, of, seasonId, phase, count } = asked;
		const by = sql.ref(`b.${of}`);
		let highest = db
			.selectFrom("stat_bests as b")
			.select(["b.organization_id", "b.player_id", "b.entry_id", "b.season_id", "b.game_id"])
			.select([`b.${of} as value`, "b.streak_since", "b.streak_until"])
			.where("b.organization_id", "=", organizationId)
			.where("b.sport_id", "=", sportId)
			.where("b.stat_id", "=", statId)
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom("seasons as v")
						.select("v.id")
						.whereRef("v.organization_id", "=", "b.organization_id")
						.whereRef("v.id", "=", "b.season_id")
						.where("v.is_visible", "=", 1),
				),
			)
			.orderBy(by, "desc")
			.orderBy("b.player_id")
			.limit(count);
		if (of === "streak") highest = highest.where("b.streak", ">", 1);
		if (seasonId !== undefined) highest = highest.where("b.season_id", "=", seasonId);
		if (phase !== undefined) highest = highest.where("b.phase", "=", phase);
		// Named only once they are chosen, or SQLite reads those of sixty seasons.
		const rows = await db
			.selectFrom(highest.as("b"))
			.innerJoin("seasons as s", within("s.id", "b.season_id"))
			.innerJoin("players as p", within("p.id", "b.player_id"))
			.innerJoin("team_entries as e", within("e.id", "b.entry_id"))
			.innerJoin("teams as t", within("t.id", "e.team_id"))
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.select(["t.id as team_id", "t.name as team_name", "t.logo_url", "t.colors"])
			.select(["s.id as season_id", "s.name as season_name", "b.game_id", "b.value"])
			.select(["b.streak_since", "b.streak_until"])
			.orderBy("b.value", "desc")
			.orderBy("b.player_id")
			.execute();
		return rows.map((row) => ({
			player: toPlayer(row),
			team: { id: row.team_id, name: row.team_name, ...toCrest(row) },
			seasonId: row.season_id,
			seasonName: row.season_name,
			value: row.value,
			gameId: row.game_id,
			since: row.streak_since,
			until: row.streak_until,
		}));
	},
});

type BestRow = ReturnType<typeof toRows>[number];

const toRows = (
	organizationId: number,
	seasonId: number,
	{ playerId, entryId, phase, bests }: StoredBests,
) =>
	bests.map(({ sportId, statId, sum, most, gameId, streak }) => ({
		organization_id: organizationId,
		player_id: playerId,
		entry_id: entryId,
		sport_id: sportId,
		stat_id: statId,
		season_id: seasonId,
		phase,
		game_id: gameId,
		most,
		total: sum,
		streak: streak.length,
		streak_since: streak.since,
		streak_until: streak.until,
	}));

function areSame(some: readonly BestRow[], others: readonly BestRow[]): boolean {
	const known = new Set(others.map(textOf));
	return some.length === others.length && some.every((row) => known.has(textOf(row)));
}

const textOf = (row: BestRow) =>
	`${row.player_id} ${row.entry_id} ${row.sport_id} ${row.phase} ${row.game_id} ${row.most} ${row.total}
	${row.streak} ${row.streak_since} ${row.streak_until}`;

const listStats = prepared((db, organizationId: number, seasonId: number) =>
	db
		.selectFrom("stat_bests")
		.select("stat_id")
		.distinct()
		.where("organization_id", "=", organizationId)
		.where("season_id", "=", seasonId),
);

const listOfStat = prepared((db, organizationId: number, seasonId: number, statId: number) =>
	db
		.selectFrom("stat_bests")
		.selectAll()
		.where("organization_id", "=", organizationId)
		.where("season_id", "=", seasonId)
		.where("stat_id", "=", statId),
);

const clearStat = prepared((db, organizationId: number, seasonId: number, statId: number) =>
	db
		.deleteFrom("stat_bests")
		.where("organization_id", "=", organizationId)
		.where("season_id", "=", seasonId)
		.where("stat_id", "=", statId),
);

const clearPlayers = prepared(
	(db, organizationId: number, seasonId: number, playerIds: readonly number[]) =>
		db
			.deleteFrom("stat_bests")
			.where("organization_id", "=", organizationId)
			.where("season_id", "=", seasonId)
			.where("player_id", "in", playerIds),
);
