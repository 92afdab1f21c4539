import type { Side } from "../game/game.ts";
import { isFinalPeriod } from "../game/periods.ts";
import type { Sentence } from "../language/say.ts";
import type { Play } from "./play.ts";
import type { Bookkeeping } from "./read-log.ts";
import { actionsOf } from "./scoring.ts";

/** Far more than any game has, corrections included. */
export const mostPlays = 3000;

/** Who may be named: by player the side whose player it is. */
export type Squads = ReadonlyMap<number, Side>;

/**
 * Says of a play what keeps it out of a game's log; null where nothing does. What is struck only has to be of the
 * game: it counts for nobody.
 */
export function faultsOf(kept: Bookkeeping, squads: Squads): (play: Play) => Sentence | null {
	const periods = new Set(
		kept.periods.filter((period) => !isFinalPeriod(period)).map(({ id }) => id),
	);
	const actions = new Set(actionsOf(kept.definitions, kept.scoring).map(({ stat }) => stat.id));
	return (play) => {
		if (play.isStruck) return null;
		const { kind, side, playerId, statId, points } = play;
		if (!periods.has(play.periodId)) return "There is no such period in this game.";
		const isOfASide = kind !== "periodEnds";
		if (isOfASide !== (side !== null)) {
			return isOfASide ? "Please say for which side." : "A period ends for both sides.";
		}
		const isOfPlayer = kind === "starts" || kind === "comesIn" || kind === "goesOut";
		if (isOfPlayer && playerId === null) return "Please say which player.";
		if (playerId !== null && squads.get(playerId) !== side) {
			return "This player is on neither roster of that side.";
		}
		if ((kind === "points") !== (points !== null)) return "Please say how many points.";
		if ((kind === "stat") !== (statId !== null)) return "Please say which statistic.";
		if (statId !== null && !actions.has(statId)) {
			return "This statistic is not noted at the table of this sport.";
		}
		return null;
	};
}
