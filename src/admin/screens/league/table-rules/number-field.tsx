import { Field } from "../../../components/form/field.tsx";

type NumberFieldProps = {
	label: string;
	name: string;
	hint?: string;
	/** Not a number while nothing stands there. */
	value: number | undefined;
	onChange: (value: number | undefined) => void;
};

/** A small number; what makes no sense the server refuses in the preview. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
	const isThere = value !== undefined && !Number.isNaN(value);
	return (
		<Field
			{...field}
			type="number"
			inputMode="numeric"
			min={0}
			value={isThere ? String(value) : ""}
			onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
		/>
	);
}
