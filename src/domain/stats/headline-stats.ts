import { byOrder } from "../bookkeeping/reorder.ts";
import { type ReadableStat, readableStats } from "./read-stat.ts";
import { visibleOnly } from "./shown-numbers.ts";
import type { StatDefinition } from "./stat-definition.ts";

/** As many as the head of a profile has room for. */
export const mostHeadlines = 5;

/**
 * The statistics that stand first, in the organization's order: at the head of a profile. Without
 * any, the numbers everybody expects of basketball do (R2.34).
 */
export function headlineStats<Stat extends StatDefinition>(
	definitions: readonly Stat[],
): ReadableStat<Stat>[] {
	const visible = visibleOnly(definitions);
	const headlines = visible.filter(({ isHeadline }) => isHeadline).sort(byOrder);
	return readableStats(headlines, visible);
}

/** Those of them that have leaders: what is counted. One good evening makes the best percentage. */
export function boardStats<Stat extends StatDefinition>(
	definitions: readonly Stat[],
): ReadableStat<Stat>[] {
	return headlineStats(definitions).filter(({ isCounted }) => isCounted);
}

/** Whether a sport says itself what stands first; hidden ones say it too. */
export function hasHeadlines(definitions: readonly StatDefinition[]): boolean {
	return definitions.some(({ isHeadline }) => isHeadline);
}
