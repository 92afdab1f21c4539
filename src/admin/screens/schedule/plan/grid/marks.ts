import type { Measure } from "#domain/schedule/types.ts";
import type { PlanData } from "../../plan-data.ts";
import { wantedMeetings, wantedWeeksApart } from "../fairness/rematches.ts";
import type { TeamLine } from "../fairness/team-lines.ts";

/** Which figures of a team are worse than they need be. */
export type Marks = {
	games: boolean;
	byes: boolean;
	sides: boolean;
	times: ReadonlySet<string>;
	rematch: boolean;
	opponents: ReadonlySet<string>;
};

/**
 * A figure is marked only where its measure is above the proved best; where a team plays late because
 * it must, nothing is wrong.
 */
export function marksOf(plan: PlanData): (team: TeamLine) => Marks {
	const { report } = plan;
	const left = new Map((report?.lines ?? []).map(({ measure, gap }) => [measure, gap]));
	const isLeft = (measure: Measure) => (left.get(measure) ?? 0) > 0;
	const teams = report?.teams ?? [];
	const most = (read: (team: TeamLine) => number) => Math.max(0, ...teams.map(read));
	const [mostGames, mostByes] = [most(({ games }) => games), most(({ byes }) => byes)];
	const wanted = wantedWeeksApart(plan);
	const fairShare = sharesOfTimes(plan);
	const fairMeetings = (team: TeamLine, other: number) =>
		wantedMeetings(plan.schedule, team.id, other) ?? Math.ceil(team.games / (teams.length - 1));
	return (team) => ({
		games: isLeft("games") && team.games < mostGames,
		byes: isLeft("progress") && mostByes > 0 && (team.byes === mostByes || team.longestBye > 1),
		sides: isLeft("home") && Math.abs(team.home - team.away) > team.games % 2,
		times: new Set(
			// With last season's games, these alone tell nothing.
			isLeft("time") && !plan.schedule.countsLastSeason
				? Object.keys(team.times).filter((time) => (team.times[time] ?? 0) > fairShare(team, time))
				: [],
		),
		rematch: isLeft("rematch") && team.minRematchWeeks !== null && team.minRematchWeeks < wanted,
		opponents: new Set(
			isLeft("opponents")
				? Object.keys(team.opponents).filter(
						(other) => (team.opponents[other] ?? 0) > fairMeetings(team, Number(other)),
					)
				: [],
		),
	});
}

/**
 * The most games a team has at a time when all is shared out: as large a part of its games as the
 * time has of the games at all times when this team is free, rounded up.
 */
function sharesOfTimes({ report, teams }: PlanData) {
	const totals = new Map<string, number>();
	for (const team of report?.teams ?? []) {
		for (const [time, count] of Object.entries(team.times)) {
			totals.set(time, (totals.get(time) ?? 0) + count);
		}
	}
	const closed = new Map(
		teams.map(({ id, unavailableSlots }) => [
			id,
			new Set(unavailableSlots.map((time) => time.slice(0, 5))),
		]),
	);
	return (team: TeamLine, time: string): number => {
		const open = [...totals].filter(([one]) => !closed.get(team.id)?.has(one));
		const all = open.reduce((sum, [, count]) => sum + count, 0);
		return all === 0 ? team.games : Math.ceil((team.games * (totals.get(time) ?? 0)) / all);
	};
}
