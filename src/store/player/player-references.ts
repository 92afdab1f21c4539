import type { TravellingTable } from "../tables.ts";

/**
 * All columns that name a player, and what becomes of them when two players turn out to be one: a row is the
 * kept one's from then on ("moves"; what belongs to a line goes with its line), it names the captain of a
 * team, it stays as it is and is read by way of `player_redirects` ("followed"), or it is a sum that is made again. `player-references.test.ts` compares this with the catalogue.
 */
export const playerReferences = [
	{ table: "roster_spots", column: "player_id", merged: "moves" },
	{ table: "stat_lines", column: "player_id", merged: "moves" },
	{ table: "plays", column: "player_id", merged: "moves" },
	{ table: "player_game_stats", column: "player_id", merged: "moves" },
	{ table: "player_attribute_values", column: "player_id", merged: "chosen" },
	{ table: "contacts", column: "player_id", merged: "moves" },
	{ table: "player_redirects", column: "player_id", merged: "moves" },
	{ table: "honors", column: "player_id", merged: "moves" },
	{ table: "game_players", column: "player_id", merged: "moves" },
	{ table: "suspensions", column: "player_id", merged: "moves" },
	{ table: "team_entries", column: "captain_id", merged: "captain" },
	{ table: "sign_ups", column: "player_id", merged: "followed" },
	{ table: "ledger_entries", column: "player_id", merged: "followed" },
	{ table: "fee_reminders", column: "player_id", merged: "moves" },
	{ table: "player_season_totals", column: "player_id", merged: "sum" },
	{ table: "headline_totals", column: "player_id", merged: "sum" },
	{ table: "leaderboard_totals", column: "holder_id", merged: "sum" },
	{ table: "stat_bests", column: "player_id", merged: "sum" },
] as const satisfies readonly PlayerReference[];

type PlayerReference = {
	table: TravellingTable;
	column: string;
	merged: "moves" | "chosen" | "captain" | "followed" | "sum";
};

/** The column of each table whose rows go over to the kept player. */
export const moving: ReadonlyMap<TravellingTable, string> = new Map(
	playerReferences.flatMap(({ table, column, merged }) =>
		merged === "moves" ? [[table, column] as const] : [],
	),
);
