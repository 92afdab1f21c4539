import { byOrder } from "../bookkeeping/reorder.ts";
import { type ReadableStat, readableStats } from "./line/read-stat.ts";
import { visibleOnly } from "./line/shown-numbers.ts";
import type { StatDefinition } from "./stat-definition.ts";

/** As many as the head of a profile has room for. */
export const mostHeadlines = 5;

/**
 * The statistics that stand first, in the organization's order: at the head of a profile. Without
 * any, the numbers everybody expects of basketball do (rule `headline-numbers`).
 */
export function headlineStats<Stat extends StatDefinition>(
	definitions: readonly Stat[],
): ReadableStat<Stat>[] {
	const visible = visibleOnly(definitions);
	const headlines = visible.filter(({ isHeadline }) => isHeadline).sort(byOrder);
	return readableStats(headlines, visible);
}

/** Only counts have leaders, because one good evening would make the best percentage. */
export function boardStats<Stat extends StatDefinition>(
	definitions: readonly Stat[],
): ReadableStat<Stat>[] {
	return headlineStats(definitions).filter(({ isCounted }) => isCounted);
}

/** Whether a sport says itself what stands first; hidden ones say it too. */
export function hasHeadlines(definitions: readonly StatDefinition[]): boolean {
	return definitions.some(({ isHeadline }) => isHeadline);
}
