import { addDays, weekOf } from "#domain/time/calendar.ts";
import { words } from "../../words.ts";

/** What a season that begins soon is likely to be: its name, and ten weeks from next Monday. */
export function likelySeason(today: string): {
	name: string;
	startDate: string;
	finishDate: string;
} {
	const startDate = addDays(weekOf(today).to, 1);
	const [year = "", month = ""] = startDate.split("-");
	const name = seasonNames[Math.floor((Number(month) % 12) / 3)];
	return { name: `${name} ${year}`, startDate, finishDate: addDays(startDate, 69) };
}

const seasonNames = [
	words.firstSteps.winter,
	words.firstSteps.spring,
	words.firstSteps.summer,
	words.firstSteps.fall,
] as const;
