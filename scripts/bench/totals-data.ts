import { winner } from "#domain/game/winner-and-forfeit.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import { totalsOf } from "#domain/stats/totals.ts";
import type { LeagueFilling } from "./league-filling.ts";
import type { PlayedSeason } from "./season-data.ts";

/** All-time sums by board and by the id of the player or team. */
export type Boards = Record<"points" | "threes" | "team_wins", Map<number, number>>;

export const emptyBoards = (): Boards => ({
	points: new Map(),
	threes: new Map(),
	team_wins: new Map(),
});

/**
 * Writes the totals of a season as `refreshTotals` would, and adds them to the boards. The test of
 * make-database holds both against each other.
 */
export function addSeasonTotals(
	league: LeagueFilling,
	{ seasonId, games, lines }: PlayedSeason,
	boards: Boards,
): void {
	for (const [, own] of Map.groupBy(lines, (line) => `${line.playerId} ${line.entryId}`)) {
		const { playerId, points, threes } = addPlayerTotals(league, seasonId, own);
		add(boards.points, playerId, points);
		add(boards.threes, playerId, threes);
	}
	for (const { home, away, score } of games) {
		const side = winner({ status: "completed", forfeitedBy: null, score });
		if (side !== null) add(boards.team_wins, (side === "home" ? home : away).teamId, 1);
	}
}

export function addBoards({ insert, organizationId }: LeagueFilling, boards: Boards): void {
	for (const [board, sums] of Object.entries(boards)) {
		for (const [holderId, value] of sums) {
			if (value === 0) continue;
			const of = { organization_id: organizationId, board, holder_id: holderId, value };
			// Nobody plays playoffs there.
			for (const phase of ["regular", "both"]) insert("leaderboard_totals", { ...of, phase });
		}
	}
}

function addPlayerTotals(
	{ insert, organizationId, definitions }: LeagueFilling,
	seasonId: number,
	own: readonly StatLine[],
) {
	const totals = totalsOf(own, definitions);
	const { playerId = 0, entryId = 0 } = own[0] ?? {};
	const { games, points, threes } = totals;
	insert("player_season_totals", {
		organization_id: organizationId,
		player_id: playerId,
		entry_id: entryId,
		season_id: seasonId,
		games,
		points,
		threes,
		totals: JSON.stringify({ ...totals, byStat: [...totals.byStat] }),
	});
	return { playerId, points, threes };
}

function add(sums: Map<number, number>, id: number, value: number): void {
	sums.set(id, (sums.get(id) ?? 0) + value);
}
