import { counted } from "#domain/text/counted.ts";
import type { PlanData, PlanProblem, PlanReport } from "../../plan-data.ts";
import { leftIn, tellingLines } from "./measures.ts";

/** What a league's secretary can say about the schedule: what everybody gets, and how fair it is. */
export function verdictOf(plan: PlanData): string {
	const { report, problems, games } = plan;
	if (games.length === 0) return "There are no games yet.";
	if (report === null) return "This schedule is too large to be measured.";
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
			? "half of them at home"
			: apart === 1
				? "as many at home as away, give or take one"
				: `home and away up to ${apart} games apart`;
	const byesToo = byes.most === 0 ? "" : `, and ${isSame ? "has" : "have"} ${inWords(byes, "bye")}`;
	return `${isSame ? "Every team plays" : "Teams play"} ${inWords(games, "game")}, ${sides}${byesToo}.`;
}

function fairnessOf(lines: PlanReport["lines"], problems: readonly PlanProblem[]): string {
	const broken = brokenRules(problems).length;
	const missing = missingIn(problems);
	const left = lines.filter(({ gap }) => gap > 0);
	const sentences = [
		broken > 0 ? `${counted(broken, "rule")} ${broken === 1 ? "is" : "are"} broken.` : "",
		missing > 0 ? `${counted(missing, "game")} ${missing === 1 ? "is" : "are"} missing.` : "",
	];
	const [first] = left;
	if (first === undefined) {
		sentences.push(
			missing > 0 || broken > 0
				? "Apart from that it is as fair as can be, and that is proved."
				: "No schedule for these teams and times can be fairer, and that is proved.",
		);
	} else if (left.length === 1) {
		sentences.push(`Proved the best possible in all but one thing: ${lower(leftIn(first))}.`);
	} else {
		const proved = lines.length - left.length;
		sentences.push(`Proved the best possible in ${proved} of ${lines.length} things.`);
	}
	return sentences.filter(Boolean).join(" ");
}

function rangeOf(numbers: readonly number[]): { least: number; most: number } {
	return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** "10 games", "9 or 10 games", "6 to 10 games" */
function inWords({ least, most }: { least: number; most: number }, word: string): string {
	if (least === most) return counted(most, word);
	if (least === 0) return `up to ${counted(most, word)}`;
	return `${least} ${most - least === 1 ? "or" : "to"} ${counted(most, word)}`;
}

function lower(sentence: string): string {
	return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
