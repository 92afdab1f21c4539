import { useCallback, useSyncExternalStore } from "react";
import type { PlanData } from "../../plan-data.ts";
import type { Done } from "./carry-out.ts";
import { idsIn } from "./changes.ts";

/** What was done, and what of it was undone and can be done again; the newest is the last of each. */
type Stacks = { done: readonly Done[]; undone: readonly Done[] };

const known = new Map<number, Stacks>();
const listeners = new Set<() => void>();
const none: Stacks = { done: [], undone: [] };

/** What was done to this schedule by hand, for as long as the application is open. */
export function useDone(scheduleId: number) {
	const { done, undone } = useSyncExternalStore(subscribe, () => known.get(scheduleId) ?? none);
	const become = useCallback(
		(change: (before: Stacks) => Stacks) => {
			known.set(scheduleId, change(known.get(scheduleId) ?? none));
			for (const listener of listeners) listener();
		},
		[scheduleId],
	);
	return {
		done,
		undone,
		/** Something was done, maybe again; what is new leaves nothing to do again. */
		push: useCallback(
			(one: Done, isAgain = false) =>
				become(({ done, undone }) => ({ done: [...done, one], undone: isAgain ? undone : [] })),
			[become],
		),
		pushUndone: useCallback(
			(one: Done) => become(({ done, undone }) => ({ done, undone: [...undone, one] })),
			[become],
		),
		drop: useCallback(
			(one: Done) =>
				become(({ done, undone }) => ({
					done: done.filter((other) => other !== one),
					undone: undone.filter((other) => other !== one),
				})),
			[become],
		),
	};
}

/**
 * Whether the games it is about are there. After a new generation they are not, and a game that was
 * removed before would come back into another plan.
 */
export function stillPossible(
	{ back, witnesses }: Done,
	{ games }: Pick<PlanData, "games">,
): boolean {
	const ids = new Set(games.map(({ id }) => id));
	if (back.kind === "swap") return back.games.every(({ id }) => ids.has(id));
	if (back.kind === "restore") return witnesses.length === 0 || witnesses.some((id) => ids.has(id));
	if (back.kind === "replan") return idsIn(back).every((id) => ids.has(id));
	return back.kind === "add" || ids.has(back.game.id);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
