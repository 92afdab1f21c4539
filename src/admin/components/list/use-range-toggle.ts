import { useCallback, useRef } from "react";
import { rangeBetween } from "./range-between.ts";
import type { Selection } from "./use-selection.ts";

/**
 * Chooses rows, with the shift key all from the one before to this one, in the order they are
 * shown. The function stays the same, so that rows need not be drawn anew.
 */
export function useRangeToggle(ids: readonly number[], selection: Selection | undefined) {
	const now = useRef({ ids, selection });
	now.current = { ids, selection };
	const last = useRef<number | null>(null);
	return useCallback((id: number, isRange: boolean) => {
		const { ids, selection } = now.current;
		if (selection === undefined) return;
		const range = isRange ? rangeBetween(ids, last.current, id) : [id];
		selection.setAll(range, !selection.has(id));
		last.current = id;
	}, []);
}
