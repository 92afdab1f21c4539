import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { siteBehindSignIn } from "../../../shell/places.ts";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { siteHere } from "../../../shell/site-here.ts";
import styles from "./login.module.css";

/** A screen of somebody who is not signed in yet: one card, and the site behind it. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
	const { pathname, search } = useLocation();
	const site = siteBehindSignIn({ hostname: location.hostname, pathname, search });
	return (
		<main className={styles.page}>
			<a href={site} className={styles.brand}>
				{siteHere().league}
			</a>
			<div className={styles.card}>
				<ScreenHeader title={title} />
				{children}
			</div>
		</main>
	);
}
