import { messages } from "#domain/messages.ts";
import { Icon } from "../../parts/icon.tsx";
import styles from "./teams.module.css";

/** Spec §9: the warning of a team that cannot play. */
export function FewPlayers() {
	return (
		<p className={`notice ${styles.few}`}>
			<Icon name="warning" />
			{messages.teams.fewPlayers}
		</p>
	);
}
