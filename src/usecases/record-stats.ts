import { messages } from "#domain/messages.ts";
import { editedValues } from "#domain/stats/edit-line.ts";
import type { StatLine, StatValues } from "#domain/stats/stat-definition.ts";
import { canManageLeagues } from "#domain/user/policy.ts";
import type { KnownGame } from "#store/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { note } from "./audit.ts";
import { authorize, found, Refusal } from "./refusals.ts";
import type { Scope } from "./scope.ts";
import { refreshTotals } from "./totals.ts";

export type StatsToRecord = {
	gameId: number;
	playerId: number;
	stats: readonly StatToRecord[];
};

/** One cell. Whose it is may be said again, and then has to agree. */
export type StatToRecord = {
	gameId?: number | undefined;
	playerId?: number | undefined;
	statId: number;
	/** Null takes the number out: an empty stat stays empty (R5.40). */
	value: number | null;
};

export type RecordedStats = { gameId: number; playerId: number; values: StatValues };

/** Writes numbers of one player in one game, cell by cell; the cells not named stay (A56). */
export async function recordStats(scope: Scope, asked: StatsToRecord): Promise<RecordedStats> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { gameId, playerId, stats } = asked;
	return scope.store.transaction(async (store) => {
		const game = found(await store.games.find(gameId), messages.games.notFound);
		const line = await lineFor(store, game, playerId);
		await mustBeCells(store, game, asked);
		const edited = editedValues(line.values, stats);
		const { values, written, cleared } = edited;
		if (written.size === 0 && cleared.length === 0) return { gameId, playerId, values };
		await keepLine(store, line, edited);
		await refreshTotals(store, {
			seasonId: game.seasonId,
			playerIds: [playerId],
			teamIds: [],
		});
		await note(scope, store, {
			action: "stats.change",
			id: gameId,
			before: { playerId, values: [...line.values] },
			after: { playerId, values: [...values] },
		});
		return { gameId, playerId, values };
	});
}

/** The player's line as it stands, or a new one for the team whose roster has the player. */
async function lineFor(
	{ boxScores, players }: Store,
	{ id, homeEntryId, awayEntryId }: KnownGame,
	playerId: number,
): Promise<StatLine> {
	const line = await boxScores.lineOf(id, playerId);
	if (line !== undefined) return line;
	const roster = await players.listByEntries([homeEntryId, awayEntryId]);
	const own = roster.filter((spot) => spot.id === playerId);
	const spot = own.find(({ entryId }) => entryId === homeEntryId) ?? own[0];
	if (spot === undefined) {
		found(await players.find(playerId), "Player not found.");
		throw new Refusal("invalid", "This player is on neither of the two rosters.");
	}
	const { entryId } = spot;
	return { gameId: id, playerId, entryId, isStarter: false, seconds: null, values: new Map() };
}

/** Every id in the list may contradict the others or belong to somebody else (R7.102). */
async function mustBeCells(
	{ statDefinitions }: Store,
	{ sportId }: KnownGame,
	{ gameId, playerId, stats }: StatsToRecord,
): Promise<void> {
	const definitions = new Map((await statDefinitions.list(sportId)).map((it) => [it.id, it]));
	const seen = new Set<number>();
	for (const stat of stats) {
		if ((stat.gameId ?? gameId) !== gameId || (stat.playerId ?? playerId) !== playerId) {
			throw invalid("All statistics must be of the same player and game.");
		}
		const definition = found(definitions.get(stat.statId), "Statistic not found.");
		if (seen.has(stat.statId)) throw invalid(`${definition.name} is given twice.`);
		seen.add(stat.statId);
		if (stat.value !== null && stat.value < 0 && !definition.isSigned) {
			throw invalid(`${definition.name} cannot be below zero.`);
		}
	}
}

/** A line that says nothing any more goes. */
async function keepLine(
	{ boxScores }: Store,
	line: StatLine,
	{ values, written, cleared }: ReturnType<typeof editedValues>,
): Promise<void> {
	const { gameId, playerId, isStarter, seconds } = line;
	if (values.size === 0 && !isStarter && seconds === null) {
		await boxScores.removeLine(gameId, playerId);
		return;
	}
	if (line.values.size === 0) await boxScores.addLine(line);
	await boxScores.saveValues(gameId, playerId, written);
	await boxScores.removeValues(gameId, playerId, cleared);
}

function invalid(sentence: string): Refusal {
	return new Refusal("invalid", sentence, { fields: { stats: sentence } });
}
