import type { GamePeriod } from "../game/game.ts";
import { defaultPlayerAttributes } from "../player/default-attributes.ts";
import type { PlayerAttribute } from "../player/player.ts";
import type { Sport } from "../sport/sport.ts";
import type { StatDefinition } from "../stats/stat-definition.ts";
import { nameKey } from "../text/name-key.ts";
import { knownSports } from "./known-sports.ts";

/** What an organization keeps of a sport until its people say otherwise. */
export type Bookkeeping = {
	stats: readonly Omit<StatDefinition, "id">[];
	periods: readonly Omit<GamePeriod, "id">[];
	attributes: readonly Omit<PlayerAttribute, "id">[];
};

/** A sport nobody has described begins without statistics and periods; players have a number in all. */
export function defaultBookkeeping(sport: Sport): Bookkeeping {
	const known = knownSports[nameKey(sport.name)];
	return {
		stats: (known?.stats ?? []).map((stat, index) => ({
			...stat,
			order: index + 1,
			isHidden: false,
		})),
		periods: known?.periods ?? [],
		attributes: defaultPlayerAttributes,
	};
}
