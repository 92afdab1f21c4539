import { lastPlayed } from "../../../components/export/wire-games.ts";
import { type Sheet, toSheet } from "../../game/desk/sheet.ts";
import type { Whose } from "../whose.ts";

/** A game to look at while settings change; an administrator of the platform cannot open another's. */
export type ExampleGame = Sheet & { address: string | null };

/** The most that are answered at once. */
const mostGames = 5000;
/** So many of the last games are looked through for one with numbers. */
const tries = 3;

/** The last game of the season whose box score was written down; null before the first one. */
export async function exampleGame(whose: Whose): Promise<ExampleGame | null> {
	if (whose.sport === null) return null;
	const { games } = await whose.calls.get("/gamesv2", { limit: mostGames, ...whose.acting });
	for (const { id } of lastPlayed(games).slice(0, tries)) {
		const wire = await whose.calls.get("/gamesv2/:id", { id, ...whose.acting });
		const isOfSport = wire.allStats.some(({ sportId }) => sportId === whose.sport?.id);
		if (isOfSport && wire.playerStats.length > 0) {
			return { ...toSheet(wire), address: whose.person === null ? `/games/${id}` : null };
		}
	}
	return null;
}
