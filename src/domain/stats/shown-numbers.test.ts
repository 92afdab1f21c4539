import { describe, expect, test } from "vitest";
import { shownNumbers, totalsWithoutHidden, visibleOnly } from "./shown-numbers.ts";
import { emptyTotals } from "./totals.ts";

const definition = (id: number, abbreviation: string, isHidden = false) => ({
	id,
	name: abbreviation,
	abbreviation,
	order: id,
	isHidden,
	isSigned: false,
});

describe("shownNumbers", () => {
	test("shows everything while nothing is hidden, also what is not kept", () => {
		expect(Object.values(shownNumbers([]))).not.toContain(false);
	});

	test("hides what is made of a hidden statistic", () => {
		const shown = shownNumbers([definition(1, "3pm", true), definition(2, "FTM")]);
		expect(shown).toMatchObject({
			threes: false,
			fieldGoals: false,
			freeThrows: true,
			points: true,
		});
	});
});

test("totals lose hidden statistics and what is made of them", () => {
	const definitions = [definition(1, "PTS"), definition(2, "AST", true)];
	const totals = {
		...emptyTotals(),
		points: 12,
		assists: 4,
		byStat: new Map([
			[1, 12],
			[2, 4],
		]),
	};
	const kept = totalsWithoutHidden(totals, visibleOnly(definitions), shownNumbers(definitions));
	expect(kept).toMatchObject({ points: 12, assists: 0 });
	expect([...kept.byStat]).toEqual([[1, 12]]);
});
