import type { TextareaHTMLAttributes } from "react";
import { Labelled, type LabelledProps } from "./labelled.tsx";

type TextAreaProps = LabelledProps & { name: string } & Pick<
		TextareaHTMLAttributes<HTMLTextAreaElement>,
		| ("rows" | "required" | "defaultValue" | "value" | "onChange" | "placeholder" | "maxLength")
		| ("autoCapitalize" | "spellCheck")
	>;

/** A labelled field for several lines. */
export function TextArea({ label, hint, error, rows = 4, ...input }: TextAreaProps) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(tied) => <textarea rows={rows} {...tied} {...input} />}
		</Labelled>
	);
}
