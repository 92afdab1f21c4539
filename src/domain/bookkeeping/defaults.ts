import type { GamePeriod } from "../game/game.ts";
import { defaultBasketballPeriods } from "../game/periods.ts";
import { defaultPlayerAttributes } from "../player/default-attributes.ts";
import type { PlayerAttribute } from "../player/player.ts";
import type { Sport } from "../sport/sport.ts";
import { defaultBasketballStats } from "../stats/default-stats.ts";
import type { StatDefinition } from "../stats/stat-definition.ts";
import { nameKey } from "../text/name-key.ts";

/** What an organization keeps of a sport until its people say otherwise (decisions A34, A45). */
export type Bookkeeping = {
	stats: readonly Omit<StatDefinition, "id">[];
	periods: readonly Omit<GamePeriod, "id">[];
	attributes: readonly Omit<PlayerAttribute, "id">[];
};

/** Only basketball has statistics and periods of its own; players have a number in every sport. */
export function defaultBookkeeping(sport: Sport): Bookkeeping {
	const isBasketball = nameKey(sport.name) === "basketball";
	return {
		stats: isBasketball ? basketballStats : [],
		periods: isBasketball ? defaultBasketballPeriods : [],
		attributes: defaultPlayerAttributes,
	};
}

const basketballStats = defaultBasketballStats.map((stat, index) => ({
	...stat,
	order: index + 1,
	isHidden: false,
}));
