import type { Game } from "#domain/game/game.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { addDays } from "#domain/time/calendar.ts";
import { present } from "./present.ts";

/** A game: played `["Hawks", 81, "Owls", 70]`, to come `["Hawks", "Owls"]`; home first. */
export type GameSpec =
	| readonly [home: string, homeScore: number, away: string, awayScore: number, rest?: GameRest]
	| readonly [home: string, away: string, rest?: GameRest];
type GameRest = Partial<Omit<Game, "id" | "homeEntryId" | "awayEntryId" | "score">>;

/** The names of the two teams. */
export function sidesOf(game: GameSpec): [home: string, away: string] {
	return typeof game[1] === "number" ? [game[0], game[2] as string] : [game[0], game[1]];
}

/** The games as they are stored, a day apart. */
export function toGames(
	games: readonly GameSpec[],
	seasonLeagueId: number,
	entries: ReadonlyMap<string, TeamEntry>,
) {
	return games.map((game, index) => {
		const [home, away] = sidesOf(game);
		const isPlayed = typeof game[1] === "number";
		const rest = (isPlayed ? game[4] : game[2]) as GameRest | undefined;
		return {
			seasonLeagueId,
			homeEntryId: present(entries.get(home), home).id,
			awayEntryId: present(entries.get(away), away).id,
			// A game a day from the first Monday of 2026 on.
			date: addDays("2026-01-05", index),
			time: "19:00",
			location: null,
			videoUrl: null,
			status: isPlayed ? ("completed" as const) : ("scheduled" as const),
			forfeitedBy: null,
			externalId: null,
			score: isPlayed ? { home: game[1] as number, away: game[3] as number } : null,
			...rest,
		};
	});
}
