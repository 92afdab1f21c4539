import type { Score } from "../game/game.ts";
import { mostSeconds } from "../stats/line/minutes.ts";
import { mostOfAStat } from "../stats/line/typed-value.ts";
import type { StatDefinition, StatValues } from "../stats/stat-definition.ts";
import type { GameCourse } from "./read-log.ts";

/**
 * What becomes of a number that is written down when its log says another one than before: it moves by as much, so
 * what was corrected by hand stays corrected (rule `log-moves-numbers`). Where nothing is written down the log counts.
 */
function carried(stored: number | null, before: number | null, after: number | null) {
	if (before === after) return stored;
	if (stored === null) return after;
	const moved = stored + (after ?? 0) - (before ?? 0);
	return after === null && moved === 0 ? null : moved;
}

/** The same of how long a player has played. */
export function carriedSeconds(stored: number | null, before: number | null, after: number | null) {
	const seconds = carried(stored, before, after);
	return seconds === null ? null : Math.min(mostSeconds, Math.max(0, seconds));
}

/** The same of both sides' points, which are never below zero. */
export function carriedScore(stored: Score | null, before: Score | null, after: Score | null) {
	const side = (of: "home" | "away") =>
		Math.max(0, carried(stored?.[of] ?? null, before?.[of] ?? null, after?.[of] ?? null) ?? 0);
	return { home: side("home"), away: side("away") };
}

/** The points of each period that the log moves. */
export function carriedPeriods(
	stored: ReadonlyMap<number, { home: number | null; away: number | null }>,
	before: GameCourse,
	after: GameCourse,
): ({ periodId: number } & Score)[] {
	const ids = new Set([...before.periods.keys(), ...after.periods.keys()]);
	return [...ids].flatMap((periodId) => {
		const [old, now] = [before.periods.get(periodId), after.periods.get(periodId)];
		if (old?.home === now?.home && old?.away === now?.away) return [];
		const { home = null, away = null } = stored.get(periodId) ?? {};
		const side = (kept: number | null, a?: number, b?: number) =>
			Math.max(0, carried(kept, a ?? null, b ?? null) ?? 0);
		return [
			{
				periodId,
				home: side(home, old?.home, now?.home),
				away: side(away, old?.away, now?.away),
			},
		];
	});
}

/** What of a player's line the log moves: a value of null is taken out. */
export function carriedValues(
	stored: StatValues,
	before: StatValues | undefined,
	after: StatValues | undefined,
	definitions: readonly Pick<StatDefinition, "id" | "isSigned">[],
): { statId: number; value: number | null }[] {
	return definitions.flatMap(({ id, isSigned }) => {
		const kept = stored.get(id) ?? null;
		const value = carried(kept, before?.get(id) ?? null, after?.get(id) ?? null);
		if (value === kept) return [];
		const least = isSigned ? -mostOfAStat : 0;
		const within = value === null ? null : Math.min(mostOfAStat, Math.max(least, value));
		return [{ statId: id, value: within }];
	});
}
