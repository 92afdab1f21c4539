import { ApiError, type Client } from "#api/client.ts";
import { words } from "../../../words.ts";
import { toSheet } from "../desk/sheet.ts";
import { type KeptGame, keptGamesIn } from "./device/kept-games.ts";
import { emptyLog } from "./device/log-keeper.ts";

/** A game as a device opens it, under what it keeps it, and with whose right it speaks to the server. */
export type OpenedGame = { game: KeptGame; keptAs: string; client: Client };

export const games = keptGamesIn(indexedDB, Date.now);

/** From the server, with what of it was not sent yet; without a network as it was kept. */
export async function openGame(client: Client, keptAs: string, id: number): Promise<OpenedGame> {
	if (!Number.isInteger(id)) throw new ApiError(404, { message: words.messages.games.notFound });
	const before = await games.read(keptAs).catch(() => null);
	try {
		const [wire, log] = await Promise.all([
			client.get("/gamesv2/:id", { id }),
			client.get("/gamesv2/:id/log", { id }),
		]);
		const unsent = before?.log.unsent ?? [];
		const game: KeptGame = {
			sheet: toSheet(wire),
			sport: log.sport,
			job: log.job,
			log: {
				...(before?.log ?? emptyLog),
				last: log.last,
				status: log.status,
				plays: [...log.plays, ...unsent],
				unsent,
			},
			keptAt: Date.now(),
		};
		return { game, keptAs, client };
	} catch (error) {
		if (error instanceof ApiError || before === null) throw error;
		return { game: before, keptAs, client };
	}
}
