import { type Sentence, say } from "../language/say.ts";
import { seriesOf } from "./series-of.ts";
import type { Entrant, SeriesPlan, StageFormat } from "./stage.ts";

/** Its plan is made in one step and told in one answer (rule `thousand-games-a-stage`). */
const mostGames = 1000;
const tooManyGames = "A stage has at most 1,000 games.";

/** What is wrong with a format, in a sentence; null for nothing. */
export function faultOfFormat(format: StageFormat): Sentence | null {
	const { kind, teams, playIn, series } = format;
	if (teams < 2 || teams > 64) return "A stage has 2 to 64 teams.";
	if (kind === "custom") return faultOfSeries(series ?? [], teams);
	if (playIn % 2 !== 0 || playIn < 0 || playIn > teams)
		return "The teams that play in are an even number of those in the stage.";
	if (playIn > 0 && kind === "ladder") return "On a ladder everybody plays in; it has no play-in.";
	if (teams - playIn / 2 < 2) return "At least two teams are left after the play-in.";
	if (format.reseeds && kind !== "single") return "Reseeding is for single eliminations.";
	const fault = kind === "groups" ? faultOfGroups(format) : null;
	return fault ?? (isTooLong(seriesOf(format)) ? tooManyGames : null);
}

function isTooLong(series: readonly SeriesPlan[]): boolean {
	return series.reduce((games, { bestOf }) => games + bestOf, 0) > mostGames;
}

function faultOfGroups({ groups, teams, playIn }: StageFormat): Sentence | null {
	if (groups === null) return "Say how many groups there are.";
	const { count, advance, meetings } = groups;
	const smallest = Math.floor((teams - playIn / 2) / count);
	if (!(smallest >= 2)) return "A group has at least two teams.";
	if (advance < 1 || advance > smallest)
		return "At least one team of each group goes on, and no more than it has.";
	if (count * advance < 2) return "At least two teams go on from the groups.";
	if (meetings < 1 || meetings > 4) return "Teams of a group meet one to four times.";
	// Counted before any series is made: one group of 64 that meets four times would have 8,064.
	const larger = (teams - playIn / 2) % count;
	const games = (count - larger) * pairsOf(smallest) + larger * pairsOf(smallest + 1);
	return games * meetings > mostGames ? tooManyGames : null;
}

function pairsOf(teams: number): number {
	return (teams * (teams - 1)) / 2;
}

/** Of series that somebody wrote out. What nobody could play is refused; what is unusual is not. */
function faultOfSeries(series: SeriesPlan[], teams: number): Sentence | null {
	if (series.length === 0) return "There are no series.";
	if (isTooLong(series)) return tooManyGames;
	const wrongNumber = series.find(({ number }, at) => number !== at + 1);
	if (wrongNumber) return say`Series ${wrongNumber.number} is not numbered in order.`;
	return faultOfSides(series, teams) ?? faultOfUses(series, teams) ?? faultOfTitle(series);
}

function faultOfSides(series: SeriesPlan[], teams: number): Sentence | null {
	for (const plan of series) {
		for (const side of [plan.home, plan.away]) {
			const fault = faultOfSide(side, plan, series, teams);
			if (fault) return fault;
		}
	}
	return null;
}

function faultOfSide(
	side: Entrant,
	{ number }: SeriesPlan,
	series: SeriesPlan[],
	teams: number,
): Sentence | null {
	if ("bestLeft" in side) return "Reseeding is for single eliminations.";
	if ("seed" in side)
		return side.seed >= 1 && side.seed <= teams
			? null
			: say`There is no seed ${side.seed} among ${teams} teams.`;
	if ("group" in side) {
		const games = series.filter(({ part, group }) => part === "group" && group === side.group);
		const members = new Set(games.flatMap(({ home, away }) => [nameOf(home), nameOf(away)]));
		if (side.place < 1 || side.place > members.size)
			return say`Series ${number} waits for place ${side.place} of group ${side.group}, which does not exist.`;
		const last = games.at(-1)?.number ?? 0;
		return last < number
			? null
			: say`Series ${number} waits for group ${side.group}, which is not over before it.`;
	}
	const feeder = "winnerOf" in side ? side.winnerOf : side.loserOf;
	if (feeder < 1 || feeder > series.length)
		return say`Series ${number} waits for series ${feeder}, which does not exist.`;
	return feeder < number
		? null
		: say`Series ${number} waits for series ${feeder}, which does not come before it.`;
}

/** Everybody stands in one place at a time, and nobody is forgotten. */
function faultOfUses(series: SeriesPlan[], teams: number): Sentence | null {
	const inGroups = series.filter(({ part }) => part === "group");
	const others = series.filter(({ part }) => part !== "group");
	const members = [...Map.groupBy(inGroups, ({ group }) => group).values()].flatMap((games) => [
		...new Map(games.flatMap(sidesOf).map((side) => [nameOf(side), side])).values(),
	]);
	const sides = [...members, ...others.flatMap(sidesOf)];
	const uses = sides.map(nameOf);
	const twice = sides.find((side, at) => uses.indexOf(nameOf(side)) < at);
	if (twice) return standsTwice(twice);
	const itself = inGroups.find(({ home, away }) => nameOf(home) === nameOf(away));
	if (itself) return say`In series ${itself.number} a team meets itself.`;
	for (let seed = 1; seed <= teams; seed++) {
		if (!uses.includes(nameOf({ seed }))) return say`Seed ${seed} stands nowhere.`;
	}
	return null;
}

function faultOfTitle(series: SeriesPlan[]): Sentence | null {
	const title = series.filter(({ part, isOnlyIfNeeded }) => part === "final" && !isOnlyIfNeeded);
	const [final] = title;
	if (!final || title.length > 1) return "A stage has one final.";
	const again = series.filter(({ isOnlyIfNeeded }) => isOnlyIfNeeded);
	const isAgain = ({ part, home, away }: SeriesPlan) =>
		part === "final" &&
		nameOf(home) === nameOf({ winnerOf: final.number }) &&
		nameOf(away) === nameOf({ loserOf: final.number });
	if (again.length > 1 || !again.every(isAgain))
		return "Only the final can be played again if needed, by the same two teams.";
	const used = new Set(series.flatMap(({ home, away }) => [nameOf(home), nameOf(away)]));
	const goesOn = ["play-in", "winners", "losers"];
	const forgotten = series.find(
		({ part, number }) => goesOn.includes(part) && !used.has(nameOf({ winnerOf: number })),
	);
	if (forgotten) return say`The winner of series ${forgotten.number} goes nowhere.`;
	return used.has(nameOf({ winnerOf: final.number })) && again.length === 0
		? "The winner of the final is the champion and plays no more."
		: null;
}

function nameOf(side: Entrant): string {
	if ("seed" in side) return `seed ${side.seed}`;
	if ("winnerOf" in side) return `the winner of series ${side.winnerOf}`;
	if ("loserOf" in side) return `the loser of series ${side.loserOf}`;
	if ("group" in side) return `place ${side.place} of group ${side.group}`;
	return `seed ${side.bestLeft} of those left`;
}

function standsTwice(side: Entrant): Sentence {
	if ("seed" in side) return say`Seed ${side.seed} stands in two places.`;
	if ("winnerOf" in side) return say`The winner of series ${side.winnerOf} stands in two places.`;
	if ("loserOf" in side) return say`The loser of series ${side.loserOf} stands in two places.`;
	if ("group" in side) return say`Place ${side.place} of group ${side.group} stands in two places.`;
	return say`Seed ${side.bestLeft} of those left stands in two places.`;
}

function sidesOf({ home, away }: SeriesPlan): Entrant[] {
	return [home, away];
}
