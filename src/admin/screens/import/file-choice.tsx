import { type DropItem, DropZone, Text } from "react-aria-components";
import type { SheetKind } from "#domain/import/sheet/sheet.ts";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { ChooseFile } from "../../components/form/choose-file.tsx";
import { words } from "../../words.ts";
import styles from "./import.module.css";
import type { ChosenFile, Import } from "./use-import.ts";

type FileChoiceProps = {
	kind: SheetKind;
	label: string;
	hint: string;
	isOptional?: boolean;
	run: Pick<Import, "files" | "reading" | "unread" | "choose" | "remove">;
};

/** A place to drop a spreadsheet, and a button that chooses one. */
export function FileChoice({ kind, label, hint, isOptional = false, run }: FileChoiceProps) {
	const chosen = run.files[kind];
	const isReading = run.reading[kind] !== undefined;
	const error = run.unread[kind];
	const take = (file: File | null | undefined) => void (file && run.choose(kind, file));
	return (
		<DropZone
			className={styles.drop ?? ""}
			data-filled={chosen !== null || undefined}
			aria-label={words.importing.dropOrPasteAFile}
			isDisabled={isReading}
			onDrop={async ({ items }) => take(await firstFile(items))}
		>
			<Text slot="label" className={styles.dropTitle ?? ""}>
				{label}
			</Text>
			{chosen === null ? <p className="hint">{hint}</p> : <Chosen file={chosen} />}
			<div className="row-3">
				<ChooseFile onChoose={take} isQuiet={chosen !== null || isOptional} isDisabled={isReading}>
					{isReading
						? words.common.reading
						: chosen === null
							? words.common.chooseFile
							: words.common.changeFile}
					<span className="visually-hidden">
						{" "}
						{words.importing.ofWhat({ what: label.toLowerCase() })}
					</span>
				</ChooseFile>
				{chosen !== null && (
					<IconButton
						icon="close"
						label={words.importing.removeFile({ name: chosen.file.name })}
						onClick={() => run.remove(kind)}
					/>
				)}
			</div>
			<p role="alert" className={styles.dropError}>
				{error}
			</p>
		</DropZone>
	);
}

function Chosen({ file: { file, columns } }: { file: ChosenFile }) {
	return (
		<p className={styles.dropFile}>
			<span className={styles.fileName}>{file.name}</span>
			<span className="hint">
				{columns.rows.toLocaleString(words.language)} {columns.rows === 1 ? "line" : "lines"}
			</span>
		</p>
	);
}

async function firstFile(items: readonly DropItem[]): Promise<File | null> {
	const [first] = items.filter((item) => item.kind === "file");
	return first === undefined ? null : first.getFile();
}
