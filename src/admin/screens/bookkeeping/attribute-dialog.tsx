import type { Answered } from "#api/client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import type { KeptItem } from "./kept/kept.ts";
import type { Whose } from "./whose.ts";

type Type = Answered<"GET", "/playerAttributes">["attributes"][number]["type"];

/** String, number, date; people know a string as text. */
export const typeWords: Record<Type, string> = { string: "Text", number: "Number", date: "Date" };

type AttributeDialogProps = {
	whose: Whose;
	/** Null for a new one. */
	attribute: KeptItem | null;
	isOpen: boolean;
	onClose: () => void;
};

/** An attribute's name, and what may be written in it: that is decided once, at the beginning. */
export function AttributeDialog({ whose, attribute, ...dialog }: AttributeDialogProps) {
	const { calls, acting } = whose;
	const save = async (form: FormData) => {
		const name = text(form, "name");
		const type = text(form, "type") as Type;
		const { message } =
			attribute === null
				? await calls.post("/playerAttributes", { ...acting, name, type })
				: await calls.put("/playerAttributes/:id", { ...acting, id: attribute.id, name });
		return message;
	};
	return (
		<FormDialog
			title={attribute === null ? "Add attribute" : `Edit ${attribute.name}`}
			submit={attribute === null ? "Add attribute" : "Save"}
			failure="The attribute could not be saved."
			save={save}
			{...dialog}
		>
			{(field) => (
				<>
					<Field {...field("name", "Name", attribute?.name)} maxLength={120} autoComplete="off" />
					{attribute === null && (
						<>
							<Select
								{...field("type", "Type")}
								options={Object.entries(typeWords).map(([value, label]) => ({ value, label }))}
							/>
							<p className="soft">
								Dates are hidden from visitors at first: most of them are birth dates.
							</p>
						</>
					)}
				</>
			)}
		</FormDialog>
	);
}
