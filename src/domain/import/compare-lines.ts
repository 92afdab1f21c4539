import type { StatLine } from "../stats/stat-definition.ts";

/** How the lines of a game in the sheet stand to those that are stored. */
export type LineChanges = { added: number; changed: number; unchanged: number; removed: number };

/** The sheet's lines are the game's box score: a stored line that is not among them goes. */
export function compareLines(
	wanted: readonly StatLine[],
	stored: readonly StatLine[],
): LineChanges {
	const byPlayer = new Map(stored.map((line) => [line.playerId, line]));
	const changes = { added: 0, changed: 0, unchanged: 0, removed: 0 };
	for (const line of wanted) {
		const before = byPlayer.get(line.playerId);
		byPlayer.delete(line.playerId);
		if (before === undefined) changes.added += 1;
		else if (isSameLine(line, before)) changes.unchanged += 1;
		else changes.changed += 1;
	}
	return { ...changes, removed: byPlayer.size };
}

function isSameLine(a: StatLine, b: StatLine): boolean {
	return (
		a.entryId === b.entryId &&
		a.isStarter === b.isStarter &&
		a.seconds === b.seconds &&
		a.values.size === b.values.size &&
		[...a.values].every(([statId, value]) => b.values.get(statId) === value)
	);
}
