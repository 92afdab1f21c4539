import { useState } from "react";
import { useAction } from "../../../components/feedback/use-action.ts";
import { words } from "../../../words.ts";
import { useUnsaved } from "../../player/profile/use-unsaved.ts";

export type SavedDraft<Draft> = ReturnType<typeof useSavedDraft<Draft>>;

type DraftInput<Draft> = {
	/** What is kept now, and what the screen begins with. */
	saved: Draft;
	first?: Draft;
	/** The same text means that nothing was changed. */
	textOf: (draft: Draft) => string;
	/** What whoever saves has seen (rule `edit-over-what-was-seen`). */
	lastChangeId: number | undefined;
	/** Keeps it, and answers what is kept from now on. */
	put: (
		draft: Draft,
		lastChangeId: number | undefined,
	) => Promise<{ message: string; saved: Draft; lastChangeId: number | undefined }>;
	failure: string;
};

/** What is edited in one go and saved as a whole; "Undo" puts back what was kept before. */
export function useSavedDraft<Draft>(input: DraftInput<Draft>) {
	const { saved, first = saved, textOf, lastChangeId, failure } = input;
	const [draft, setDraft] = useState(first);
	const { act, isBusy } = useAction();
	const isChanged = textOf(draft) !== textOf(saved);
	useUnsaved(isChanged && textOf(draft) !== textOf(first));
	const put = async (next: Draft, seen: number | undefined) => {
		const answer = await input.put(next, seen);
		setDraft(answer.saved);
		return answer;
	};
	const save = () =>
		act({
			run: async () => {
				const { message, lastChangeId: newest } = await put(draft, lastChangeId);
				const undo = async () => (await put(saved, newest)).message;
				const action = { label: words.common.undo, run: () => void act({ run: undo, failure }) };
				return { text: message, action };
			},
			failure,
		});
	return { draft, setDraft, isChanged, isBusy, save, startOver: () => setDraft(saved) };
}
