import type { Answered } from "#api/client.ts";
import type { GameTeam, GameWithTeams, Score } from "#domain/game/game.ts";
import type { TeamColors } from "#domain/team/team.ts";

export type WireGame = Answered<"GET", "/gamesv2">["games"][number];

/** A game as the API answers it, as the product knows it. */
export function toGame(wire: WireGame): GameWithTeams & Pick<WireGame, "stageId"> {
	return {
		id: wire.id,
		// No screen asks for the season-league itself, and the API does not tell it.
		seasonLeagueId: 0,
		homeEntryId: wire.homeEntryId,
		awayEntryId: wire.awayEntryId,
		home: toGameTeam(wire.homeTeam),
		away: toGameTeam(wire.awayTeam),
		league: wire.league,
		date: wire.date,
		time: wire.time,
		location: wire.location,
		videoUrl: wire.videoUrl,
		status: wire.status,
		forfeitedBy: wire.forfeitedBy,
		score: toScore(wire),
		isDraw: wire.isDraw,
		isAnnulled: wire.isAnnulled,
		stageId: wire.stageId,
	};
}

function toGameTeam({ id, colors, ...team }: WireGame["homeTeam"]): GameTeam {
	return { ...team, teamId: id, ...(colors && { colors: colors as unknown as TeamColors }) };
}

type WireScore = Pick<WireGame, "homeScore" | "awayScore">;

/** The final score; null until both sides have points. */
export function toScore({ homeScore: home, awayScore: away }: WireScore): Score | null {
	return home === null || away === null ? null : { home, away };
}

/** Those with a result, the last one first. */
export function lastPlayed(games: readonly WireGame[]): WireGame[] {
	return games
		.filter((game) => toScore(game) !== null)
		.toSorted((a, b) => startOf(b).localeCompare(startOf(a)));
}

function startOf({ date, time }: WireGame): string {
	return `${date ?? ""} ${time ?? ""}`;
}
