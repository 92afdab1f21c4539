import { type GameStatus, gameStatuses, hasScore } from "#domain/game/game.ts";
import { nameKey } from "#domain/text/name-key.ts";
import type { ListedGame } from "./listed-game.ts";

/** What narrows the list, as the address says it; empty text narrows nothing. */
export type GameFilter = {
	league: string;
	team: string;
	/** A stored status, or `open`: played, and nobody wrote the result down. */
	status: string;
	date: string;
	search: string;
};

/** `today` decides which games should have a result by now. */
export function filterGames(
	games: readonly ListedGame[],
	{ league, team, status, date, search }: GameFilter,
	today: string,
): readonly ListedGame[] {
	const words = nameKey(search).split(" ").filter(Boolean);
	return games.filter(
		(game) =>
			(league === "" || String(game.league.id) === league) &&
			(team === "" || [game.home, game.away].some(({ teamId }) => String(teamId) === team)) &&
			(status === "" || hasStatus(game, status, today)) &&
			(date === "" || game.date === date) &&
			(words.length === 0 || isFound(game, words)),
	);
}

/**
 * A game that should have been played, is decided by nothing else, and has no points, or was never
 * ended on its day.
 */
export function lacksResult(
	game: Pick<ListedGame, "date" | "status" | "score" | "isWaiting">,
	today: string,
): boolean {
	const isDue = game.date !== null && game.date <= today && !game.isWaiting;
	const isLeftOpen = game.status === "in_progress" && game.date !== today;
	return isDue && !decided.includes(game.status) && (isLeftOpen || !hasScore(game));
}

/** The statuses to choose from, and the question of every Monday. */
export const statusChoices: readonly (GameStatus | "open")[] = ["open", ...gameStatuses];

const decided: readonly GameStatus[] = ["postponed", "cancelled", "forfeit"];

function hasStatus(game: ListedGame, status: string, today: string): boolean {
	return status === "open" ? lacksResult(game, today) : game.status === status;
}

/** Every word stands somewhere: in a team, the league or the place; a number may be the game's ID. */
function isFound(game: ListedGame, words: readonly string[]): boolean {
	const { home, away, league, location, id } = game;
	const text = nameKey([home.name, away.name, league.name, location ?? ""].join(" "));
	return words.every((word) => text.includes(word) || word === String(id));
}
