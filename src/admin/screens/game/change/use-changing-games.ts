import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { useAtOnce } from "../../../components/feedback/use-at-once.ts";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { type Message, useSay } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import { useAskingBeforeEffect } from "../../stage/effect-question.ts";
import type { ListedGame } from "../list/listed-game.ts";
import {
	changeGames,
	type DoneChange,
	type PlannedChange,
	type RefusedChange,
} from "./change-games.ts";
import { type GameChange, reverseOf, withChange } from "./game-change.ts";

export type ChangeAll = (
	ids: readonly number[],
	change: GameChange,
	onProgress?: (count: number) => void,
) => Promise<RefusedChange[] | null>;

/**
 * Changes details of games: shown at once, then sent, then offered to be undone. Answers those that
 * were refused; they stand as they were. Null where somebody would rather not after all.
 */
export function useChangingGames(saved: readonly ListedGame[]) {
	const { shown, during } = useAtOnce(saved, withChanges);
	const { revalidate } = useRevalidator();
	const say = useSay();
	const fail = useFailure();
	const undo = useUndoingChanges();
	const areMeant = useAskingBeforeChanges();

	const change = useCallback<ChangeAll>(
		async (ids, change, onProgress) => {
			const planned = saved.filter(({ id }) => ids.includes(id)).map((game) => ({ game, change }));
			if (!(await areMeant(planned))) return null;
			return during({ ids, change }, async () => {
				try {
					const { done, refused, message } = await changeGames(planned, onProgress);
					await revalidate();
					if (done.length > 0) {
						const text =
							done.length === 1 ? message : words.game.gamesChanged({ count: done.length });
						say({ text, tone: "success", action: undo(done) });
					}
					return refused;
				} catch (error) {
					fail(error, words.messages.games.detailsFailed);
					return [];
				}
			});
		},
		[saved, during, revalidate, say, fail, undo, areMeant],
	);
	return { shown, change };
}

/** Writes the old values back, but not over what somebody else has written since. */
function useUndoingChanges(): (done: readonly DoneChange[]) => Message["action"] {
	const { revalidate } = useRevalidator();
	const say = useSay();
	const fail = useFailure();
	const areMeant = useAskingBeforeChanges();
	return useCallback(
		(done) => {
			const run = async () => {
				const back = done.map((it) => ({ ...it, change: reverseOf(it.game, it.change) }));
				if (!(await areMeant(back))) return;
				try {
					const { done: undone, refused } = await changeGames(back);
					await revalidate();
					const [first] = refused;
					if (first !== undefined) say({ text: first.sentence, tone: "error" });
					else say({ text: backAgain(undone.length), tone: "success" });
				} catch (error) {
					fail(error, words.common.thisCouldNotBeUndone);
				}
			};
			return { label: words.common.undo, run: () => void run() };
		},
		[revalidate, say, fail, areMeant],
	);
}

/** Asks of each game whose new status takes a team out of a later series; the first no is for all. */
function useAskingBeforeChanges(): (planned: readonly PlannedChange[]) => Promise<boolean> {
	const isEffectMeant = useAskingBeforeEffect();
	return useCallback(
		async (planned) => {
			for (const { game, change } of planned) {
				const { status, forfeitedBy } = change;
				const { id, stageId, score } = game;
				if (status === undefined) continue;
				if (!(await isEffectMeant({ id, stageId, score, status, forfeitedBy }))) return false;
			}
			return true;
		},
		[isEffectMeant],
	);
}

function backAgain(count: number): string {
	return count === 1 ? words.game.theGameIsAsIt : words.game.gamesAsTheyWere({ count });
}

type ChangeOfMany = { ids: readonly number[]; change: GameChange };

function withChanges(games: readonly ListedGame[], { ids, change }: ChangeOfMany): ListedGame[] {
	return games.map((game) => (ids.includes(game.id) ? withChange(game, change) : game));
}
