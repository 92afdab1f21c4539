import { useCallback } from "react";
import { client } from "../../../client.ts";
import { useRemoving } from "../../../components/list/use-removing.ts";
import { words } from "../../../words.ts";

type Removed = { id: number; name: string; games: number; isPublished: boolean };

/**
 * Deletes a schedule after saying what goes with it; it can come back (rule `deletion-comes-back`).
 * `after` runs between the deletion and its message, for a screen that has nothing to show any
 * more.
 */
export function useScheduleRemoving(after?: () => void | Promise<void>) {
	const { gone, remove } = useRemoving();
	const removeOne = useCallback(
		({ id, name, games, isPublished }: Removed) =>
			remove({
				ids: [id],
				none: "",
				ask: {
					title: words.schedule.deleteSchedule,
					text:
						games === 0
							? words.schedule.deletedWithRules({ name, isPublished })
							: words.schedule.deletedWithGames({ name, count: games, isPublished }),
					yes: words.common.delete,
					tone: "danger",
				},
				remove: async (id) => {
					const deleted = await client.del("/schedules/:id", { id });
					await after?.();
					return deleted;
				},
				done: words.messages.schedules.deleted,
				failure: words.messages.schedules.deleteFailed,
			}),
		[after, remove],
	);
	return { gone, removeOne };
}
