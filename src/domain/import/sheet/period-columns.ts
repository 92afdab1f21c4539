import { isFinalPeriod } from "../../game/periods.ts";
import { say } from "../../language/say.ts";
import type { Findings } from "../remarks.ts";
import { columnKey, type Sheet } from "./sheet.ts";

/** Two columns of the games sheet that hold the points of one period. */
export type PeriodColumns = { name: string; home: string; away: string };

/**
 * The periods a games sheet has columns for: any pair `home_<period>` and `away_<period>` that is
 * not in `taken`. Half a pair is a problem. A Final period only repeats the score, so its columns
 * are left out.
 */
export function periodColumns(
	sheet: Sheet,
	taken: ReadonlySet<string>,
	findings: Findings,
): PeriodColumns[] {
	const sides = { home: new Map<string, string>(), away: new Map<string, string>() };
	for (const column of sheet.columns) {
		const key = columnKey(column);
		const [, side, period] = /^(home|away)(.+)$/.exec(key) ?? [];
		if (period !== undefined && !taken.has(key)) {
			sides[side === "home" ? "home" : "away"].set(period, column.trim());
		}
	}
	const halves = (side: "home" | "away", other: "home" | "away") => {
		for (const [period, column] of sides[side]) {
			if (sides[other].has(period)) continue;
			const missing = column.replace(/^(home|away)/i, other);
			const sentence = say`There is a column "${column}" but none named "${missing}".`;
			findings.problems.push({ file: sheet.file, line: sheet.headerLine, column, sentence });
		}
	};
	halves("home", "away");
	halves("away", "home");
	return [...sides.home].flatMap(([period, home]) => {
		const away = sides.away.get(period);
		const name = periodName(home.replace(/^home[\s_-]*/i, ""));
		if (away === undefined || isFinalPeriod({ name })) return [];
		if (name.length > longestPeriod) {
			const sentence = say`A period's name has at most ${longestPeriod} characters.`;
			findings.problems.push({
				file: sheet.file,
				line: sheet.headerLine,
				column: home,
				sentence,
			});
		}
		return [{ name, home, away }];
	});
}

const longestPeriod = 30;

/** "q1" is Q1 and "ot" is OT, as everybody writes them; words begin with a capital letter. */
function periodName(written: string): string {
	const words = written.replaceAll(/[\s_-]+/g, " ").trim();
	if (/^[a-z]{1,2}\d{0,2}$/i.test(words)) return words.toUpperCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
