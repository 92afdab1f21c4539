import type { Organization } from "#domain/organization/organization.ts";
import { Link } from "#ui/link.tsx";
import styles from "./navigation.module.css";

/** Spec §2 (R2.93): the links of the full navigation, in this order and with these words. */
const fullNavigation = [
	{ label: "HOME", to: "/" },
	{ label: "REGISTRATION", to: "/registration" },
	{ label: "LEAGUE INFO", to: "/leagueInfo" },
	{ label: "TOURNAMENT", to: "/tournament" },
	{ label: "STANDINGS", to: "/teamList" },
	{ label: "SCHEDULE", to: "/schedule" },
	{ label: "PLAYERS", to: "/playerList" },
	{ label: "LEADER BOARD", to: "/leaderboard" },
	{ label: "YOUTH", to: "/youth" },
	{ label: "JOIN OUR TEAM", to: "/ourTeam" },
	{ label: "LEAGUE FOOTAGE", to: "/leagueFootage" },
	{ label: "CONTACT US", to: "/contact" },
] as const;

type NavigationProps = { organization: Organization; path: string };

/** The bar on top of every page: who the organization is, and its links (R2.92-R2.97). */
export function Navigation({ organization, path }: NavigationProps) {
	return (
		<header className={styles.header}>
			<div className={`page ${styles.bar}`}>
				<Link to="/" className={styles.brand}>
					{organization.logoUrl === null ? (
						organization.name
					) : (
						// A logo that does not load shows its text, the name (R2.94).
						<img src={organization.logoUrl} alt={organization.name} className={styles.logo} />
					)}
				</Link>
				{organization.hasFullNavigation ? (
					<button type="button" className={styles.hamburger} popoverTarget="menu" aria-label="Menu">
						<span className={styles.lines} />
					</button>
				) : (
					<nav aria-label="Main" className={styles.short}>
						<NavigationLinks links={fullNavigation.slice(0, 1)} path={path} />
					</nav>
				)}
			</div>
			{organization.hasFullNavigation && <FullNavigation path={path} />}
		</header>
	);
}

/**
 * A row of links where they fit; elsewhere a panel behind the hamburger. The panel is a popover,
 * so it opens, and closes by Escape or a tap beside it, without scripts.
 */
function FullNavigation({ path }: { path: string }) {
	return (
		<nav id="menu" aria-label="Main" popover="auto" className={styles.menu}>
			<button
				type="button"
				className={styles.close}
				popoverTarget="menu"
				popoverTargetAction="hide"
				aria-label="Close menu"
				data-menu-close
			>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<path d="M5 5l14 14M19 5 5 19" />
				</svg>
			</button>
			<NavigationLinks links={fullNavigation} path={path} />
		</nav>
	);
}

type NavigationLinksProps = { links: readonly { label: string; to: string }[]; path: string };

function NavigationLinks({ links, path }: NavigationLinksProps) {
	return (
		<ul className={styles.links}>
			{links.map(({ label, to }) => (
				<li key={to}>
					<Link to={to} aria-current={to === path ? "page" : undefined}>
						{label}
					</Link>
				</li>
			))}
		</ul>
	);
}
