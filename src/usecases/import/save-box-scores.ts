import { compareLines, type LineChanges } from "#domain/import/compare-lines.ts";
import type { ImportReport } from "#domain/import/import-report.ts";
import { playerKey } from "#domain/import/lines-by-game.ts";
import type { SheetLine } from "#domain/import/sheet/read-box-scores.ts";
import type { SeasonSheets } from "#domain/import/sheet/read-season.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import { type GameLines, type TableLine, toStatLines } from "#domain/stats/line/game-lines.ts";
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

type Ids = Pick<Names, "entryIds"> & { playerIdOf: (line: SheetLine) => number };

/** Games of which hundreds of lines are looked at before others have their turn. */
const comparedAtOnce = 40;

/** Enough to be quick, few enough to see the progress. */
const writtenAtOnce = 400;

/** How much of an import is done by then, of which sums are the end; its files were read before. */
export const doneWhen = { compared: 0.4, written: 0.8 };

/** Called after every few games with how many of how many box scores are done, and awaited. */
export type Progress = (done: number, total: number) => void | Promise<void>;

/** Replaces the box scores that differ from the sheet; a game without lines in it is left alone. */
export async function saveBoxScores(
	store: Store,
	seasonLeague: SeasonLeague,
	{ lines: sheets, stats }: Pick<SeasonSheets, "lines" | "stats">,
	names: Names,
	report: ImportReport,
	{ isTrial, progress }: { isTrial: boolean; progress: Progress },
): Promise<void> {
	const stored = Map.groupBy(
		await store.boxScores.linesOfLeague(seasonLeague.id),
		(line) => line.gameId,
	);
	const ids = { ...names, playerIdOf: playerIdsByName(names.players) };
	const statIds = stats.map(({ abbreviation }) => idOf(names.statIds, abbreviation));
	const changed: GameLines[] = [];
	let compared = 0;
	for (const [externalId, sheetLines] of sheets) {
		compared += 1;
		if (compared % comparedAtOnce === 0) {
			await store.rest();
			store.tell((compared / sheets.size) * (isTrial ? 1 : doneWhen.compared));
		}
		const gameId = idOf(names.games, externalId);
		const game = { gameId, statIds, lines: sheetLines.map((line) => toTableLine(line, ids)) };
		const changes = changesOf(game, stored.get(gameId));
		for (const what of ["added", "changed", "unchanged", "removed"] as const) {
			report.lines[what] += changes[what];
		}
		if (changes.added + changes.changed + changes.removed === 0) continue;
		changed.push(game);
	}
	if (isTrial) return;
	for (let start = 0; start < changed.length; start += writtenAtOnce) {
		await progress(start, changed.length);
		const { compared, written } = doneWhen;
		store.tell(compared + (written - compared) * (start / changed.length));
		await store.boxScores.replaceSoon(changed.slice(start, start + writtenAtOnce));
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

function toTableLine(line: SheetLine, { entryIds, playerIdOf }: Ids): TableLine {
	const { team, isStarter, seconds, values } = line;
	return { playerId: playerIdOf(line), entryId: idOf(entryIds, team), isStarter, seconds, values };
}

/** Where nothing is stored, nothing is compared: in a new season of thousands of lines all others wait for it. */
function changesOf(game: GameLines, stored: readonly StatLine[] | undefined): LineChanges {
	if (stored !== undefined) return compareLines(toStatLines(game), stored);
	return { added: game.lines.length, changed: 0, unchanged: 0, removed: 0 };
}
