import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { comesBack, useRemoving } from "../../components/list/use-removing.ts";

type Named = { id: number; name: string };
type Thrown = { trashId: number };

/** Deletes teams as a whole; `onGone` comes between the deletion and loading the screen anew. */
export function useRemovingTeams() {
	const { gone, remove } = useRemoving();
	const removeTeams = (
		teams: readonly Named[],
		onGone: () => void | Promise<void> = () => {},
	): Promise<boolean> => {
		const [only] = teams;
		const isOne = only !== undefined && teams.length === 1;
		return remove({
			ids: teams.map(({ id }) => id),
			none: messages.teams.noneSelected,
			ask: {
				title: isOne ? `Delete ${only.name}?` : `Delete ${teams.length} teams`,
				text: isOne ? messages.teams.confirmDelete : messages.teams.confirmDeleteSelected,
				detail: `Games go with their teams. ${comesBack}`,
				yes: "Delete",
				tone: "danger",
			},
			remove: async (id): Promise<Thrown> => {
				const thrown = await client.del("/teams/:id", { id });
				await onGone();
				return thrown;
			},
			done: isOne ? messages.teams.deleted : messages.teams.deletedSelected,
			failure: messages.teams.deleteFailed,
		});
	};
	return { gone, remove: removeTeams };
}
