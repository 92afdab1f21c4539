import { type Said, say, sayList, type Told } from "#domain/language/say.ts";

/** Names of teams; of very many the first, and how many there are besides. */
export function sayTeams(names: readonly string[]): Told {
	const others = names.length - mostNamed;
	if (others < 2) return sayList(names);
	return sayList([...names.slice(0, mostNamed), say`${others} other teams`]);
}

/** As many as somebody reads in a sentence. */
const mostNamed = 10;

/** "Monday, January 5 at 6:00 PM"; times past midnight, such as 24:00, stay as they were written. */
export function sayMoment({ date, time }: { date: string; time: string }): Said {
	return say`${{ date, isWeekday: true }} at ${{ time }}`;
}
