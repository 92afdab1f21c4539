import { type ReactNode, useId } from "react";
import styles from "./filter-form.module.css";
import { useHref } from "./link.tsx";

type FilterFormProps = {
	/** The page itself: `/schedule`. */
	to: string;
	/** What is filtered, for screen readers: "Filter games". */
	label: string;
	/** A form with a search field keeps its button; selects submit themselves where scripts run. */
	hasSearch?: boolean;
	submit?: string;
	children: ReactNode;
};

/** Filters as a plain GET form: works without scripts, and the address can be shared. */
export function FilterForm({ to, label, hasSearch, submit, children }: FilterFormProps) {
	const href = useHref();
	return (
		<form
			method="get"
			action={href(to)}
			aria-label={label}
			className={styles.form}
			data-auto-submit
		>
			{children}
			<button type="submit" className={`button ${hasSearch ? "" : styles.spare}`}>
				{submit ?? (hasSearch ? "Search" : "Show")}
			</button>
		</form>
	);
}

export type Option = { value: string | number; label: string };

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
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
			<select
				id={id}
				name={name}
				defaultValue={value}
				className={styles.control}
				autoComplete="off"
			>
				{all !== undefined && <option value="">{all}</option>}
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
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
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
			<input
				id={id}
				type={type}
				name={name}
				defaultValue={value}
				placeholder={placeholder}
				className={styles.control}
				autoComplete="off"
			/>
		</div>
	);
}
