import { useCallback } from "react";
import { client } from "../../client.ts";
import type { Message } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import { useAction } from "./use-action.ts";

/**
 * A deletion offers its undoing for a while; the trash keeps it for 30 days
 * (rule `deletion-comes-back`).
 */
export function useUndo(): (trashIds: readonly number[]) => Message["action"] {
	const { act } = useAction();
	return useCallback(
		(trashIds) => ({
			label: words.common.undo,
			run: () =>
				void act({
					run: async () => {
						const back: string[] = [];
						// What was deleted last comes back first: it may belong to what was deleted before.
						for (const id of trashIds.toReversed()) {
							back.push((await client.post("/trash/:id/restore", { id })).message);
						}
						return back.length === 1
							? (back[0] ?? "")
							: words.common.areBack({ count: back.length });
					},
					failure: words.common.thisCouldNotBeUndone,
				}),
		}),
		[act],
	);
}
