import type { ClipboardEvent } from "react";
import { SubmitButton } from "../../../../components/feedback/button.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { Select } from "../../../../components/form/select.tsx";
import { TextArea } from "../../../../components/form/text-area.tsx";
import { words } from "../../../../words.ts";
import styles from "./pasted-fields.module.css";
import type { Judged } from "./pasted-players.ts";
import type { PastedList } from "./use-pasted-list.ts";

/** The list as text; read, its lines, each to be mended. */
export function PastedFields({ list }: { list: PastedList }) {
	if (!list.isRead) return <PastedText list={list} />;
	const left = list.judged.length - list.count;
	if (list.judged.length === 0) return <p role="status">{words.team.noPlayerWasFoundIn}</p>;
	return (
		<>
			<p role="status">
				{words.team.playersToAdd({ count: list.count })}
				{left > 0 && words.team.someLeftOut({ left })}
				{words.team.lookThrough}
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
			{list.isRead ? words.team.addPlayers({ count: list.count }) : words.team.readTheList}
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
				label={words.team.playersOnePerLine}
				name="list"
				rows={10}
				required
				placeholder={words.team.pastedExample}
				hint={words.team.pasteASheetOrA}
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
	const field = (
		of: "firstName" | "lastName" | "number" | "position" | "email",
		label: string,
	) => ({
		className: "control",
		placeholder: label,
		"aria-label": words.team.labelOfLine({ label, line }),
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
					<input {...field("number", words.team.numberShort)} inputMode="numeric" maxLength={10} />
				)}
				<input {...field("firstName", words.common.firstName)} required={isNew} maxLength={120} />
				<input {...field("lastName", words.common.lastName)} required={isNew} maxLength={120} />
				{keeps("Position") && (
					<input {...field("position", words.team.positionShort)} maxLength={30} />
				)}
				<IconButton
					icon={isOut ? "undo" : "close"}
					label={isOut ? words.team.putBack({ name }) : words.team.leaveOutOne({ name })}
					onClick={() =>
						list.mend(line, { chosen: isOut ? (chosen === "out" ? null : "new") : "out" })
					}
				/>
			</div>
			{list.hasAddresses && (
				<input {...field("email", words.player.address)} type="email" maxLength={254} />
			)}
			{note !== null && (
				<Select
					label={note}
					name={`who-${line}`}
					required
					value={who === null ? "" : String(who)}
					options={who === null ? [{ value: "", label: words.common.choose }, ...choices] : choices}
					onChange={({ target: { value } }) =>
						list.mend(line, { chosen: value === "new" || value === "out" ? value : Number(value) })
					}
				/>
			)}
		</li>
	);
}
