import { useState } from "react";
import { useNavigate } from "react-router";
import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { isChecked, text } from "../../components/form/form-values.ts";
import { useAuth } from "../../shell/auth.ts";
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
			title="Add page"
			isOpen
			onClose={onClose}
			submit="Add page"
			failure="The page could not be added."
			save={save}
		>
			{(field) => (
				<>
					<Field
						{...field("title", "Title")}
						required
						maxLength={120}
						value={title}
						onChange={({ target }) => setTitle(target.value)}
					/>
					<Field
						{...field("path", "Address")}
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
						label="Begin with an outline"
						name="outline"
						hint="Headings and blocks with a word about what belongs there."
						defaultChecked
					/>
				</>
			)}
		</FormDialog>
	);
}
