/** A team warns with fewer players than stand on the court (rule `five-on-the-court`). */
export const enoughPlayers = 5;

export function hasFewPlayers(players: number): boolean {
	return players < enoughPlayers;
}
