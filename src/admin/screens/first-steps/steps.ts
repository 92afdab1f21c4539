import { words } from "../../words.ts";
/** What the data says of a league's beginnings; nothing of the first steps is kept anywhere else. */
export type Facts = {
	/** Sports and look are the owner's to say (rule `owners-run-the-organization`). */
	isOwner: boolean;
	hasSport: boolean;
	hasSeason: boolean;
	hasLeague: boolean;
	/** In the league they are entered in. */
	teamsCount: number;
	hasPlayers: boolean;
	hasGames: boolean;
	hasLook: boolean;
};

export type StepName = "sport" | "season" | "league" | "teams" | "players" | "schedule" | "look";

export type Step = {
	name: StepName;
	title: string;
	isDone: boolean;
	/** The step without which this one cannot be done yet. */
	needs: StepName | null;
};

/** The way from nothing to a league that visitors can follow, in its order. */
export function stepsOf(facts: Facts): Step[] {
	const hasTeams = facts.hasLeague && facts.teamsCount >= 2;
	const all: Step[] = [
		step("sport", words.common.sport, facts.hasSport),
		step("season", words.common.season, facts.hasSeason),
		step("league", words.common.league, facts.hasLeague, facts.hasSeason ? null : "season"),
		step("teams", words.common.teams, hasTeams, facts.hasLeague ? null : "league"),
		step("players", words.common.players, facts.hasPlayers, facts.teamsCount > 0 ? null : "teams"),
		step("schedule", words.common.schedule, facts.hasGames, hasTeams ? null : "teams"),
		step("look", words.firstSteps.logoAndColours, facts.hasLook),
	];
	return all.filter(({ name }) => facts.isOwner || !ofOwners.includes(name));
}

const ofOwners: readonly StepName[] = ["sport", "look"];

/** The step that is asked for; else the first that is not done; else "done". */
export function stepAt(steps: readonly Step[], asked: string | null): Step | "done" {
	if (asked === "done") return "done";
	return steps.find(({ name }) => name === asked) ?? steps.find(({ isDone }) => !isDone) ?? "done";
}

/** Where one goes from a step: to the next one that is not done. */
export function stepAfter(steps: readonly Step[], name: StepName): StepName | "done" {
	const here = steps.findIndex((step) => step.name === name);
	return steps.slice(here + 1).find(({ isDone }) => !isDone)?.name ?? "done";
}

export function doneCount(steps: readonly Step[]): number {
	return steps.filter(({ isDone }) => isDone).length;
}

function step(name: StepName, title: string, isDone: boolean, needs: StepName | null = null): Step {
	return { name, title, isDone, needs: isDone ? null : needs };
}
