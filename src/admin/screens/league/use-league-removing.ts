import { useCallback } from "react";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { useRemoving } from "../../components/list/use-removing.ts";

type RemovableLeague = { id: number; name: string };

/**
 * Deletes leagues: out of one season, or everywhere when none is named. `after` runs between the
 * deletion and its message, for a screen that has nothing to show any more.
 */
export function useLeagueRemoving(
	season: RemovableLeague | null,
	after?: () => void | Promise<void>,
) {
	const { gone, remove } = useRemoving();
	const where = season === null ? "" : ` from ${season.name}`;
	const removeAll = useCallback(
		(ids: readonly number[]) =>
			remove({
				ids,
				none: messages.leagues.noneSelected,
				ask: {
					title:
						ids.length === 1 ? `Delete league${where}` : `Delete ${ids.length} leagues${where}`,
					text: messages.leagues.confirmDelete,
					yes: "Delete",
					tone: "danger",
				},
				remove: async (id) => {
					const deleted =
						season === null
							? await client.del("/leagues/:id", { id })
							: await client.del("/seasonsv2/:seasonId/leagues/:leagueId", {
									seasonId: season.id,
									leagueId: id,
								});
					await after?.();
					return deleted;
				},
				done: messages.leagues.deleted,
				failure: "Failed to delete league",
			}),
		[season, where, after, remove],
	);
	return { gone, removeAll };
}
