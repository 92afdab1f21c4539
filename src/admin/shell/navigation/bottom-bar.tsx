import { Link, useLocation } from "react-router";
import { Icon } from "../../components/feedback/icon.tsx";
import { useAuth } from "../auth.ts";
import styles from "./bottom-bar.module.css";
import { Drawer } from "./drawer.tsx";
import { dashboardEntry, gamesEntry, isCurrent, teamsEntry } from "./entries.ts";

/** On a phone, where the thumb is: the three places of game day, and everything else in a drawer. */
export function BottomBar() {
	const { pathname } = useLocation();
	// With a temporary password there is one place, and it is in the drawer
	// (rule `temporary-password`).
	const isNewcomer = useAuth().user?.mustChangePassword === true;
	return (
		<nav className={styles.bar} aria-label="Shortcuts">
			{(isNewcomer ? [] : [dashboardEntry, gamesEntry, teamsEntry]).map((entry) => (
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
