import type { ReactNode } from "react";
import type { Language } from "#domain/language/language.ts";
import styles from "./page-header.module.css";

type PageHeaderProps = {
	title: string;
	/** Of the title, where it is not that of the page. */
	language?: Language | undefined;
	/** Above the title: the season, the league. */
	eyebrow?: ReactNode;
	/** Below the title: a sentence, filters. */
	children?: ReactNode;
};

/** The top of a page: its one h1. */
export function PageHeader({ title, language, eyebrow, children }: PageHeaderProps) {
	return (
		<header className={styles.header}>
			{eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
			<h1 lang={language}>{title}</h1>
			{children !== undefined && <div className={styles.more}>{children}</div>}
		</header>
	);
}
