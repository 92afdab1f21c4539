import { useState } from "react";
import { Button } from "../../components/feedback/button.tsx";
import { Copied } from "../../components/feedback/copied.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { words } from "../../words.ts";
import type { ShownLetter } from "./use-inviting.ts";

/** A letter that nobody has sent: to be copied, or opened in the own program for mail. */
export function LetterDialog({
	letter,
	onClose,
}: {
	letter: ShownLetter | null;
	onClose: () => void;
}) {
	return (
		<Dialog
			title={words.mail.letterTo({ to: letter?.to ?? "" })}
			isOpen={letter !== null}
			onClose={onClose}
			isAlert
		>
			{letter !== null && <Shown {...letter} onClose={onClose} />}
		</Dialog>
	);
}

function Shown({ address, subject, text, onClose }: ShownLetter & { onClose: () => void }) {
	const [said, setSaid] = useState("");
	const mailto = `mailto:${encodeURIComponent(address)}?${new URLSearchParams({
		subject,
		body: text,
	})
		.toString()
		.replaceAll("+", "%20")}`;
	return (
		<>
			<DialogBody>
				<p>{words.mail.whyCopied}</p>
				<Copied name={words.mail.address} text={address} say={setSaid}>
					{words.common.copy}
				</Copied>
				<Copied name={words.mail.letterText} text={`${subject}\n\n${text}`} say={setSaid}>
					{words.common.copy}
				</Copied>
				<p role="status" className="hint">
					{said}
				</p>
			</DialogBody>
			<DialogButtons>
				<a href={mailto} className="button button-quiet">
					{words.mail.openInMailProgram}
				</a>
				<Button autoFocus onClick={onClose}>
					{words.common.done}
				</Button>
			</DialogButtons>
		</>
	);
}
