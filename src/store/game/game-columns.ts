import { type Selectable, type SqlBool, sql } from "kysely";
import type { ForfeitedBy, Game, Score } from "#domain/game/game.ts";
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
	"g.both_forfeited",
	"g.home_score",
	"g.away_score",
	"g.schedule_id",
	"g.week_index",
	"g.revision",
	"g.revised_at",
	"g.stage_id",
] as const;

const isLevel = sql<SqlBool>`g.home_score is not null and g.home_score = g.away_score
	and (g.status = 'completed' or (g.status = 'scheduled' and g.home_score > 0))`;

/**
 * What a league says of its game `g`: that it ended level where that counts (domain's `isDrawBy`), and
 * that its result went with a team. The rare is asked first, so that most games cost no further look.
 */
export const isDraw = sql<SqlBool>`(${isLevel} and exists (select 1 from season_leagues d
		where d.organization_id = g.organization_id and d.id = g.season_league_id
			and d.counts_draws = 1))`;
export const isAnnulled = sql<SqlBool>`exists (select 1 from team_entries w
	where w.organization_id = g.organization_id and w.id in (g.home_entry_id, g.away_entry_id)
		and w.is_annulled = 1)`;

/** What every question about games reads, with what their leagues say of them. */
export const resultColumns = [isDraw.as("is_draw"), isAnnulled.as("is_annulled")] as const;

/** The same where its league and the entries of its teams are joined as `sl`, `he` and `ae`: less to plan. */
export const resultColumnsOfJoined = [
	sql<SqlBool>`(${isLevel} and sl.counts_draws = 1)`.as("is_draw"),
	sql<SqlBool>`(he.is_annulled = 1 or ae.is_annulled = 1)`.as("is_annulled"),
] as const;

export type ResultColumns = { is_draw: SqlBool; is_annulled: SqlBool };

export type GameColumns = ResultColumns &
	Pick<
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
	isDraw: boolean;
	isAnnulled: boolean;
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
		forfeitedBy: toForfeitedBy(row),
		score: toScore(row),
		// 0 or 1 on SQLite.
		isDraw: Boolean(row.is_draw),
		isAnnulled: Boolean(row.is_annulled),
		scheduleId: row.schedule_id,
		weekIndex: row.week_index,
		revision: row.revision,
		revisedAt: row.revised_at,
		stageId: row.stage_id,
	};
}

export function toForfeitedBy(
	row: Pick<Selectable<GameRow>, "forfeited_by" | "both_forfeited">,
): ForfeitedBy | null {
	return row.both_forfeited === 1 ? "both" : row.forfeited_by;
}

export function toScore(row: Pick<Selectable<GameRow>, "home_score" | "away_score">): Score | null {
	if (row.home_score === null || row.away_score === null) return null;
	return { home: row.home_score, away: row.away_score };
}
