import { useCallback, useSyncExternalStore } from "react";
import type { PlanData } from "../../plan-data.ts";
import type { Done } from "./carry-out.ts";

const stacks = new Map<number, readonly Done[]>();
const listeners = new Set<() => void>();
const none: readonly Done[] = [];

/** What was done to this schedule by hand, for as long as the application is open. */
export function useDone(scheduleId: number) {
	const done = useSyncExternalStore(subscribe, () => stacks.get(scheduleId) ?? none);
	const become = useCallback(
		(change: (before: readonly Done[]) => readonly Done[]) => {
			stacks.set(scheduleId, change(stacks.get(scheduleId) ?? none));
			for (const listener of listeners) listener();
		},
		[scheduleId],
	);
	return {
		done,
		push: useCallback((one: Done) => become((before) => [...before, one]), [become]),
		drop: useCallback(
			(one: Done) => become((before) => before.filter((other) => other !== one)),
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
	if (back.kind === "replan") return back.moves.every(({ gameId }) => ids.has(gameId));
	return back.kind === "add" || ids.has(back.game.id);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
