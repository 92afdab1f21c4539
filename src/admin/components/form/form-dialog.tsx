import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { words } from "../../words.ts";
import { QuietButton, SubmitButton } from "../feedback/button.tsx";
import { DialogBody, DialogButtons } from "../feedback/dialog.tsx";
import { type FieldOf, fieldsWith } from "./fields-with.ts";
import { TypingDialog } from "./typing-dialog.tsx";
import { type Saved, useSaving } from "./use-saving.ts";

type FormDialogProps = {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	/** What the button does, such as "Add season". */
	submit: string;
	/** Another way to send it, which `save` is told; Enter means `submit`. */
	other?: string | undefined;
	/** Said when the server gives no sentence. */
	failure: string;
	/** Sends the form and answers what is said of its success; null when a question was answered with no. */
	save: (form: FormData, isOther: boolean) => Promise<Saved | null>;
	size?: "small" | "large";
	/** What it does cannot be undone. */
	tone?: "danger";
	/** The fields, which show the server's sentences about them. */
	children: (field: FieldOf, errors: Record<string, string>) => ReactNode;
};

/**
 * A form in a dialog. It closes when the server has taken it, after the screen's data came anew; a
 * refusal stays at its fields. Its state goes when it closes, so it opens fresh
 * (rule `fresh-dialogs`).
 */
export function FormDialog({ isOpen, ...props }: FormDialogProps) {
	return (
		<TypingDialog
			title={props.title}
			isOpen={isOpen}
			onClose={props.onClose}
			{...sized(props.size)}
		>
			<DialogForm {...props} />
		</TypingDialog>
	);
}

function DialogForm(props: Omit<FormDialogProps, "isOpen">) {
	const { onClose, submit, other, failure, save, tone, children } = props;
	const { isSaving, errors, form, run } = useSaving(failure);
	const isOther = useRef(false);
	const { revalidate } = useRevalidator();
	useFirstField(form);
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		const isMeantOther = isOther.current;
		isOther.current = false;
		const isSaved = await run(async () => {
			const sentence = await save(sent, isMeantOther);
			if (sentence !== null) await revalidate();
			return sentence;
		});
		// At once: the screen behind must not be inert any more when the focus goes back to it.
		if (isSaved) flushSync(onClose);
	};
	return (
		<form ref={form} onSubmit={onSubmit}>
			<DialogBody>{children(fieldsWith(errors), errors)}</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				{other !== undefined && (
					<QuietButton
						isBusy={isSaving}
						onClick={() => {
							isOther.current = true;
							form.current?.requestSubmit();
						}}
					>
						{other}
					</QuietButton>
				)}
				<SubmitButton isBusy={isSaving} {...(tone && { tone })}>
					{submit}
				</SubmitButton>
			</DialogButtons>
		</form>
	);
}

/** With a keyboard one types at once; on a phone a keyboard over half the form would be in the way. */
function useFirstField(form: RefObject<HTMLFormElement | null>) {
	useEffect(() => {
		const isThere = form.current?.contains(document.activeElement);
		if (isThere || !matchMedia("(hover: hover)").matches) return;
		const field = form.current?.querySelector<HTMLElement>(
			"input:not([type=hidden], [type=radio]), select, textarea",
		);
		// A list that opens under the focus, or a picture to choose, waits to be asked for.
		if (field?.matches("[role=combobox], [type=file]")) return;
		field?.focus();
	}, [form]);
}

function sized(size: FormDialogProps["size"]) {
	return size === undefined ? {} : { size };
}
