import { useId } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { useAuth } from "./auth.ts";
import { dashboardEntry, type Entry, groupsFor, groupsOfNewcomers, isCurrent } from "./entries.ts";
import { LogoutButton } from "./logout-button.tsx";
import styles from "./navigation.module.css";

/** Spec §2: Dashboard, the groups, and Logout. `onChoose` closes the drawer it may stand in. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
	const { user } = useAuth();
	const isNewcomer = user?.mustChangePassword === true;
	const groups = isNewcomer ? groupsOfNewcomers() : groupsFor(user?.role);
	return (
		<nav className={styles.navigation} aria-label="Administration">
			{!isNewcomer && <Item entry={dashboardEntry} onChoose={onChoose} />}
			{groups.map(({ name, entries }) => (
				<Group key={name} name={name}>
					{entries.map((entry) => (
						<Item key={entry.to} entry={entry} onChoose={onChoose} />
					))}
				</Group>
			))}
			<LogoutButton className={styles.item} />
		</nav>
	);
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.group}>
			<h2 id={id} className={styles.heading}>
				{name}
			</h2>
			{children}
		</section>
	);
}

type ItemProps = { entry: Entry; onChoose: (() => void) | undefined };

function Item({ entry, onChoose }: ItemProps) {
	const { pathname } = useLocation();
	const current = pathname === entry.to ? "page" : isCurrent(entry, pathname);
	return (
		<Link
			to={entry.to}
			className={styles.item}
			aria-current={current || undefined}
			onClick={onChoose}
		>
			<Icon name={entry.icon} />
			{entry.label}
		</Link>
	);
}
