import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { useAction } from "../../components/feedback/use-action.ts";

type Named = { id: number; name: string };

/** Shows a schedule to visitors, or takes it from them again. */
export function usePublication({ id, name }: Named) {
	const { act } = useAction();
	const confirm = useConfirm();
	const write = (scheduleId: number, isPublished: boolean) =>
		client.put("/schedules/:id/publication", { id: scheduleId, isPublished });
	return {
		/** Those that are withdrawn go first, so that visitors never see the games of both. */
		publish: (withdrawn: readonly Named[]) =>
			act({
				run: async () => {
					for (const other of withdrawn) await write(other.id, false);
					return (await write(id, true)).message;
				},
				failure: "Failed to publish schedule",
			}),
		withdraw: async () => {
			const isSure = await confirm({
				title: "Withdraw schedule",
				text: `${name} becomes a draft again. Visitors see only those of its games that have a score.`,
				yes: "Withdraw",
			});
			if (!isSure) return;
			await act({
				run: async () => (await write(id, false)).message,
				failure: "Failed to withdraw schedule",
			});
		},
	};
}
