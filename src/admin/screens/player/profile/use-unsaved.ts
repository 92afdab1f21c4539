import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { words } from "../../../words.ts";

/** Says with a navigation that nothing here is worth a question any more. */
export const leavingAnyway = { isLeavingAnyway: true };

/** Asks before somebody leaves the screen, or the page, with something that is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
	const confirm = useConfirm();
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isUnsaved &&
			currentLocation.pathname !== nextLocation.pathname &&
			nextLocation.state?.isLeavingAnyway !== true,
	);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		void confirm(question).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
	}, [blocker, confirm]);
	useEffect(() => {
		if (!isUnsaved) return;
		const hold = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", hold);
		return () => removeEventListener("beforeunload", hold);
	}, [isUnsaved]);
}

const question = {
	title: words.common.leaveWithoutSaving,
	text: words.player.whatYouHaveChangedHere,
	yes: words.common.leave,
};
