import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { useAtOnce } from "../../../components/feedback/use-at-once.ts";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { type Message, useSay } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import type { ListedGame } from "../list/listed-game.ts";
import { changeGames, type DoneChange, type RefusedChange } from "./change-games.ts";
import { type GameChange, reverseOf, withChange } from "./game-change.ts";

export type ChangeAll = (
	ids: readonly number[],
	change: GameChange,
	onProgress?: (count: number) => void,
) => Promise<RefusedChange[]>;

/**
 * Changes details of games: shown at once, then sent, then offered to be undone. Answers those that
 * were refused; they stand as they were.
 */
export function useChangingGames(saved: readonly ListedGame[]) {
	const { shown, during } = useAtOnce(saved, withChanges);
	const { revalidate } = useRevalidator();
	const say = useSay();
	const fail = useFailure();
	const undo = useUndoingChanges();

	const change = useCallback<ChangeAll>(
		(ids, change, onProgress) => {
			const planned = saved.filter(({ id }) => ids.includes(id)).map((game) => ({ game, change }));
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
		[saved, during, revalidate, say, fail, undo],
	);
	return { shown, change };
}

/** Writes the old values back, but not over what somebody else has written since. */
function useUndoingChanges(): (done: readonly DoneChange[]) => Message["action"] {
	const { revalidate } = useRevalidator();
	const say = useSay();
	const fail = useFailure();
	return useCallback(
		(done) => {
			const run = async () => {
				try {
					const { done: undone, refused } = await changeGames(
						done.map((it) => ({ ...it, change: reverseOf(it.game, it.change) })),
					);
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
		[revalidate, say, fail],
	);
}

function backAgain(count: number): string {
	return count === 1 ? words.game.theGameIsAsIt : words.game.gamesAsTheyWere({ count });
}

type ChangeOfMany = { ids: readonly number[]; change: GameChange };

function withChanges(games: readonly ListedGame[], { ids, change }: ChangeOfMany): ListedGame[] {
	return games.map((game) => (ids.includes(game.id) ? withChange(game, change) : game));
}
