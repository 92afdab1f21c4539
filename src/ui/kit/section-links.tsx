import { Link } from "../link.tsx";
import { useWords } from "../words.tsx";
import styles from "./section-links.module.css";

/** The parts of a league's site that visitors come for. */
const sections = [
	"/teamList",
	"/playoffs",
	"/schedule",
	"/teams",
	"/playerList",
	"/statistics",
	"/leaderboard",
] as const;

type SectionLinksProps = {
	/** The path of the page they stand on. */
	path?: string;
	/** Big links for a home page; a row of links for the others. */
	as?: "tiles" | "row";
	/** Whether there is a bracket to be seen. */
	hasPlayoffs?: boolean;
};

/**
 * Ways to the sections from within a page. Organizations without the full navigation have only HOME
 * in their bar (rule `twelve-links-or-home`), and visitors still find the standings in one tap.
 */
export function SectionLinks({ path, as = "row", hasPlayoffs = false }: SectionLinksProps) {
	const words = useWords();
	const shown = sections.filter((to) => hasPlayoffs || to !== "/playoffs");
	return (
		<nav aria-label={words.site.sections} className={as === "tiles" ? styles.tiles : styles.row}>
			<ul>
				{shown.map((to) => (
					<li key={to}>
						<Link to={to} aria-current={path === to ? "page" : undefined}>
							<span className={styles.label}>{words.site.sectionLinks[to].label}</span>
							{as === "tiles" && (
								<span className={styles.hint}>{words.site.sectionLinks[to].hint}</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
