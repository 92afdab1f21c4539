import { expect } from "vitest";

/**
 * What holds for everything that leaves the API (rule `answer-forms`): an object; ids and counts
 * are numbers, dates `YYYY-MM-DD`, times `HH:MM`, instants in UTC; what is missing is null and
 * never "".
 */
export function expectWireForms(body: unknown): void {
	const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
	expect(isObject, "an answer is an object").toBe(true);
	// Nothing of a password is in any answer, but the temporary one.
	expect(JSON.stringify(body)).not.toMatch(/"password\w*"|hash"|\$argon2/i);
	const wrong: string[] = [];
	walk(body, "", "", wrong);
	expect(wrong).toEqual([]);
}

type Form = { of: RegExp; holds: (value: unknown) => boolean; says: string };

const matches = (pattern: RegExp) => (value: unknown) =>
	typeof value === "string" && pattern.test(value);

const forms: Form[] = [
	{
		of: /^id$|_id$|[a-z]Id$|^(wins|losses|rank|order|numWeeks|total\w+|\w+Count|score(_\w+)?)$/,
		holds: Number.isInteger,
		says: "a whole number",
	},
	{
		of: /^(date|startDate|finishDate|signupDeadline|weeklyDates)$/,
		holds: matches(/^\d{4}-\d{2}-\d{2}$/),
		says: "a date",
	},
	{
		of: /^(time|timeSlots|weeklyTimeSlots|unavailableSlots)$/,
		holds: matches(/^\d{2}:\d{2}$/),
		says: "a time",
	},
	{
		of: /^(game_dateTime|deletedAt|at)$/,
		holds: matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/),
		says: "an instant",
	},
];

const lists =
	/^(sports|users|organizations|seasons|leagues|seasonsLeagues|teams|teamLeagues|players|rosters|attributeValues|gameStats|teamHistory|allStats|games|homeRoster|awayRoster|periodScores|gamePeriods|playerStats|schedules|gameDays|timeSlots|weeklyTimeSlots|weeklyDates|unavailableSlots|byes|stats|attributes|businesses)$/;

/** A schedule and the report on it say how many there are by the same words. */
const counted = /^(games|byes)$/;

/** Values of a list go by the list's name. */
function walk(value: unknown, name: string, path: string, wrong: string[]): void {
	if (value === "") wrong.push(`${path} is empty text`);
	if (value === undefined) wrong.push(`${path} is undefined`);
	if (Array.isArray(value)) {
		for (const [index, one] of value.entries()) walk(one, name, `${path}[${index}]`, wrong);
	} else if (typeof value === "object" && value !== null) {
		for (const [key, inside] of Object.entries(value)) {
			const place = `${path}.${key}`;
			const isList = Array.isArray(inside) || (counted.test(key) && Number.isInteger(inside));
			if (lists.test(key) && !isList) wrong.push(`${place} is no list`);
			walk(inside, key, place, wrong);
		}
	} else if (value !== null) {
		const form = forms.find(({ of }) => of.test(name));
		if (form && !form.holds(value)) wrong.push(`${path} is ${String(value)} and not ${form.says}`);
	}
}
