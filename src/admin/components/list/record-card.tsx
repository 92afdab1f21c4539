import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./record-card.module.css";

type RecordCardProps = {
	title: string;
	/** Where a click anywhere on the card leads; buttons on it do only what they say. */
	to?: string;
	/** A crest or a photo. */
	picture?: ReactNode;
	/** A word about its state. */
	badge?: ReactNode;
	/** Edit, delete. */
	actions?: ReactNode;
	children?: ReactNode;
};

/** One thing of a list as a card: season, league, team, player. */
export function RecordCard(props: RecordCardProps) {
	const { title, to, picture, badge, actions, children } = props;
	return (
		<article className={`card ${styles.card}`}>
			<div className={styles.head}>
				{picture}
				<h2 className={styles.title}>
					{to === undefined ? (
						title
					) : (
						<Link to={to} className={styles.link}>
							{title}
						</Link>
					)}
				</h2>
				{badge}
			</div>
			{children !== undefined && <div className={styles.text}>{children}</div>}
			{actions !== undefined && <div className={styles.actions}>{actions}</div>}
		</article>
	);
}
