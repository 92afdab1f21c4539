import type { Measure, ReportLine } from "#domain/schedule/types.ts";
import { counted } from "#domain/text/counted.ts";
import { weekdayOf } from "#domain/time/calendar.ts";
import type { PlanData, PlanReport } from "../../plan-data.ts";

type Words = {
	name: string;
	/** What is good, in a sentence for a league's secretary. */
	meaning: string;
	/** What stands between this schedule and the best one; `left` counts games or times. */
	left: (left: number, line: ReportLine) => string;
};

export const measureWords: Record<Measure, Words> = {
	games: {
		name: "Number of games",
		meaning: "Every team gets the number of games it should have.",
		left: () => "Games might be shared more evenly",
	},
	opponents: {
		name: "Opponents",
		meaning: "Every two teams meet as often as any other two, give or take one game.",
		left: (left) => `${counted(left, "game")} might be between teams that meet less often`,
	},
	progress: {
		name: "Even pace",
		meaning:
			"After any week nobody is further ahead in games than necessary: no second bye before " +
			"everyone had one.",
		left: (_, { value, bound }) =>
			`At one point a team is ${counted(value, "game")} ahead of another; ${bound} would do`,
	},
	time: {
		name: "Times of day",
		meaning: "Early and late games are shared out evenly, as far as the teams are free.",
		left: (left) => `${counted(left, "game")} might be at a fairer time`,
	},
	rematch: {
		name: "Rematches",
		meaning: "The same two teams do not meet again too soon.",
		left: (left) => `${left === 1 ? "1 rematch comes" : `${left} rematches come`} too soon`,
	},
	day: {
		name: "Days of the week",
		meaning: "The days of play are shared out evenly.",
		left: (left) => `${counted(left, "game")} might be on a fairer day`,
	},
	court: {
		name: "Courts",
		meaning: "Every team plays on each court about as often.",
		left: (left) => `${counted(left, "game")} might be on a fairer court`,
	},
	home: {
		name: "Home and away",
		meaning: "Every team is at home as often as away, give or take one game.",
		left: (left) => `${counted(left, "game")} might change home and away`,
	},
	homePair: {
		name: "Home in rematches",
		meaning: "Two teams that meet more than once take turns at home.",
		left: (left) => `${left === 1 ? "1 rematch" : `${left} rematches`} might change home and away`,
	},
	threeInARow: {
		name: "Runs at home or away",
		meaning: "Nobody plays three games in a row at home, or three away.",
		left: (left) => `${counted(left, "game")} ${left === 1 ? "is" : "are"} a third in a row`,
	},
	doubleHeaders: {
		name: "Two games on one day",
		meaning: "Nobody plays twice on a day without need.",
		left: (left) => `${left} more than needed`,
	},
};

export function measureName(measure: Measure): string {
	return measureWords[measure].name;
}

/** "Best possible, proved", else what could be better. */
export function lineVerdict(line: ReportLine): string {
	return line.gap === 0 ? "Best possible, proved" : leftIn(line);
}

/** "1 game might be at a fairer time" */
export function leftIn(line: ReportLine): string {
	return measureWords[line.measure].left(Math.ceil(line.gap), line);
}

/** How fair a schedule is, in the fewest words. */
export function fairnessInOneLine(report: PlanReport | null): string {
	if (report === null) return "No games yet";
	const [first, ...others] = report.lines.filter(({ gap }) => gap > 0);
	if (first === undefined) return "As fair as can be, proved";
	if (others.length === 0) return leftIn(first);
	return `${leftIn(first)}, and ${counted(others.length, "more thing")} might be fairer`;
}

/** Measures in which schedules of this kind can differ: with one court nobody has the wrong one. */
export function tellingLines({ report, slots }: Pick<PlanData, "report" | "slots">) {
	if (report === null) return [];
	const courts = new Set(slots.map(({ court }) => court)).size;
	const days = new Set(slots.map(({ date }) => weekdayOf(date))).size;
	return report.lines.filter(({ measure, value }) => {
		if (measure === "court") return courts > 1;
		if (measure === "day") return days > 1;
		if (measure === "doubleHeaders") return value > 0;
		return measure !== "homePair" || repeats(report);
	});
}

/** Whether any two teams meet more than once. */
function repeats({ teams }: PlanReport): boolean {
	return teams.some(({ opponents }) => Object.values(opponents).some((count) => count > 1));
}
