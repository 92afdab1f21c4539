import { type WeekdayName, weekdays } from "../../schedule/schedule.ts";
import { hourOf } from "../../schedule/slots.ts";
import { weekdayOf } from "../../time/calendar.ts";

type Dated = { date: string | null; time: string | null; location: string | null };

/** On which days, at which times and where a league is used to play: what at least one game in ten says. */
export function usualSlots(games: readonly Dated[]): {
	gameDays: WeekdayName[];
	times: string[];
	courts: string[];
} {
	const days = usual(games.map(({ date }) => date && weekdays[weekdayOf(date)]));
	const times = usual(games.map(({ time }) => time && hourOf(time))).sort();
	const courts = usual(games.map(({ location }) => location)).sort();
	return {
		gameDays: weekdays.filter((day) => days.includes(day)),
		times: courts.length > 0 ? times : times.flatMap((time) => atOnce(time, games)),
		courts,
	};
}

/** The time for each of the games that are used to begin then (rule `same-time-is-another-court`). */
function atOnce(time: string, games: readonly Dated[]): string[] {
	const then = games.filter(
		(game) => game.date !== null && game.time && hourOf(game.time) === time,
	);
	const counts = [...Map.groupBy(then, ({ date }) => date).values()].map(({ length }) => length);
	const ordered = counts.toSorted((a, b) => b - a);
	// Of ten such evenings one has as many.
	const usualCount = ordered[Math.ceil(ordered.length / 10) - 1] ?? 1;
	return Array.from({ length: usualCount }, () => time);
}

function usual<Said extends string>(all: readonly (Said | null | undefined)[]): Said[] {
	const said = all.filter((one) => one !== null && one !== undefined);
	const counts = Map.groupBy(said, (one) => one);
	return [...counts].flatMap(([one, those]) => (those.length * 10 >= said.length ? [one] : []));
}
