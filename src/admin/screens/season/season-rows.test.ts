import { describe, expect, test } from "vitest";
import { named, type Season, toSeasonRows, withActive } from "./season-rows.ts";

const spring = aSeason(1, "Spring 2026", true);
const summer = aSeason(2, "Été 2026", false);

test("a season says how many leagues it has", () => {
	const rows = toSeasonRows([spring, summer], [{ seasonId: 1 }, { seasonId: 1 }]);
	expect(rows.map(({ leaguesCount }) => leaguesCount)).toEqual([2, 0]);
});

describe("the active season", () => {
	const activeIn = (rows: Season[]) => rows.filter((row) => row.active).map(({ name }) => name);

	test("is the only one", () => {
		const after = withActive([spring, summer], 2);
		expect(activeIn(after)).toEqual(["Été 2026"]);
		expect(after.map(({ isActive }) => isActive)).toEqual([false, true]);
	});

	test("may be none", () => {
		expect(activeIn(withActive([spring, summer], null))).toEqual([]);
	});

	test("leaves the rows alone that stay as they are", () => {
		expect(withActive([spring, summer], 1)).toEqual([spring, summer]);
		expect(withActive([spring, summer], 1)[1]).toBe(summer);
	});
});

test("a season is found by a part of its name, without accents and in any case", () => {
	expect(named([spring, summer], " ete")).toEqual([summer]);
	expect(named([spring, summer], "2026")).toEqual([spring, summer]);
	expect(named([spring, summer], "2027")).toEqual([]);
});

function aSeason(id: number, name: string, active: boolean): Season {
	return { id, name, active, isActive: active, isVisible: true, startDate: null, finishDate: null };
}
