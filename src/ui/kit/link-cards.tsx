import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Link } from "../link.tsx";
import styles from "./link-cards.module.css";

/** Cards of people or teams beside each other, as many as fit. */
export function LinkCards({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}

type LinkCardProps = {
	to: string;
	picture: ReactNode;
	name: ReactNode;
	/** What does something else than to lead there: a star. */
	beside?: ReactNode;
	/** What is said below the name, an element each line. */
	children: ReactNode;
};

/** A picture, a name and what is to be known; all of it leads to one page. */
export function LinkCard({ to, picture, name, beside, children }: LinkCardProps) {
	return (
		<li className={classes("card", styles.card)}>
			<Link to={to} className={styles.link}>
				{picture}
				<span className={styles.words}>
					<span className={styles.name}>{name}</span>
					{children}
				</span>
			</Link>
			{beside !== undefined && <div className={styles.beside}>{beside}</div>}
		</li>
	);
}
