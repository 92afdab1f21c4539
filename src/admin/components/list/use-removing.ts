import { useCallback } from "react";
import { focusScreen } from "../../shell/focus-screen.ts";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import { type Question, useConfirm } from "../feedback/confirm.tsx";
import { useAction } from "../feedback/use-action.ts";
import { useGone } from "../feedback/use-at-once.ts";
import { useFailure } from "../feedback/use-failure.ts";
import { useUndo } from "../feedback/use-undo.ts";

type Removal = {
	ids: readonly number[];
	/** Said when nothing is selected. */
	none: string;
	/** Looked up first where the question tells what goes with it. */
	ask: Question | (() => Promise<Question>);
	/** Deletes one; where it can come back, the answer says from which place in the trash. */
	remove: (id: number) => Promise<{ trashId?: number }>;
	/** The sentence of success. */
	done: string;
	failure: string;
};

/**
 * Deletes a selection: asks first, hides the rows at once, and offers to undo. Rows whose deletion
 * is refused stand there again, with the server's sentence.
 */
export function useRemoving() {
	const { gone, during } = useGone();
	const say = useSay();
	const fail = useFailure();
	const confirm = useConfirm();
	const undo = useUndo();
	const { act } = useAction();

	const removeAsked = useCallback(
		async (removal: Removal): Promise<boolean> => {
			const { ids, none, ask, remove, done, failure } = removal;
			if (ids.length === 0) {
				say({ text: none, tone: "error" });
				return false;
			}
			const question = await asQuestion(ask).catch((error) => fail(error, failure));
			const detail = words.common.youCanBringItBack({ count: ids.length });
			if (!question || !(await confirm({ detail, ...question }))) return false;
			const trashIds: number[] = [];
			const recourse = () => (trashIds.length > 0 ? undo(trashIds) : undefined);
			const run = async () => {
				for (const id of ids) {
					const { trashId } = await remove(id);
					if (trashId !== undefined) trashIds.push(trashId);
				}
				return { text: done, action: recourse() };
			};
			const isDone = await during(ids, () => act({ run, failure, recourse }));
			// The button that was pressed may have gone with its row.
			if (document.activeElement === document.body) focusScreen();
			return isDone;
		},
		[say, fail, confirm, undo, act, during],
	);
	return { gone, remove: removeAsked };
}

async function asQuestion(ask: Removal["ask"]): Promise<Question> {
	return typeof ask === "function" ? ask() : ask;
}
