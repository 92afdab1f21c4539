import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { momentHere } from "../../../components/feedback/today-here.ts";
import { useSay } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import type { Desk } from "./desk.ts";
import type { Panel } from "./desk-state.ts";
import styles from "./panel-tools.module.css";
import type { PanelName } from "./unsaved.ts";

type EditButtonProps = { label: string; onClick: () => void };

/** Turns a panel from reading to writing. */
export function EditButton({ label, onClick }: EditButtonProps) {
	return (
		<button type="button" className={styles.edit} data-edit onClick={onClick}>
			<Icon name="edit" />
			{label}
		</button>
	);
}

type SaveBarProps = {
	desk: Desk;
	name: PanelName;
	panel: Panel;
	/** "12 changes"; the buttons alone say enough in small forms. */
	children?: ReactNode;
	/** The ways to save, where there are several. */
	buttons?: ReactNode;
};

/** Save and Cancel of the form around it, and what hinders the one. */
export function SaveBar({ desk, name, panel, children, buttons }: SaveBarProps) {
	const cancel = useCancel(desk, name);
	const isSaving = panel.state === "saving";
	const isEmpty = hasNothingToSend(panel);
	return (
		<div className="stack-2 pad">
			<p role="alert" className={styles.failure} data-state={panel.state}>
				{panel.failure}
			</p>
			<div className={styles.buttons}>
				<span className={styles.count}>{children}</span>
				<QuietButton onClick={cancel}>
					{isEmpty ? words.common.close : words.common.cancel}
				</QuietButton>
				{buttons !== undefined && panel.state === "idle" ? (
					buttons
				) : (
					<SubmitButton disabled={isSaving || isEmpty}>
						{isSaving
							? words.common.saving
							: panel.state === "waiting"
								? words.common.tryAgain
								: words.common.save}
					</SubmitButton>
				)}
			</div>
		</div>
	);
}

export function hasNothingToSend({ edits, state }: Panel): boolean {
	return Object.keys(edits).length === 0 && state !== "waiting";
}

/** What was found on this device, and a way to be rid of it. */
export function RestoredLine({ desk, name, panel }: Omit<SaveBarProps, "children" | "buttons">) {
	const cancel = useCancel(desk, name);
	if (panel.restoredAt === null) return null;
	return (
		<p className={`notice ${styles.restored}`}>
			{words.game.unsavedFrom({ moment: momentHere(panel.restoredAt) })}
			<button type="button" className={styles.link} onClick={cancel}>
				{words.common.throwAway}
			</button>
		</p>
	);
}

/** A slip of the thumb takes away nothing that cannot be brought back. */
function useCancel(desk: Desk, name: PanelName): () => void {
	const say = useSay();
	return () => {
		const edits = desk.cancel(name);
		if (Object.keys(edits).length === 0) return;
		const action = { label: words.common.undo, run: () => desk.restore(name, edits) };
		say({ text: words.game.yourInputWasDiscarded, tone: "success", action });
	};
}

/** Writing begins in the first field; afterwards the focus is where it began. */
export function usePanelFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	const was = useRef(isOpen);
	useEffect(() => {
		if (was.current === isOpen) return;
		was.current = isOpen;
		const hasFocus =
			document.activeElement === document.body || place.current?.contains(document.activeElement);
		if (!hasFocus) return;
		const fields = place.current?.querySelectorAll<HTMLElement>(isOpen ? firstOf() : "[data-edit]");
		[...(fields ?? [])].find((field) => field.offsetParent !== null)?.focus();
	}, [isOpen]);
	return place;
}

/** A finger chooses its cell itself: a keypad that opens unasked would hide the table. */
function firstOf(): string {
	const isTouch = matchMedia("(pointer: coarse)").matches;
	return isTouch ? "[aria-pressed=true], input, select" : "input, select";
}
