import type { Organization } from "#domain/organization/organization.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import { Link } from "#ui/link.tsx";
import styles from "./navigation.module.css";

/** More links than these have no room beside the name on a phone. */
const shortAtMost = 1;

type NavigationProps = {
	organization: Organization;
	links: readonly NavItem[];
	path: string;
};

/** The bar on top of every page: who the organization is, and its links. */
export function Navigation({ organization, links, path }: NavigationProps) {
	const isFull = links.length > shortAtMost;
	return (
		<header className={styles.header}>
			<div className={`page ${styles.bar}`}>
				<Link to="/" className={styles.brand}>
					{/* Where it does not load, the name is there all the same (rule `logo-falls-back`). */}
					{organization.logoUrl !== null && (
						<img src={organization.logoUrl} alt="" className={styles.logo} />
					)}
					{organization.name}
				</Link>
				{isFull ? (
					<button type="button" className={styles.hamburger} popoverTarget="menu" aria-label="Menu">
						<span className={styles.lines} />
					</button>
				) : (
					links.length > 0 && (
						<nav aria-label="Main" className={styles.short}>
							<NavigationLinks links={links} path={path} />
						</nav>
					)
				)}
			</div>
			{isFull && <FullNavigation links={links} path={path} />}
		</header>
	);
}

/**
 * A row of links where they fit; elsewhere a panel behind the hamburger. The panel is a popover,
 * so it opens, and closes by Escape or a tap beside it, without scripts.
 */
function FullNavigation({ links, path }: NavigationLinksProps) {
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
			<NavigationLinks links={links} path={path} />
		</nav>
	);
}

type NavigationLinksProps = { links: readonly NavItem[]; path: string };

function NavigationLinks({ links, path }: NavigationLinksProps) {
	return (
		<ul className={styles.links}>
			{links.map(({ label, to }) => (
				<li key={`${label} ${to}`}>
					{to.startsWith("/") ? (
						<Link to={to} aria-current={to === path ? "page" : undefined}>
							{label}
						</Link>
					) : (
						<a href={to} rel="noopener noreferrer">
							{label}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
