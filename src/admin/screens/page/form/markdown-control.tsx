import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MarkdownField } from "#domain/page/fields.ts";
import { Labelled } from "../../../components/form/labelled.tsx";
import {
	inserted,
	nextLine,
	type Selected,
	toggleLines,
	toggleMark,
	withLink,
	wordAt,
} from "../markdown/format.ts";
import { markdownFromHtml } from "../markdown/from-html.ts";
import { LinkDialog } from "../markdown/link-dialog.tsx";
import { MarkdownToolbar, type Tool, toolOf } from "../markdown/toolbar.tsx";
import type { ControlProps } from "./control-props.ts";
import styles from "./form.module.css";
import { ownStep, useForm } from "./form-context.ts";
import { labelsOf, orAbsent } from "./text-controls.tsx";
import { useCaret } from "./use-caret.ts";

/** Text with headings, lists and links: the buttons write the signs, so nobody needs to know them. */
export function MarkdownControl({ field, path, value, onChange }: ControlProps<MarkdownField>) {
	const area = useRef<HTMLTextAreaElement>(null);
	const [linked, setLinked] = useState<Selected | null>(null);
	const text = typeof value === "string" ? value : "";
	const caret = useCaret(area, text);
	const { problems } = useForm();

	const become = (next: Selected) => {
		caret.want(next);
		onChange(orAbsent(field, next.text), ownStep(path));
	};
	const use = (tool: Tool) => {
		const selected = selectedIn(area.current);
		if (tool === "link") setLinked(wordAt(selected));
		else if (tool === "bold" || tool === "italic") become(toggleMark(selected, tool));
		else become(toggleLines(selected, tool));
	};
	const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		const tool = toolOf(event);
		const isEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
		const next = isEnter ? nextLine(selectedIn(area.current)) : null;
		if (tool === null && next === null) return;
		event.preventDefault();
		if (tool !== null) use(tool);
		else if (next !== null) become(next);
	};
	const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const html = event.clipboardData.getData("text/html");
		// What a code editor copies is plain text with colours.
		const pasted = html === "" ? "" : markdownFromHtml(html);
		if (pasted === "") return;
		event.preventDefault();
		become(inserted(selectedIn(area.current), pasted, pasted.length));
	};
	return (
		<div>
			<Labelled {...labelsOf(field)} error={problems.get(path)}>
				{(tied) => (
					<div>
						<MarkdownToolbar of={tied.id} label={field.label} onUse={use} />
						<textarea
							ref={area}
							{...tied}
							className={`control ${styles.text}`}
							data-field={path}
							rows={8}
							value={text}
							maxLength={20_000}
							onKeyDown={onKeyDown}
							onPaste={onPaste}
							onChange={({ target }) => {
								caret.typed(target.value);
								onChange(orAbsent(field, target.value), path);
							}}
						/>
					</div>
				)}
			</Labelled>
			{linked !== null && (
				<LinkDialog
					words={linked.text.slice(linked.start, linked.end)}
					onClose={() => {
						flushSync(() => setLinked(null));
						area.current?.focus();
					}}
					onLink={(words, address) => {
						flushSync(() => setLinked(null));
						become(withLink(linked, words, address));
					}}
				/>
			)}
		</div>
	);
}

function selectedIn(area: HTMLTextAreaElement | null): Selected {
	const { value: text = "", selectionStart: start = 0, selectionEnd: end = 0 } = area ?? {};
	return { text, start, end };
}
