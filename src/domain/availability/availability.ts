import type { PlanRules } from "../schedule/check/plan-rules.ts";
import { type Planning, type Schedule, type WeekdayName, weekdays } from "../schedule/schedule.ts";
import { expandSlots } from "../schedule/slots.ts";
import type { Wish } from "../schedule/wishes/wish.ts";

/** What a team says of when it can play, by a link of its own (rule `teams-say-when`). */
export type Availability = {
	id: number;
	scheduleId: number;
	/** The club's. */
	teamId: number;
	/** Links of another round open nothing any more. */
	linkRound: number;
	/** `YYYY-MM-DD`: the last day on which it says so, where the league plays. */
	until: string;
	asks: DecidedAsk[];
	note: string;
	/** The instant at which it said so last; null for never. */
	saidAt: string | null;
};

/** One thing a team asks for: not to play on a date, or gladly or rather not on a day of the week or at a time. */
export type Ask =
	| { kind: "date"; date: string }
	| { kind: "day"; isLiked: boolean; day: WeekdayName }
	| { kind: "time"; isLiked: boolean; time: string };

export const askStates = ["open", "accepted", "refused"] as const;
export type AskState = (typeof askStates)[number];
export type DecidedAsk = { ask: Ask; state: AskState };

/** Of one team, in one schedule. */
export const mostAsks = 200;

/** By what an ask is named: "date 2026-01-05", "day Monday", "time 18:00". */
export function keyOfAsk(ask: Ask): string {
	return `${ask.kind} ${ask.kind === "date" ? ask.date : ask.kind === "day" ? ask.day : ask.time}`;
}

/** What a team can say something of: the dates, the days of the week where there are several, and the times. */
export type Choices = { dates: string[]; days: WeekdayName[]; times: string[] };

/** Of a schedule as it is planned now. */
export function choicesOf(schedule: Pick<Schedule, "startDate" | "numWeeks"> & Planning): Choices {
	const { courts, skipDates } = schedule.rules;
	const slots = expandSlots({
		schedule: { ...schedule, sameSlot: schedule.hasSameSlots },
		courts,
		skipDates,
	});
	const days = new Set(slots.map(({ day }) => day));
	return {
		dates: [...new Set(slots.map(({ date }) => date))].sort(),
		days: days.size > 1 ? weekdays.filter((day) => days.has(day)) : [],
		times: [...new Set(slots.map(({ time }) => time))].sort(),
	};
}

/** What is decided stays, and is not asked again; of the rest what was said last. */
export function saidAnew(before: readonly DecidedAsk[], said: readonly Ask[]): DecidedAsk[] {
	const decided = before.filter(({ state }) => state !== "open");
	const known = new Set(decided.map(({ ask }) => keyOfAsk(ask)));
	const open = said.filter((ask) => !known.has(keyOfAsk(ask)));
	return [...decided, ...open.map((ask): DecidedAsk => ({ ask, state: "open" }))];
}

/** How much a wish counts that a team has said and the league accepted. */
const acceptedWeight = 2;

/** The rules with what a team asked for, or without it. */
export function rulesWith(
	rules: PlanRules,
	{ teamId, ask, isAccepted }: { teamId: number; ask: Ask; isAccepted: boolean },
	times: readonly string[],
): PlanRules {
	if (ask.kind === "date") {
		const dates = new Set(rules.blackouts.flatMap((it) => (it.teamId === teamId ? it.dates : [])));
		if (isAccepted) dates.add(ask.date);
		else dates.delete(ask.date);
		const others = rules.blackouts.filter((it) => it.teamId !== teamId);
		const own = { teamId, dates: [...dates].sort() };
		return { ...rules, blackouts: dates.size === 0 ? others : [...others, own] };
	}
	const wish = wishOf(teamId, ask, times);
	const others = rules.wishes.filter((it) => !isSameWish(it, wish));
	return { ...rules, wishes: isAccepted ? [...others, wish] : others };
}

/** A time is meant until the next one begins. */
function wishOf(
	team: number,
	ask: Exclude<Ask, { kind: "date" }>,
	times: readonly string[],
): Wish<number> {
	const wish = { kind: "time", team, isLiked: ask.isLiked, weight: acceptedWeight } as const;
	if (ask.kind === "day") return { ...wish, day: ask.day };
	const until = times.find((time) => time > ask.time);
	return { ...wish, from: ask.time, ...(until !== undefined && { until }) };
}

/** Whatever its weight, which the league may have changed since. */
function isSameWish(one: Wish<number>, other: Wish<number>): boolean {
	if (one.kind !== "time" || other.kind !== "time") return false;
	return (
		one.team === other.team &&
		one.isLiked === other.isLiked &&
		one.day === other.day &&
		one.from === other.from
	);
}
