import { useNavigate } from "react-router";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import { auth, useAuth } from "../auth.ts";
import styles from "./acting-bar.module.css";

/** Whose league a super administrator is changing must be in sight all the time. */
export function ActingBar() {
	const { actingFor } = useAuth();
	const navigate = useNavigate();
	if (actingFor === null) return null;
	const stop = () => {
		auth.actFor(null);
		navigate("/dashboard");
	};
	return (
		<section className={styles.bar} aria-label={words.shell.actingOrganization}>
			<p className={styles.text}>
				<Icon name="organization" />
				<span className="one-line">
					{words.shell.actingFor} <strong>{actingFor.name}</strong>
				</span>
			</p>
			<button type="button" className={styles.stop} onClick={stop}>
				{words.shell.stop}
			</button>
		</section>
	);
}
