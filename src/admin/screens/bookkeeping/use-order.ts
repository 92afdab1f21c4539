import { startTransition, useCallback, useMemo, useRef, useState } from "react";
import { useAction } from "../../parts/use-action.ts";
import { inOrder, isSameOrder } from "./order.ts";

/** Sends the ids in their order and answers the sentence of success. */
export type SaveOrder = (ids: readonly number[]) => Promise<string>;

/**
 * The order of a list, changed at once and saved in one request. While one is under way, only the
 * last of further changes is sent after it. When the server says no, the list is again as it was.
 */
export function useOrder<Item extends { id: number }>(items: readonly Item[], save: SaveOrder) {
	const [wanted, setWanted] = useState<readonly number[] | null>(null);
	const { act } = useAction();
	const shown = useMemo(() => (wanted === null ? items : inOrder(items, wanted)), [items, wanted]);
	const now = useRef({ shown, save });
	now.current = { shown, save };
	const latest = useRef<readonly number[] | null>(null);

	const putInOrder = useCallback(
		async (ids: readonly number[]) => {
			let before: readonly number[] = now.current.shown.map(({ id }) => id);
			if (isSameOrder(ids, before)) return;
			const isUnderWay = latest.current !== null;
			latest.current = ids;
			setWanted(ids);
			if (isUnderWay) return;
			for (let sent = ids, isDone = false; !isDone; sent = latest.current ?? sent) {
				const back = before;
				const isSaved = await act({
					run: async () => ({
						text: await now.current.save(sent),
						action: { label: "Undo", run: () => void putInOrder(back) },
					}),
					failure: "The order could not be saved.",
				});
				before = sent;
				isDone = !isSaved || latest.current === sent;
			}
			latest.current = null;
			// Together with the data that was loaded anew, or the old order would show in between.
			startTransition(() => setWanted(null));
		},
		[act],
	);
	return { shown, putInOrder };
}
