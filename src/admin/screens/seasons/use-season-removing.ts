import { useCallback } from "react";
import { messages } from "#domain/messages.ts";
import { counted } from "#domain/text/counted.ts";
import { client } from "../../client.ts";
import { useRemoving } from "../../parts/use-removing.ts";
import type { SeasonRow } from "./season-rows.ts";

/** Deletes seasons, after saying how much goes with them (R5.22, R5.27). */
export function useSeasonRemoving(seasons: readonly SeasonRow[]) {
	const { gone, remove } = useRemoving();
	const removeAll = useCallback(
		(ids: readonly number[]) => {
			const meant = seasons.filter(({ id }) => ids.includes(id));
			return remove({
				ids,
				none: messages.seasons.noneSelected,
				ask: {
					title: ids.length === 1 ? "Delete season" : `Delete ${ids.length} seasons`,
					text: `${messages.seasons.confirmDelete} ${whatGoes(meant)}`,
					yes: "Delete",
					tone: "danger",
				},
				remove: (id) => client.del("/seasonsv2/:id", { id }),
				done: messages.seasons.deleted,
				failure: "Failed to delete season",
			});
		},
		[seasons, remove],
	);
	return { gone, removeAll };
}

function whatGoes(seasons: readonly SeasonRow[]): string {
	const leagues = seasons.reduce((sum, { leaguesCount }) => sum + leaguesCount, 0);
	const [first] = seasons;
	if (seasons.length === 1 && first) return `${first.name} has ${counted(leagues, "league")}.`;
	return `These ${seasons.length} seasons have ${counted(leagues, "league")}.`;
}
