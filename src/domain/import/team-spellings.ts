import { say } from "../language/say.ts";
import { nameKey } from "../text/name-key.ts";
import type { CellRef, Remark } from "./sheet/sheet.ts";

/** A team's name as it stands in one cell. */
export type SpelledTeam = CellRef & { name: string };

/**
 * A question for every spelling that differs from another one only in accents, case, apostrophes
 * or full stops. Nobody but the league knows whether "Montreal Alliance" and "Montréal Alliance"
 * are one team, so the import stops and asks. `stored` are the organization's teams: what is spelled
 * like one of them is that team.
 */
export function askAboutSpellings(
	spelled: readonly SpelledTeam[],
	stored: readonly string[],
): Remark[] {
	const known = new Set(stored);
	const storedByKey = new Map(stored.map((name) => [nameKey(name), name]));
	return [...groupByKey(spelled)].flatMap(([key, bySpelling]) => {
		const reference = storedByKey.get(key) ?? mostUsed(bySpelling);
		return [...bySpelling]
			.filter(([name]) => name !== reference && !known.has(name))
			.map(([name, [first]]) => ({
				file: first.file,
				line: first.line,
				column: first.column,
				sentence: say`Is "${name}" the same team as "${reference}"? Spell it one way.`,
			}));
	});
}

type Cells = [SpelledTeam, ...SpelledTeam[]];

function groupByKey(spelled: readonly SpelledTeam[]): Map<string, Map<string, Cells>> {
	const groups = new Map<string, Map<string, Cells>>();
	for (const cell of spelled) {
		if (cell.name === "") continue;
		const key = nameKey(cell.name);
		const group = groups.get(key) ?? new Map<string, Cells>();
		groups.set(key, group);
		const cells = group.get(cell.name);
		if (cells === undefined) group.set(cell.name, [cell]);
		else cells.push(cell);
	}
	return groups;
}

function mostUsed(bySpelling: ReadonlyMap<string, Cells>): string {
	let best = { name: "", count: 0 };
	for (const [name, { length: count }] of bySpelling) {
		if (count > best.count) best = { name, count };
	}
	return best.name;
}
