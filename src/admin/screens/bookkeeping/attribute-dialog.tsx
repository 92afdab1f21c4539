import type { Answered } from "#api/client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import type { KeptItem } from "./kept/kept.ts";
import type { Whose } from "./whose.ts";

type Type = Answered<"GET", "/playerAttributes">["attributes"][number]["type"];

/** String, number, date; people know a string as text. */
export const typeWords: Record<Type, string> = {
	string: words.bookkeeping.textType,
	number: words.common.number,
	date: words.common.date,
};

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
			title={
				attribute === null
					? words.bookkeeping.addAttribute
					: words.bookkeeping.editNamed({ name: attribute.name })
			}
			submit={attribute === null ? words.bookkeeping.addAttribute : words.common.save}
			failure={words.bookkeeping.theAttributeCouldNotBe}
			save={save}
			{...dialog}
		>
			{(field) => (
				<>
					<Field
						{...field("name", words.common.name, attribute?.name)}
						maxLength={120}
						autoComplete="off"
					/>
					{attribute === null && (
						<>
							<Select
								{...field("type", words.bookkeeping.typeOf)}
								options={Object.entries(typeWords).map(([value, label]) => ({ value, label }))}
							/>
							<p className="soft">{words.bookkeeping.datesAreHiddenFromVisitors}</p>
						</>
					)}
				</>
			)}
		</FormDialog>
	);
}
