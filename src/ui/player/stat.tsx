import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./stat.module.css";

/** One number and what it is. Stands in a `Stats`. */
export type StatProps = { label: string; name?: string; value: ReactNode };

/** A few big numbers beside each other. */
export function Stats({ items, isOnBar }: { items: readonly StatProps[]; isOnBar?: boolean }) {
	return (
		<dl className={classes(styles.stats, isOnBar && styles.onBar)}>
			{items.map(({ label, name, value }) => (
				<div key={label} className={styles.stat}>
					<dt>{name === undefined ? label : <Short short={label} name={name} />}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** An abbreviation for the eye, which is read aloud as its full name. */
function Short({ short, name }: { short: string; name: string }) {
	return (
		<>
			<span className="visually-hidden">{name}</span>
			<span aria-hidden="true">
				<abbr title={name}>{short}</abbr>
			</span>
		</>
	);
}
