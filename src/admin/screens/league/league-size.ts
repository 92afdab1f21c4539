type Team = { players: readonly { id: number }[] };
type League = { id: number; name: string; teams: readonly Team[] };

export type LeagueSize = { id: number; name: string; teams: number; players: number };

/** How much a league holds in a season. Somebody who plays for two of its teams is one player. */
export function sizeOf({ id, name, teams }: League): LeagueSize {
	return { id, name, teams: teams.length, players: countPlayers(teams) };
}

/** The same of several leagues together; who plays in two of them is one player. */
export function sizeOfAll(leagues: readonly League[]): Pick<LeagueSize, "teams" | "players"> {
	const teams = leagues.flatMap((league) => league.teams);
	return { teams: teams.length, players: countPlayers(teams) };
}

function countPlayers(teams: readonly Team[]): number {
	return new Set(teams.flatMap(({ players }) => players.map(({ id }) => id))).size;
}
