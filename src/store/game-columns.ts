import type { Selectable } from "kysely";
import type { Game, Score } from "#domain/game/game.ts";
import type { GameRow } from "./tables.ts";

/** What every question about games reads of them. */
export const gameColumns = [
	"g.id",
	"g.season_league_id",
	"g.home_entry_id",
	"g.away_entry_id",
	"g.date",
	"g.time",
	"g.location",
	"g.video_url",
	"g.status",
	"g.forfeited_by",
	"g.home_score",
	"g.away_score",
] as const;

export type GameColumns = Pick<
	Selectable<GameRow>,
	(typeof gameColumns)[number] extends `g.${infer Name}` ? Name & keyof GameRow : never
>;

export function toGame(row: GameColumns): Game {
	return {
		id: row.id,
		seasonLeagueId: row.season_league_id,
		homeEntryId: row.home_entry_id,
		awayEntryId: row.away_entry_id,
		date: row.date,
		time: row.time,
		location: row.location,
		videoUrl: row.video_url,
		status: row.status,
		forfeitedBy: row.forfeited_by,
		score: toScore(row),
	};
}

export function toScore(row: Pick<GameColumns, "home_score" | "away_score">): Score | null {
	if (row.home_score === null || row.away_score === null) return null;
	return { home: row.home_score, away: row.away_score };
}
