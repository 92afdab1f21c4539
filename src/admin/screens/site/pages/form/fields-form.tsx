import type { Fields } from "#domain/page/fields.ts";
import { Control } from "./control.tsx";
import { withValue } from "./values.ts";

type FieldsFormProps = {
	fields: Fields;
	/** What stands before the names of the fields: "rows.1.", or nothing in the block itself. */
	path: string;
	values: Readonly<Record<string, unknown>>;
	onChange: (values: Record<string, unknown>, mark: string) => void;
};

/** The form that the description of some fields makes. */
export function FieldsForm({ fields, path, values, onChange }: FieldsFormProps) {
	return Object.entries(fields).map(([name, field]) => (
		<Control
			key={name}
			field={field}
			path={`${path}${name}`}
			value={values[name]}
			onChange={(value, mark) => onChange(withValue(values, name, value), mark)}
		/>
	));
}
