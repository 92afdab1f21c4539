import { checkFormula, problemAmong } from "#domain/stats/formula/check-formula.ts";
import { said } from "../../../words.ts";
import type { StatItem } from "../stat-item.ts";

type Edited = Pick<StatItem, "id" | "name" | "abbreviation">;

/**
 * What is wrong with a formula that is being written, in a sentence; null when nothing is. The
 * server looks at it with the same eyes.
 */
export function formulaProblem(
	text: string,
	edited: Edited,
	stats: readonly StatItem[],
): string | null {
	const others = stats.filter(({ id }) => id !== edited.id);
	// Itself is known too, or it would be said not to exist instead of to run in a circle.
	const checked = checkFormula(text, [...others, { ...edited, formula: null }]);
	if (checked.kind === "refused") return said(checked.sentence);
	const problem = problemAmong([{ ...edited, formula: checked.text }, ...others]);
	return problem === null ? null : said(problem);
}
