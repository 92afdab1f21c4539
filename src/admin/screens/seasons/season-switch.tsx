import type { Season } from "./season-rows.ts";
import styles from "./season-switch.module.css";
import type { Activate } from "./use-activating.ts";

type SeasonSwitchProps = { season: Pick<Season, "id" | "name" | "active">; onSwitch: Activate };

/** Spec §2: Active or Inactive, changed with one click; another active season becomes inactive. */
export function SeasonSwitch({ season, onSwitch }: SeasonSwitchProps) {
	return (
		<label className={styles.switch}>
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
				role="switch"
				className={styles.input}
				aria-label={`${season.name} is the active season`}
				checked={season.active}
				onChange={() => onSwitch(season, !season.active)}
			/>
			<span className={styles.word} data-active={season.active}>
				{season.active ? "Active" : "Inactive"}
			</span>
		</label>
	);
}
