import { sql } from "kysely";
import type { Database } from "#store/engine/database.ts";
import type { MadeLeague } from "#testing/factories.ts";
import { storeOf } from "./world.ts";
import type { Writer } from "./writer.ts";

type Thrown = "stands" | "thrown away" | { standsAs: string | null; inTrash: number[] };

/** Throws a season away and brings it back: all of its rows and one place in the trash, or none. */
export function seasonDeletion(past: MadeLeague[]): Writer<Thrown[]> {
	/** What every season consists of, as it was at the beginning. */
	const whole: string[] = [];
	/** Where each lies in the trash. */
	const trashIds: number[] = [];
	return {
		name: "season deletion",
		as: "olive",
		read: async (database) => {
			const states: Thrown[] = [];
			for (const [index, league] of past.entries()) {
				const rows = await rowsOf(league, database);
				whole[index] ??= rows ?? "";
				const { rows: trashed } = await sql<{ id: number }>`select id from trash
					where kind = 'season' and subject_id = ${league.season.id}`.execute(database.db);
				const inTrash = trashed.map(({ id }) => id);
				trashIds[index] = inTrash[0] ?? 0;
				if (rows === whole[index] && inTrash.length === 0) states.push("stands");
				else if (rows === null && inTrash.length === 1) states.push("thrown away");
				else states.push({ standsAs: rows, inTrash });
			}
			return states;
		},
		next: (known, chance) => {
			const at = chance.int(0, past.length - 1);
			const id = past[at]?.season.id ?? 0;
			if (known[at] === "stands") {
				return {
					ask: { method: "DELETE", path: `/seasons/${id}` },
					leaves: known.with(at, "thrown away"),
					answered: (text) => {
						trashIds[at] = (JSON.parse(text) as { trashId: number }).trashId;
					},
				};
			}
			return {
				ask: { method: "POST", path: `/trash/${trashIds[at]}/restore` },
				leaves: known.with(at, "stands"),
			};
		},
	};
}

/** Every row of a season and its league, as text; null when there is not a single one. */
async function rowsOf(league: MadeLeague, { db }: Database): Promise<string | null> {
	const { season, seasonLeague, gameIds } = league;
	const inSeasonLeague = `season_league_id = ${seasonLeague.id}`;
	const inGames = `game_id in (${gameIds.join(", ")})`;
	const entries = ["Ants", "Bees", "Cats"].map(league.entryId).join(", ");
	const parts: Record<string, string> = {
		seasons: `id = ${season.id}`,
		leagues: `id = ${seasonLeague.league.id}`,
		season_leagues: `id = ${seasonLeague.id}`,
		team_entries: inSeasonLeague,
		games: inSeasonLeague,
		roster_spots: `entry_id in (${entries})`,
		stat_lines: inGames,
		player_game_stats: inGames,
		period_scores: inGames,
		player_season_totals: `season_id = ${season.id}`,
	};
	const found: string[] = [];
	for (const [table, where] of Object.entries(parts)) {
		const { rows } = await sql.raw<object>(`select * from ${table} where ${where}`).execute(db);
		// Sums are made again in another order; that they are right is looked at elsewhere.
		const texts = rows.map((row) => JSON.stringify({ ...row, totals: undefined }));
		found.push(...texts.map((text) => `${table} ${text}`));
	}
	return found.length === 0 ? null : found.toSorted().join("\n");
}

/** One season is the active one, and all statistics keep a place of their own. */
export function activations(seasons: MadeLeague[]): Writer<{ active: number[]; order: number[] }> {
	const [{ sport } = { sport: { id: 0 } }] = seasons;
	return {
		name: "activations",
		as: "nina",
		read: async (database) => {
			const store = storeOf(seasons[0] as MadeLeague, database);
			const all = await store.seasons.list();
			const stats = await store.statDefinitions.list(sport.id);
			return {
				active: all.filter(({ isActive }) => isActive).map(({ id }) => id),
				order: stats.toSorted((a, b) => a.order - b.order).map(({ id }) => id),
			};
		},
		next: ({ active, order }, chance) => {
			if (chance.isTrue(0.5)) {
				const others = seasons.filter(({ season }) => !active.includes(season.id));
				const { id } = chance.pick(others).season;
				return {
					ask: { method: "PUT", path: `/seasonsv2/${id}`, body: { active: true } },
					leaves: { active: [id], order },
				};
			}
			const shuffled = chance.shuffled(order);
			const places = shuffled.map((id, index) => ({ id, order: index + 1 }));
			return {
				ask: { method: "PUT", path: "/statsv2/reorder", body: { stats: places } },
				leaves: { active, order: shuffled },
			};
		},
	};
}
