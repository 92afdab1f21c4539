import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import styles from "../teams.module.css";

/** The warning of a team that cannot play (rule `five-on-the-court`). */
export function FewPlayers() {
	return (
		<p className={`notice ${styles.few}`}>
			<Icon name="warning" />
			{words.messages.teams.fewPlayers}
		</p>
	);
}
