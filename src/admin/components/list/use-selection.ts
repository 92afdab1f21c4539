import { useCallback, useMemo, useState } from "react";

export type Selection = {
	/** The chosen ones that are there (a row that was deleted is chosen no more). */
	ids: readonly number[];
	has: (id: number) => boolean;
	/** All or none of these. */
	setAll: (ids: readonly number[], isChosen: boolean) => void;
	clear: () => void;
};

/** Which of the rows that are there somebody has chosen. */
export function useSelection(there: readonly { id: number }[]): Selection {
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const ids = useMemo(
		() => there.map(({ id }) => id).filter((id) => chosen.has(id)),
		[there, chosen],
	);
	const setAll = useCallback((all: readonly number[], isChosen: boolean) => {
		setChosen((before) => {
			const after = new Set(before);
			for (const id of all) {
				if (isChosen) after.add(id);
				else after.delete(id);
			}
			return after;
		});
	}, []);
	const clear = useCallback(() => setChosen(new Set()), []);
	// The same one as long as nothing changes, so that lists need not be drawn anew.
	return useMemo(
		() => ({ ids, has: (id) => chosen.has(id), setAll, clear }),
		[ids, chosen, setAll, clear],
	);
}
