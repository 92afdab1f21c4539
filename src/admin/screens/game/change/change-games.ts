import { ApiError } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { client } from "../../../client.ts";
import { words } from "../../../words.ts";
import type { ListedGame } from "../list/listed-game.ts";
import type { GameChange } from "./game-change.ts";

export type PlannedChange = {
	game: ListedGame;
	change: GameChange;
	/** Refuses it when somebody else has changed the game since (rule `edit-over-what-was-seen`). */
	lastChangeId?: number;
};
export type DoneChange = PlannedChange & { lastChangeId: number };
export type RefusedChange = { game: ListedGame; sentence: string };

/**
 * Changes one game after the other and goes on when one is refused. A session that has ended ends
 * it all.
 */
export async function changeGames(
	planned: readonly PlannedChange[],
	onProgress: (count: number) => void = () => {},
): Promise<{ done: DoneChange[]; refused: RefusedChange[]; message: string }> {
	const done: DoneChange[] = [];
	const refused: RefusedChange[] = [];
	let message = "";
	for (const it of planned) {
		onProgress(done.length + refused.length + 1);
		try {
			const answered = await send(it);
			({ message } = answered);
			done.push({ ...it, lastChangeId: answered.lastChangeId });
		} catch (error) {
			if (error instanceof ApiError && error.status === 401) throw error;
			const said = error instanceof ApiError ? error.message : "";
			refused.push({ game: it.game, sentence: said || words.messages.games.detailsFailed });
		}
	}
	return { done, refused, message };
}

function send({ game, change, lastChangeId }: PlannedChange) {
	return client.put("/gamesv2/:id/details", {
		id: game.id,
		...toWire(change),
		...(lastChangeId !== undefined && { lastChangeId }),
	});
}
