import { useCallback } from "react";
import { client } from "../../client.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { useAtOnce } from "../../components/feedback/use-at-once.ts";
import { words } from "../../words.ts";
import { type Season, withActive } from "./season-rows.ts";

export type Activate = (season: Pick<Season, "id" | "name">, isActive: boolean) => void;

/**
 * Makes a season the active one, or inactive, from a switch. It shows at once; when the server says
 * no, the seasons are again as they were.
 */
export function useActivating<Row extends Season>(seasons: readonly Row[]) {
	const { act } = useAction();
	const { shown, during } = useAtOnce(seasons, withActive<Row>);
	const activate: Activate = useCallback(
		({ id, name }, active) => {
			const run = async () => {
				await client.put("/seasonsv2/:id", { id, active });
				return words.messages.seasons.updated({ name });
			};
			void during(active ? id : null, () =>
				act({ run, failure: words.common.failedToUpdateSeason }),
			);
		},
		[act, during],
	);
	return { shown, activate };
}
