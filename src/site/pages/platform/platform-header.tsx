import type { ReactNode } from "react";
import { brandName } from "#ui/brand-name.ts";
import { Link } from "#ui/link.tsx";
import type { WayIn } from "../../platform-page.ts";
import styles from "./platform.module.css";

type PlatformHeaderProps = { title: string; wayIn: WayIn; children: ReactNode };

/** The top of a page of the product itself: its name, the way in, and what the page is about. */
export function PlatformHeader({ title, wayIn, children }: PlatformHeaderProps) {
	return (
		<header className={styles.hero}>
			<div className={`page ${styles.heroInner}`}>
				<p className={styles.brand}>
					<Link to="/" className={styles.name}>
						{brandName}
					</Link>
					<Link to={wayIn.to} className={styles.signIn}>
						{wayIn.text}
					</Link>
				</p>
				<h1>{title}</h1>
				{children}
			</div>
		</header>
	);
}
