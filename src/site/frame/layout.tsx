import type { ReactNode } from "react";
import type { Organization } from "#domain/organization/organization.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import { useWords } from "#ui/words.tsx";
import { Banner, type BannerLine } from "./banner.tsx";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";
import { Navigation } from "./navigation.tsx";

type LayoutProps = {
	organization: Organization;
	/** The links of the bar. */
	navigation: readonly NavItem[];
	/** What stands over every page today. */
	banners: readonly BannerLine[];
	/** Path of the page without the slug: "/teamList". */
	path: string;
	/** What the page was asked for, with its question mark: "?season=3"; or nothing. */
	search: string;
	/** The year of the copyright. */
	year: number;
	/** Address of the product itself, for the powered-by link. */
	productHref: string;
	children: ReactNode;
};

/** What stands around a page of an organization's site: skip link, navigation, main, footer. */
export function Layout({
	organization,
	navigation,
	banners,
	path,
	search,
	year,
	productHref,
	children,
}: LayoutProps) {
	const words = useWords();
	return (
		<>
			<SkipLink />
			<Navigation organization={organization} links={navigation} path={path} search={search} />
			<Banner lines={banners} />
			<main
				id="main"
				tabIndex={-1}
				className={`page stack ${styles.main}`}
				// Whose teams are kept as one's own, and what is told of them (site/enhance/my-teams.ts).
				data-site={organization.id}
				data-mine={words.myTeam.mine}
			>
				{children}
			</main>
			<Footer organization={organization} year={year} productHref={productHref} />
		</>
	);
}

/**
 * Pages of the product itself have no organization's navigation and footer
 * (rule `platform-pages-bare`).
 */
export function PlatformLayout({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<main id="main" tabIndex={-1} className={styles.platform}>
				{children}
			</main>
		</>
	);
}

function SkipLink() {
	const words = useWords();
	return (
		<a href="#main" className={`button ${styles.skip}`}>
			{words.site.skip}
		</a>
	);
}
