import { PreviewField, useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./search-form.module.css";

type SearchFormProps = {
	/** What was asked; empty in the bar. */
	text?: string;
	/** What it is called where there are two on a page. */
	label?: string;
};

/** A field and a button; a plain GET form, so it works without scripts. */
export function SearchForm({ text = "", label }: SearchFormProps) {
	const words = useWords();
	const href = useHref();
	return (
		<search className={styles.search} aria-label={label}>
			<form method="get" action={href("/search")} className={styles.form}>
				<PreviewField />
				<input
					type="search"
					name="q"
					defaultValue={text}
					maxLength={100}
					aria-label={words.search.field}
					placeholder={words.search.placeholder}
					autoComplete="off"
					className="control"
				/>
				<button type="submit" className={styles.button} aria-label={words.filter.search}>
					<SearchSign />
				</button>
			</form>
		</search>
	);
}

export function SearchSign() {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
			<circle cx="10.5" cy="10.5" r="6.5" />
			<path d="m15.5 15.5 5.5 5.5" />
		</svg>
	);
}
