import { Link } from "../link.tsx";
import { useWords } from "../words.tsx";
import styles from "./breadcrumbs.module.css";

/** Where this page stands; the last one is the page itself and has no `to`. */
export type Crumb = { label: string; to?: string };

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
	const words = useWords();
	return (
		<nav aria-label={words.site.breadcrumb} className={styles.crumbs}>
			<ol>
				{items.map(({ label, to }) => (
					<li key={to ?? label}>
						{to === undefined ? (
							<span aria-current="page">{label}</span>
						) : (
							<Link to={to}>{label}</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
