import { startTransition, useCallback, useMemo, useRef, useState } from "react";
import { useAction } from "../../parts/use-action.ts";

/** Hides or shows one and answers the sentence of success. */
export type SaveVisibility = (id: number, isHidden: boolean) => Promise<string>;

/** Hides and shows things of a list by a switch, at once; a refusal puts the switch back. */
export function useVisibility<Item extends { id: number; isHidden: boolean }>(
	items: readonly Item[],
	save: SaveVisibility,
) {
	const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
	const { act } = useAction();
	const latest = useRef(save);
	latest.current = save;
	const shown = useMemo(
		() => items.map((item) => ({ ...item, isHidden: wanted.get(item.id) ?? item.isHidden })),
		[items, wanted],
	);
	const setHidden = useCallback(
		async (id: number, isHidden: boolean) => {
			setWanted((before) => new Map(before).set(id, isHidden));
			await act({
				run: () => latest.current(id, isHidden),
				failure: "This could not be changed.",
			});
			// Together with the data that was loaded anew, or the switch would go there and back.
			startTransition(() =>
				setWanted((before) => {
					// A later press stays as it is wanted until its own answer.
					if (before.get(id) !== isHidden) return before;
					return new Map([...before].filter(([other]) => other !== id));
				}),
			);
		},
		[act],
	);
	return { shown, setHidden };
}
