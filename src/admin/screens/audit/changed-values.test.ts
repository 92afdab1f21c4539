import { describe, expect, test } from "vitest";
import { changedValues } from "./changed-values.ts";

describe("what a change did", () => {
	test("is what differs, in words", () => {
		const before = { id: 4, name: "Spring", startDate: null, isActive: false };
		const after = { id: 4, name: "Summer", startDate: "2026-06-01", isActive: true };
		expect(changedValues(before, after)).toEqual([
			{ name: "Name", before: "Spring", after: "Summer" },
			{ name: "Active", before: "no", after: "yes" },
			{ name: "Start date", before: null, after: "2026-06-01" },
		]);
	});

	test("of a score names both sides", () => {
		const score = (home: number, away: number) => ({ score: { home, away } });
		expect(changedValues(score(50, 40), score(51, 40))).toEqual([
			{ name: "Score: home", before: "50", after: "51" },
		]);
	});

	test("is all that is known of what is new or gone, without numbers that only we know", () => {
		const team = { id: 7, leagueId: 3, name: "Hawks", unavailableSlots: ["18:00", "19:00"] };
		expect(changedValues(null, team)).toEqual([
			{ name: "Name", before: null, after: "Hawks" },
			{ name: "Unavailable slots", before: null, after: "18:00, 19:00" },
		]);
		expect(changedValues(team, null)).toEqual([
			{ name: "Name", before: "Hawks", after: null },
			{ name: "Unavailable slots", before: "18:00, 19:00", after: null },
		]);
	});

	test("names the things of a list, and cuts what nobody reads", () => {
		const stats = [{ name: "Points" }, { name: "Rebounds" }];
		expect(changedValues({ stats: stats.toReversed() }, { stats })).toEqual([
			{ name: "Stats", before: "Rebounds, Points", after: "Points, Rebounds" },
		]);
		const [many] = changedValues(null, { rows: Array.from({ length: 200 }, (_, x) => ({ x })) });
		expect(many?.after).toMatch(/^200 of them, .{280,}…$/);
	});
});
