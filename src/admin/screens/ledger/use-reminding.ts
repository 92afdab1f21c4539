import type { Debtor } from "#domain/ledger/ledger.ts";
import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { words } from "../../words.ts";

/** Writes to those who owe, after a question where they are several; null where there is nobody. */
export function useReminding(debtors: readonly Debtor[]): (() => void) | null {
	const { act } = useAction();
	const confirm = useConfirm();
	if (debtors.length === 0) return null;
	const remind = async () => {
		const isSure =
			debtors.length === 1 ||
			(await confirm({
				title: words.ledger.remindAllTitle,
				text: words.ledger.remindAllText({ count: debtors.length }),
				yes: words.ledger.remindAll,
			}));
		if (!isSure) return;
		const sent = { debtors: debtors.map(({ kind, id }) => ({ kind, id })) };
		await act({
			run: async () => (await client.post("/ledger/reminders", sent)).message,
			failure: words.ledger.notReminded,
		});
	};
	return () => void remind();
}
