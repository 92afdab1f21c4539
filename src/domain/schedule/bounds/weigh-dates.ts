import { gridOf } from "../grid.ts";
import type { ScheduleInput } from "../types.ts";
import { boundGames } from "./games-bound.ts";

/** A team that would not play on a date. */
export type DateOff = { team: string; date: string };

/** Teams times slots of all bounds that are found at most: some four seconds. */
const mostWork = 300_000;
/** Where there is time for fewer, one of them takes longer than its size says. */
const fewestBounds = 5;

/**
 * What it would cost in games if teams did not play on dates: by how many the most games that can be played fall with
 * each, beside the input and all before it that cost none. So all that cost none can be had together. Null of those that
 * there was no time for; as many are weighed as the size of the league allows, never by a clock.
 */
export function weighDates(
	input: ScheduleInput,
	asked: readonly DateOff[],
	slots: number,
): (number | null)[] {
	const lost: (number | null)[] = asked.map(() => null);
	let boundsLeft = Math.floor(mostWork / Math.max(1, input.teams.length * slots));
	if (boundsLeft < fewestBounds) return lost;
	const free: DateOff[] = [];
	const most = boundGames(gridOf(input)).games;
	/** Halves what costs something until it is known which it is: most cost nothing. */
	const weigh = (from: number, to: number) => {
		if (from === to || boundsLeft === 0) return;
		boundsLeft -= 1;
		const some = asked.slice(from, to);
		const games = boundGames(gridOf(without(input, [...free, ...some]))).games;
		if (games === most) {
			free.push(...some);
			lost.fill(0, from, to);
		} else if (to - from === 1) {
			lost[from] = most - games;
		} else {
			const middle = Math.ceil((from + to) / 2);
			weigh(from, middle);
			weigh(middle, to);
		}
	};
	weigh(0, asked.length);
	return lost;
}

function without(input: ScheduleInput, dates: readonly DateOff[]): ScheduleInput {
	const byTeam = Map.groupBy(dates, ({ team }) => team);
	return {
		...input,
		teams: input.teams.map((team) => {
			const off = (byTeam.get(team.id) ?? []).map(({ date }) => date);
			return { ...team, blackoutDates: [...(team.blackoutDates ?? []), ...off] };
		}),
	};
}
