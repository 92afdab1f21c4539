import { describe, expect, test } from "vitest";
import { writtenDown } from "../stat-definition.ts";
import { emptyTotals } from "../totals.ts";
import { shownNumbers, totalsWithoutHidden, visibleOnly } from "./shown-numbers.ts";

const definition = (id: number, abbreviation: string, isHidden = false) => ({
	id,
	name: abbreviation,
	abbreviation,
	order: id,
	isHidden,
	isSigned: false,
	...writtenDown,
});

describe("shownNumbers", () => {
	test("shows what the sport keeps while nothing is hidden, and no other sport's numbers", () => {
		expect(Object.values(shownNumbers([]))).not.toContain(true);
		const sport = ["PTS", "2PM", "3PM", "3PA", "FTM", "REB", "AST"];
		const kept = sport.map((abbreviation, index) => definition(index, abbreviation));
		expect(Object.values(shownNumbers(kept))).not.toContain(false);
		const volleyball = ["K", "AST", "DIG"].map((it, index) => definition(index, it));
		expect(shownNumbers(volleyball)).toMatchObject({ assists: true, points: false, threes: false });
	});

	test("hides what is made of a hidden statistic", () => {
		const kept = [definition(1, "3pm", true), definition(2, "FTM"), definition(3, "PTS")];
		const shown = shownNumbers(kept);
		expect(shown).toMatchObject({
			threes: false,
			fieldGoals: false,
			freeThrows: true,
			points: true,
		});
	});

	test("hides points that are made of a hidden shot, but not those that are written down", () => {
		const threes = definition(1, "3PM", true);
		expect(shownNumbers([threes]).points).toBe(false);
		expect(shownNumbers([threes, definition(2, "PTS")]).points).toBe(true);
	});

	test("hides the percentage alone where the attempts are hidden", () => {
		const shown = shownNumbers([definition(1, "3PM"), definition(2, "3PA", true)]);
		expect(shown).toMatchObject({ threes: true, threeShots: false });
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
