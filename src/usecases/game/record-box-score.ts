import { canKeepGames } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { lastChangeOf, mustHaveSeenAll, type SeenBefore } from "./game-changes.ts";
import { type LineToRecord, recordLines } from "./record-lines.ts";

export type BoxScoreToRecord = SeenBefore & { id: number; lines: readonly LineToRecord[] };

export type RecordedBoxScore = {
	/** Everybody's, also of those who were not named. */
	lines: StatLine[];
	/** The newest change of the game in the audit: this one, unless it changed nothing. */
	lastChangeId: number;
};

/** Writes a whole sheet at once, cell by cell; the cells and players not named stay. */
export async function recordBoxScore(
	scope: Scope,
	asked: BoxScoreToRecord,
): Promise<RecordedBoxScore> {
	authorize(canKeepGames(scope.viewer, scope.organization.id));
	const { id, lines } = asked;
	return scope.store.transaction(async (store) => {
		const game = found(await store.games.find(id), messages.games.notFound);
		await mustHaveSeenAll(scope, store, asked);
		const { changeId } = await recordLines({ ...scope, store }, game, lines, (line, stat) =>
			stat === undefined ? `lines.${line}` : `lines.${line}.stats.${stat}`,
		);
		return {
			lines: await store.boxScores.linesOfGame(id),
			lastChangeId: changeId ?? (await lastChangeOf(store, id)),
		};
	});
}
