import { type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";
import { PreviewField, useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./filter-form.module.css";

type FilterFormProps = {
	/** The page itself: `/schedule`. */
	to: string;
	/** What is filtered, for screen readers: "Filter games". */
	label: string;
	/** A form with a search field keeps its button; selects submit themselves where scripts run. */
	hasSearch?: boolean;
	/** On a phone the fields stand in one row that is pushed aside, not below each other. */
	isRow?: boolean;
	children: ReactNode;
};

/** Filters as a plain GET form: works without scripts, and the address can be shared. */
export function FilterForm({ to, label, hasSearch, isRow, children }: FilterFormProps) {
	const href = useHref();
	const words = useWords();
	return (
		<form
			method="get"
			action={href(to)}
			aria-label={label}
			className={classes(styles.form, isRow && styles.row)}
			data-auto-submit
		>
			<PreviewField />
			{children}
			<button type="submit" className={classes("button", !hasSearch && styles.spare)}>
				{hasSearch ? words.filter.search : words.filter.show}
			</button>
		</form>
	);
}

type Option = { value: string | number; label: string };

type SelectFieldProps = {
	label: string;
	name: string;
	/** The chosen option's value; "" is the first one when `all` is given. */
	value: string | number;
	/** Label of the option that filters nothing: "All Leagues". */
	all?: string;
	options: readonly Option[];
};

/** A choice in a filter form. */
export function SelectField({ label, name, value, all, options }: SelectFieldProps) {
	return (
		<Labelled label={label}>
			{(id) => (
				<select
					id={id}
					name={name}
					defaultValue={value}
					className={`control ${styles.control}`}
					autoComplete="off"
				>
					{all !== undefined && <option value="">{all}</option>}
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}

type TextFieldProps = {
	label: string;
	name: string;
	value: string;
	type?: "search" | "date";
	placeholder?: string;
};

/** A search text or a date in a filter form. */
export function TextField({ label, name, value, type = "search", placeholder }: TextFieldProps) {
	return (
		<Labelled label={label}>
			{(id) => (
				<input
					id={id}
					type={type}
					name={name}
					defaultValue={value}
					placeholder={placeholder}
					className={`control ${styles.control}`}
					autoComplete="off"
				/>
			)}
		</Labelled>
	);
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
			{children(id)}
		</div>
	);
}
