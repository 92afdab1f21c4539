import type { GamePeriod } from "./game.ts";

/** What a new basketball organization writes scores down for. */
export const defaultBasketballPeriods: readonly Omit<GamePeriod, "id">[] = [
	{ name: "Q1", order: 1, isHidden: false },
	{ name: "Q2", order: 2, isHidden: false },
	{ name: "Q3", order: 3, isHidden: false },
	{ name: "Q4", order: 4, isHidden: false },
	{ name: "OT", order: 5, isHidden: false },
	{ name: "Final", order: 6, isHidden: false },
];

/** The period that stands for the whole game and is shown apart: by its name (R9.17, A33). */
export function isFinalPeriod(period: Pick<GamePeriod, "name">): boolean {
	return period.name.trim().toLowerCase() === "final";
}
