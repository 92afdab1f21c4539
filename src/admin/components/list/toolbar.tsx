import type { ReactNode } from "react";
import { Icon, type IconName } from "../feedback/icon.tsx";
import styles from "./toolbar.module.css";

/** What stands above a list: finding on the left, doing on the right; on a phone below each other. */
export function Toolbar({ children }: { children: ReactNode }) {
	return <div className={styles.toolbar}>{children}</div>;
}

/** Pushes what follows to the end of the line. */
export function ToolbarEnd({ children }: { children: ReactNode }) {
	return <div className={styles.end}>{children}</div>;
}

type ToolbarButtonProps = {
	icon: IconName;
	onClick: () => void;
	/** What it is about, where the words do not say it all. */
	hint?: string | undefined;
	isDisabled?: boolean;
	children: ReactNode;
};

/** Does something with the list, or with what is chosen of it; as quiet as it is often there. */
export function ToolbarButton(props: ToolbarButtonProps) {
	const { icon, onClick, hint, isDisabled, children } = props;
	return (
		<button
			type="button"
			className={styles.button}
			onClick={onClick}
			title={hint}
			disabled={isDisabled}
		>
			<Icon name={icon} />
			{children}
		</button>
	);
}

type SearchBoxProps = {
	/** What is searched: "Search teams". */
	label: string;
	value: string;
	onChange: (value: string) => void;
};

/** Narrows the list while typing. Escape empties it, as in every search field. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
	return (
		<label className={styles.search}>
			<Icon name="search" />
			<input
				type="search"
				className="control"
				aria-label={label}
				placeholder={label}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</label>
	);
}

type FilterProps = {
	/** The first choice is the whole list: "All leagues". */
	label: string;
	value: string;
	onChange: (value: string) => void;
	options: readonly { value: string; label: string }[];
};

/** Narrows the list to one of something, by the browser's own list. */
export function Filter({ label, value, onChange, options }: FilterProps) {
	return (
		<select
			className={`control ${styles.filter}`}
			aria-label={label}
			value={value}
			onChange={(event) => onChange(event.target.value)}
		>
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
}
