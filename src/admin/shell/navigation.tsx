import { NavLink } from "react-router";
import { useAuth } from "./auth.ts";
import { LogoutButton } from "./logout-button.tsx";
import styles from "./navigation.module.css";

/** Spec §2: Dashboard, the Settings group, and Logout. `onChoose` closes the drawer it may stand in. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
	const { user } = useAuth();
	const settings = [
		{ to: "/stats", label: "Stats" },
		{ to: "/userSettings", label: "User" },
		...(user?.role === "super_admin" ? superAdminLinks : []),
	];
	return (
		<nav className={styles.navigation} aria-label="Administration">
			<Item to="/dashboard" label="Dashboard" onChoose={onChoose} />
			<section aria-labelledby="settings-group" className={styles.group}>
				<h2 id="settings-group" className={styles.heading}>
					Settings
				</h2>
				{settings.map((item) => (
					<Item key={item.to} {...item} onChoose={onChoose} />
				))}
			</section>
			<LogoutButton className={styles.item} />
		</nav>
	);
}

const superAdminLinks = [
	{ to: "/userList", label: "Users" },
	{ to: "/organizations", label: "Organizations" },
];

type ItemProps = { to: string; label: string; onChoose: (() => void) | undefined };

function Item({ to, label, onChoose }: ItemProps) {
	return (
		<NavLink to={to} className={styles.item ?? ""} {...(onChoose && { onClick: onChoose })}>
			{label}
		</NavLink>
	);
}
