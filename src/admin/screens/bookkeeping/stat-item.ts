import type { Answered } from "#api/client.ts";
import { knownStat } from "#domain/stats/default-stats.ts";
import { derivedStats } from "#domain/stats/formula/compile.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";

type Wire = Answered<"GET", "/statsv2/:sportId">;

/** What the product computes by itself from what is kept. */
export type BuiltIn = Wire["builtIn"][number];

/** A statistic of the list. */
export type StatItem = Pick<
	StatDefinition,
	"id" | "name" | "abbreviation" | "isHidden" | "formula" | "format" | "isHeadline"
>;

export function toStatItem(wire: Wire["stats"][number]): StatItem {
	const { id, name, abbreviation, hidden, formula, format, headline } = wire;
	return { id, name, abbreviation, isHidden: hidden, formula, format, isHeadline: headline };
}

/** The statistics as tables of numbers want them, in the order of the list. */
export function definitionsOf(stats: readonly StatItem[]): StatDefinition[] {
	return stats.map((stat, index) => ({
		...stat,
		order: index + 1,
		isSigned: knownStat(stat.abbreviation)?.isSigned ?? false,
	}));
}

/**
 * Which hidden statistics keep a computed one from visitors, by its id
 * (rule `hidden-hides-derived`).
 */
export function hidersOf(stats: readonly StatItem[]): ReadonlyMap<number, string[]> {
	const derived = derivedStats(definitionsOf(stats));
	const hidden = stats.filter(({ isHidden }) => isHidden);
	return new Map(
		stats.map(({ id }) => {
			const sources = derived.get(id)?.sources ?? new Set<number>();
			const hiders = hidden.filter((it) => it.id !== id && sources.has(it.id));
			return [id, hiders.map(({ abbreviation }) => abbreviation)];
		}),
	);
}
