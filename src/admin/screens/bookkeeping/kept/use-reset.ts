import { useCallback } from "react";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { words } from "../../../words.ts";

export type Reset = {
	/** What is brought back: "statistics". */
	what: string;
	/** Says what happens to those that are not among the first ones. */
	detail: string;
	/** Both answer the sentence of success. */
	reset: () => Promise<string>;
	undo: () => Promise<string>;
};

/**
 * Brings the first list back after a question; nothing recorded is lost
 * (rule `reset-loses-nothing`).
 */
export function useReset() {
	const confirm = useConfirm();
	const { act, isBusy } = useAction();
	const ask = useCallback(
		async ({ what, detail, reset, undo }: Reset) => {
			const isSure = await confirm({
				title: words.bookkeeping.resetWhat({ what }),
				text:
					what === words.bookkeeping.statistics
						? words.messages.stats.confirmReset
						: words.bookkeeping.overwrites({ what }),
				detail,
				yes: words.bookkeeping.resetAll,
				tone: "danger",
			});
			if (!isSure) return;
			const back = () => void act({ run: undo, failure: words.common.thisCouldNotBeUndone });
			await act({
				run: async () => ({ text: await reset(), action: { label: words.common.undo, run: back } }),
				failure: words.bookkeeping.couldNotBeReset({ what }),
			});
		},
		[confirm, act],
	);
	return { ask, isBusy };
}
