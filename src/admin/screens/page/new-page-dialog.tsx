import { useState } from "react";
import { useNavigate } from "react-router";
import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { isChecked, text } from "../../components/form/form-values.ts";
import { useAuth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
import { addressStart } from "./editor/places.ts";
import { suggestedPath } from "./suggested-path.ts";

/** A page beside the nine: its title, and an address that follows from it. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
	const [title, setTitle] = useState("");
	const [path, setPath] = useState<string | null>(null);
	const { organization } = useAuth();
	const navigate = useNavigate();
	const shownPath = path ?? suggestedPath(title);
	const save = async (form: FormData) => {
		const { message, page } = await client.post("/pages", {
			title: text(form, "title"),
			path: text(form, "path"),
			outline: isChecked(form, "outline"),
		});
		await navigate(`/dashboard/site/pages/${page.key}`);
		return message;
	};
	return (
		<FormDialog
			title={words.page.addPage}
			isOpen
			onClose={onClose}
			submit={words.page.addPage}
			failure={words.page.thePageCouldNotBe2}
			save={save}
		>
			{(field) => (
				<>
					<Field
						{...field("title", words.page.title)}
						required
						maxLength={120}
						value={title}
						onChange={({ target }) => setTitle(target.value)}
					/>
					<Field
						{...field("path", words.common.address)}
						required
						maxLength={60}
						hint={`${addressStart(organization)}${shownPath}`}
						autoCapitalize="off"
						spellCheck={false}
						autoComplete="off"
						value={shownPath}
						onChange={({ target }) => setPath(target.value === "" ? null : target.value)}
					/>
					<CheckField
						label={words.page.beginWithAnOutline}
						name="outline"
						hint={words.page.headingsAndBlocksWithA}
						defaultChecked
					/>
				</>
			)}
		</FormDialog>
	);
}
