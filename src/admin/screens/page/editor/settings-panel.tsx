import { type ReactNode, useState } from "react";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { TextArea } from "../../../components/form/text-area.tsx";
import { words } from "../../../words.ts";
import type { Writing } from "./editing.ts";
import { PanelFrame } from "./panel-frame.tsx";
import styles from "./panels.module.css";

type SettingsPanelProps = {
	writing: Writing;
	/** Where it is and who may find it, the page says that it translates. */
	isTranslation: boolean;
	/** What stands before the path of an own page: "hoops.com/". */
	addressStart: string;
	/** The server's sentence about the address. */
	pathError: string | undefined;
	onWrite: (changes: Partial<Omit<Writing, "blocks">>, mark: string) => void;
	onClose: () => void;
	/** What can be done with the page as a whole. */
	children: ReactNode;
};

/** What is said about the page itself. */
export function SettingsPanel(props: SettingsPanelProps) {
	const { writing, isTranslation, addressStart, pathError, onWrite, onClose, children } = props;
	const { title, description, isIndexed, path } = writing;
	return (
		<PanelFrame name="page" title={words.page.pageSettings} onClose={onClose}>
			<div className={styles.body}>
				<Field
					label={words.page.title}
					hint={words.page.theHeadingOfThePage}
					name="title"
					value={title}
					maxLength={120}
					error={title.trim() === "" ? words.page.pleaseEnterATitle : undefined}
					onChange={({ target }) => onWrite({ title: target.value }, "page.title")}
				/>
				{path !== null && (
					<PathField
						key={path}
						path={path}
						start={addressStart}
						error={pathError}
						onChange={(next) => onWrite({ path: next }, "page.path")}
					/>
				)}
				<TextArea
					label={words.page.descriptionOptional}
					hint={words.page.descriptionHint({ left: 300 - description.length })}
					name="description"
					rows={3}
					value={description}
					maxLength={300}
					onChange={({ target }) => onWrite({ description: target.value }, "page.description")}
				/>
				{!isTranslation && (
					<CheckField
						label={words.page.searchEnginesMayListThis}
						name="isIndexed"
						checked={isIndexed}
						onChange={({ target }) => onWrite({ isIndexed: target.checked }, "page.isIndexed")}
					/>
				)}
				<div className={styles.whole}>{children}</div>
			</div>
		</PanelFrame>
	);
}

type PathFieldProps = {
	path: string;
	start: string;
	error: string | undefined;
	onChange: (path: string) => void;
};

/** Taken over when the field is left: half an address may be another page's. */
function PathField({ path, start, error, onChange }: PathFieldProps) {
	const [typed, setTyped] = useState(path);
	return (
		<Field
			label={words.common.address}
			hint={`${start}${typed.trim()}${typed.trim() === path ? "" : words.page.oldAddressLeads}`}
			name="path"
			value={typed}
			error={error}
			maxLength={60}
			autoCapitalize="off"
			spellCheck={false}
			autoComplete="off"
			onChange={({ target }) => setTyped(target.value)}
			onBlur={() => {
				const next = typed.trim().replace(/^\/+|\/+$/g, "");
				if (next === "") setTyped(path);
				else if (next !== path) onChange(next);
			}}
		/>
	);
}
