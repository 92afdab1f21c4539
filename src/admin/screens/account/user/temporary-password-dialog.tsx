import { useId, useRef, useState } from "react";
import { Button } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import styles from "./temporary-password-dialog.module.css";

/**
 * A password the server made up for somebody. It is told once and kept nowhere
 * (rule `temporary-password`).
 */
export type TemporaryPassword = { username: string; password: string };

type TemporaryPasswordDialogProps = {
	/** Null while there is none to tell. */
	told: TemporaryPassword | null;
	onClose: () => void;
};

/** Shows it until somebody says that it was passed on; a click beside the window does not lose it. */
export function TemporaryPasswordDialog({ told, onClose }: TemporaryPasswordDialogProps) {
	return (
		<Dialog title="Temporary password" isOpen={told !== null} onClose={onClose} isAlert>
			{told !== null && <Told {...told} onClose={onClose} />}
		</Dialog>
	);
}

function Told({ username, password, onClose }: TemporaryPassword & { onClose: () => void }) {
	const id = useId();
	const shown = useRef<HTMLOutputElement>(null);
	const [said, setSaid] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(password);
			setSaid("Copied");
		} catch {
			// Without https, or when the browser was told not to: the keyboard's copy still works.
			if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
			setSaid("Selected. Copy it with your keyboard.");
		}
	};
	return (
		<>
			<DialogBody>
				<p>
					Give this to <strong className={styles.name}>{username}</strong> now. It is shown only
					once.
				</p>
				<div className={styles.password}>
					<span id={id} className="visually-hidden">
						Temporary password
					</span>
					<output ref={shown} aria-labelledby={id} className={styles.text}>
						{password}
					</output>
					<button type="button" className={styles.copy} onClick={copy}>
						<Icon name={said === "Copied" ? "check" : "copy"} />
						Copy
					</button>
				</div>
				<p role="status" className={styles.said}>
					{said}
				</p>
				<p className="soft">
					It counts for 7 days. At the first sign-in a password of one's own has to be chosen; until
					then nothing else is open.
				</p>
			</DialogBody>
			<DialogButtons>
				{/* The button that was pressed may be gone. */}
				<Button autoFocus onClick={onClose}>
					Done
				</Button>
			</DialogButtons>
		</>
	);
}
