/** How an organization writes to people. */
export type LetterSettings = {
	/** Where answers to its letters go; null for nowhere but the sender's address. */
	answersTo: string | null;
	/** How long what happened is held back, in which it can be taken back (rule `minute-to-think`). */
	holdMinutes: number;
	/** What happens within it after a letter comes in one more (rule `one-letter-an-hour`); 0 for a letter each. */
	digestMinutes: number;
	/** From when until when nobody is told anything (rule `quiet-hours`); never where both are the same. */
	quietFrom: string;
	quietUntil: string;
};

export const usualLetters: LetterSettings = {
	answersTo: null,
	holdMinutes: 1,
	digestMinutes: 60,
	quietFrom: "22:00",
	quietUntil: "07:00",
};

export const mostHoldMinutes = 60;
export const mostDigestMinutes = 24 * 60;

/** Whether nobody is told anything at a time of the day, and whether the quiet ends on the next one. */
export function quietAt(
	time: string,
	{ quietFrom, quietUntil }: Pick<LetterSettings, "quietFrom" | "quietUntil">,
): { isQuiet: boolean; endsTomorrow: boolean } {
	const isOverMidnight = quietFrom > quietUntil;
	const isQuiet = isOverMidnight
		? time >= quietFrom || time < quietUntil
		: time >= quietFrom && time < quietUntil;
	return { isQuiet, endsTomorrow: isOverMidnight && time >= quietFrom };
}
