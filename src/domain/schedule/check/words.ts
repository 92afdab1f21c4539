import { inEnglish, type Said, say } from "#domain/language/say.ts";
import { formatGameTime } from "../../time/format.ts";

/** "Ash", "Ash and Birch", "Ash, Birch and Cedar". */
export function joinedWords(words: string[]): string {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** Names of teams; of very many the first, and how many there are besides. */
export function listedTeams(names: string[]): string {
	const others = names.length - mostNamed;
	if (others < 2) return joinedWords(names);
	return joinedWords([...names.slice(0, mostNamed), `${others} other teams`]);
}

/** As many as somebody reads in a sentence. */
const mostNamed = 10;

/** "6:00 PM"; times past midnight, such as 24:00, stay as they were written. */
export function timeInWords(time: string): string {
	return formatGameTime(time) ?? time;
}

/** "Monday, January 5 at 6:00 PM" */
export function momentInWords(moment: { date: string; time: string }): string {
	return inEnglish(sayMoment(moment));
}

export function sayMoment({ date, time }: { date: string; time: string }): Said {
	return say`${{ date, isWeekday: true }} at ${{ time }}`;
}
