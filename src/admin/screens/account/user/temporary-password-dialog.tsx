import { useId, useRef, useState } from "react";
import { Button } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import styles from "./temporary-password-dialog.module.css";

/**
 * A password the server made up for somebody. It is told once and kept nowhere
 * (rule `temporary-password`).
 */
export type TemporaryPassword = {
	username: string;
	password: string;
	/** Where to sign in; without one, at the platform. */
	signInAt?: string | null;
};

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

function Told({ onClose, ...told }: TemporaryPassword & { onClose: () => void }) {
	const [said, setSaid] = useState("");
	return (
		<>
			<DialogBody>
				<p>
					Give this to <strong className={styles.name}>{told.username}</strong> now. It is shown
					only once.
				</p>
				<Copied name="Temporary password" text={told.password} say={setSaid} isSecret>
					Copy
				</Copied>
				<Copied name="Message to send" text={messageWith(told)} say={setSaid}>
					Copy message
				</Copied>
				<p role="status" className={styles.said}>
					{said}
				</p>
				<p className="soft">
					It can be used for 7 days. At the first sign-in {told.username} chooses a new one; until
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

function messageWith({ username, password, signInAt }: TemporaryPassword): string {
	return [
		`Sign in at ${signInAt ?? `${location.origin}/login`}`,
		`Username: ${username}`,
		`Temporary password: ${password}`,
		"Please sign in within 7 days. You will choose your own password then.",
	].join("\n");
}

type CopiedProps = {
	name: string;
	text: string;
	say: (sentence: string) => void;
	isSecret?: boolean;
	children: string;
};

/** A text and the button that puts it on the clipboard. */
function Copied({ name, text, say, isSecret = false, children }: CopiedProps) {
	const id = useId();
	const shown = useRef<HTMLOutputElement>(null);
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
			say("Copied");
		} catch {
			// Without https, or when the browser was told not to: the keyboard's copy still works.
			if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
			say("Selected. Copy it with your keyboard.");
		}
	};
	return (
		<div className={styles.box}>
			<span id={id} className="visually-hidden">
				{name}
			</span>
			<output
				ref={shown}
				aria-labelledby={id}
				className={isSecret ? styles.secret : styles.message}
			>
				{text}
			</output>
			<button type="button" className={styles.copy} onClick={copy}>
				<Icon name={isCopied ? "check" : "copy"} />
				{children}
			</button>
		</div>
	);
}
