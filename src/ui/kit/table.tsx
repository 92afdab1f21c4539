import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./table.module.css";

type TableProps = {
	/** Says what the table holds, to screen readers: the eye has the heading above. */
	caption: string;
	/** A narrow table of two or three columns that never scrolls. */
	isCompact?: boolean;
	className?: string | undefined;
	children: ReactNode;
};

/**
 * A table that scrolls sideways on its own when it is wider than the screen; the edge under which
 * more columns lie is shaded. The first column (`stickyCell`) stays. Numbers are right-aligned.
 */
export function Table({ caption, isCompact, className, children }: TableProps) {
	const table = (
		<table className={classes(styles.table, className)}>
			<caption className="visually-hidden">{caption}</caption>
			{children}
		</table>
	);
	if (isCompact) return table;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section className={styles.scroller} aria-label={caption} tabIndex={0}>
			{table}
		</section>
	);
}

/** Classes for cells; the table decides how a column looks by these alone. */
export const cell = {
	/** Stays in place while the rest scrolls. */
	sticky: styles.sticky,
	/** A second sticky cell, after one of the class `rank`. */
	stickySecond: styles.stickySecond,
	rank: styles.rank,
	number: styles.number,
	/** The number the eye looks for. */
	strong: styles.strong,
	soft: styles.soft,
	text: styles.text,
};

type ColumnProps = { short: string; name: string; className?: string | undefined };

/** A column heading: the abbreviation for the eye, the full name for a pointer and where it is read aloud. */
export function Column({ short, name, className }: ColumnProps) {
	return (
		<th
			scope="col"
			className={classes(cell.number, className)}
			aria-label={short === name ? undefined : name}
		>
			{short === name ? short : <abbr title={name}>{short}</abbr>}
		</th>
	);
}
