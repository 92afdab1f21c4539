import { fromTheTop, isHeadToHead, parted } from "./parting.ts";
import type { Result } from "./results.ts";
import type { Criterion, CriterionName, Drawing, Lot, TableRules } from "./table-rules.ts";
import { countResult, emptyTally, type Tally } from "./tally.ts";

/** A team on its way to a row. */
export type Line<Team = unknown> = {
	entryId: number;
	team: Team;
	tally: Tally;
	/** Without those that were taken from it. */
	wins: number;
	points: number;
	penalties: number;
	/** The share of wins in whole thousandths, so that equal is equal. */
	thousandths: number;
	/** What was asked on the way to its place, in that order. */
	steps: Step[];
};

/** One criterion, asked of those who were level until then. */
export type Step = Criterion & {
	/** What it was for this team: of ratios, what is scored for one against. */
	value: number;
	/** Of head to head: what all who were level did in their games against each other. */
	among?: readonly HeadToHead[];
	/** Head to head was left out, because they have not met equally often. */
	isSkipped?: true;
	/** Of a lot. */
	drawn?: Drawing;
};

/** What a team did in the games among those who were level. */
export type HeadToHead = {
	entryId: number;
	wins: number;
	draws: number;
	losses: number;
	points: number;
	difference: number;
	pointsFor: number;
};

/**
 * The lines in order, those that nothing could part together (rule `level-teams`). Each line gets the
 * steps of its way; two lines part at the first step that differs.
 */
export function inStandingOrder<It extends Line>(
	lines: readonly It[],
	results: readonly Result[],
	rules: TableRules,
	lots: readonly Lot[],
	/** Criteria of which nobody knows yet how they part these: what would be left to them stays together. */
	isOpen: (criterion: Criterion, set: readonly It[], among: readonly It[]) => boolean = () => false,
): It[][] {
	const tableOf = headToHeadTables(results, rules);

	function split(set: readonly It[], criterion: Criterion, among: readonly It[]): It[][] | null {
		if (isOpen(criterion, set, among)) return null;
		const step = stepOf(criterion, set, isHeadToHead(criterion) ? among : set);
		const values = new Map(set.map((line) => [line, step(line)]));
		for (const [line, made] of values) addStep(line, made);
		return fromTheTop(set, criterion, (line) => values.get(line)?.value ?? 0);
	}

	function stepOf({ by, cap }: Criterion, set: readonly It[], among: readonly It[]) {
		const criterion = cap === undefined ? { by } : { by, cap };
		if (isHeadToHead({ by })) {
			const table = tableOf(among);
			if (table === null) return (): Step => ({ ...criterion, value: 0, isSkipped: true });
			const rows = [...table.values()].sort((a, b) => a.entryId - b.entryId);
			return ({ entryId }: It): Step => {
				const own = table.get(entryId);
				const value = own === undefined ? 0 : headToHeadValue(by, own, rules);
				return { ...criterion, value, among: rows };
			};
		}
		if (by === "lot") {
			const lot = lotOf(
				set.map(({ entryId }) => entryId),
				lots,
			);
			if (lot === undefined) return (): Step => ({ by, value: 0 });
			const drawn = { date: lot.date, by: lot.by };
			return ({ entryId }: It): Step => ({ by, value: lot.entryIds.indexOf(entryId) + 1, drawn });
		}
		return (line: It): Step => ({ ...criterion, value: overall(by, line) });
	}

	return parted(lines, rules, split);
}

/** The last lot drawn in which all of these are. */
export function lotOf(entryIds: readonly number[], lots: readonly Lot[]): Lot | undefined {
	return lots.findLast((lot) => entryIds.every((id) => lot.entryIds.includes(id)));
}

/** What a criterion goes by that looks at all games of a team; 0 of any other. */
export function overall(
	by: CriterionName,
	{ tally, wins, points, penalties, thousandths }: Line,
): number {
	switch (by) {
		case "points":
			return points;
		case "winShare":
			return thousandths / 1000;
		case "losses":
			return tally.losses;
		case "wins":
			return wins;
		case "regulationWins":
			return wins - tally.longWins;
		case "difference":
			return tally.cappedDifference;
		case "scoreRatio":
			return ratio(tally.pointsFor, tally.pointsAgainst);
		case "rallyRatio":
			return ratio(tally.rallyFor, tally.rallyAgainst);
		case "pointsFor":
			return tally.pointsFor;
		case "pointsAgainst":
			return tally.pointsAgainst;
		case "awayPointsFor":
			return tally.awayPointsFor;
		case "awayWins":
			return tally.away.wins;
		case "forfeits":
			return tally.forfeits;
		case "penalties":
			return penalties;
		default:
			return 0;
	}
}

/** Equal fractions give equal numbers, and who let nothing in is ahead of everybody. */
export function ratio(made: number, allowed: number): number {
	if (allowed === 0) return made === 0 ? 0 : Number.MAX_SAFE_INTEGER;
	return made / allowed;
}

function headToHeadValue(
	by: CriterionName,
	own: Pick<HeadToHead, "wins" | "points" | "difference" | "pointsFor">,
	{ points }: TableRules,
): number {
	if (by === "headToHeadDifference") return own.difference;
	if (by === "headToHeadFor") return own.pointsFor;
	return points === null ? own.wins : own.points;
}

/**
 * The table among some, made once for each set of them; null where they have not met equally often,
 * each of them each other.
 */
function headToHeadTables(results: readonly Result[], rules: TableRules) {
	const cap = rules.criteria.find(({ by }) => by === "headToHeadDifference")?.cap ?? Infinity;
	const made = new Map<readonly Line[], ReadonlyMap<number, HeadToHead> | null>();
	let atHome: ResultsAtHome | undefined;
	return (among: readonly Line[]): ReadonlyMap<number, HeadToHead> | null => {
		const known = made.get(among);
		if (known !== undefined) return known;
		atHome ??= Map.groupBy(results, ({ entryIds }) => entryIds.home);
		const table = headToHeadTable(among, atHome, rules, cap);
		made.set(among, table);
		return table;
	};
}

/** Those who are level are few: only their own games are looked at, each once. */
type ResultsAtHome = ReadonlyMap<number, readonly Result[]>;

function headToHeadTable(
	among: readonly Line[],
	atHome: ResultsAtHome,
	rules: TableRules,
	cap: number,
): ReadonlyMap<number, HeadToHead> | null {
	const tallies = new Map(among.map(({ entryId }) => [entryId, emptyTally()]));
	const meetings = new Map<string, number>();
	for (const [homeId, home] of tallies) {
		for (const result of atHome.get(homeId) ?? []) {
			const awayId = result.entryIds.away;
			const away = tallies.get(awayId);
			if (away === undefined) continue;
			countResult(home, "home", result, rules, cap);
			countResult(away, "away", result, rules, cap);
			const pair = homeId < awayId ? `${homeId} ${awayId}` : `${awayId} ${homeId}`;
			meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
		}
	}
	const pairs = (among.length * (among.length - 1)) / 2;
	if (meetings.size < pairs || new Set(meetings.values()).size > 1) return null;
	return new Map([...tallies].map(([entryId, tally]) => [entryId, toHeadToHead(entryId, tally)]));
}

function toHeadToHead(entryId: number, tally: Tally): HeadToHead {
	const { wins, draws, losses, points, cappedDifference: difference, pointsFor } = tally;
	return { entryId, wins, draws, losses, points, difference, pointsFor };
}

/** Who begins again is not told twice what is the same in all games. */
function addStep({ steps }: Line, step: Step): void {
	const isKnown = !isHeadToHead(step) && steps.some(({ by }) => by === step.by);
	if (!isKnown) steps.push(step);
}
