import { expect, test } from "vitest";
import { gameOf, movedIn, samplePlan, withGames } from "#testing/admin/plan.ts";
import { asList, courtsOf, type PlanWeek, weeksOf } from "./weeks.ts";

const rows = (week: PlanWeek | undefined) =>
	week?.days.flatMap((day) =>
		day.rows.map(({ time, cells, isOffSlots }) => [
			time,
			isOffSlots ? "off" : cells.map((cell) => (cell === null ? null : (cell.game?.id ?? "free"))),
		]),
	);

test("every slot is a cell, with its game or free, in the column of its court", () => {
	const plan = samplePlan({ teams: ["Hawks", "Owls", "Bears", "Foxes", "Lynx"], weeks: 1 });
	const wide = {
		...plan,
		slots: plan.slots.concat({ ...plan.slots[0], court: "Court 2" } as never),
	};
	expect(courtsOf(wide)).toEqual(["Court 1", "Court 2"]);
	const [week] = weeksOf(wide, plan.games);
	expect(rows(week)).toEqual([
		["18:00", [gameOf(plan, 0).id, "free"]],
		["19:00", [gameOf(plan, 0, 1).id, null]],
	]);
	expect(week).toMatchObject({ games: 2, free: 1 });
});

test("courts are in the order of their numbers", () => {
	const slots = ["Court 10", "Court 2"].map((court) => ({ week: 0, date: "", time: "", court }));
	expect(courtsOf({ slots })).toEqual(["Court 2", "Court 10"]);
});

test("teams without a game have a bye, in weeks that have slots", () => {
	const plan = samplePlan({
		teams: ["Hawks", "Owls", "Bears"],
		weeks: 2,
		times: ["18:00"],
		skipDates: ["2026-01-12"],
	});
	const [first, second] = weeksOf(plan, plan.games);
	expect(first?.byes).toHaveLength(1);
	expect(second).toMatchObject({ byes: [], days: [], dates: ["2026-01-12"], games: 0 });
	expect(second?.skipped).toEqual(["2026-01-12"]);
});

test("a game that is on no slot has a line of its own, in the order of time", () => {
	const plan = samplePlan({ weeks: 1 });
	const game = gameOf(plan, 0);
	const off = movedIn(plan, game, { time: "18:30", court: null, location: "Park" });
	const [week] = weeksOf(off, off.games);
	expect(rows(week)).toEqual([
		["18:00", ["free"]],
		["18:30", "off"],
		["19:00", [gameOf(plan, 0, 1).id]],
	]);
});

test("games of stages stand on their slots, else in a line of their own, and after the last week", () => {
	const plan = withGames(samplePlan({ weeks: 1, courts: ["North"] }), []);
	const final = {
		stage: { id: 1, name: "Playoffs" },
		home: "Winner of semi-final 1",
		away: "Winner of semi-final 2",
		date: "2026-01-05",
		time: "18:00",
	};
	const staged = [
		{ ...final, id: 1, location: "north" },
		{ ...final, id: 2, location: "Arena" },
		{ ...final, id: 3, location: null, date: "2026-03-02" },
	];
	const [week, outside] = weeksOf(plan, [], staged);
	const cells = (of: PlanWeek | undefined) =>
		of?.days.flatMap((day) =>
			day.rows.flatMap((row) =>
				row.cells.map((cell) => [row.time, cell?.slot?.court, cell?.staged?.id]),
			),
		);
	expect(cells(week)).toEqual([
		["18:00", "North", 1],
		["18:00", undefined, 2],
		["19:00", "North", undefined],
	]);
	expect(week).toMatchObject({ games: 2, free: 1 });
	expect([outside?.index, outside?.dates, cells(outside)]).toEqual([
		null,
		["2026-03-02"],
		[["18:00", undefined, 3]],
	]);
});

test("two games on one slot are both shown", () => {
	const plan = samplePlan({ weeks: 1 });
	const [first, second] = [gameOf(plan, 0), gameOf(plan, 0, 1)];
	const both = movedIn(plan, second, { time: first.time, court: first.court });
	expect(weeksOf(both, both.games)[0]?.games).toBe(2);
	expect(rows(weeksOf(both, both.games)[0])).toContainEqual(["18:00", "off"]);
});

test("games outside the weeks, or without a date, stand at the end", () => {
	const plan = samplePlan({ weeks: 1 });
	const late = { ...gameOf(plan, 0), date: "2026-03-02", weekIndex: 8 };
	const [week, outside] = weeksOf(plan, [late, gameOf(plan, 0, 1)]);
	expect(week?.games).toBe(1);
	expect(outside).toMatchObject({ index: null, dates: ["2026-03-02"], games: 1, byes: [] });
	const open = withGames(plan, []);
	const undated = { ...gameOf(plan, 0), date: null, time: null, weekIndex: -1 };
	expect(weeksOf(open, [undated]).at(-1)).toMatchObject({ index: null, dates: [null] });
});

test("two days in a week are two days", () => {
	const plan = samplePlan({ days: ["Monday", "Wednesday"], weeks: 1 });
	const [week] = weeksOf(plan, plan.games);
	expect(week?.dates).toEqual(["2026-01-05", "2026-01-07"]);
	expect(week?.days.map(({ rows }) => rows.length)).toEqual([2, 2]);
});

test("as a list every place has a line, and says its court when there are several", () => {
	const plan = samplePlan({ courts: ["North", "South"], times: ["18:00"], weeks: 1 });
	const courts = courtsOf(plan);
	const [week] = weeksOf(plan, plan.games);
	const lines = (list: PlanWeek) => list.days.flatMap((day) => day.rows.map(({ label }) => label));
	expect(lines(asList(week as PlanWeek, courts))).toEqual(["North", "South"]);
	expect(lines(asList(week as PlanWeek, ["North"]))).toEqual([undefined, undefined]);
});
