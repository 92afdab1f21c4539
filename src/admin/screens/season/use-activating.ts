import { startTransition, useCallback, useMemo, useState } from "react";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { useAction } from "../../parts/use-action.ts";
import { type Season, withActive } from "./season-rows.ts";

export type Activate = (season: Pick<Season, "id" | "name">, isActive: boolean) => void;

/**
 * Makes a season the active one, or inactive, from a switch. It shows at once; when the server says
 * no, the seasons are again as they were.
 */
export function useActivating<Row extends Season>(seasons: readonly Row[]) {
	const [wanted, setWanted] = useState<{ id: number | null } | null>(null);
	const { act } = useAction();
	const shown = useMemo(
		() => (wanted === null ? seasons : withActive(seasons, wanted.id)),
		[seasons, wanted],
	);
	const activate: Activate = useCallback(
		async ({ id, name }, active) => {
			const mine = { id: active ? id : null };
			setWanted(mine);
			await act({
				run: async () => {
					await client.put("/seasonsv2/:id", { id, active });
					return messages.updated(name);
				},
				failure: "Failed to update season",
			});
			// A later switch stays as it is wanted until its own answer. Together with the data that was
			// loaded anew, or the switch would go there and back.
			startTransition(() => setWanted((current) => (current === mine ? null : current)));
		},
		[act],
	);
	return { shown, activate };
}
