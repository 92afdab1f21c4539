import { expect, test } from "vitest";
import { plainRules } from "../schedule/check/plan-rules.ts";
import { type Ask, choicesOf, keyOfAsk, rulesWith, saidAnew } from "./availability.ts";

const date: Ask = { kind: "date", date: "2026-01-12" };
const late: Ask = { kind: "time", isLiked: false, time: "21:00" };
const times = ["19:00", "20:00", "21:00"];

test("a team chooses among the dates and times of its schedule, and days where there are several", () => {
	const schedule = {
		startDate: "2026-01-05",
		numWeeks: 2,
		gameDays: ["Monday" as const],
		hasSameSlots: true,
		timeSlots: ["20:00", "19:00", "19:00"],
		weeklyTimeSlots: [],
		rules: plainRules,
	};
	expect(choicesOf(schedule)).toEqual({
		dates: ["2026-01-05", "2026-01-12"],
		days: [],
		times: ["19:00", "20:00"],
	});
	const twice = choicesOf({ ...schedule, gameDays: ["Wednesday", "Monday"] });
	expect(twice.days).toEqual(["Monday", "Wednesday"]);
});

test("what is decided stays, and what is open is as it was said last", () => {
	const before = [
		{ ask: date, state: "accepted" as const },
		{ ask: late, state: "open" as const },
	];
	const other: Ask = { kind: "date", date: "2026-01-19" };
	expect(saidAnew(before, [date, other])).toEqual([
		{ ask: date, state: "accepted" },
		{ ask: other, state: "open" },
	]);
	expect([date, late].map(keyOfAsk)).toEqual(["date 2026-01-12", "time 21:00"]);
});

test("an accepted date is one on which the team does not play, until it is refused after all", () => {
	const accepted = rulesWith(plainRules, { teamId: 7, ask: date, isAccepted: true }, times);
	expect(accepted.blackouts).toEqual([{ teamId: 7, dates: ["2026-01-12"] }]);
	const twice = rulesWith(accepted, { teamId: 7, ask: date, isAccepted: true }, times);
	expect(twice).toEqual(accepted);
	expect(rulesWith(twice, { teamId: 7, ask: date, isAccepted: false }, times)).toEqual(plainRules);
});

test("an accepted time is a wish that counts two, until the next time begins", () => {
	const asked = { teamId: 7, ask: { ...late, time: "20:00" }, isAccepted: true };
	const accepted = rulesWith(plainRules, asked, times);
	const wish = { kind: "time", team: 7, isLiked: false, weight: 2, from: "20:00", until: "21:00" };
	expect(accepted.wishes).toEqual([wish]);
	const lighter = { ...accepted, wishes: [{ ...wish, weight: 1 } as const] } as typeof accepted;
	expect(rulesWith(lighter, { ...asked, isAccepted: false }, times).wishes).toEqual([]);
});
