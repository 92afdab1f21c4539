import { useSay } from "../../../../shell/messages.tsx";
import { ConflictBar } from "./conflict-bar.tsx";
import type { Looking } from "./use-looking.ts";
import type { PageEditing } from "./use-page-editing.ts";

type ConflictProps = {
	work: Pick<PageEditing, "saving" | "state">;
	looking: Looking;
	/** What somebody else has saved is shown in the preview. */
	onSee: () => void;
};

/** The choice between what is written here and what somebody else saved; nothing where they agree. */
export function Conflict({ work: { saving, state }, looking, onSee }: ConflictProps) {
	const say = useSay();
	if (state.kind !== "conflict") return null;
	return (
		<ConflictBar
			sentence={state.sentence}
			isLookingAtTheirs={looking.looked?.number === null}
			onSee={() => {
				looking.look({ words: "What is saved now", number: null }, state.theirs.writing);
				onSee();
			}}
			onKeepMine={() => {
				looking.stop();
				void saving.keepMine();
			}}
			onTakeTheirs={() => {
				looking.stop();
				saving.takeTheirs();
				say({ text: "You see what is saved now. Undo brings yours back.", tone: "success" });
			}}
		/>
	);
}
