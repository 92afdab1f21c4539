import type { Organization } from "#domain/organization/organization.ts";
import { type NavItem, usualLabel } from "#domain/page/navigation.ts";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { Words } from "#words/words.ts";
import { SearchForm, SearchSign } from "../search-form.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./navigation.module.css";

/** More links than these have no room beside the name on a phone. */
const shortAtMost = 1;

type NavigationProps = {
	organization: Organization;
	links: readonly NavItem[];
	path: string;
	/** What the page was asked for, with its question mark. */
	search: string;
};

/** The bar on top of every page: who the organization is, and its links. */
export function Navigation({ organization, links, path, search }: NavigationProps) {
	const isFull = links.length > shortAtMost;
	const words = useWords();
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
				<LanguageSwitch site={organization} path={path} search={search} />
				<button
					type="button"
					className={styles.searchButton}
					popoverTarget="search"
					aria-label={words.search.open}
				>
					<SearchSign />
				</button>
				<div id="search" popover="auto" className={styles.search}>
					<SearchForm label={words.search.title} />
				</div>
				{isFull ? (
					<button
						type="button"
						className={styles.hamburger}
						popoverTarget="menu"
						aria-label={words.site.menu}
					>
						<span className={styles.lines} />
					</button>
				) : (
					links.length > 0 && (
						<nav aria-label={words.site.main} className={styles.short}>
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
	const words = useWords();
	return (
		<nav id="menu" aria-label={words.site.main} popover="auto" className={styles.menu}>
			<button
				type="button"
				className={styles.close}
				popoverTarget="menu"
				popoverTargetAction="hide"
				aria-label={words.site.closeMenu}
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
	const words = useWords();
	return (
		<ul className={styles.links}>
			{links.map((link) => (
				<li key={`${link.label} ${link.to}`}>
					{link.to.startsWith("/") ? (
						<Link to={link.to} aria-current={link.to === path ? "page" : undefined}>
							{navigationLabel(words, link)}
						</Link>
					) : (
						<a href={link.to} rel="noopener noreferrer">
							{link.labels?.[words.language] ?? link.label}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

/** A link as it is called in a language; one that its organization has named keeps its name. */
export function navigationLabel(words: Words, { label, to, labels }: NavItem): string {
	const known: Readonly<Record<string, string>> = words.site.navigation;
	const named = labels?.[words.language];
	if (named !== undefined) return named;
	return label === usualLabel(to) ? (known[to] ?? label) : label;
}
