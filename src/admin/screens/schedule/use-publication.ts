import { ApiError } from "#api/client.ts";
import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { words } from "../../words.ts";

type Named = { id: number; name: string };

/** Shows a schedule to visitors, or takes it from them again. */
export function usePublication({ id, name }: Named) {
	const { act } = useAction();
	const confirm = useConfirm();
	const write = (scheduleId: number, isPublished: boolean, isDespiteFees = false) =>
		client.put("/schedules/:id/publication", { id: scheduleId, isPublished, isDespiteFees });
	/** Null where a team has not paid and it is to wait for that. */
	const publishOrAsk = async () => {
		try {
			return (await write(id, true)).message;
		} catch (error) {
			const unpaid = error instanceof ApiError ? error.fields["isDespiteFees"] : undefined;
			if (unpaid === undefined) throw error;
			const isSure = await confirm({
				title: words.schedule.notAllPaid,
				text: unpaid,
				detail: words.schedule.notAllPaidDetail,
				yes: words.schedule.publishNevertheless,
			});
			return isSure ? (await write(id, true, true)).message : null;
		}
	};
	return {
		/** Those that are withdrawn go first, so that visitors never see the games of both. */
		publish: (withdrawn: readonly Named[]) =>
			act({
				run: async () => {
					for (const other of withdrawn) await write(other.id, false);
					const said = await publishOrAsk();
					if (said !== null) return said;
					for (const other of withdrawn) await write(other.id, true, true);
					return words.schedule.notPublished;
				},
				failure: words.schedule.failedToPublish,
			}),
		withdraw: async () => {
			const isSure = await confirm({
				title: words.schedule.withdrawSchedule,
				text: words.schedule.becomesADraft({ name }),
				yes: words.schedule.withdraw,
			});
			if (!isSure) return;
			await act({
				run: async () => (await write(id, false)).message,
				failure: words.schedule.failedToWithdraw,
			});
		},
	};
}
