import { say } from "#domain/language/say.ts";
import { fullName } from "#domain/player/player.ts";
import { editedValues, type StatEdit, valueProblem } from "#domain/stats/line/edit-line.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { PlayerOnRoster } from "#store/player/players.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { refreshTotals } from "../stats/totals.ts";

export type LineToRecord = {
	playerId: number;
	/** A value of null takes the number out: an empty stat stays empty. */
	stats: readonly StatEdit[];
};

type RecordedLines = {
	/** As they stand now, in the order they were given. */
	lines: StatLine[];
	/** Of the change in the audit; null when nothing was other than before. */
	changeId: number | null;
};

/** What the sender calls a line, or a cell of it, by their places in what was sent. */
type FieldOf = (line: number, stat?: number) => string;

/**
 * Writes numbers of players of one game in as many queries for forty as for one. Called inside the
 * transaction.
 */
export async function recordLines(
	scope: Scope,
	game: KnownGame,
	given: readonly LineToRecord[],
	fieldOf: FieldOf,
): Promise<RecordedLines> {
	const { store } = scope;
	const stood = await linesFor(store, game, given, fieldOf);
	await mustBeCells(store, game, stood, fieldOf);
	const edited = stood.map(({ line, stats }) => ({ line, ...editedValues(line.values, stats) }));
	const lines = edited.map(({ line, values }) => ({ ...line, values }));
	const changed = edited.filter(({ written, cleared }) => written.size + cleared.length > 0);
	if (changed.length === 0) return { lines, changeId: null };
	await keepLines(store, game, changed);
	await refreshTotals(store, {
		seasonId: game.seasonId,
		playerIds: changed.map(({ line }) => line.playerId),
		gameIds: [game.id],
	});
	const changeId = await recordChange(scope, store, {
		action: "stats.change",
		id: game.id,
		before: { lines: changed.map(({ line }) => inAudit(line)) },
		after: { lines: changed.map(({ line, values }) => inAudit({ ...line, values })) },
	});
	return { lines, changeId };
}

type KnownLine = { name: string; line: StatLine; stats: readonly StatEdit[] };

/** The players' lines as they stand, or new ones for the teams whose rosters have them. */
async function linesFor(
	{ boxScores, players }: Store,
	game: KnownGame,
	given: readonly LineToRecord[],
	fieldOf: FieldOf,
): Promise<KnownLine[]> {
	const ids = [...new Set(given.map(({ playerId }) => playerId))];
	const people = new Map((await players.findMany(ids)).map((player) => [player.id, player]));
	const stored = new Map((await boxScores.linesOf(game.id, ids)).map((it) => [it.playerId, it]));
	const roster =
		stored.size < ids.length
			? await players.listByEntries([game.homeEntryId, game.awayEntryId])
			: [];
	const seen = new Set<number>();
	return given.map(({ playerId, stats }, index) => {
		const player = people.get(playerId);
		const field = fieldOf(index);
		if (player === undefined) throw missing(field, "Player not found.");
		const name = fullName(player);
		if (seen.has(playerId)) throw invalid(field, say`${name} is given twice.`);
		seen.add(playerId);
		const line = stored.get(playerId) ?? newLine(game, roster, playerId);
		if (line === null) throw invalid(field, say`${name} is on neither of the two rosters.`);
		return { name, line, stats };
	});
}

function newLine(
	{ id, homeEntryId }: KnownGame,
	roster: readonly PlayerOnRoster[],
	playerId: number,
): StatLine | null {
	const own = roster.filter((spot) => spot.id === playerId);
	const spot = own.find(({ entryId }) => entryId === homeEntryId) ?? own[0];
	if (spot === undefined) return null;
	const { entryId } = spot;
	return { gameId: id, playerId, entryId, isStarter: false, seconds: null, values: new Map() };
}

/**
 * Every cell may belong to somebody else, come twice or be out of range (rule `same-cell-once`).
 */
async function mustBeCells(
	{ statDefinitions }: Store,
	{ sportId }: KnownGame,
	lines: readonly KnownLine[],
	fieldOf: FieldOf,
): Promise<void> {
	const definitions = new Map((await statDefinitions.list(sportId)).map((it) => [it.id, it]));
	for (const [index, { name, stats }] of lines.entries()) {
		const seen = new Set<number>();
		for (const [place, { statId, value }] of stats.entries()) {
			const field = fieldOf(index, place);
			const definition = definitions.get(statId);
			if (definition === undefined) throw missing(field, "Statistic not found.");
			if (seen.has(statId)) throw invalid(field, say`${name}: ${definition.name} is given twice.`);
			seen.add(statId);
			// What was written before it was computed can still be taken out.
			const problem = value === null ? null : valueProblem(definition, value);
			if (problem !== null) throw invalid(field, say`${name}: ${problem}`);
		}
	}
}

type EditedLine = { line: StatLine } & ReturnType<typeof editedValues>;

/** A line that says nothing any more goes. */
async function keepLines(
	{ boxScores }: Store,
	game: KnownGame,
	edited: readonly EditedLine[],
): Promise<void> {
	const saysNothing = ({ line, values }: EditedLine) =>
		values.size === 0 && !line.isStarter && line.seconds === null;
	const gone = edited.filter(saysNothing);
	const kept = edited.filter((it) => !saysNothing(it));
	await boxScores.removeLines(
		game.id,
		gone.map(({ line }) => line.playerId),
	);
	await boxScores.addLines(kept.map(({ line }) => line).filter(({ values }) => values.size === 0));
	await boxScores.saveValues(kept.map(({ line, written }) => ({ ...line, values: written })));
	await boxScores.removeValues(
		game.id,
		kept.flatMap(({ line: { playerId }, cleared }) =>
			cleared.map((statId) => ({ playerId, statId })),
		),
	);
}

function inAudit({ playerId, values }: StatLine) {
	return { playerId, values: [...values] };
}

function missing(field: string, sentence: string): Refusal {
	return new Refusal("missing", sentence, { fields: { [field]: sentence } });
}
