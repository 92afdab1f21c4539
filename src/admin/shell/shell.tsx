import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { useAuth } from "./auth.ts";
import { Drawer } from "./drawer.tsx";
import { Messages } from "./messages.tsx";
import { Navigation } from "./navigation.tsx";
import { OrganizationLink } from "./organization-link.tsx";
import styles from "./shell.module.css";
import { chooseTheme } from "./theme.ts";

/** The frame of every screen: navigation at the side, on a phone behind a button. */
export function Shell() {
	const main = useFocusAfterNavigation();
	const { user } = useAuth();
	const theme = user?.theme;
	useEffect(() => {
		if (theme !== undefined) chooseTheme(theme);
	}, [theme]);
	return (
		<Messages>
			<a href="#main" className={`visually-hidden ${styles.skip}`}>
				Skip to content
			</a>
			<div className={styles.shell}>
				<header className={styles.top}>
					<OrganizationLink />
					<Drawer />
				</header>
				<header className={styles.side}>
					<OrganizationLink />
					<Navigation />
				</header>
				<main id="main" ref={main} tabIndex={-1} className={styles.main}>
					<Outlet />
				</main>
			</div>
			<ScrollRestoration />
		</Messages>
	);
}

/** Without a page load nothing tells a screen reader that the screen is another one. */
function useFocusAfterNavigation() {
	const main = useRef<HTMLElement>(null);
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		main.current?.focus({ preventScroll: true });
	}, [pathname]);
	return main;
}
