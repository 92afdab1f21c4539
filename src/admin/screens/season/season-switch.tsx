import { Switch } from "../../components/form/switch.tsx";
import type { Season } from "./season-rows.ts";
import type { Activate } from "./use-activating.ts";

type SeasonSwitchProps = { season: Pick<Season, "id" | "name" | "active">; onSwitch: Activate };

/** Active or Inactive, changed with one click; another active season becomes inactive. */
export function SeasonSwitch({ season, onSwitch }: SeasonSwitchProps) {
	return (
		<Switch
			label={`${season.name} is the active season`}
			isOn={season.active}
			words={{ on: "Active", off: "Inactive" }}
			onSwitch={(isOn) => onSwitch(season, isOn)}
		/>
	);
}
