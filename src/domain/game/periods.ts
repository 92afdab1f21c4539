import type { Game, GamePeriod, PeriodScore, Score, Side } from "./game.ts";

/** What a new basketball organization writes scores down for. */
export const defaultBasketballPeriods: readonly Omit<GamePeriod, "id">[] = [
	{ name: "Q1", order: 1, isHidden: false },
	{ name: "Q2", order: 2, isHidden: false },
	{ name: "Q3", order: 3, isHidden: false },
	{ name: "Q4", order: 4, isHidden: false },
	{ name: "OT", order: 5, isHidden: false },
	{ name: "Final", order: 6, isHidden: false },
];

/**
 * The period that stands for the whole game and is shown apart: by its name (rule `final-by-name`).
 */
export function isFinalPeriod(period: Pick<GamePeriod, "name">): boolean {
	return period.name.trim().toLowerCase() === "final";
}

/** What the sum of all periods is called: only a game that is over has a final score. */
export function nameOfTotal(
	{ status }: Pick<Game, "status">,
	final?: Pick<GamePeriod, "name">,
): string {
	return status === "in_progress" ? "Total" : (final?.name ?? "Final");
}

/** In which period a game that goes on is, as far as its points say: the last one that has any. */
export function periodUnderWay(
	{ status }: Pick<Game, "status">,
	periodScores: readonly PeriodScore[],
): GamePeriod | null {
	if (status !== "in_progress") return null;
	const written = periodScores
		.filter(({ period }) => !period.isHidden && !isFinalPeriod(period))
		.filter(({ home, away }) => home !== null || away !== null)
		.toSorted((a, b) => a.period.order - b.period.order || a.period.id - b.period.id);
	return written.at(-1)?.period ?? null;
}

/**
 * The sides whose periods make another sum than the score, with that sum. A warning and no error
 * (rule `periods-only-warn`): overtime may not be written down yet. Final is none of the parts, and
 * a side without any period says nothing.
 */
export function sumsThatDiffer(
	score: Score,
	periodScores: readonly PeriodScore[],
): { side: Side; sum: number }[] {
	const parts = periodScores.filter(({ period }) => !isFinalPeriod(period));
	return (["home", "away"] as const).flatMap((side) => {
		const points = parts.flatMap((part) => part[side] ?? []);
		const sum = points.reduce((total, it) => total + it, 0);
		return points.length === 0 || sum === score[side] ? [] : [{ side, sum }];
	});
}

/** The period scores as they are shown: Final says the score wherever there is one. */
export function withFinal(
	score: Score | null,
	periods: readonly GamePeriod[],
	periodScores: readonly PeriodScore[],
): PeriodScore[] {
	if (score === null) return [...periodScores];
	const finals = periods.filter(isFinalPeriod).map((period) => ({ period, ...score }));
	return [...periodScores.filter(({ period }) => !isFinalPeriod(period)), ...finals].sort(
		(a, b) => a.period.order - b.period.order || a.period.id - b.period.id,
	);
}
