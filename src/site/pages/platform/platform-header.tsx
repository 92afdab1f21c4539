import type { ReactNode } from "react";
import { brandName } from "#ui/brand-name.ts";
import { Link, useHrefOfAnyLanguage } from "#ui/link.tsx";
import { LanguageSwitch } from "../../frame/language-switch.tsx";
import { productLanguages, type WayIn } from "../../platform-page.ts";
import styles from "./platform.module.css";

type PlatformHeaderProps = {
	title: string;
	/** Of the page, to offer it in other languages. */
	path: string;
	wayIn: WayIn;
	children: ReactNode;
};

/** The top of a page of the product itself: its name, the way in, and what the page is about. */
export function PlatformHeader({ title, path, wayIn, children }: PlatformHeaderProps) {
	return (
		<header className={styles.hero}>
			<div className={`page ${styles.heroInner}`}>
				<div className={styles.brand}>
					<Link to="/" className={styles.name}>
						{brandName}
					</Link>
					<LanguageSwitch site={productLanguages} path={path} search="" />
					<WayInLink wayIn={wayIn} className={styles.signIn} />
				</div>
				<h1>{title}</h1>
				{children}
			</div>
		</header>
	);
}

/** The administration is at one address, whatever the language of the page. */
export function WayInLink({ wayIn, className }: { wayIn: WayIn; className: string | undefined }) {
	const href = useHrefOfAnyLanguage();
	return (
		<a href={href(wayIn.to)} className={className}>
			{wayIn.text}
		</a>
	);
}
