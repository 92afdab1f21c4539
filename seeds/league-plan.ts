/** Two teams by their place in the league's list; the first is at home. */
export type Matchup = readonly [home: number, away: number];

/**
 * Rounds in which every team plays at most once and, over all of them, `gamesEach` times. With an
 * odd number of teams somebody has a bye in each round.
 */
export function regularSeason(teamCount: number, gamesEach: number): Matchup[][] {
	const cycle = everybodyOnce(teamCount);
	const gamesInCycle = teamCount - 1;
	const rounds: Matchup[][] = [];
	let left = gamesEach;
	for (let again = 0; left > 0; again += 1) {
		const part = left >= gamesInCycle ? cycle : oddRest(teamCount, left, cycle.slice(0, left));
		rounds.push(...part.map((round) => (again % 2 === 0 ? round : round.map(turned))));
		left -= gamesInCycle;
	}
	return rounds;
}

/** The circle method: one team stays, the others move on by one place from round to round. */
function everybodyOnce(teamCount: number): Matchup[][] {
	const isOdd = teamCount % 2 === 1;
	const moving = teamCount - (isOdd ? 0 : 1);
	return Array.from({ length: moving }, (_, round) => {
		const at = (place: number) => (place + round) % moving;
		const games: Matchup[] = isOdd ? [] : [sided(moving, at(0), round)];
		for (let place = 1; place <= (moving - 1) / 2; place += 1) {
			games.push(sided(at(place), at(moving - place), place));
		}
		return games;
	});
}

function sided(one: number, other: number, turn: number): Matchup {
	return turn % 2 === 0 ? [one, other] : [other, one];
}

function turned([home, away]: Matchup): Matchup {
	return [away, home];
}

/**
 * The last `gamesEach` games of each team when there is no room for a whole cycle. An even number
 * of teams plays the first rounds again; with an odd one each plays its neighbours in the list.
 */
function oddRest(teamCount: number, gamesEach: number, firstRounds: Matchup[][]): Matchup[][] {
	if (teamCount % 2 === 0) return firstRounds;
	const games = Array.from({ length: gamesEach / 2 }, (_, step) =>
		Array.from({ length: teamCount }, (_, team): Matchup => [team, (team + step + 1) % teamCount]),
	);
	return packed(games.flat());
}

/** Each game in the first round in which both teams are free. */
function packed(games: readonly Matchup[]): Matchup[][] {
	const rounds: Matchup[][] = [];
	for (const game of games) {
		const free = rounds.find((round) => !round.flat().some((team) => game.includes(team)));
		if (free === undefined) rounds.push([game]);
		else free.push(game);
	}
	return rounds;
}
