import type { Rows } from "./rows.ts";

/** A player with what is kept of him, by the attributes' names. */
export type PersonToWrite = {
	firstName: string;
	lastName: string;
	team: string | null;
	attributes: ReadonlyMap<string, string>;
};

/** Who is on which team, as people hand it to a gym or a referee. */
export function rostersSheet(people: readonly (PersonToWrite & { isCaptain: boolean })[]): Rows {
	const attributes = attributeNames(people);
	return [
		["Team", "First name", "Last name", "Captain", ...attributes],
		...people.map(({ team, firstName, lastName, isCaptain, attributes: own }) => [
			team,
			firstName,
			lastName,
			isCaptain ? "yes" : null,
			...attributes.map((name) => own.get(name)),
		]),
	];
}

/** Everybody the organization knows, with the team of now. */
export function playersSheet(people: readonly PersonToWrite[]): Rows {
	const attributes = attributeNames(people);
	return [
		["First name", "Last name", "Team", ...attributes],
		...people.map(({ team, firstName, lastName, attributes: own }) => [
			firstName,
			lastName,
			team,
			...attributes.map((name) => own.get(name)),
		]),
	];
}

/** Only what is written down of somebody, in the order it is met. */
function attributeNames(people: readonly PersonToWrite[]): string[] {
	return [...new Set(people.flatMap(({ attributes }) => [...attributes.keys()]))];
}
