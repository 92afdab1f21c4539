import { type Said, say, sayAll, sayCount, sayList, type Told } from "../../language/say.ts";
import type { Cut, GamesBound } from "../bounds/games-bound.ts";
import type { Grid } from "../grid.ts";
import type { Problem } from "../types.ts";
import { sayTeams } from "./words.ts";

/** Why games are missing, in sentences for people who make schedules, not programs. */
export function explainMissing(grid: Grid, bound: GamesBound, games: ArrayLike<number>): Problem[] {
	const told = bound.cuts.filter(({ teams }) => isWorthTelling(bound, teams));
	const limited = told.filter((cut) => isLimitedByRules(bound, cut));
	const causes = [
		...explainLimits(grid, bound, limited),
		...told.filter((cut) => !limited.includes(cut)).map((cut) => explainCut(grid, bound, cut)),
	];
	const isAll = bound.cuts.some(({ teams }) => teams.length === grid.teams.length);
	return [
		...causes,
		...(isAll ? [] : explainParity(grid, bound)),
		...explainRest(grid, bound, games),
	];
}

/**
 * Asked to fill the slots, teams that are one game behind are no fault: the games cannot be divided
 * more evenly.
 */
function isWorthTelling({ best, targets, isAutomatic }: GamesBound, teams: number[]): boolean {
	const behind = isAutomatic ? 1 : 0;
	return teams.some((team) => (best[team] ?? 0) < (targets[team] ?? 0) - behind);
}

/** A team alone in its cut that no team is ahead of plays as often as the rules let any team play. */
function isLimitedByRules({ best }: GamesBound, { teams }: Cut): boolean {
	const [team = 0] = teams;
	const games = best[team] ?? 0;
	return teams.length === 1 && games > 0 && games === Math.max(...best) && best.length > 1;
}

/** One sentence for all teams that want more games than a day and a week may have. */
function explainLimits(grid: Grid, bound: GamesBound, cuts: Cut[]): Problem[] {
	const teams = cuts.flatMap((cut) => cut.teams);
	if (teams.length === 0) return [];
	const { best } = bound;
	const { perDay, perWeek } = grid.rules;
	const places = teams.reduce((sum, team) => sum + (best[team] ?? 0), 0);
	const missing = Math.ceil((wantedBy(bound, teams) - places) / 2);
	const room = Math.max(...teams.map((team) => best[team] ?? 0));
	return [
		{
			kind: "slots",
			teams: teams.map((team) => grid.teams[team]?.id ?? ""),
			slots: [],
			missing,
			message: sayAll([
				say`Every team wants ${gamesEach(bound, teams)}, but has room for only ${room}: at most ${perDay} a day and ${perWeek} a week in ${sayCount(grid.weeks.length, "week")}.`,
				say`${doNotFit(missing)}. Add weeks, allow more games a week, or ask for fewer games.`,
			]),
		},
	];
}

function explainCut(grid: Grid, bound: GamesBound, cut: Cut): Problem {
	const { best } = bound;
	const names = cut.teams.map((team) => grid.teams[team]?.name ?? "");
	const wanted = wantedBy(bound, cut.teams);
	const places = cut.teams.reduce((sum, team) => sum + (best[team] ?? 0), 0);
	const isOne = cut.teams.length === 1;
	// A game of a single team needs one place of it; a game within the group needs two.
	const missing = isOne ? wanted - places : Math.ceil((wanted - places) / 2);
	const about = {
		teams: cut.teams.map((team) => grid.teams[team]?.id ?? ""),
		slots: cut.moments.map((moment) => grid.moments[moment] ?? ""),
		missing,
	};
	if (cut.teams.length === grid.teams.length) {
		return {
			...about,
			kind: "slots",
			message: sayAll([
				say`${cut.teams.length} teams want ${gamesEach(bound, cut.teams)} each, which makes ${sayCount(Math.floor(wanted / 2), "game")}, but there is room for only ${Math.floor(places / 2)} in ${sayCount(grid.weeks.length, "week")}: ${doNotFit(missing)}.`,
				say`Add times, courts or weeks, or ask for fewer games.`,
			]),
		};
	}
	const when = whenFree(grid, cut.teams);
	if (isOne) {
		return {
			...about,
			kind: "availability",
			message: sayAll([
				say`${sayTeams(names)} ${when} and has room for only ${places} of ${sayCount(wanted, "wanted game")}: ${doNotFit(missing)}.`,
				say`Free this team at other times, or add weeks.`,
			]),
		};
	}
	return {
		...about,
		kind: "availability",
		message: sayAll([
			say`${sayTeams(names)} ${when}: ${sayCount(places, "place")} for ${wanted} wanted games; ${doNotFit(missing)}.`,
			say`Add a slot at those times or free one of these teams.`,
		]),
	};
}

function wantedBy({ targets }: GamesBound, teams: readonly number[]): number {
	return teams.reduce((sum, team) => sum + (targets[team] ?? 0), 0);
}

/** "9 games", or "up to 9 games" where not all of them want as many. */
function gamesEach({ targets }: GamesBound, teams: readonly number[]): Said {
	const wanted = teams.map((team) => targets[team] ?? 0);
	const most = sayCount(Math.max(...wanted), "game");
	return new Set(wanted).size > 1 ? say`up to ${most}` : most;
}

function doNotFit(missing: number): Said {
	const games = sayCount(missing, "game");
	return missing === 1 ? say`${games} does not fit` : say`${games} do not fit`;
}

/** "can only play at 6:00 PM and 7:00 PM", and in which share of the weeks when it is not all. */
function whenFree({ teams, moments, times, weeks, ...grid }: Grid, group: number[]): Said {
	const open = [...moments.keys()].filter((moment) =>
		group.some((team) => grid.free[team * moments.length + moment]),
	);
	const atTimes = new Set(open.map((moment) => (moments[moment] ?? "").slice(-5)));
	const inWeeks = new Set(
		open.map((moment) => grid.weekOfDate[grid.dateOfMoment[moment] as number]),
	);
	if (open.length === 0) return say`can never play`;
	const at = sayList([...atTimes].toSorted().map((time): Told => ({ time })));
	const isAtSomeTimes = atTimes.size < times.length;
	if (inWeeks.size < weeks.length) {
		return isAtSomeTimes
			? say`can only play at ${at} in ${inWeeks.size} of ${weeks.length} weeks`
			: say`can only play in ${inWeeks.size} of ${weeks.length} weeks`;
	}
	if (isAtSomeTimes) return say`can only play at ${at}`;
	return group.length === 1 ? say`is away too often` : say`are free at too few of the same times`;
}

/** Each game has two places, so an odd number of places leaves one over. */
function explainParity(grid: Grid, bound: GamesBound): Problem[] {
	const { best, isAutomatic } = bound;
	const places = best.reduce((sum, games) => sum + games, 0);
	if (isAutomatic || places % 2 === 0) return [];
	return [
		{
			kind: "parity",
			teams: [],
			slots: [],
			missing: 1,
			message: say`${sayCount(grid.teams.length, "team")} with ${gamesEach(bound, [...grid.teams.keys()])} each make an odd number of places, and every game takes two: one team plays a game less.`,
		},
	];
}

/** What should have fitted but did not: pins and shared people take room too, and no search is perfect. */
function explainRest(grid: Grid, bound: GamesBound, games: ArrayLike<number>): Problem[] {
	const placed = Array.from(games).reduce((sum, count) => sum + count, 0) / 2;
	const missing = bound.games - placed;
	if (missing <= 0) return [];
	const short = grid.teams.filter((_, team) => (games[team] ?? 0) < (bound.best[team] ?? 0));
	const isShared = grid.mates.some((mates) => mates.length > 0);
	const isPinned = grid.pins.length > 0;
	const missed = sayCount(missing, "game");
	const reason = isShared
		? say`${missed} could not be placed, because teams that share people cannot play at the same time.`
		: isPinned
			? say`${missed} could not be placed, because pinned games are in the way.`
			: say`${missed} might still fit: try another draw, or add them by hand.`;
	const names = sayTeams(short.map(({ name }) => name));
	return [
		{
			kind: isShared ? "conflict" : isPinned ? "pin" : "availability",
			teams: short.map(({ id }) => id),
			slots: [],
			missing,
			message: sayAll([
				reason,
				short.length === 1
					? say`${names} has fewer games than there would be room for.`
					: say`${names} have fewer games than there would be room for.`,
			]),
		},
	];
}
