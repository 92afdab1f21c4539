import type { PersonName } from "./names.ts";
import type { Random } from "./random.ts";

/** Someone who plays, before the store has given an id. */
export type Person = PersonName & {
	usage: number;
	range: number;
	size: number;
	number: number;
	position: "G" | "F" | "C";
	height: string;
	birthDate: string;
};

export type PlannedTeam = {
	name: string;
	strength: number;
	/** The captain first. */
	roster: Person[];
};

export type RosterRules = {
	random: Random;
	drawName: () => PersonName;
	drawTeamName: () => string;
	/** The year of the season, from which ages are counted. */
	year: number;
};

/** A league's first teams, seven to ten players each. */
export function firstTeams(rules: RosterRules, teamCount: number): PlannedTeam[] {
	return Array.from({ length: teamCount }, () => newTeam(rules));
}

/**
 * The same leagues a season later: most players stay with their team, some move to another one,
 * some stop, and in one league a team makes room for a new one.
 */
export function nextSeason(rules: RosterRules, leagues: readonly PlannedTeam[][]): PlannedTeam[][] {
	const { random } = rules;
	const newcomerLeague = random.int(0, leagues.length - 1);
	const freeAgents: Person[] = [];
	const kept = leagues.map((teams, league) =>
		teams.map((team, place) => {
			const isReplaced = league === newcomerLeague && place === teams.length - 1;
			if (isReplaced) return newTeam(rules);
			const [captain, ...others] = team.roster;
			const staying = others.filter(() => random.isTrue(0.8));
			freeAgents.push(...others.filter((one) => !staying.includes(one) && random.isTrue(0.6)));
			return {
				name: team.name,
				strength: team.strength * 0.8 + random.around(0, 2),
				roster: captain === undefined ? staying : [captain, ...staying],
			};
		}),
	);
	const wanting = kept.map((teams) =>
		teams.map((team) => ({ team, rivals: teams, wanted: random.int(7, 10) - team.roster.length })),
	);
	for (const { team, rivals, wanted } of random.shuffled(wanting.flat())) {
		for (let added = 0; added < wanted; added += 1) {
			const moving = random.isTrue(0.5)
				? freeAgents.findIndex((one) => fits(team, rivals, one))
				: -1;
			const [freeAgent] = moving < 0 ? [] : freeAgents.splice(moving, 1);
			team.roster.push(freeAgent ?? newPerson(rules, team.roster));
		}
	}
	return kept;
}

/** Somebody of a team plays in another league too, in the team at `place` of it. */
export function playInTwoLeagues(
	from: PlannedTeam | undefined,
	league: readonly PlannedTeam[] | undefined,
	place: number,
): void {
	const to = league?.[place];
	const both = to && from?.roster.find((one) => fits(to, league ?? [], one));
	if (both !== undefined) to?.roster.push(both);
}

/** Nobody plays for two teams of one league, and a number is worn once in a team. */
function fits(team: PlannedTeam, league: readonly PlannedTeam[], person: Person): boolean {
	return !(
		league.some(({ roster }) => roster.includes(person)) ||
		team.roster.some((one) => one.number === person.number)
	);
}

function newTeam(rules: RosterRules): PlannedTeam {
	const roster: Person[] = [];
	const size = rules.random.int(7, 10);
	while (roster.length < size) roster.push(newPerson(rules, roster));
	return { name: rules.drawTeamName(), strength: rules.random.around(0, 5), roster };
}

function newPerson({ random, drawName, year }: RosterRules, team: readonly Person[]): Person {
	const size = Math.max(0, Math.min(1, random.around(0.45, 0.3)));
	return {
		...drawName(),
		usage: Math.min(2.4, Math.exp(random.around(0, 0.55))),
		range: Math.max(0.02, Math.min(0.9, random.around(0.75 - size * 0.7, 0.2))),
		size,
		number: freeNumber(random, team),
		position: size < 0.4 ? "G" : size < 0.72 ? "F" : "C",
		height: inFeet(Math.round(69 + size * 10 + random.around(0, 1.2))),
		birthDate: `${year - random.int(19, 44)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
	};
}

function freeNumber(random: Random, team: readonly Person[]): number {
	for (;;) {
		const number = random.int(0, 55);
		if (!team.some((one) => one.number === number)) return number;
	}
}

function inFeet(inches: number): string {
	return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

function twoDigits(number: number): string {
	return String(number).padStart(2, "0");
}
