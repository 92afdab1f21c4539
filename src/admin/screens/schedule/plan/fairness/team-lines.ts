import type { PlanData, PlanReport } from "../../plan-data.ts";

export type TeamLine = PlanReport["teams"][number];

/** The report's lines in the order in which teams are listed everywhere. */
export function teamLines({ report, teams }: Pick<PlanData, "report" | "teams">): TeamLine[] {
	const lines = new Map((report?.teams ?? []).map((line) => [line.id, line]));
	return teams.flatMap(({ id }) => lines.get(id) ?? []);
}

/** The times of day at which anybody plays or could. */
export function timesIn(lines: readonly TeamLine[]): string[] {
	return [...new Set(lines.flatMap((line) => Object.keys(line.times)))].toSorted();
}
