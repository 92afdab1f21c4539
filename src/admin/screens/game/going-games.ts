import { client } from "../../client.ts";
import { inWords, words } from "../../words.ts";
import { type ListedGame, matchupOf, toListedGame } from "./list/listed-game.ts";

type Side = Pick<ListedGame["home"], "teamId" | "entryId" | "name">;
type Going = Pick<ListedGame, "id" | "score" | "status"> & { home: Side; away: Side };
type Place = { seasonId: number; leagueId?: number; teamId?: number };

/** The games of several places, each once. */
export async function gamesIn(places: readonly Place[]): Promise<Going[]> {
	const answers = await Promise.all(
		places.map(({ seasonId, leagueId, teamId }) =>
			client.get("/gamesv2", {
				seasonId: String(seasonId),
				...(leagueId !== undefined && { leagueId: String(leagueId) }),
				...(teamId !== undefined && { teamId: String(teamId) }),
			}),
		),
	);
	const games = answers.flatMap(({ games }) => games.map(toListedGame));
	return [...new Map(games.map((game) => [game.id, game])).values()];
}

/**
 * What goes with something that is deleted, in a sentence: its games, and which teams beside its own
 * lose results by it.
 */
export function whatGoes(
	name: string,
	games: readonly Going[],
	own: readonly { id: number }[] | "all",
	isSeveral = false,
): { sentence: string; hasResults: boolean } {
	if (games.length === 0) {
		return { sentence: words.game.hasNoGames({ name, isSeveral }), hasResults: false };
	}
	const played = games.filter(({ score, status }) => score !== null || status === "forfeit");
	const losers = own === "all" ? [] : othersIn(played, own);
	const [count, withResult] = [games.length, played.length];
	const sentence = [
		words.game.hasGames({ name, isSeveral, count, withResult }),
		losers.length === 0
			? words.game.theyGoToo({ count })
			: words.game.theyGoTooWith({ count, losers: listed(losers), isOne: losers.length === 1 }),
	].join(" ");
	return { sentence, hasResults: played.length > 0 };
}

/** Names a game that is to go; several are counted, with those that have a result. */
export function gamesQuestion(games: readonly Going[]): string {
	const [game] = games;
	const played = games.filter(({ score, status }) => score !== null || status === "forfeit").length;
	if (game !== undefined && games.length === 1) {
		const asked = words.messages.games.confirmDelete;
		return words.game.deleteGame({ asked, matchup: matchupOf(game), hasResult: played > 0 });
	}
	return words.game.deleteTheseGames({ count: games.length, played });
}

function othersIn(played: readonly Going[], own: readonly { id: number }[]): string[] {
	const ids = new Set(own.map(({ id }) => id));
	const others = played
		.flatMap(({ away, home }) => [away, home])
		// One counter numbers teams and their entries, so an id names one of them.
		.filter(({ teamId, entryId }) => !ids.has(teamId) && !ids.has(entryId));
	return [...new Set(others.map(({ name }) => name))];
}

/** More teams are counted. */
const mostNamed = 3;

function listed(names: readonly string[]): string {
	const count = names.length - mostNamed;
	const more = count > 0 ? [words.game.moreTeams({ count })] : [];
	return inWords([...names.slice(0, mostNamed), ...more]);
}
