import { Switch } from "../../components/form/switch.tsx";
import { words } from "../../words.ts";
import type { Season } from "./season-rows.ts";
import type { Activate } from "./use-activating.ts";

type SeasonSwitchProps = { season: Pick<Season, "id" | "name" | "active">; onSwitch: Activate };

/** Active or Inactive, changed with one click; another active season becomes inactive. */
export function SeasonSwitch({ season, onSwitch }: SeasonSwitchProps) {
	return (
		<Switch
			label={words.season.isTheActiveSeason({ name: season.name })}
			isOn={season.active}
			words={{ on: words.season.isActive, off: words.season.isInactive }}
			onSwitch={(isOn) => onSwitch(season, isOn)}
		/>
	);
}
