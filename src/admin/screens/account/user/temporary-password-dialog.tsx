import { useState } from "react";
import { Button } from "../../../components/feedback/button.tsx";
import { Copied } from "../../../components/feedback/copied.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { words } from "../../../words.ts";
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
		<Dialog
			title={words.account.temporaryPassword}
			isOpen={told !== null}
			onClose={onClose}
			isAlert
		>
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
					{words.account.giveThisTo} <strong className={styles.name}>{told.username}</strong>{" "}
					{words.account.nowItIsShownOnly}
				</p>
				<Copied name={words.account.temporaryPassword} text={told.password} say={setSaid} isSecret>
					{words.common.copy}
				</Copied>
				<Copied name={words.account.messageToSend} text={messageWith(told)} say={setSaid}>
					{words.account.copyMessage}
				</Copied>
				<p role="status" className={styles.said}>
					{said}
				</p>
				<p className="soft">{words.account.temporaryUntilChosen({ username: told.username })}</p>
			</DialogBody>
			<DialogButtons>
				{/* The button that was pressed may be gone. */}
				<Button autoFocus onClick={onClose}>
					{words.common.done}
				</Button>
			</DialogButtons>
		</>
	);
}

function messageWith({ username, password, signInAt }: TemporaryPassword): string {
	return [
		words.account.signInAt({ address: signInAt ?? `${location.origin}/login` }),
		words.account.usernameIs({ username }),
		words.account.temporaryPasswordIs({ password }),
		words.account.pleaseSignInWithin7,
	].join("\n");
}
