import type { PlanData } from "../../plan-data.ts";

export type Pair = {
	teams: readonly [number, number];
	meetings: number;
	weeksApart: number | null;
};

/** Every two teams that meet: how often, and after how many weeks at the earliest again. */
export function pairsOf(plan: Pick<PlanData, "slots" | "games">): ReadonlyMap<string, Pair> {
	const weekOf = playedWeeks(plan);
	const weeks = new Map<string, { teams: readonly [number, number]; weeks: number[] }>();
	for (const { homeTeamId, awayTeamId, weekIndex } of plan.games) {
		const teams = [Math.min(homeTeamId, awayTeamId), Math.max(homeTeamId, awayTeamId)] as const;
		const key = teams.join(" ");
		const pair = weeks.get(key) ?? { teams, weeks: [] };
		pair.weeks.push(weekOf(weekIndex));
		weeks.set(key, pair);
	}
	return new Map([...weeks].map(([key, pair]) => [key, { ...toPair(pair) }]));
}

/**
 * Below this many weeks a rematch comes too soon: half the weeks between two meetings if they were
 * spread evenly (docs/scheduling.md).
 */
export function wantedWeeksApart(
	plan: Pick<PlanData, "slots" | "report" | "teams" | "schedule">,
): number {
	const weeks = new Set(plan.slots.map(({ week }) => week)).size;
	const often = Math.max(0, ...plan.schedule.groups.flatMap(({ meetings }) => meetings));
	if (often > 0) return Math.max(1, Math.ceil(weeks / often / 2));
	const games = Math.max(0, ...(plan.report?.teams ?? []).map((team) => team.games));
	if (games === 0) return 1;
	return Math.max(1, Math.ceil(((plan.teams.length - 1) * weeks) / games / 2));
}

function toPair({ teams, weeks }: { teams: readonly [number, number]; weeks: number[] }): Pair {
	const inOrder = weeks.toSorted((a, b) => a - b);
	const apart = inOrder.slice(1).map((week, before) => week - (inOrder[before] ?? week));
	return {
		teams,
		meetings: weeks.length,
		weeksApart: apart.length > 0 ? Math.min(...apart) : null,
	};
}

/** How often two teams are to meet by the groups of their schedule; null where nothing is said of them. */
export function wantedMeetings({ groups }: PlanData["schedule"], one: number, other: number) {
	const groupOf = (id: number) => groups.findIndex(({ teamIds }) => teamIds.includes(id));
	return groups[groupOf(one)]?.meetings[groupOf(other)] ?? null;
}

/** Weeks without slots do not count between two games. */
function playedWeeks({ slots }: Pick<PlanData, "slots">): (week: number) => number {
	const weeks = [...new Set(slots.map(({ week }) => week))].toSorted((a, b) => a - b);
	const places = new Map(weeks.map((week, place) => [week, place]));
	return (week) => places.get(week) ?? week;
}
