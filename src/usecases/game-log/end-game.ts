import { canKeepScore } from "#domain/account/policy.ts";
import type { ForfeitedBy } from "#domain/game/game.ts";
import { messages } from "#domain/messages.ts";
import { type ChangedGame, changeDetails } from "../game/game-details.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

export type GameToEnd = {
	id: number;
	/** Without a side that gave up, the score that stands is the final one. */
	forfeitedBy?: ForfeitedBy | null | undefined;
	/** Nobody gave it up after all. */
	isPlayedOn?: boolean | undefined;
};

/**
 * Says that a game is over (rule `live-is-not-final`): by its score, or because a side did not come or gave up. Who
 * gave it up may be said otherwise, or taken back: then it goes on where something is written down of it.
 */
export async function endGame(
	scope: Scope,
	{ id, forfeitedBy = null, isPlayedOn = false }: GameToEnd,
): Promise<ChangedGame> {
	const { viewer, organization } = scope;
	authorize(canKeepScore(viewer, organization.id, id));
	return scope.store.transaction(async (store) => {
		const { score, status } = found(await store.games.find(id), messages.games.notFound);
		if (isPlayedOn) {
			if (status !== "forfeit") throw new Refusal("conflict", "Nobody gave this game up.");
			const now = score === null ? "scheduled" : "in_progress";
			return changeDetails({ ...scope, store }, { id, status: now });
		}
		const isOfForfeit = status === "forfeit" && forfeitedBy !== null;
		if (!isOfForfeit && !["scheduled", "in_progress", "completed"].includes(status)) {
			throw new Refusal(
				"conflict",
				"This game is called off. Change its status before it is ended.",
			);
		}
		if (forfeitedBy !== null) {
			return changeDetails({ ...scope, store }, { id, status: "forfeit", forfeitedBy });
		}
		if (score === null) throw new Refusal("conflict", "Nothing is written down of this game yet.");
		return changeDetails({ ...scope, store }, { id, status: "completed" });
	});
}
