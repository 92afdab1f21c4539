import type { GameTeam, Score } from "#domain/game/game.ts";

type WireTeam = {
	id: number;
	seasons_leagues_team_id: number;
	name: string;
	logo_url: string | null;
};

/** A side of a game as the API gives it, in the words of the product. */
export function toGameTeam(wire: WireTeam): GameTeam {
	return {
		entryId: wire.seasons_leagues_team_id,
		teamId: wire.id,
		name: wire.name,
		logoUrl: wire.logo_url,
	};
}

/** The final score; null until both sides have points. */
export function toScore(home: number | null, away: number | null): Score | null {
	return home === null || away === null ? null : { home, away };
}
