import { useCallback } from "react";
import { ApiError } from "#api/client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { words } from "../../words.ts";

type Send = (sharesPlaces: boolean) => Promise<string>;

/**
 * Sends games of a stage; where another game is at a place at the time, asks whether both fit there and sends them
 * again. Who says no reads the refusal (rule `laid-on-free-slots`).
 */
export function useUnlessTaken(): (send: Send) => Promise<string> {
	const confirm = useConfirm();
	return useCallback(
		async (send) => {
			try {
				return await send(false);
			} catch (error) {
				if (!(error instanceof ApiError) || error.fields.sharesPlaces === undefined) throw error;
				const question = {
					title: words.stage.placeIsTaken,
					text: error.message,
					yes: words.stage.bothFit,
				};
				if (await confirm(question)) return await send(true);
				throw error;
			}
		},
		[confirm],
	);
}
