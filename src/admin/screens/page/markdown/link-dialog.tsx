import { type FormEvent, useEffect, useRef, useState } from "react";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { Field } from "../../../components/form/field.tsx";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { words } from "../../../words.ts";
import { LinkFields } from "../form/link-fields.tsx";

type LinkDialogProps = {
	/** What was selected. */
	words: string;
	onLink: (words: string, address: string) => void;
	onClose: () => void;
};

/** Makes some words of a text a link. */
export function LinkDialog({ words: selected, onLink, onClose }: LinkDialogProps) {
	const [text, setText] = useState(selected);
	const [address, setAddress] = useState("");
	const [isTried, setTried] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	// What was selected are the words already; then only the place is missing.
	const [first] = useState(selected === "" ? "input" : "select");
	useEffect(() => form.current?.querySelector<HTMLElement>(first)?.focus(), [first]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		// The form of the block around it is not meant.
		event.stopPropagation();
		setTried(true);
		if (address !== "") onLink(text.trim() || address, address);
	};
	return (
		<TypingDialog title={words.common.addALink} isOpen onClose={onClose}>
			<form ref={form} onSubmit={submit}>
				<DialogBody>
					<Field
						label={words.page.wordsToClick}
						name="words"
						value={text}
						maxLength={200}
						onChange={({ target }) => setText(target.value)}
					/>
					<LinkFields
						label={words.page.leadsTo}
						value={address}
						error={isTried && address === "" ? words.page.chooseWhereTheLinkLeads : undefined}
						onChange={setAddress}
					/>
				</DialogBody>
				<DialogButtons>
					<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
					<SubmitButton>{words.page.addLink}</SubmitButton>
				</DialogButtons>
			</form>
		</TypingDialog>
	);
}
