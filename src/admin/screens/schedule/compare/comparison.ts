import type { Measure, ReportLine } from "#domain/schedule/types.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { formatGameTime } from "#domain/time/format.ts";
import { words } from "../../../words.ts";
import { tellingLines } from "../plan/fairness/measures.ts";
import type { PlanData, PlanReport, PlanSlot } from "../plan-data.ts";

export type Side = "a" | "b";

/** One measure of both drafts; the better one is nearer to the best there can be. */
export type ComparedMeasure = {
	measure: Measure;
	a: ReportLine | undefined;
	b: ReportLine | undefined;
	better: Side | null;
};

/** What a team has in both drafts; of some more is better, of some less, and some only differ. */
export type Compared = { a: string; b: string; better: Side | null };

export type ComparedTeam = { id: number; name: string; cells: Compared[] };

/** What two reports say beside each other, and the slots they are about. */
type Reported = { report: PlanReport | null; slots: readonly Pick<PlanSlot, "date" | "court">[] };

export function compareMeasures(a: Reported, b: Reported): ComparedMeasure[] {
	const told = new Set([...tellingOf(a), ...tellingOf(b)]);
	const lines = (a.report ?? b.report)?.lines ?? [];
	return lines
		.filter(({ measure }) => told.has(measure))
		.map(({ measure }) => {
			const [ofA, ofB] = [a, b].map(({ report }) =>
				report?.lines.find((line) => line.measure === measure),
			);
			return { measure, a: ofA, b: ofB, better: lower(ofA?.gap ?? null, ofB?.gap ?? null) };
		});
}

/** What is compared of each team, in the order of its cells. */
export function teamColumns(a: PlanData, b: PlanData): string[] {
	const latest = formatGameTime(latestOf(a, b), words);
	return [
		words.common.games,
		words.plan.byesColumn,
		words.schedule.homeAway,
		latest === null ? words.schedule.atTheLatestTime : words.schedule.atTime({ time: latest }),
		words.schedule.weeksToRematch,
	];
}

/** The teams of both, by name. */
export function compareTeams(a: PlanData, b: PlanData): ComparedTeam[] {
	const names = new Map([...a.teams, ...b.teams].map(({ id, name }) => [id, name]));
	const latest = latestOf(a, b);
	return [...names]
		.map(([id, name]) => {
			const [ofA, ofB] = [a, b].map(({ report }) => report?.teams.find((team) => team.id === id));
			const compared = (
				text: (team: TeamLine) => string | number | null,
				worth: (team: TeamLine) => number | null,
			): Compared => ({
				a: String((ofA && text(ofA)) ?? "–"),
				b: String((ofB && text(ofB)) ?? "–"),
				better: ofA && ofB ? lower(worth(ofA), worth(ofB)) : null,
			});
			return {
				id,
				name,
				cells: [
					compared(
						({ games }) => games,
						({ games }) => -games,
					),
					compared(
						({ byes }) => byes,
						({ byes }) => byes,
					),
					compared(
						({ home, away }) => `${home}–${away}`,
						({ home, away }) => Math.abs(home - away),
					),
					// A late game less is a late game more for somebody else.
					compared(
						({ times }) => times[latest] ?? 0,
						() => null,
					),
					compared(
						({ minRematchWeeks }) => minRematchWeeks,
						({ minRematchWeeks }) => -(minRematchWeeks ?? Number.POSITIVE_INFINITY),
					),
				],
			};
		})
		.toSorted((one, other) => naturalOrder(one.name, other.name));
}

/** "Spring is better in 2 points, Spring, draft 2 in 1." */
export function verdictOn(
	measures: readonly ComparedMeasure[],
	names: Record<Side, string>,
): string {
	const [a, b] = (["a", "b"] as const).map(
		(side) => measures.filter(({ better }) => better === side).length,
	) as [number, number];
	if (a === 0 && b === 0) return words.schedule.equallyFair;
	const [first, second] = a >= b ? (["a", "b"] as const) : (["b", "a"] as const);
	const most = Math.max(a, b);
	const least = Math.min(a, b);
	const name = names[first];
	if (least === 0) return words.schedule.betterIn({ name, count: most });
	return words.schedule.betterInMore({ name, count: most, other: names[second], less: least });
}

type TeamLine = PlanReport["teams"][number];

/** The latest time at which games begin in either. */
function latestOf(a: PlanData, b: PlanData): string {
	const times = [...a.slots, ...b.slots].map(({ time }) => time);
	return times.toSorted().at(-1) ?? "";
}

function tellingOf(plan: Reported): Measure[] {
	return tellingLines(plan).map(({ measure }) => measure);
}

/** The side with the lower number; neither where they are equal or one is missing. */
function lower(a: number | null, b: number | null): Side | null {
	if (a === null || b === null || a === b) return null;
	return a < b ? "a" : "b";
}
