import { useCallback, useRef } from "react";
import { words } from "../../words.ts";
import { useAction } from "../feedback/use-action.ts";
import { useAtOnce } from "../feedback/use-at-once.ts";
import { inOrder, isSameOrder } from "./order.ts";

/**
 * The order of a list, changed at once and saved in one request. While one is under way, only the
 * last of further changes is sent after it. When the server says no, the list is again as it was.
 * `save` answers the sentence of success.
 */
export function useOrder<Item extends { id: number }>(
	items: readonly Item[],
	save: (ids: readonly number[]) => Promise<string>,
) {
	const { act } = useAction();
	const { shown, during } = useAtOnce(items, inOrder<Item>);
	const now = useRef({ shown, save });
	now.current = { shown, save };
	const latest = useRef<readonly number[] | null>(null);

	const putInOrder = useCallback(
		(ids: readonly number[]) => {
			let before: readonly number[] = now.current.shown.map(({ id }) => id);
			if (isSameOrder(ids, before)) return;
			void during(ids, async () => {
				const isUnderWay = latest.current !== null;
				latest.current = ids;
				if (isUnderWay) return;
				for (let sent = ids, isDone = false; !isDone; sent = latest.current ?? sent) {
					const back = before;
					const isSaved = await act({
						run: async () => ({
							text: await now.current.save(sent),
							action: { label: words.common.undo, run: () => putInOrder(back) },
						}),
						failure: words.common.theOrderCouldNotBe,
					});
					before = sent;
					isDone = !isSaved || latest.current === sent;
				}
				latest.current = null;
			});
		},
		[act, during],
	);
	return { shown, putInOrder };
}
