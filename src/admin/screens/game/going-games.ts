import { counted } from "#domain/text/counted.ts";
import { client } from "../../client.ts";
import { words } from "../../words.ts";
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
	const has = isSeveral ? "have" : "has";
	if (games.length === 0) return { sentence: `${name} ${has} no games.`, hasResults: false };
	const played = games.filter(({ score, status }) => score !== null || status === "forfeit");
	const losers = own === "all" ? [] : othersIn(played, own);
	const [they, go, result] =
		games.length === 1 ? ["It", "goes", "that result"] : ["They", "go", "those results"];
	const sentence = [
		`${name} ${has} ${counted(games.length, "game")}${resultsIn(games.length, played.length)}.`,
		`${they} ${go} too${losers.length === 0 ? "." : `, and ${listed(losers)} ${result}.`}`,
	].join(" ");
	return { sentence, hasResults: played.length > 0 };
}

/** Names a game that is to go; several are counted, with those that have a result. */
export function gamesQuestion(games: readonly Going[]): string {
	const [game] = games;
	const played = games.filter(({ score, status }) => score !== null || status === "forfeit").length;
	if (game !== undefined && games.length === 1) {
		const result = played === 0 ? "" : ", and its result";
		return `${words.messages.games.confirmDelete} ${matchupOf(game)}${result}.`;
	}
	return `Delete these ${games.length} games? ${played === 0 ? "None" : played} of them ${played === 1 ? "has" : "have"} a result.`;
}

function resultsIn(games: number, played: number): string {
	if (games === 1 && played === 1) return " with a result";
	const share = played === 0 ? "none" : played === games ? "all" : String(played);
	return `, ${share} of them with a result`;
}

function othersIn(played: readonly Going[], own: readonly { id: number }[]): string[] {
	const ids = new Set(own.map(({ id }) => id));
	const others = played
		.flatMap(({ away, home }) => [away, home])
		// One counter numbers teams and their entries, so an id names one of them.
		.filter(({ teamId, entryId }) => !ids.has(teamId) && !ids.has(entryId));
	return [...new Set(others.map(({ name }) => name))];
}

const mostNamed = 3;

function listed(names: readonly string[]): string {
	const [last, ...before] = names.slice(0, mostNamed).toReversed();
	const more = names.length - mostNamed;
	if (more > 0)
		return `${names.slice(0, mostNamed).join(", ")} and ${counted(more, "more team")} lose`;
	if (before.length === 0) return `${last} loses`;
	return `${before.toReversed().join(", ")} and ${last} lose`;
}
