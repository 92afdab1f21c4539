import { foldedAbbreviation, type StatDefinition } from "./stat-definition.ts";
import type { PlayerTotals } from "./totals.ts";

/** Shots of one kind: how many were made of how many. */
export type ShotSplit = {
	/** What both have in common: "3P" of 3PM and 3PA. */
	kind: string;
	made: number;
	attempted: number;
};

/**
 * Made and attempted shots by kind, as far as a sport keeps both, in the organization's order. All field
 * goals together stand only where nobody tells their kinds apart. `definitions` are those to be seen.
 */
export function shotSplits(
	definitions: readonly StatDefinition[],
	{ byStat }: Pick<PlayerTotals, "byStat">,
): ShotSplit[] {
	const idOf = new Map(definitions.map((stat) => [foldedAbbreviation(stat), stat.id]));
	const kinds = [...idOf.keys()].flatMap((name) => {
		const kind = name.slice(0, -1);
		return name.endsWith("M") && idOf.has(`${kind}A`) ? kind : [];
	});
	return kinds
		.filter((kind) => kind !== "FG" || !kinds.includes("2P"))
		.map((kind) => ({
			kind,
			made: byStat.get(idOf.get(`${kind}M`) ?? -1) ?? 0,
			attempted: byStat.get(idOf.get(`${kind}A`) ?? -1) ?? 0,
		}))
		.filter(({ attempted }) => attempted > 0);
}
