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
	return {
		gameDays: weekdays.filter((day) => days.includes(day)),
		times: usual(games.map(({ time }) => time && hourOf(time))).sort(),
		courts: usual(games.map(({ location }) => location)).sort(),
	};
}

function usual<Said extends string>(all: readonly (Said | null | undefined)[]): Said[] {
	const said = all.filter((one) => one !== null && one !== undefined);
	const counts = Map.groupBy(said, (one) => one);
	return [...counts].flatMap(([one, those]) => (those.length * 10 >= said.length ? [one] : []));
}
