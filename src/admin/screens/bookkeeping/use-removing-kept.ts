import { startTransition, useCallback, useState } from "react";
import { useConfirm } from "../../parts/confirm.tsx";
import { useAction } from "../../parts/use-action.ts";
import { focusScreen } from "../../shell/focus-screen.ts";
import type { KeptItem } from "./kept.ts";

type Removal = {
	item: Pick<KeptItem, "id" | "name"> | undefined;
	/** What it is: "game period". */
	what: string;
	/** What follows from it. */
	text: string;
	/** Answers the sentence of success. */
	remove: () => Promise<string>;
	/** Adds the same again, where it stood. Nothing was written down for it, so nothing is lost. */
	bringBack: () => Promise<string>;
	failure: string;
};

/**
 * Deletes one of a list after a question. What was written down for it keeps it: then the server
 * says so, and it stands there again.
 */
export function useRemovingKept() {
	const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
	const confirm = useConfirm();
	const { act } = useAction();
	const removeAsked = useCallback(
		async ({ item, what, text, remove, bringBack, failure }: Removal) => {
			if (item === undefined) return;
			const isSure = await confirm({
				...{ title: `Delete ${what} ${item.name}?`, text, yes: "Delete", tone: "danger" },
			});
			if (!isSure) return;
			setGone((before) => new Set(before).add(item.id));
			const undo = () => void act({ run: bringBack, failure: "This could not be undone." });
			await act({
				run: async () => ({ text: await remove(), action: { label: "Undo", run: undo } }),
				failure,
			});
			// Together with the data that was loaded anew, or the row would show once more.
			startTransition(() =>
				setGone((before) => new Set([...before].filter((id) => id !== item.id))),
			);
			// The button that was pressed may have gone with its row.
			if (document.activeElement === document.body) focusScreen();
		},
		[confirm, act],
	);
	return { gone, remove: removeAsked };
}
