import type { Measure, ReportLine } from "#domain/schedule/types.ts";
import { weekdayOf } from "#domain/time/calendar.ts";
import { words } from "../../../../words.ts";
import type { PlanReport, PlanSlot, ScheduleOfLeague } from "../../plan-data.ts";

/**
 * Its name; what is good, in a sentence for a league's secretary; what stands between a schedule and the
 * best one.
 */
export function measureWords(measure: Measure): MeasureWords {
	return words.plan.measures[measure];
}

type MeasureWords = {
	name: string;
	meaning: string;
	/** `count` is of games or times. */
	left: (told: { count: number; value: number; bound: number }) => string;
};

/** What is good in a schedule of such rules. */
export function meaningOf(
	measure: Measure,
	{ groups, countsLastSeason }: Pick<ScheduleOfLeague, "groups" | "countsLastSeason">,
): string {
	if (measure === "opponents" && groups.length > 0) return words.plan.meetAsGroups;
	if (measure === "time" && countsLastSeason) return words.plan.timesOfTwoSeasons;
	return measureWords(measure).meaning;
}

export function measureName(measure: Measure): string {
	return measureWords(measure).name;
}

/** "Best possible, proved", else what could be better. */
export function lineVerdict(line: ReportLine): string {
	return line.gap === 0 ? words.plan.bestPossible : leftIn(line);
}

/** "1 game might be at a fairer time" */
export function leftIn(line: ReportLine): string {
	return measureWords(line.measure).left({
		count: Math.ceil(line.gap),
		value: line.value,
		bound: line.bound,
	});
}

/** How fair a schedule is, in the fewest words. */
export function fairnessInOneLine(report: PlanReport | null): string {
	if (report === null) return words.schedule.noGamesYet;
	const [first, ...others] = report.lines.filter(({ gap }) => gap > 0);
	if (first === undefined) return words.plan.asFairAsCanBe;
	if (others.length === 0) return leftIn(first);
	return words.plan.andMore({ first: leftIn(first), count: others.length });
}

/** Measures in which schedules of this kind can differ: with one court nobody has the wrong one. */
export function tellingLines({
	report,
	slots,
}: {
	report: PlanReport | null;
	slots: readonly Pick<PlanSlot, "date" | "court">[];
}) {
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
