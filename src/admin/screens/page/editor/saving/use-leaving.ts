import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useConfirm } from "../../../../components/feedback/confirm.tsx";
import { words } from "../../../../words.ts";
import type { PageEditing } from "../use-page-editing.ts";

/** Saves everything before the editor is left, and asks only where that cannot be done. */
export function useLeaving({ saving, isUnsaved }: Pick<PageEditing, "saving" | "isUnsaved">): void {
	const confirm = useConfirm();
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			saving.isUnsaved() &&
			saving.state().kind !== "lost" &&
			currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		const leave = async () =>
			(await saving.flush()) || (await confirm(question)) ? blocker.proceed() : blocker.reset();
		void leave();
	}, [blocker, saving, confirm]);
	useEffect(() => {
		if (!isUnsaved) return;
		const hold = (event: BeforeUnloadEvent) => {
			void saving.flush();
			event.preventDefault();
		};
		addEventListener("beforeunload", hold);
		return () => removeEventListener("beforeunload", hold);
	}, [isUnsaved, saving]);
}

const question = {
	title: words.common.leaveWithoutSaving,
	text: words.page.whatYouWroteLastIs,
	detail: words.page.thisBrowserKeepsItAnd,
	yes: words.common.leave,
};
