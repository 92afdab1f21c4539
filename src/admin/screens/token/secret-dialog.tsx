import { useState } from "react";
import { Button } from "../../components/feedback/button.tsx";
import { Copied } from "../../components/feedback/copied.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { words } from "../../words.ts";

type SecretDialogProps = {
	title: string;
	name: string;
	hint: string;
	/** Null while there is none to tell. */
	secret: string | null;
	onClose: () => void;
};

/** A secret for another program, told once: a click beside the window does not lose it. */
export function SecretDialog({ title, name, hint, secret, onClose }: SecretDialogProps) {
	const [said, setSaid] = useState("");
	return (
		<Dialog title={title} isOpen={secret !== null} onClose={onClose} isAlert>
			<DialogBody>
				<Copied name={name} text={secret ?? ""} say={setSaid} isSecret>
					{words.common.copy}
				</Copied>
				<p role="status" className="hint">
					{said}
				</p>
				<p className="soft">{hint}</p>
			</DialogBody>
			<DialogButtons>
				<Button autoFocus onClick={onClose}>
					{words.common.done}
				</Button>
			</DialogButtons>
		</Dialog>
	);
}
