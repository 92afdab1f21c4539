import type { Answered } from "#api/client.ts";
import { rulesOf } from "#domain/standings/rule-presets.ts";
import type {
	Criterion,
	CriterionName,
	Playoffs,
	TableRules,
} from "#domain/standings/table-rules.ts";

export type Table = Answered<"GET", "/seasonsv2/:seasonId/leagues/:leagueId/table">["table"];
export type Ruling = Table["rulings"][number];
export type Row = Table["rows"][number];

/** What is chosen and not saved yet. */
export type Draft = {
	rules: TableRules;
	rulings: readonly Ruling[];
	playoffs: Playoffs | null;
};

/** The same text for the same choice. */
export function textOf({ rules, rulings, playoffs }: Draft): string {
	const { points, longGames, countsSets, allowsDraws, criteria, afterSplit } = rules;
	const worth = points && Object.entries(points).toSorted(([a], [b]) => (a < b ? -1 : 1));
	const order = criteria.map(({ by, cap }) => [by, cap ?? null]);
	return JSON.stringify([
		worth,
		longGames,
		countsSets,
		allowsDraws,
		order,
		afterSplit,
		rulings.map((ruling) =>
			ruling.kind === "lot"
				? [ruling.teamIds, ruling.date, ruling.by]
				: [ruling.teamId, ruling.of, ruling.amount, ruling.reason],
		),
		playoffs && [playoffs.teams, playoffs.knowsAllGames, playoffs.showsChances],
	]);
}

/** As the API takes it. */
export function toSent({ rules, rulings, playoffs }: Draft) {
	const criteria = rules.criteria.map(({ by, cap }) => (cap === undefined ? { by } : { by, cap }));
	return { rules: { ...rules, criteria }, rulings: [...rulings], playoffs };
}

/** Points or wins and losses: what the table has none of cannot be what it goes by. */
export function countingBy(kind: "points" | "wins", rules: TableRules): TableRules {
	const [from, to]: CriterionName[] =
		kind === "points" ? ["winShare", "points"] : ["points", "winShare"];
	const points = kind === "wins" ? null : (rules.points ?? rulesOf("fifa").points);
	const isThere = rules.criteria.some(({ by }) => by === to);
	const criteria = rules.criteria.flatMap((criterion): Criterion[] => {
		if (criterion.by !== from) return [criterion];
		return isThere || to === undefined ? [] : [{ by: to }];
	});
	return { ...rules, points, criteria };
}

const withCap: readonly CriterionName[] = ["difference", "headToHeadDifference"];

export function canBeCapped({ by }: Criterion): boolean {
	return withCap.includes(by);
}

/** Each row with the rank it has now where these rules would give it another. */
export function comparedRows(rows: readonly Row[], now: readonly Row[]) {
	const ranks = new Map(now.map(({ teamId, rank }) => [teamId, rank]));
	return rows.map((row) => {
		const rank = ranks.get(row.teamId) ?? null;
		return { row, isMoved: rank !== row.rank, wasAt: rank };
	});
}

/**
 * Teams that nothing parts but a lot, as sets: those that share a rank, and those whose lot was taken
 * away and that would share one without it.
 */
export function levelSets(rows: readonly Row[], saved: readonly Ruling[], now: readonly Ruling[]) {
	const sharing = [...Map.groupBy(rows, ({ rank }) => rank)].flatMap(([rank, those]) =>
		rank === null || those.length < 2 ? [] : [those.map(({ teamId }) => teamId)],
	);
	const drawn = lotsAmong(now);
	return [...sharing, ...lotsAmong(saved)].filter(
		(set) => !drawn.some((lot) => set.every((id) => lot.includes(id))),
	);
}

/** Where the order does not ask for a lot yet, it is its last line from now on. */
export function withLot({ rules, rulings, playoffs }: Draft, lot: Ruling): Draft {
	const isAsked = rules.criteria.some(({ by }) => by === "lot");
	const criteria = isAsked ? rules.criteria : [...rules.criteria, { by: "lot" as const }];
	return { rules: { ...rules, criteria }, rulings: [...rulings, lot], playoffs };
}

function lotsAmong(rulings: readonly Ruling[]): number[][] {
	return rulings.flatMap((ruling) => (ruling.kind === "lot" ? [ruling.teamIds] : []));
}
