/** Spec §5 and §9: a team warns with fewer players than stand on the court. */
export const enoughPlayers = 5;

export function hasFewPlayers(players: number): boolean {
	return players < enoughPlayers;
}
