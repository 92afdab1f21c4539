import { expect, test } from "vitest";
import { inPlace, toScheduleRows } from "./schedule-rows.ts";

type Listed = Parameters<typeof toScheduleRows>[0][number];

const schedule = (changes: Partial<Listed>) =>
	({
		id: 1,
		name: "Regular season",
		leagueId: 10,
		league: { id: 10, name: "Monday D1" },
		seasonId: 2,
		startDate: "2026-01-05",
		numWeeks: 2,
		games: 12,
		isPublished: false,
		weeklyDates: ["2026-01-05", "2026-01-12"],
		changedAt: null,
		...changes,
	}) as Listed;
const seasons = [
	{ id: 1, name: "Fall", active: false },
	{ id: 2, name: "Spring", active: true },
];
const rows = toScheduleRows(
	[
		schedule({ id: 1, seasonId: 1, startDate: "2026-09-01" }),
		schedule({ id: 2 }),
		schedule({ id: 3 }),
		schedule({ id: 4, startDate: "2026-03-02", leagueId: 11 }),
	],
	seasons,
);

test("the current season's come first, within a season the newest", () => {
	expect(rows.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

test("a row says league, season and the day of its last week", () => {
	expect(rows[1]).toMatchObject({
		leagueName: "Monday D1",
		seasonName: "Spring",
		lastWeek: "2026-01-12",
	});
});

test("a league is picked with its season", () => {
	expect(inPlace(rows, "2-10").map(({ id }) => id)).toEqual([3, 2]);
	expect(inPlace(rows, "").length).toBe(4);
});
