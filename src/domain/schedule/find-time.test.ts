import { describe, expect, test } from "vitest";
import { addDays } from "../time/calendar.ts";
import { plainRules } from "./check/plan-rules.ts";
import { type BusyGame, findTimes, type TimeAsked } from "./find-time.ts";

/** Mondays from January 5, at 18:00 and 20:00. */
const schedule = {
	startDate: "2026-01-05",
	numWeeks: 2,
	gameDays: ["Monday" as const],
	hasSameSlots: true,
	timeSlots: ["18:00", "20:00"],
	weeklyTimeSlots: [],
	rules: plainRules,
};
const team = (id: number, unavailableSlots: string[] = []) => ({
	id,
	name: `Team ${id}`,
	unavailableSlots,
});
const busy = (homeTeamId: number, awayTeamId: number, date: string, time: string): BusyGame => ({
	homeTeamId,
	awayTeamId,
	date,
	time,
	location: null,
	seasonLeagueId: 1,
});
const asked = (changes: Partial<TimeAsked> = {}): TimeAsked => ({
	schedule,
	seasonLeagueId: 1,
	teams: [team(1), team(2), team(3), team(4)],
	game: { homeTeamId: 1, awayTeamId: 2, date: "2026-01-05" },
	games: [busy(3, 4, "2026-01-12", "18:00")],
	usual: [],
	now: { date: "2026-01-06", time: "12:00" },
	closed: [],
	venues: [],
	...changes,
});
const moments = (changes: Partial<TimeAsked> = {}) =>
	findTimes(asked(changes), 100)
		.map(({ date, time }) => `${date} ${time}`)
		.toSorted();

describe("a time for a game is one", () => {
	test("that lies ahead, on a free court, and up to six weeks behind the schedule", () => {
		const all = moments();
		expect(all[0]).toBe("2026-01-12 20:00");
		expect(all).toHaveLength(1 + 6 * 2);
		expect(all.at(-1)).toBe("2026-02-23 20:00");
	});

	test("when neither team nor people they share play, and no team plays more than it may", () => {
		const games = [busy(1, 3, "2026-01-12", "18:00")];
		expect(moments({ games })[0]).toBe("2026-01-19 18:00");
		const others = [{ ...busy(3, 4, "2026-01-12", "18:00"), location: "Elsewhere" }];
		const shared = { ...schedule, timeSlots: ["18:00", "18:00"] };
		expect(moments({ games: others, schedule: shared })[0]).toBe("2026-01-12 18:00");
		const rules = { ...plainRules, sharedPeople: [[2, 4]] };
		expect(moments({ games: others, schedule: { ...shared, rules } })[0]).toBe("2026-01-19 18:00");
	});

	test("on no date without play, called off or barred to one of them", () => {
		const rules = {
			...plainRules,
			skipDates: ["2026-01-12"],
			blackouts: [{ teamId: 2, dates: ["2026-01-19"] }],
		};
		const closed = ["2026-01-26"];
		expect(moments({ schedule: { ...schedule, rules }, closed })[0]).toBe("2026-02-02 18:00");
		const teams = [team(1, ["18:00"]), team(2)];
		expect(moments({ teams }).every((it) => it.endsWith("20:00"))).toBe(true);
		expect(moments({ teams: [team(1)] })).toEqual([]);
	});

	test("where no other league plays at once", () => {
		const rules = { ...plainRules, courts: ["North"] };
		const foreign = { ...busy(8, 9, "2026-01-12", "20:30"), location: "North", seasonLeagueId: 2 };
		const games = [...asked().games, foreign];
		expect(moments({ games, schedule: { ...schedule, rules } })[0]).toBe("2026-01-19 18:00");
	});

	test("that costs little: not late again, and weeks apart from their other game", () => {
		const late = [5, 12, 19].map((day) =>
			busy(1, 3, `2026-01-${String(day).padStart(2, "0")}`, "20:00"),
		);
		const [best] = findTimes(asked({ games: late }));
		expect(best).toMatchObject({ time: "18:00", costs: { time: 0 } });
		const again = [busy(2, 1, "2026-01-19", "18:00")];
		const times = findTimes(asked({ games: again }), 100);
		expect(times.find(({ date }) => date === "2026-01-12")).toMatchObject({
			weeksBetween: 1,
			costs: { rematch: 1 },
		});
	});

	test("such as its games had, where the league has no schedule", () => {
		const games = [
			{ ...busy(1, 3, "2026-01-10", "14:00"), location: "Hall" },
			{ ...busy(3, 4, "2026-01-13", "20:00"), location: "Gym" },
		];
		const found = findTimes(asked({ schedule: null, games, usual: games }), 100);
		expect(new Set(found.map(({ time, location }) => `${time} ${location}`))).toEqual(
			new Set(["14:00 Hall", "20:00 Gym"]),
		);
	});

	test("found in a moment among forty teams in fifty-two weeks", () => {
		const teams = Array.from({ length: 40 }, (_, index) => team(index + 1));
		const times = ["17:00", "18:00", "19:00", "20:00", "21:00", "22:00"];
		const courts = ["A", "B", "C", "D"];
		const large = { ...schedule, numWeeks: 52, timeSlots: times, rules: { ...plainRules, courts } };
		const games = Array.from({ length: 52 * 20 }, (_, at) => {
			const [week, pair] = [Math.floor(at / 20), at % 20];
			const slot = { time: times[pair % 6] ?? "", location: courts[Math.floor(pair / 6)] ?? null };
			return { ...busy(2 * pair + 1, 2 * pair + 2, addDays("2026-01-05", 7 * week), ""), ...slot };
		}).slice(1);
		const began = performance.now();
		expect(findTimes(asked({ schedule: large, teams, games })).length).toBeGreaterThan(0);
		expect(performance.now() - began).toBeLessThan(1000);
	});
});
