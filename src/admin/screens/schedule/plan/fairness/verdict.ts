import { words } from "../../../../words.ts";
import type { PlanData, PlanProblem, PlanReport } from "../../plan-data.ts";
import { rangeInWords } from "../../range-in-words.ts";
import { leftIn, tellingLines } from "./measures.ts";

/** What a league's secretary can say about the schedule: what everybody gets, and how fair it is. */
export function verdictOf(plan: PlanData): string {
	const { report, problems, games } = plan;
	if (games.length === 0) return words.plan.thereAreNoGames;
	if (report === null) return words.plan.tooLarge;
	return `${factsOf(report)} ${fairnessOf(tellingLines(plan), problems)}`;
}

/**
 * Rules that games of the plan break: they are warned of, and never forbidden. Two games of a team on
 * one day are also two in one week; one sentence about them is enough.
 */
export function brokenRules(problems: readonly PlanProblem[]): PlanProblem[] {
	const about = ({ kind, teamIds, slots }: PlanProblem) =>
		[kind, ...teamIds.toSorted(), ...slots.toSorted()].join(" ");
	const broken = problems.filter(({ missing, teamIds }) => missing === 0 && teamIds.length > 0);
	return [...new Map(broken.toReversed().map((one) => [about(one), one])).values()].toReversed();
}

/** Why there are fewer games than wanted. */
export function reasonsForMissing(problems: readonly PlanProblem[]): PlanProblem[] {
	return problems.filter(({ missing }) => missing > 0);
}

/** How many games are missing, whether they do not fit or were taken out by hand. */
export function missingIn(problems: readonly PlanProblem[]): number {
	return reasonsForMissing(problems).reduce((sum, { missing }) => sum + missing, 0);
}

function factsOf({ teams }: PlanReport): string {
	const games = rangeOf(teams.map((team) => team.games));
	const byes = rangeOf(teams.map((team) => team.byes));
	const apart = Math.max(0, ...teams.map(({ home, away }) => Math.abs(home - away)));
	const isSame = games.least === games.most;
	const sides =
		apart === 0
			? words.plan.halfAtHome
			: apart === 1
				? words.plan.asManyAtHome
				: words.plan.sidesApart({ count: apart });
	const and = isSame ? words.plan.andHas : words.plan.andHave;
	const told = {
		games: gamesInWords(games),
		sides,
		byes: byes.most === 0 ? "" : and({ byes: byesInWords(byes) }),
	};
	return isSame ? words.plan.everyTeamPlays(told) : words.plan.teamsPlay(told);
}

function fairnessOf(lines: PlanReport["lines"], problems: readonly PlanProblem[]): string {
	const broken = brokenRules(problems).length;
	const missing = missingIn(problems);
	const left = lines.filter(({ gap }) => gap > 0);
	const sentences = [
		broken > 0 ? words.plan.rulesAreBroken({ count: broken }) : "",
		missing > 0 ? `${words.plan.gamesAreMissing({ count: missing })}.` : "",
	];
	const [first] = left;
	if (first === undefined) {
		sentences.push(missing > 0 || broken > 0 ? words.plan.apartFromThat : words.plan.nothingFairer);
	} else if (left.length === 1) {
		sentences.push(words.plan.allButOne({ left: lower(leftIn(first)) }));
	} else {
		const proved = lines.length - left.length;
		sentences.push(words.plan.provedIn({ proved, all: lines.length }));
	}
	return sentences.filter(Boolean).join(" ");
}

function rangeOf(numbers: readonly number[]): Range {
	return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

type Range = { least: number; most: number };

/** "10 games", "9 or 10 games", "6 to 10 games" */
function gamesInWords({ least, most }: Range): string {
	return fromNothing({ least, most }, words.schedule.games({ count: most }));
}

function byesInWords({ least, most }: Range): string {
	return fromNothing({ least, most }, words.plan.byes({ count: most }));
}

/** "up to 10 games" where some have none. */
function fromNothing({ least, most }: Range, mostInWords: string): string {
	const isUpTo = least === 0 && most > 0;
	return isUpTo ? words.plan.upTo({ most: mostInWords }) : rangeInWords(least, most, mostInWords);
}

function lower(sentence: string): string {
	return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
