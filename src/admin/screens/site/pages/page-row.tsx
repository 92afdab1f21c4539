import { Link } from "react-router";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/badge.tsx";
import type { SitePage } from "./editor/places.ts";
import { scheduleWords } from "./editor/schedule-words.ts";
import { PageBadge } from "./editor/top-bar.tsx";
import styles from "./page-list.module.css";

/** One page: what it is called, where it is, and how far it is. */
export function PageRow({ page }: { page: SitePage }) {
	const { key, title, path, publishAt, isInNavigation, updatedAt, updatedBy } = page;
	const isBegun = page.isPublished || page.hasDraft;
	return (
		<li className={styles.row}>
			<div className={styles.names}>
				<Link to={`/dashboard/site/pages/${key}`} className={styles.title}>
					{title}
				</Link>
				<span className={styles.path}>{path}</span>
			</div>
			<div className={styles.badges}>
				{isBegun || publishAt !== null ? <PageBadge page={page} /> : <Badge>Not written</Badge>}
				{isInNavigation && <Badge>In the navigation</Badge>}
			</div>
			<p className={styles.saved}>
				{publishAt !== null
					? `Will be published ${scheduleWords(publishAt)}`
					: updatedAt !== null && `${updatedBy ?? "Saved"}, ${ago(updatedAt, new Date())}`}
			</p>
		</li>
	);
}
