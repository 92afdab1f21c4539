import type { Selectable } from "kysely";
import type { Game, Score } from "#domain/game/game.ts";
import type { GameRow } from "./rows.ts";

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
	"g.schedule_id",
	"g.week_index",
	"g.revision",
	"g.revised_at",
	"g.stage_id",
] as const;

export type GameColumns = Pick<
	Selectable<GameRow>,
	(typeof gameColumns)[number] extends `g.${infer Name}` ? Name & keyof GameRow : never
>;

/** A game with what its schedule and calendars know of it. */
export type StoredGame = Game & {
	/** Null for a game that was entered by hand. */
	scheduleId: number | null;
	weekIndex: number | null;
	/** How often its appointment was changed, and when last; null for never. */
	revision: number;
	revisedAt: string | null;
	/** What it is played in after the regular season; null for a game of that. */
	stageId: number | null;
};

export function toGame(row: GameColumns): StoredGame {
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
		scheduleId: row.schedule_id,
		weekIndex: row.week_index,
		revision: row.revision,
		revisedAt: row.revised_at,
		stageId: row.stage_id,
	};
}

export function toScore(row: Pick<GameColumns, "home_score" | "away_score">): Score | null {
	if (row.home_score === null || row.away_score === null) return null;
	return { home: row.home_score, away: row.away_score };
}
