import { useRef } from "react";
import type { LineField, MarkdownField, ProseField } from "#domain/page/fields.ts";
import { Labelled } from "../../../components/form/labelled.tsx";
import { words } from "../../../words.ts";
import type { ControlProps } from "./control-props.ts";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import { useCaret } from "./use-caret.ts";

/** One line of text. */
export function LineControl({ field, path, value, onChange }: ControlProps<LineField>) {
	const input = useRef<HTMLInputElement>(null);
	const text = typeof value === "string" ? value : "";
	const caret = useCaret(input, text);
	return (
		<Labelled {...labelsOf(field)} error={useForm().problems.get(path)}>
			{(tied) => (
				<input
					ref={input}
					{...tied}
					type={field.format === "email" ? "email" : field.format === "phone" ? "tel" : "text"}
					data-field={path}
					value={text}
					maxLength={200}
					autoComplete="off"
					onChange={({ target }) => {
						caret.typed(target.value);
						onChange(orAbsent(field, target.value), path);
					}}
				/>
			)}
		</Labelled>
	);
}

/** Some lines of plain text. */
export function ProseControl({ field, path, value, onChange }: ControlProps<ProseField>) {
	const area = useRef<HTMLTextAreaElement>(null);
	const text = typeof value === "string" ? value : "";
	const caret = useCaret(area, text);
	return (
		<Labelled {...labelsOf(field)} error={useForm().problems.get(path)}>
			{(tied) => (
				<textarea
					ref={area}
					{...tied}
					className={`control ${styles.prose}`}
					data-field={path}
					rows={3}
					value={text}
					maxLength={2000}
					onChange={({ target }) => {
						caret.typed(target.value);
						onChange(orAbsent(field, target.value), path);
					}}
				/>
			)}
		</Labelled>
	);
}

export function labelsOf({ label, hint, isOptional }: LineField | ProseField | MarkdownField) {
	return { label: isOptional ? words.page.optionalField({ label }) : label, hint };
}

/** An optional text that is empty is not there. */
export function orAbsent({ isOptional }: { isOptional?: boolean }, text: string) {
	return isOptional && text === "" ? undefined : text;
}
