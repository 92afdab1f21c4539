import {
	type DisciplineFacts,
	type DisciplineRule,
	type Suspension,
	suspensionsOf,
} from "#domain/discipline/discipline.ts";
import type { StoredGame } from "#store/game/game-columns.ts";
import type { Store } from "#store/store.ts";

type LeagueSuspensions = {
	games: StoredGame[];
	rules: DisciplineRule[];
	suspensions: Suspension[];
};

/** Who is kept out of games of a league in a season, as numbers and games are now. */
export async function leagueSuspensions(
	store: Store,
	seasonLeagueId: number,
): Promise<LeagueSuspensions> {
	const [games, rules, decisions] = await Promise.all([
		store.games.listByLeagues([seasonLeagueId]),
		store.suspensions.rulesOf(seasonLeagueId),
		store.suspensions.list(seasonLeagueId),
	]);
	const statIds = [...new Set(rules.map(({ statId }) => statId))];
	const numbers = await store.suspensions.numbersOf(seasonLeagueId, statIds);
	const facts: DisciplineFacts = { games, rules, decisions, numbers, played: new Set() };
	const playerIds = [...new Set(suspensionsOf(facts).map(({ playerId }) => playerId))];
	const lines = await store.suspensions.playedIn(seasonLeagueId, playerIds);
	const played = new Set(lines.map(({ gameId, playerId }) => `${gameId} ${playerId}` as const));
	return { games, rules, suspensions: suspensionsOf({ ...facts, played }) };
}
