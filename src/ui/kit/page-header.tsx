import type { ReactNode } from "react";
import styles from "./page-header.module.css";

type PageHeaderProps = {
	title: string;
	/** Above the title: the season, the league. */
	eyebrow?: ReactNode;
	/** Below the title: a sentence, filters. */
	children?: ReactNode;
};

/** The top of a page: its one h1. */
export function PageHeader({ title, eyebrow, children }: PageHeaderProps) {
	return (
		<header className={styles.header}>
			{eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
			<h1>{title}</h1>
			{children !== undefined && <div className={styles.more}>{children}</div>}
		</header>
	);
}
