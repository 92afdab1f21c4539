import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import type { StatEdit } from "#domain/stats/line/edit-line.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { recordLines } from "./record-lines.ts";

export type StatsToRecord = {
	gameId: number;
	playerId: number;
	stats: readonly StatToRecord[];
};

/** One cell. Whose it is may be said again, and then has to agree. */
export type StatToRecord = StatEdit & {
	gameId?: number | undefined;
	playerId?: number | undefined;
};

export type RecordedStats = Pick<StatLine, "gameId" | "playerId" | "values">;

/** Writes numbers of one player in one game, cell by cell; the cells not named stay. */
export async function recordStats(scope: Scope, asked: StatsToRecord): Promise<RecordedStats> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { gameId, playerId, stats } = asked;
	return scope.store.transaction(async (store) => {
		const game = found(await store.games.find(gameId), messages.games.notFound);
		if (!agrees(asked)) {
			found(await store.players.find(playerId), "Player not found.");
			throw invalid("stats", "All statistics must be of the same player and game.");
		}
		const line = { playerId, stats };
		const { lines } = await recordLines({ ...scope, store }, game, [line], (_, stat) =>
			stat === undefined ? "player_id" : "stats",
		);
		return found(lines[0], messages.games.notFound);
	});
}

function agrees({ gameId, playerId, stats }: StatsToRecord): boolean {
	return stats.every(
		(stat) => (stat.gameId ?? gameId) === gameId && (stat.playerId ?? playerId) === playerId,
	);
}
