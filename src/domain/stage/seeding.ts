import type { StandingsRow } from "../standings/standings.ts";
import {
	eligibilityOf,
	type Ineligibility,
	type StageEligibility,
	type TeamFacts,
} from "./eligibility.ts";

/** A team that a stage could take, in the order in which the tables seed. */
export type Candidate = {
	entryId: number;
	name: string;
	seasonLeagueId: number;
	/** Of its row in its league's table, from 1; teams that nothing parts share the rank. */
	position: number;
	rank: number | null;
	reasons: Ineligibility[];
	/** Why it may play all the same. */
	overruled: string | null;
	/** Level with these, so that the tables do not say which of them comes first. */
	levelWith: number[];
};

export type SeedingTable = { seasonLeagueId: number; rows: readonly StandingsRow[] };

/**
 * All teams by the tables of their leagues: of several leagues first those in first place, then those in
 * second. Among those of one place the better record goes first, as win share and then as the difference a
 * game.
 */
export function candidatesOf(
	tables: readonly SeedingTable[],
	eligibility: StageEligibility,
	factsOf: ReadonlyMap<number, Omit<TeamFacts, "entryId">>,
): Candidate[] {
	const isOne = tables.length === 1;
	const all = tables.flatMap(({ seasonLeagueId, rows }) =>
		rows.map((row) => ({ seasonLeagueId, row, key: isOne ? [row.rank ?? 1000] : keyOf(row) })),
	);
	const ordered = all.toSorted(
		(a, b) => compareKeys(a.key, b.key) || a.row.position - b.row.position,
	);
	return ordered.map(({ seasonLeagueId, row, key }) => {
		const level = ordered.filter((other) => other.row !== row && compareKeys(other.key, key) === 0);
		const facts = factsOf.get(row.entryId) ?? { players: 0, forfeits: 0, unpaid: null };
		return {
			entryId: row.entryId,
			name: row.name,
			seasonLeagueId,
			position: row.position,
			rank: row.rank,
			...eligibilityOf({ entryId: row.entryId, ...facts }, eligibility),
			levelWith: level.map((other) => other.row.entryId),
		};
	});
}

export type TableSeeding = {
	/** By seed, as far as there are teams. */
	seeds: Candidate[];
	/** Sets of teams whose seeds the tables do not say. */
	level: Candidate[][];
};

/** Who gets which seed: the first of those who may play. */
export function seedingOf(candidates: readonly Candidate[], teams: number): TableSeeding {
	const may = candidates.filter(
		({ reasons, overruled }) => reasons.length === 0 || overruled !== null,
	);
	const seeds = may.slice(0, teams);
	const level = new Map<number, Candidate[]>();
	for (const seeded of seeds) {
		const set = may.filter((one) => one === seeded || seeded.levelWith.includes(one.entryId));
		const [first] = set;
		if (set.length > 1 && first) level.set(first.entryId, set);
	}
	return { seeds, level: [...level.values()] };
}

function keyOf({ position, winShare, difference, gamesPlayed }: StandingsRow): number[] {
	return [position, -winShare, -difference / Math.max(1, gamesPlayed)];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((value, index) => value !== b[index]);
	return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
