import { Link, useLocation } from "react-router";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import { useAuth } from "../auth.ts";
import { isHindered, type User } from "../create-auth.ts";
import styles from "./bottom-bar.module.css";
import { Drawer } from "./drawer.tsx";
import {
	dashboardEntry,
	type Entry,
	gamesEntry,
	isCurrent,
	tableEntry,
	teamsEntry,
} from "./entries.ts";

/** On a phone, where the thumb is: the three places of game day, and everything else in a drawer. */
export function BottomBar() {
	const { pathname } = useLocation();
	const { user, organization } = useAuth();
	return (
		<nav className={styles.bar} aria-label={words.shell.shortcuts}>
			{shortcuts(user, organization !== null).map((entry) => (
				<Link
					key={entry.to}
					to={entry.to}
					className={styles.item}
					aria-current={isCurrent(entry, pathname) || undefined}
				>
					<Icon name={entry.icon} />
					{entry.label}
				</Link>
			))}
			<Drawer className={styles.item ?? ""} />
		</nav>
	);
}

/** With a temporary password there is one place, and it is in the drawer (rule `temporary-password`). */
function shortcuts(user: User | null, hasOrganization: boolean): Entry[] {
	if (isHindered(user)) return [];
	if (user?.role === "scorekeeper") return [tableEntry];
	// Who belongs to nobody has no league (rule `user-without-organization`).
	return hasOrganization ? [dashboardEntry, gamesEntry, teamsEntry] : [dashboardEntry];
}
