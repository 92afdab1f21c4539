import { type ComponentProps, useRef } from "react";
import { words } from "../../words.ts";
import { useConfirm } from "../feedback/confirm.tsx";
import styles from "../feedback/dialog.module.css";
import { Dialog } from "../feedback/dialog.tsx";
import { useTyped } from "../feedback/use-typed.ts";

/** A dialog in which something is typed: a click beside it, Escape and the X ask before that is thrown away. */
export function TypingDialog({
	children,
	...props
}: Omit<ComponentProps<typeof Dialog>, "mayLeave">) {
	const confirm = useConfirm();
	const { handlers, isTyped } = useTyped();
	const isAsking = useRef(false);
	const ask = async () => {
		isAsking.current = true;
		const isSure = await confirm({
			title: words.common.throwAwayTyped,
			text: words.common.itIsNotSavedYet,
			yes: words.common.throwAway,
			tone: "danger",
		});
		isAsking.current = false;
		if (isSure) props.onClose();
	};
	const mayLeave = () => {
		if (isAsking.current) return false;
		if (!isTyped()) return true;
		void ask();
		return false;
	};
	return (
		<Dialog {...props} mayLeave={mayLeave}>
			<div className={styles.typing} {...handlers}>
				{children}
			</div>
		</Dialog>
	);
}
