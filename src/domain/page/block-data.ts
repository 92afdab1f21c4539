import type { GameWithTeams } from "../game/game.ts";
import type { SeasonLeague } from "../league/league.ts";
import type { StandingsRow } from "../standings/standings.ts";
import type { TableRules } from "../standings/table-rules.ts";
import type { Leader } from "../stats/leaders.ts";
import type { BoardOf } from "../stats/season-leaders.ts";
import type { Team } from "../team/team.ts";

/** What blocks about the league itself show; empty when no block of the page asks for it. */
export type BlockData = {
	/** Games still to be played, the first ones first. */
	nextGames: readonly GameWithTeams[];
	tables: readonly LeagueTable[];
	leaders: readonly LeaderList[];
};

export type LeagueTable = {
	seasonLeague: SeasonLeague;
	rows: readonly StandingsRow[];
	rules: TableRules;
};

/** Who leads the current season in one number. */
export type LeaderList = {
	of: BoardOf;
	players: readonly LeadingPlayer[];
};

/** `text` is the number as it is written. */
export type LeadingPlayer = Leader & { team: Omit<Team, "id">; text: string };

export const noData: BlockData = { nextGames: [], tables: [], leaders: [] };
