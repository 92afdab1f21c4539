import { Link } from "../link.tsx";
import styles from "./section-links.module.css";

/** The parts of a league's site that visitors come for. */
const sections = [
	{ label: "Standings", to: "/teamList", hint: "Who leads, and by how much" },
	{ label: "Schedule", to: "/schedule", hint: "Next games and final scores" },
	{ label: "Players", to: "/playerList", hint: "Find a player" },
	{ label: "Leader board", to: "/leaderboard", hint: "The all-time best" },
] as const;

type SectionLinksProps = {
	/** The path of the page they stand on. */
	path?: string;
	/** Big links for a home page; a row of links for the others. */
	as?: "tiles" | "row";
};

/**
 * Ways to the sections from within a page. Organizations without the full navigation have only HOME
 * in their bar (rule `twelve-links-or-home`), and visitors still find the standings in one tap.
 */
export function SectionLinks({ path, as = "row" }: SectionLinksProps) {
	return (
		<nav aria-label="Sections" className={as === "tiles" ? styles.tiles : styles.row}>
			<ul>
				{sections.map(({ label, to, hint }) => (
					<li key={to}>
						<Link to={to} aria-current={path === to ? "page" : undefined}>
							<span className={styles.label}>{label}</span>
							{as === "tiles" && <span className={styles.hint}>{hint}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
