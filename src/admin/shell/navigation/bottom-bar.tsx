import { Link, useLocation } from "react-router";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import { useAuth } from "../auth.ts";
import { isHindered } from "../create-auth.ts";
import styles from "./bottom-bar.module.css";
import { Drawer } from "./drawer.tsx";
import { dashboardEntry, type Entry, gamesEntry, isCurrent, teamsEntry } from "./entries.ts";

/** On a phone, where the thumb is: the three places of game day, and everything else in a drawer. */
export function BottomBar() {
	const { pathname } = useLocation();
	const { user, organization } = useAuth();
	return (
		<nav className={styles.bar} aria-label={words.shell.shortcuts}>
			{shortcuts(isHindered(user), organization !== null).map((entry) => (
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
function shortcuts(isNewcomer: boolean, hasOrganization: boolean): Entry[] {
	if (isNewcomer) return [];
	// Who belongs to nobody has no league (rule `user-without-organization`).
	return hasOrganization ? [dashboardEntry, gamesEntry, teamsEntry] : [dashboardEntry];
}
