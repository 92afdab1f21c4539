import { useState } from "react";
import { type Language, languageNames } from "#domain/language/language.ts";
import type { Labels } from "#domain/page/navigation.ts";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { Field } from "../../../components/form/field.tsx";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { words } from "../../../words.ts";
import { useForm } from "../form/form-context.ts";
import { LinkFields } from "../form/link-fields.tsx";
import type { NavItem, NavLink } from "./links.ts";

type LinkDialogProps = {
	/** Null for a new one. */
	link: NavLink | null;
	/** In which it may have a label of its own, beside that of the site. */
	languages: readonly Language[];
	onDone: (item: NavItem) => void;
	onClose: () => void;
};

/** What a link of the bar is called, and where it leads. */
export function LinkDialog({ link, languages, onDone, onClose }: LinkDialogProps) {
	const [to, setTo] = useState(link?.to ?? "");
	const [label, setLabel] = useState(link?.label ?? null);
	const [labels, setLabels] = useState<Labels>(link?.labels ?? {});
	const [isTried, setTried] = useState(false);
	const { places } = useForm();
	// The title of a page is what most people call its link.
	const suggested = places.find((place) => place.to === to)?.label.toUpperCase() ?? "";
	const shown = label ?? suggested;
	const isBad = !/^(https?:\/\/[^/]|\/)/.test(to);
	return (
		<TypingDialog
			title={link === null ? words.common.addALink : words.page.editLabel({ label: link.label })}
			isOpen
			onClose={onClose}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					setTried(true);
					if (!isBad && shown.trim() !== "") onDone({ label: shown.trim(), to, labels });
				}}
			>
				<DialogBody>
					<LinkFields
						label={words.page.leadsTo}
						value={to}
						error={isTried && isBad ? words.page.chooseAPageOrA : undefined}
						onChange={setTo}
					/>
					<Field
						label={words.page.label}
						hint={words.page.atMost40CharactersShort}
						name="label"
						maxLength={40}
						value={shown}
						error={isTried && shown.trim() === "" ? words.page.pleaseEnterALabel : undefined}
						onChange={({ target }) => setLabel(target.value)}
					/>
					{languages.map((language) => (
						<Field
							key={language}
							label={words.translation.label({ language: languageNames[language] })}
							name={`label-${language}`}
							maxLength={40}
							value={labels[language] ?? ""}
							onChange={({ target }) => setLabels({ ...labels, [language]: target.value })}
						/>
					))}
				</DialogBody>
				<DialogButtons>
					<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
					<SubmitButton>{link === null ? words.page.addLink : words.common.done}</SubmitButton>
				</DialogButtons>
			</form>
		</TypingDialog>
	);
}
