import type { Game, Score, ScoreStatus } from "#domain/game/game.ts";
import { formatWeekday } from "#domain/time/format.ts";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { words } from "../../../words.ts";
import { useAskingBeforeEffect } from "../../stage/effect-question.ts";

/** A button that saves a score, and what it makes of the game; without a word the status stays. */
export type WayToSave = { label: string; status?: ScoreStatus };

/** The button that Enter presses, and the other one. */
export type WaysToSave = { first: WayToSave; other?: WayToSave };

/**
 * How the score of a game can be saved: whether it is final is said on the button
 * (rule `final-is-said`). A forfeit has ended, whatever its score.
 */
export function waysToSave({ status }: Pick<Game, "status">): WaysToSave {
	if (status === "forfeit") return { first: { label: words.common.save } };
	if (status === "in_progress") return { first: goesOn, other: final };
	if (status === "scheduled" || status === "completed") return { first: final, other: goesOn };
	return {
		first: final,
		other: { label: words.game.saveStill({ status: words.game.statuses[status].toLowerCase() }) },
	};
}

/** Enter after the first quarter ends no game. */
export function waysInGame(game: Pick<Game, "status" | "score">): WaysToSave {
	const isToBegin = game.status === "scheduled" && game.score === null;
	return waysToSave(isToBegin ? { status: "in_progress" } : game);
}

const final: WayToSave = { label: words.game.saveAsFinal, status: "completed" };
const goesOn: WayToSave = { label: words.game.saveGameGoesOn, status: "in_progress" };

/**
 * Asks before a score is saved that is likely a slip: of a game that is still to come, and as final of
 * one whose status says that it is not over, with what that keeps from counting. What moves other
 * teams through a stage is asked last.
 */
export function useAskingBeforeScore() {
	const confirm = useConfirm();
	const isEffectMeant = useAskingBeforeEffect();
	return async (
		game: Pick<Game, "id" | "status" | "date" | "score"> & { stageId: number | null },
		status: ScoreStatus | undefined,
		score: Score | null,
	): Promise<boolean> => {
		const { date } = game;
		if (date !== null && date > todayHere() && game.score === null) {
			const text = words.game.thisGameIsOn({ day: formatWeekday(date, words.language) });
			if (
				!(await confirm({ title: words.game.enterItsResultNow, text, yes: words.game.enterResult }))
			) {
				return false;
			}
		}
		const kept: Partial<Record<Game["status"], string>> = words.game.kept;
		const text = kept[game.status];
		if (status === "completed" && text !== undefined) {
			const isOver = await confirm({
				title: words.game.isItOver,
				text,
				detail: words.game.savedAsFinalItCounts,
				yes: words.game.itIsOver,
			});
			if (!isOver) return false;
		}
		return isEffectMeant({ id: game.id, stageId: game.stageId, score, status });
	};
}
