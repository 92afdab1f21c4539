import { words } from "../../../words.ts";
import type { Statistics } from "./player-numbers.ts";
import styles from "./player-season.module.css";

/** Says which of the numbers above visitors do not see. */
export function HiddenStatistics({ of: { hidden } }: { of: Statistics }) {
	if (hidden.length === 0) return null;
	return (
		<p className={styles.hidden}>
			{words.player.hiddenFromVisitorsList({ names: hidden.join(", ") })}
		</p>
	);
}
