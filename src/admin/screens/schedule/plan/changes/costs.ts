import { inWords, words } from "../../../../words.ts";
import type { PlanData } from "../../plan-data.ts";
import { measureName } from "../fairness/measures.ts";
import { pairsOf, wantedWeeksApart } from "../fairness/rematches.ts";
import type { TeamLine } from "../fairness/team-lines.ts";
import { brokenRules } from "../fairness/verdict.ts";
import { clock, namesIn } from "../words.ts";

export type Costs = {
	/** What is worse than before, most important first. */
	worse: string[];
	/** What is better than before. */
	better: string[];
};

/** What the plan costs now compared with the one before a change by hand. */
export function costsOf(before: PlanData, after: PlanData): Costs {
	const solved = newProblems(after, before).length;
	const eased = linesThat(after, before);
	return {
		worse: [
			...newProblems(before, after).map(withoutStop),
			...together(countsOfGames(before, after)),
			...together(runsOfByes(before, after)),
			...together(latePlayers(before, after)),
			...rematches(before, after),
			...together(unevenSides(before, after)),
			...(before.report === null ? [] : linesThat(before, after))
				.filter((measure) => !toldByTeam.has(measure))
				.map((measure) => words.plan.lessFair({ measure: lower(measureName(measure)) })),
		],
		better: [
			...(solved > 0 ? [words.plan.rulesFewer({ count: solved })] : []),
			...eased.map((measure) => lower(measureName(measure))),
		],
	};
}

/** "Hawks now play 3 times at 9:00 PM; rematch of Hawks and Owls after 1 week." */
export function costSentence({ worse, better }: Costs): string {
	if (worse.length === 0 && better.length === 0) return words.plan.costsNothing;
	const more =
		worse.length > atMost ? [words.plan.moreToSee({ count: worse.length - atMost })] : [];
	const sentences = [
		upper([...worse.slice(0, atMost), ...more].join("; ")),
		better.length > 0 ? words.plan.betterNow({ list: better.join(", ") }) : "",
	];
	return sentences
		.filter(Boolean)
		.map((sentence) => `${sentence}.`)
		.join(" ");
}

const atMost = 4;
/** Measures about which the sentences of single teams say more. */
const toldByTeam = new Set(["games", "time", "rematch", "home"]);

/** A team and what is to be said of it. */
type AboutTeam = readonly [name: string, what: string];

/** Teams of which the same is to be said share a sentence. */
function together(about: readonly AboutTeam[]): string[] {
	const groups = Map.groupBy(about, ([, what]) => what);
	return [...groups].map(([what, teams]) =>
		words.plan.aboutTeams({ names: inWords(teams.map(([name]) => name)), what }),
	);
}

/** Broken rules that only the second of two plans has. */
function newProblems(before: PlanData, after: PlanData): string[] {
	const known = new Set(brokenRules(before.problems).map(({ message }) => message));
	return brokenRules(after.problems).flatMap(({ message }) =>
		known.has(message) ? [] : [message],
	);
}

function countsOfGames(before: PlanData, after: PlanData): AboutTeam[] {
	const nameOf = namesIn(after);
	return compared(before, after).flatMap(([was, is]) =>
		was.games === is.games
			? []
			: [[nameOf(is.id), words.plan.nowPlay({ count: is.games })] as const],
	);
}

function runsOfByes(before: PlanData, after: PlanData): AboutTeam[] {
	const nameOf = namesIn(after);
	return compared(before, after).flatMap(([was, is]) => {
		if (is.longestBye > Math.max(1, was.longestBye)) {
			return [[nameOf(is.id), words.plan.nowByesInARow({ count: is.longestBye })] as const];
		}
		const isMoved = is.byes > was.byes && is.games === was.games;
		return isMoved ? [[nameOf(is.id), words.plan.nowByes({ count: is.byes })] as const] : [];
	});
}

/** Teams that play at one time more often than now and then, and more often than before. */
function latePlayers(before: PlanData, after: PlanData): AboutTeam[] {
	const nameOf = namesIn(after);
	const times = [...new Set(after.slots.map(({ time }) => time))].toSorted();
	return compared(before, after).flatMap(([was, is]) =>
		times.flatMap((time) => {
			const count = is.times[time] ?? 0;
			const isMuch = count > Math.ceil(is.games / times.length);
			if (count <= (was.times[time] ?? 0) || !isMuch) return [];
			const isLate = times.length > 1 && time === times.at(-1);
			const told = { count, time: clock(time) };
			const what = isLate ? words.plan.nowLate(told) : words.plan.nowAt(told);
			return [[nameOf(is.id), what] as const];
		}),
	);
}

function rematches(before: PlanData, after: PlanData): string[] {
	const nameOf = namesIn(after);
	const wanted = wantedWeeksApart(after);
	const known = pairsOf(before);
	return [...pairsOf(after)].flatMap(([key, { teams, meetings, weeksApart }]) => {
		const was = known.get(key);
		const [one, other] = [nameOf(teams[0]), nameOf(teams[1])];
		if (weeksApart === null || weeksApart >= wanted) return [];
		if (was?.weeksApart != null && was.weeksApart <= weeksApart) return [];
		const often =
			meetings > (was?.meetings ?? 0) && meetings > 2
				? words.plan.meetings({ count: meetings })
				: "";
		if (weeksApart === 0) return [words.plan.meetTwice({ one, other, often })];
		return [words.plan.rematchOf({ one, other, count: weeksApart, often })];
	});
}

function unevenSides(before: PlanData, after: PlanData): AboutTeam[] {
	const nameOf = namesIn(after);
	const apart = ({ home, away }: TeamLine) => Math.abs(home - away);
	return compared(before, after).flatMap(([was, is]) =>
		apart(is) > Math.max(1, apart(was))
			? [[nameOf(is.id), words.plan.nowSides({ home: is.home, away: is.away })] as const]
			: [],
	);
}

/** Measures in which the second plan is further from the best than the first. */
function linesThat(before: PlanData, after: PlanData) {
	const gaps = new Map((before.report?.lines ?? []).map(({ measure, gap }) => [measure, gap]));
	return (after.report?.lines ?? []).flatMap(({ measure, gap }) =>
		gap > (gaps.get(measure) ?? 0) ? [measure] : [],
	);
}

/** Each team's line in both reports; a team without games has an empty one. */
function compared(before: PlanData, after: PlanData): [was: TeamLine, is: TeamLine][] {
	const lines = ({ report }: PlanData) =>
		new Map((report?.teams ?? []).map((team) => [team.id, team]));
	const [was, is] = [lines(before), lines(after)];
	return after.teams.map(({ id }) => [was.get(id) ?? noLine(id), is.get(id) ?? noLine(id)]);
}

function noLine(id: number): TeamLine {
	return {
		id,
		games: 0,
		byes: 0,
		longestBye: 0,
		home: 0,
		away: 0,
		times: {},
		opponents: {},
		minRematchWeeks: null,
	};
}

function withoutStop(sentence: string): string {
	return sentence.replace(/\.$/, "");
}

function lower(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

function upper(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
