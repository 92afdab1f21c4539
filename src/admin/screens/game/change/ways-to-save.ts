import { keptFromCounting } from "#domain/game/counting.ts";
import type { Game, ScoreStatus } from "#domain/game/game.ts";
import { useConfirm } from "../../../components/feedback/confirm.tsx";

/** A button that saves a score, and what it makes of the game; without a word the status stays. */
export type WayToSave = { label: string; status?: ScoreStatus };

/** The button that Enter presses, and the other one. */
export type WaysToSave = { first: WayToSave; other?: WayToSave };

/**
 * How the score of a game can be saved: whether it is final is said on the button
 * (rule `final-is-said`). A forfeit has ended, whatever its score.
 */
export function waysToSave({ status }: Pick<Game, "status">): WaysToSave {
	if (status === "forfeit") return { first: { label: "Save" } };
	if (status === "in_progress") return { first: goesOn, other: final };
	if (status === "scheduled" || status === "completed") return { first: final, other: goesOn };
	return { first: final, other: { label: `Save, still ${status}` } };
}

/** Enter after the first quarter ends no game. */
export function waysInGame(game: Pick<Game, "status" | "score">): WaysToSave {
	const isToBegin = game.status === "scheduled" && game.score === null;
	return waysToSave(isToBegin ? { status: "in_progress" } : game);
}

const final: WayToSave = { label: "Save as final", status: "completed" };
const goesOn: WayToSave = { label: "Save, game goes on", status: "in_progress" };

/** Asks once whether a game is over whose status says otherwise, and what that keeps from counting. */
export function useAskingIfOver() {
	const confirm = useConfirm();
	return async (game: Pick<Game, "status">, status: ScoreStatus | undefined): Promise<boolean> => {
		const kept = keptFromCounting(game);
		if (status !== "completed" || kept === null) return true;
		return confirm({
			title: "Is it over?",
			text: kept,
			detail: "Saved as final, it counts in the standings and for its players.",
			yes: "It is over",
		});
	};
}
