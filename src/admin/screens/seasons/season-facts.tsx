import { Badge } from "#ui/badge.tsx";
import { spanOf } from "./season-dates.ts";
import styles from "./season-facts.module.css";
import type { Season } from "./season-rows.ts";
import { SeasonSwitch } from "./season-switch.tsx";
import { useActivating } from "./use-activating.ts";

/** When a season is, and whether it is the active one: the line below its name. */
export function SeasonFacts({ season }: { season: Season }) {
	const {
		shown: [shown = season],
		activate,
	} = useActivating([season]);
	return (
		<div className={styles.facts}>
			<span>{spanOf(season)}</span>
			<SeasonSwitch season={shown} onSwitch={activate} />
			{!season.isVisible && <Badge tone="notice">Hidden</Badge>}
		</div>
	);
}
