import { Icon } from "../../components/feedback/icon.tsx";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { Field } from "../../components/form/field.tsx";
import { Select } from "../../components/form/select.tsx";
import styles from "./rows-field.module.css";

type RowColumn<Name extends string> = { name: Name; label: string } & (
	| { type: "date" | "time" }
	| { type: "choice"; options: readonly { value: string; label: string }[] }
);

type RowsFieldProps<Name extends string> = {
	name: string;
	label: string;
	hint?: string;
	columns: readonly RowColumn<Name>[];
	rows: readonly Record<Name, string>[];
	/** What a row begins with. */
	first: Record<Name, string>;
	add: string;
	remove: (number: number) => string;
	onChange: (rows: Record<Name, string>[]) => void;
	error?: string | undefined;
};

/** A few rows with the same fields, each with a way to take it out. */
export function RowsField<Name extends string>(props: RowsFieldProps<Name>) {
	const { name, label, hint, columns, rows, first, add, remove, onChange, error } = props;
	const write = (at: number, column: Name, value: string) =>
		onChange(rows.map((row, place) => (place === at ? { ...row, [column]: value } : row)));
	return (
		<fieldset className="stack-2">
			<legend className="label">{label}</legend>
			{hint !== undefined && <p className="hint">{hint}</p>}
			{rows.map((row, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
				<div key={at} className={styles.row}>
					{columns.map((column) => {
						const common = {
							label: column.label,
							name: `${name}-${at}-${column.name}`,
							value: row[column.name],
							onChange: ({ target }: { target: { value: string } }) =>
								write(at, column.name, target.value),
						};
						return column.type === "choice" ? (
							<Select key={column.name} {...common} options={column.options} />
						) : (
							<Field key={column.name} {...common} type={column.type} required />
						);
					})}
					<IconButton
						icon="remove"
						label={remove(at + 1)}
						onClick={() => onChange(rows.filter((_, place) => place !== at))}
					/>
				</div>
			))}
			{error !== undefined && (
				<p role="alert" className="error">
					{error}
				</p>
			)}
			<button
				type="button"
				className={`button button-quiet ${styles.add}`}
				onClick={() => onChange([...rows, rows.at(-1) ?? first])}
			>
				<Icon name="add" />
				{add}
			</button>
		</fieldset>
	);
}
