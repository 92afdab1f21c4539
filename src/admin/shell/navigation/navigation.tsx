import { useId, useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiError } from "#api/client.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import { auth, useAuth } from "../auth.ts";
import { isHindered } from "../create-auth.ts";
import { useSay } from "../messages.tsx";
import { placeAfterSignOut } from "../places.ts";
import { forgetPlace } from "../wanted-place.ts";
import { dashboardEntry, type Entry, groupsFor, groupsOfNewcomers, isCurrent } from "./entries.ts";
import styles from "./navigation.module.css";

/** Dashboard, the groups, and Logout. `onChoose` closes the drawer it may stand in. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
	const { user, organization } = useAuth();
	const isNewcomer = isHindered(user);
	const groups = isNewcomer ? groupsOfNewcomers() : groupsFor(user?.role, organization !== null);
	return (
		<nav className={styles.navigation} aria-label={words.shell.administration}>
			{!isNewcomer && user?.role !== "scorekeeper" && (
				<Item entry={dashboardEntry} onChoose={onChoose} />
			)}
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

/** Signs out and leaves for the public site. When the server fails, the user is still signed in. */
function LogoutButton({ className }: { className: string | undefined }) {
	const [isBusy, setBusy] = useState(false);
	const say = useSay();
	const signOut = async () => {
		setBusy(true);
		try {
			const site = await auth.signOut();
			forgetPlace();
			location.assign(placeAfterSignOut(site, location));
		} catch (error) {
			const sentence = error instanceof ApiError ? error.message : "";
			say({ text: sentence || words.shell.youAreStillSignedIn, tone: "error" });
			setBusy(false);
		}
	};
	return (
		<button type="button" className={className} disabled={isBusy} onClick={signOut}>
			<Icon name="logout" />
			{words.shell.logout}
		</button>
	);
}
