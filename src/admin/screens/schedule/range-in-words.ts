import { words } from "../../words.ts";

/** "9 or 10 games", "6 to 10 games"; `mostInWords` says the most, "10 games". */
export function rangeInWords(least: number, most: number, mostInWords: string): string {
	if (least === most) return mostInWords;
	const told = { least, most: mostInWords };
	return most - least === 1 ? words.plan.orMost(told) : words.plan.toMost(told);
}
