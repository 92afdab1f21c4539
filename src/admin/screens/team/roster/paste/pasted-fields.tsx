import type { ClipboardEvent } from "react";
import { counted } from "#domain/text/counted.ts";
import { SubmitButton } from "../../../../components/feedback/button.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { Select } from "../../../../components/form/select.tsx";
import { TextArea } from "../../../../components/form/text-area.tsx";
import styles from "./pasted-fields.module.css";
import type { Judged } from "./pasted-players.ts";
import type { PastedList } from "./use-pasted-list.ts";

/** The list as text; read, its lines, each to be mended. */
export function PastedFields({ list }: { list: PastedList }) {
	if (!list.isRead) return <PastedText list={list} />;
	const left = list.judged.length - list.count;
	if (list.judged.length === 0) return <p role="status">No player was found in the text.</p>;
	return (
		<>
			<p role="status">
				{counted(list.count, "player")} to add
				{left > 0 && `, ${left} left out`}. Please look through the lines.
			</p>
			<ol className={styles.lines} data-pasted>
				{list.judged.map((judged) => (
					<PastedLine key={judged.line} judged={judged} list={list} />
				))}
			</ol>
		</>
	);
}

/** Reads the text; once it is read, adds the players. */
export function PastedSubmit({ list, isSaving }: { list: PastedList; isSaving: boolean }) {
	return (
		<SubmitButton isBusy={isSaving} disabled={list.isRead && (list.isLoading || list.count === 0)}>
			{list.isRead ? `Add ${counted(list.count, "player")}` : "Read the list"}
		</SubmitButton>
	);
}

function PastedText({ list }: { list: PastedList }) {
	const onPaste = (event: ClipboardEvent<HTMLElement>) => {
		const pasted = severalLines(event);
		if (pasted === null || list.text.trim() !== "") return;
		event.preventDefault();
		list.show(pasted);
	};
	return (
		<div onPaste={onPaste}>
			<TextArea
				label="Players, one per line"
				name="list"
				rows={10}
				required
				placeholder={"7 Ana Ruiz G\nLee, Bo #12\n23\tCy\tFox\tForward"}
				hint="Paste a sheet or a chat: number, name and position in any order."
				value={list.text}
				onChange={({ target }) => list.setText(target.value)}
			/>
		</div>
	);
}

/** What was pasted, when it is a list and not one name. */
export function severalLines({ clipboardData }: ClipboardEvent<HTMLElement>): string | null {
	const text = clipboardData.getData("text");
	return text.split(/\r?\n/).filter((line) => line.trim() !== "").length > 1 ? text : null;
}

function PastedLine({ judged, list }: { judged: Judged; list: PastedList }) {
	const { line, chosen, who, note, choices } = judged;
	const isOut = who === "out";
	const isNew = typeof who !== "number";
	const name = `${judged.firstName} ${judged.lastName}`.trim();
	const field = (of: "firstName" | "lastName" | "number" | "position", label: string) => ({
		className: "control",
		placeholder: label,
		"aria-label": `${label}, line ${line}`,
		name: `${of}-${line}`,
		value: judged[of],
		disabled: isOut,
		autoComplete: "off",
		onChange: ({ target }: { target: { value: string } }) =>
			list.mend(line, { [of]: target.value }),
	});
	const keeps = (fact: string) => list.facts.some((one) => one.name === fact);
	return (
		<li className={styles.line} data-out={isOut || undefined}>
			<div className={styles.fields}>
				{keeps("Number") && (
					<input {...field("number", "No.")} inputMode="numeric" maxLength={10} />
				)}
				<input {...field("firstName", "First name")} required={isNew} maxLength={120} />
				<input {...field("lastName", "Last name")} required={isNew} maxLength={120} />
				{keeps("Position") && <input {...field("position", "Pos")} maxLength={30} />}
				<IconButton
					icon={isOut ? "undo" : "close"}
					label={isOut ? `Put ${name} back` : `Leave out ${name}`}
					onClick={() =>
						list.mend(line, { chosen: isOut ? (chosen === "out" ? null : "new") : "out" })
					}
				/>
			</div>
			{note !== null && (
				<Select
					label={note}
					name={`who-${line}`}
					required
					value={who === null ? "" : String(who)}
					options={who === null ? [{ value: "", label: "Choose…" }, ...choices] : choices}
					onChange={({ target: { value } }) =>
						list.mend(line, { chosen: value === "new" || value === "out" ? value : Number(value) })
					}
				/>
			)}
		</li>
	);
}
