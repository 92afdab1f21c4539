import { useCallback } from "react";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { useUndo } from "../../components/feedback/use-undo.ts";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import type { GenerationResult } from "./generation.ts";

/** Says what came of a generation; where games were overwritten, they can come back. */
export function useTelling(): (outcome: GenerationResult) => void {
	const say = useSay();
	const fail = useFailure();
	const undo = useUndo();
	return useCallback(
		(outcome) => {
			if (outcome.kind === "failed") fail(outcome.error, words.messages.schedules.generateFailed);
			else if (outcome.kind === "cancelled") say({ text: outcome.message, tone: "success" });
			else {
				const { message, trashId } = outcome;
				const action = trashId === null ? undefined : undo([trashId]);
				say({ text: message, tone: "success", action });
			}
		},
		[say, fail, undo],
	);
}
