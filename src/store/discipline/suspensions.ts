import type { Kysely, Selectable } from "kysely";
import type { Decision, DisciplineFacts, DisciplineRule } from "#domain/discipline/discipline.ts";
import { withIds } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import type { SuspensionRow } from "./rows.ts";

/** What keeps players out of games, by leagues in seasons. */
export const suspensions = (organizationId: number, db: Kysely<Tables>) => ({
	async rulesOf(seasonLeagueId: number): Promise<DisciplineRule[]> {
		const row = await db
			.selectFrom("discipline_rules")
			.select("rules")
			.where("organization_id", "=", organizationId)
			.where("season_league_id", "=", seasonLeagueId)
			.executeTakeFirst();
		return row === undefined ? [] : JSON.parse(row.rules);
	},

	async saveRules(seasonLeagueId: number, made: readonly DisciplineRule[]): Promise<void> {
		const rules = JSON.stringify(made);
		await db
			.insertInto("discipline_rules")
			.values({ organization_id: organizationId, season_league_id: seasonLeagueId, rules })
			.onConflict((on) =>
				on.columns(["organization_id", "season_league_id"]).doUpdateSet({ rules }),
			)
			.execute();
	},

	/** What was decided in a league of a season, in the order in which it was. */
	async list(seasonLeagueId: number): Promise<Decision[]> {
		const rows = await db
			.selectFrom("suspensions as s")
			.innerJoin("team_entries as e", within("e.id", "s.entry_id"))
			.selectAll("s")
			.where("s.organization_id", "=", organizationId)
			.where("e.season_league_id", "=", seasonLeagueId)
			.orderBy("s.id")
			.execute();
		return rows.map(toDecision);
	},

	/** What was decided of a player, in all leagues and seasons. */
	async listOfPlayer(playerId: number): Promise<Decision[]> {
		const rows = await db
			.selectFrom("suspensions")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("player_id", "=", playerId)
			.orderBy("id")
			.execute();
		return rows.map(toDecision);
	},

	/** Takes out what was written of a player; for how many games it was stays, as numbers do. */
	async forgetPlayer(playerId: number): Promise<void> {
		await db
			.updateTable("suspensions")
			.set({ note: null })
			.where("organization_id", "=", organizationId)
			.where("player_id", "=", playerId)
			.execute();
	},

	/** One, and in which league of which season. */
	async find(id: number): Promise<(Decision & { seasonLeagueId: number }) | undefined> {
		const row = await db
			.selectFrom("suspensions as s")
			.innerJoin("team_entries as e", within("e.id", "s.entry_id"))
			.selectAll("s")
			.select("e.season_league_id")
			.where("s.organization_id", "=", organizationId)
			.where("s.id", "=", id)
			.executeTakeFirst();
		return row && { ...toDecision(row), seasonLeagueId: row.season_league_id };
	},

	async insert(decision: Omit<Decision, "id">): Promise<number> {
		const row = { organization_id: organizationId, ...toColumns(decision) };
		const [added] = await withIds(db, "suspensions", [row]);
		await db
			.insertInto("suspensions")
			.values([added as typeof row & { id: number }])
			.execute();
		return added?.id ?? 0;
	},

	async save({ id, ...decision }: Decision): Promise<void> {
		await db
			.updateTable("suspensions")
			.set(toColumns(decision))
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/** What players did of some statistics in a league of a season. */
	async numbersOf(
		seasonLeagueId: number,
		statIds: readonly number[],
	): Promise<DisciplineFacts["numbers"]> {
		if (statIds.length === 0) return [];
		const rows = await db
			.selectFrom("player_game_stats as n")
			.innerJoin("stat_lines as l", (join) =>
				join
					.onRef("l.organization_id", "=", "n.organization_id")
					.onRef("l.game_id", "=", "n.game_id")
					.onRef("l.player_id", "=", "n.player_id"),
			)
			.innerJoin("team_entries as e", within("e.id", "l.entry_id"))
			.select(["n.game_id", "n.player_id", "l.entry_id", "n.stat_id", "n.value"])
			.where("n.organization_id", "=", organizationId)
			.where("e.season_league_id", "=", seasonLeagueId)
			.where("n.stat_id", "in", statIds)
			.execute();
		return rows.map((row) => ({
			gameId: row.game_id,
			playerId: row.player_id,
			entryId: row.entry_id,
			statId: row.stat_id,
			value: row.value,
		}));
	},

	/** Which of these players has a line in which games of a league of a season. */
	async playedIn(
		seasonLeagueId: number,
		playerIds: readonly number[],
	): Promise<{ gameId: number; playerId: number }[]> {
		if (playerIds.length === 0) return [];
		const rows = await db
			.selectFrom("stat_lines as l")
			.innerJoin("team_entries as e", within("e.id", "l.entry_id"))
			.select(["l.game_id", "l.player_id"])
			.where("l.organization_id", "=", organizationId)
			.where("e.season_league_id", "=", seasonLeagueId)
			.where("l.player_id", "in", playerIds)
			.execute();
		return rows.map((row) => ({ gameId: row.game_id, playerId: row.player_id }));
	},
});

function toDecision(row: Selectable<SuspensionRow>): Decision {
	return {
		id: row.id,
		playerId: row.player_id,
		entryId: row.entry_id,
		gameId: row.game_id,
		startsOn: row.starts_on,
		games: row.games,
		note: row.note,
		decidedBy: row.decided_by,
		decidedAt: row.decided_at,
	};
}

function toColumns(decision: Omit<Decision, "id">) {
	return {
		entry_id: decision.entryId,
		player_id: decision.playerId,
		game_id: decision.gameId,
		starts_on: decision.startsOn,
		games: decision.games,
		note: decision.note,
		decided_by: decision.decidedBy,
		decided_at: decision.decidedAt,
	};
}
