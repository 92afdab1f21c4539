import { fullName, type Player } from "../player/player.ts";
import type { TeamEntry } from "./team.ts";

export type Captain = Pick<TeamEntry, "captainName" | "captainId">;

/** What is sent about the captain; absent fields stay as they are. */
export type GivenCaptain = {
	captainName?: string | null | undefined;
	captainId?: number | null | undefined;
};

/**
 * The captain after a change, of the players on the roster; "not on the roster" for an id that is
 * of nobody there. Without a text the name of the player is taken, and a text alone may name
 * anybody, so it stays together with an id only where it is that player's name
 * (rule `captain-by-roster`).
 */
export function captainAfter(
	before: Captain,
	given: GivenCaptain,
	roster: readonly Player[],
): Captain | "not on the roster" {
	const { captainName, captainId } = given;
	if (captainId != null) {
		const player = roster.find(({ id }) => id === captainId);
		if (player === undefined) return "not on the roster";
		return { captainId, captainName: captainName ?? fullName(player) };
	}
	if (captainId === null) {
		// A name that was stored with an id is removed with it.
		const kept = before.captainId === null ? before.captainName : null;
		return { captainId: null, captainName: captainName === undefined ? kept : captainName };
	}
	if (captainName === undefined) return before;
	const player = roster.find(({ id }) => id === before.captainId);
	const isSame = player !== undefined && captainName === fullName(player);
	return { captainName, captainId: isSame ? player.id : null };
}
