import { useEffect, useRef } from "react";
import { Link, Outlet, ScrollRestoration, useLocation } from "react-router";
import { LinkProvider } from "#ui/link.tsx";
import { Confirmations } from "../../components/feedback/confirm.tsx";
import { words } from "../../words.ts";
import { useAuth } from "../auth.ts";
import { Messages } from "../messages.tsx";
import { TaskList } from "../tasks/task-list.tsx";
import { showTheme } from "../theme.ts";
import { ActingBar } from "./acting-bar.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Navigation } from "./navigation.tsx";
import { OrganizationLink } from "./organization-link.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { PendingBar } from "./pending-bar.tsx";
import styles from "./shell.module.css";

/** The frame of every screen: navigation at the side, on a phone at the bottom and in a drawer. */
export function Shell() {
	const main = useFocusAfterNavigation();
	const { user, organization, actingFor } = useAuth();
	const theme = user?.theme;
	useEffect(() => {
		if (theme !== undefined) showTheme(theme);
	}, [theme]);
	return (
		<Messages beside={<TaskList />}>
			<a href="#main" className={`visually-hidden ${styles.skip}`}>
				{words.shell.skipToContent}
			</a>
			<PendingBar />
			<div className={styles.shell}>
				<header className={styles.top}>
					<OrganizationLink />
				</header>
				<header className={styles.side}>
					<OrganizationLink />
					<OrganizationSwitcher />
					<Navigation />
				</header>
				<div className={styles.content} data-acting={actingFor !== null || undefined}>
					<ActingBar />
					<main id="main" ref={main} tabIndex={-1} className={styles.main}>
						<LinkProvider value={Link}>
							<Confirmations>
								<Outlet key={organization?.id} />
							</Confirmations>
						</LinkProvider>
					</main>
				</div>
				<BottomBar />
			</div>
			<ScrollRestoration getKey={placeToRemember} />
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

/** Every page load begins with the same key, so that screens would open where another one stood. */
function placeToRemember({ key, pathname }: { key: string; pathname: string }): string {
	return key === "default" ? pathname : key;
}
