import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./panel.module.css";

type PanelProps = {
	title?: string;
	/** What the heading needs beside it: a link to all, a note. */
	aside?: ReactNode;
	/** Content that reaches the edges, such as a table or a list of rows. */
	isFlush?: boolean;
	level?: 2 | 3;
	/** Where a link within the page leads. */
	id?: string;
	children: ReactNode;
};

/** A surface with a heading: the frame of tables, lists and forms. */
export function Panel({ title, aside, isFlush, level = 2, id, children }: PanelProps) {
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<section className={styles.panel} id={id}>
			{title !== undefined && (
				<div className={styles.head}>
					<Heading className={styles.title}>{title}</Heading>
					{aside}
				</div>
			)}
			<div className={classes(isFlush ? styles.flush : styles.body)}>{children}</div>
		</section>
	);
}
