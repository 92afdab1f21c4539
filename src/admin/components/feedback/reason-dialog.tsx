import type { ReactNode } from "react";
import { Field } from "../form/field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { text } from "../form/form-values.ts";

type ReasonDialogProps = {
	title: string;
	/** What is asked for, such as "Why it plays no more". */
	label: string;
	hint?: string;
	/** Where it is left to the server to say that there has to be one. */
	isAskedByServer?: true;
	isOpen: boolean;
	onClose: () => void;
	submit: string;
	failure: string;
	tone?: "danger";
	/** Does it for this reason, and answers what is said of its success; null where nothing is. */
	save: (reason: string) => Promise<string | null>;
	/** What is to be known before. */
	children?: ReactNode;
};

/** Asks for the reason of something that is done for one only. */
export function ReasonDialog(props: ReasonDialogProps) {
	const { label, hint, isAskedByServer = false, save, children, ...dialog } = props;
	return (
		<FormDialog {...dialog} save={(form) => save(text(form, "reason"))}>
			{(field) => (
				<>
					{children}
					<Field
						{...field("reason", label)}
						{...(hint !== undefined && { hint })}
						required={!isAskedByServer}
						maxLength={200}
						autoComplete="off"
					/>
				</>
			)}
		</FormDialog>
	);
}
