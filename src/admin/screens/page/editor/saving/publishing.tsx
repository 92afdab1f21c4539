import { useSay } from "../../../../shell/messages.tsx";
import { words } from "../../../../words.ts";
import type { Chosen } from "../editing.ts";
import { emptyBlocks } from "../empty-blocks.ts";
import { toKept } from "../page.ts";
import type { PageEditing } from "../use-page-editing.ts";
import type { PageSteps } from "../use-page-steps.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import type { Problem } from "./what-changes.tsx";

type PublishingProps = {
	work: PageEditing;
	steps: PageSteps;
	/** Opens the form in which something is missing. */
	onChoose: (chosen: Chosen, field?: string) => void;
	onClose: () => void;
};

/** What is written on its way to visitors, and the ways back to what is still missing. */
export function Publishing({ work, steps, onChoose, onClose }: PublishingProps) {
	const say = useSay();
	const { page, editing, dispatch, saving } = work;
	const { writing } = editing;
	const empty = new Set(emptyBlocks(writing.blocks));

	const showProblem = ({ at }: Problem) => {
		onClose();
		const [index = "", ...field] = at.split(".");
		const there = page.blocks[Number(index)];
		if (index === "" || there === undefined) onChoose("page");
		else onChoose({ block: there.id }, field.join("."));
	};
	const clearOut = () => {
		const left = writing.blocks.filter(({ id }) => !empty.has(id));
		dispatch({ kind: "become", writing: { ...writing, blocks: left } });
		onClose();
		say({ text: words.page.theEmptyBlocksAreGone, tone: "success" });
	};
	return (
		<PublishDialog
			page={page}
			revision={saving.revision}
			onPublished={(published) => saving.adopt(toKept(published))}
			onProblem={showProblem}
			onClearOut={empty.size === 0 ? null : clearOut}
			onBack={() => {
				onClose();
				void steps.goBack();
			}}
			onClose={onClose}
		/>
	);
}
