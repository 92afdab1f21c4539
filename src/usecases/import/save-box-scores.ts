import { compareLines } from "#domain/import/compare-lines.ts";
import type { ImportReport } from "#domain/import/import-report.ts";
import { type LinesByGame, playerKey } from "#domain/import/lines-by-game.ts";
import type { SheetLine } from "#domain/import/sheet/read-box-scores.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import type { Store } from "#store/store.ts";
import { idOf } from "./id-of.ts";

/** What names in the sheet stand for. */
type Names = {
	entryIds: ReadonlyMap<string, number>;
	players: ReadonlyMap<string, number>;
	games: ReadonlyMap<string, number>;
	statIds: ReadonlyMap<string, number>;
};

type Ids = Pick<Names, "entryIds" | "statIds"> & { playerIdOf: (line: SheetLine) => number };

/** Games of which hundreds of lines are looked at before others have their turn. */
const comparedAtOnce = 40;

/** Enough to be quick, few enough to see the progress. */
const writtenAtOnce = 400;

/** Called after every few games with how many of how many box scores are done, and awaited. */
export type Progress = (done: number, total: number) => void | Promise<void>;

/** Replaces the box scores that differ from the sheet; a game without lines in it is left alone. */
export async function saveBoxScores(
	store: Store,
	seasonLeague: SeasonLeague,
	sheets: LinesByGame,
	names: Names,
	report: ImportReport,
	{ isTrial, progress }: { isTrial: boolean; progress: Progress },
): Promise<void> {
	const stored = Map.groupBy(
		await store.boxScores.linesOfLeague(seasonLeague.id),
		(line) => line.gameId,
	);
	const ids = { ...names, playerIdOf: playerIdsByName(names.players) };
	const changed: { gameId: number; lines: StatLine[] }[] = [];
	let compared = 0;
	for (const [externalId, sheetLines] of sheets) {
		compared += 1;
		if (compared % comparedAtOnce === 0) await store.rest();
		const gameId = idOf(names.games, externalId);
		const before = stored.get(gameId) ?? [];
		const lines = sheetLines.map((line) => toStatLine(line, gameId, ids));
		const changes = compareLines(lines, before);
		for (const what of ["added", "changed", "unchanged", "removed"] as const) {
			report.lines[what] += changes[what];
		}
		if (changes.added + changes.changed + changes.removed === 0) continue;
		changed.push({ gameId, lines });
	}
	if (isTrial) return;
	for (let start = 0; start < changed.length; start += writtenAtOnce) {
		await progress(start, changed.length);
		const batch = changed.slice(start, start + writtenAtOnce);
		await store.boxScores.replaceSoon(
			batch.map(({ gameId }) => gameId),
			batch.flatMap(({ lines }) => lines),
		);
	}
	await progress(changed.length, changed.length);
}

/** A name is made a key once, not once a line: that takes longer than all else that a line needs. */
function playerIdsByName(players: Names["players"]): (line: SheetLine) => number {
	const known = new Map<string, number>();
	return (line) => {
		const name = fullName(line);
		const id = known.get(name) ?? idOf(players, playerKey(line));
		known.set(name, id);
		return id;
	};
}

function toStatLine(
	line: SheetLine,
	gameId: number,
	{ entryIds, statIds, playerIdOf }: Ids,
): StatLine {
	const { team, isStarter, seconds } = line;
	const values = new Map<number, number>();
	for (const [abbreviation, value] of line.values) values.set(idOf(statIds, abbreviation), value);
	return {
		gameId,
		playerId: playerIdOf(line),
		entryId: idOf(entryIds, team),
		isStarter,
		seconds,
		values,
	};
}
