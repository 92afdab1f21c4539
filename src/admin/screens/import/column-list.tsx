import { useId, useState } from "react";
import type { SheetKind } from "#domain/import/sheet/sheet.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import styles from "./import.module.css";
import { choicesFor, countMatched, openQuestions, type SheetColumns } from "./matching.ts";
import type { ChosenFile, Import } from "./use-import.ts";

type ColumnListProps = { kind: SheetKind; chosen: ChosenFile; onMatch: Import["match"] };

/** What each column of a file is taken for, to look at and to change. */
export function ColumnList({ kind, chosen, onMatch }: ColumnListProps) {
	const { columns: file, matches } = chosen;
	const { missing, twice } = openQuestions(kind, file, matches);
	const left = file.columns.length - countMatched(matches);
	// With nothing to decide, forty lines need not be read.
	const [isOpen, setOpen] = useState(missing.length > 0 || twice.length > 0 || left > 0);
	return (
		<Panel title={words.importing.columnsOf({ name: file.name })}>
			{missing.length > 0 && (
				<p className={styles.notice} role="status">
					<Icon name="warning" />
					{words.importing.stillNeeded({ missing: missing.join(", "), count: missing.length })}
				</p>
			)}
			<details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
				<summary className={styles.summary}>{summaryOf(file, left)}</summary>
				<ul className={styles.columns}>
					{file.columns.map((column, index) => (
						<ColumnRow
							// biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns of one name
							key={`${index} ${column.name}`}
							column={column}
							chosen={matches.get(column.name) ?? null}
							groups={choicesFor(kind, file, column)}
							isTwice={twice.includes(column.name)}
							onChoose={(key) => onMatch(kind, column.name, key)}
						/>
					))}
				</ul>
			</details>
		</Panel>
	);
}

type ColumnRowProps = {
	column: SheetColumns["columns"][number];
	chosen: string | null;
	groups: ReturnType<typeof choicesFor>;
	isTwice: boolean;
	onChoose: (key: string | null) => void;
};

function ColumnRow({ column, chosen, groups, isTwice, onChoose }: ColumnRowProps) {
	const id = useId();
	const { name, sample } = column;
	return (
		<li className={styles.column} data-left-out={chosen === null || undefined}>
			<label htmlFor={id} className={styles.columnName}>
				{name || words.importing.columnWithoutAName}
			</label>
			<p className="one-line hint">
				{sample.length === 0 ? words.importing.emptyColumn : sample.join(" · ")}
			</p>
			<div className={styles.choice}>
				<select
					id={id}
					className="control"
					value={chosen ?? ""}
					aria-invalid={isTwice}
					aria-describedby={isTwice ? `${id}-twice` : undefined}
					onChange={(event) => onChoose(event.target.value || null)}
				>
					<option value="">{words.common.leaveOut}</option>
					{groups.map((group) => (
						<optgroup key={group.name} label={group.name}>
							{group.choices.map((choice) => (
								<option key={choice.value} value={choice.value}>
									{choice.label}
								</option>
							))}
						</optgroup>
					))}
				</select>
				{isTwice && (
					<p id={`${id}-twice`} className={styles.error}>
						{words.importing.anotherColumnHoldsThisToo}
					</p>
				)}
			</div>
		</li>
	);
}

function summaryOf({ columns }: SheetColumns, left: number): string {
	const read = columns.length - left;
	const all = words.importing.columnsRead({ read, count: columns.length });
	return left === 0
		? words.importing.allColumnsRead({ count: columns.length })
		: words.importing.someLeftOut({ all, left });
}
