import { type FormEvent, type ReactNode, useState } from "react";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { type FieldOf, fieldsWith } from "../../../components/form/fields-with.ts";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { words } from "../../../words.ts";

type DraftDialogProps = {
	title: string;
	submit: string;
	/** Takes what was typed into the draft, or says at which fields something is missing. */
	take: (form: FormData) => Record<string, string> | null;
	onClose: () => void;
	children: (field: FieldOf) => ReactNode;
};

/** A form in a dialog for a part of what is saved later as a whole: nothing is sent. */
export function DraftDialog({ title, submit, take, onClose, children }: DraftDialogProps) {
	const [errors, setErrors] = useState<Record<string, string>>({});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setErrors(take(new FormData(event.currentTarget)) ?? {});
	};
	return (
		<TypingDialog title={title} isOpen onClose={onClose}>
			<form onSubmit={onSubmit} noValidate>
				<DialogBody>{children(fieldsWith(errors))}</DialogBody>
				<DialogButtons>
					<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
					<SubmitButton>{submit}</SubmitButton>
				</DialogButtons>
			</form>
		</TypingDialog>
	);
}
