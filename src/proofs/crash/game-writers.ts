import { sql } from "kysely";
import type { MadeLeague } from "#testing/factories.ts";
import { storeOf } from "./world.ts";
import type { Writer } from "./writer.ts";

/** Coming games exchange their teams: every matchup stays in exactly one game. */
export function swaps(league: MadeLeague): Writer<string[]> {
	const ids = league.gameIds.slice(3);
	return {
		name: "swaps",
		as: "olive",
		read: async (database) => {
			const games = await storeOf(league, database).games.findMany(ids);
			const byId = new Map(games.map((game) => [game.id, game]));
			return ids.map((id) => `${byId.get(id)?.home.name} ${byId.get(id)?.away.name}`);
		},
		next: (known, chance) => {
			const [one = 0, other = 1] = chance.shuffled([...ids.keys()]);
			const [first = "", second = ""] = [known[one], known[other]];
			return {
				ask: {
					method: "PUT",
					path: "/games/swap",
					body: { gameId1: ids[one], gameId2: ids[other] },
				},
				leaves: known.with(one, second).with(other, first),
			};
		},
	};
}

/** Adds games with a key; one whose answer never came is asked for again with the same key. */
export function gamesWithKeys(league: MadeLeague): Writer<string[]> {
	const leagueId = league.seasonLeague.league.id;
	const idsByPlace = new Map<string, number>();
	let count = 0;
	let isAnswered = true;
	return {
		name: "games with keys",
		as: "olive",
		read: async (database) => {
			const { rows } = await sql<{ id: number; location: string }>`select id, location from games
				where season_league_id = ${league.seasonLeague.id} and location like 'Hall %'
				order by location`.execute(database.db);
			for (const { id, location } of rows) idsByPlace.set(location, id);
			return rows.map(({ location }) => location);
		},
		next: (known) => {
			const [oldest = ""] = known;
			if (isAnswered && known.length >= 5) {
				return {
					ask: { method: "DELETE", path: `/games/${idsByPlace.get(oldest)}` },
					leaves: known.slice(1),
				};
			}
			const isRetry = !isAnswered;
			if (isAnswered) count += 1;
			isAnswered = false;
			const location = `Hall ${String(count).padStart(6, "0")}`;
			return {
				ask: {
					method: "POST",
					path: "/games",
					body: {
						leagueId,
						seasonId: league.season.id,
						location,
						team1_id: league.teamId("Cats"),
						team2_id: league.teamId("Dogs"),
					},
					headers: { "idempotency-key": location.replace(" ", "-") },
				},
				leaves: [...new Set([...known, location])],
				isRetry,
				answered: (text) => {
					isAnswered = true;
					const { game } = JSON.parse(text) as { game?: { id: number } };
					// Without one it was carried out before the crash, and its id was read after it.
					if (game) idsByPlace.set(location, game.id);
				},
			};
		},
	};
}
