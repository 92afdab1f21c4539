import { Link } from "../link.tsx";
import styles from "./tabs.module.css";

export type Tab = { label: string; to: string; isCurrent: boolean };

/** Views of the same thing, each its own address. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
	return (
		<nav aria-label={label} className={styles.tabs}>
			<ul>
				{items.map(({ label: text, to, isCurrent }) => (
					<li key={to}>
						<Link to={to} aria-current={isCurrent ? "page" : undefined}>
							{text}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
