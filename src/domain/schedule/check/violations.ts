import { inEnglish, type Said, type Sentence, say, sayCount, sayList } from "../../language/say.ts";
import type { Grid } from "../grid.ts";
import { momentLabel } from "../pins.ts";
import { hourOf, isFree, minutesOf, placeKey } from "../slots.ts";
import type { PlannedGame, Problem, TakenSlot, TeamIn } from "../types.ts";
import { sayMoment } from "./words.ts";

/**
 * Which hard rules these games break. They may come from a hand edit or be pins, so nothing about
 * them is certain but the shape. What games break among themselves that were played is past.
 */
export function violationsOf(grid: Grid, games: PlannedGame[]): Problem[] {
	const played = grid.pins.flatMap(({ pin, slot, isPlayed }) => {
		const place = grid.slots[slot];
		return isPlayed && place ? [{ ...place, ...pin }] : [];
	});
	if (played.length === 0) return allViolations(grid, games);
	const past = new Set(allViolations(grid, played).map(({ message }) => inEnglish(message)));
	return allViolations(grid, games).filter(({ message }) => !past.has(inEnglish(message)));
}

function allViolations(grid: Grid, games: PlannedGame[]): Problem[] {
	return [
		...games.flatMap((game) => placeOf(grid, game)),
		...doubleBookings(games),
		...grid.teams.flatMap((team, index) => aboutTeam(grid, team, index, games)),
	];
}

/** Pinned games that are not where they were pinned. */
export function missingPins({ pins, slots }: Grid, games: PlannedGame[]): Problem[] {
	return pins.flatMap(({ pin, slot, isPlayed }) => {
		const isKept = games.some(
			(game) =>
				game.home === pin.home &&
				game.away === pin.away &&
				momentLabel(game) === momentLabel(pin) &&
				(pin.court === undefined || game.court === pin.court),
		);
		if (isPlayed) return [];
		const court = slots[slot]?.court ?? pin.court ?? "";
		const place = { ...pin, court, week: slots[slot]?.week ?? -1 };
		return isKept
			? []
			: [problem("pin", [place], say`The game pinned on ${when(place)} was moved.`)];
	});
}

/** What is wrong with the place of one game. */
function placeOf(grid: Grid, game: PlannedGame): Problem[] {
	const [home, away] = [game.home, game.away].map((id) =>
		grid.teams.find((team) => team.id === id),
	);
	if (!home || !away) {
		const id = home ? game.away : game.home;
		return [problem("pin", [game], say`There is no team ${id} for the game on ${when(game)}.`)];
	}
	if (home === away) {
		return [problem("pin", [game], say`${home.name} plays itself on ${when(game)}.`)];
	}
	const slot = grid.slots.find(
		(slot) => momentLabel(slot) === momentLabel(game) && slot.court === game.court,
	);
	if (!slot) {
		const taken = grid.taken.find(
			(one) => placeKey(one) === placeKey({ ...game, time: hourOf(game.time) }),
		);
		if (taken !== undefined) {
			return [problem("slots", [game], whyTaken(taken, say`${away.name} at ${home.name}`, game))];
		}
		const sentence = game.court
			? say`${away.name} at ${home.name}: the schedule has no slot on ${when(game)} on ${game.court}.`
			: say`${away.name} at ${home.name}: the schedule has no slot on ${when(game)}.`;
		return [problem("slots", [game], sentence)];
	}
	return [home, away]
		.filter((team) => !isFree(team, slot))
		.map((team) =>
			problem(
				"availability",
				[game],
				say`${away.name} at ${home.name}: ${team.name} cannot play on ${when(game)}.`,
			),
		);
}

/** "Owls at Hawks: North Gym, Court 2 is taken on Mon, Jan 5 at 6 PM by Kites at Terns (Women B)." */
function whyTaken({ by }: TakenSlot, who: Said, game: PlannedGame): Said {
	if (by === null) return say`${who}: ${game.court} is closed on ${when(game)}.`;
	const others = say`${by.away} at ${by.home}`;
	return say`${who}: ${game.court} is taken on ${when(game)} by ${others} (${by.league}).`;
}

function doubleBookings(games: PlannedGame[]): Problem[] {
	const key = (game: PlannedGame) => `${momentLabel(game)} ${game.court}`;
	return games
		.filter((game, at) => games.findIndex((other) => key(other) === key(game)) < at)
		.map((game) => problem("slots", [game], say`Two games are on ${game.court} on ${when(game)}.`));
}

function aboutTeam(grid: Grid, team: TeamIn, index: number, games: PlannedGame[]): Problem[] {
	const { gamesPerTeam } = grid.rules;
	const own = games.filter(({ home, away }) => home === team.id || away === team.id);
	return [
		...overlapsOf(grid, team, index, own, games),
		...tooMany(
			own,
			({ week }) => `${week}`,
			grid.rules.perWeek,
			(first, count) =>
				say`${team.name} has ${sayCount(count, "game")} in week ${first.week + 1}, but ${allowed(grid.rules.perWeek)}.`,
		),
		...tooMany(
			own,
			({ date }) => date,
			grid.rules.perDay,
			(first, count) =>
				say`${team.name} has ${sayCount(count, "game")} on ${{ date: first.date, isWeekday: true }}, but ${allowed(grid.rules.perDay)}.`,
		),
		...(gamesPerTeam === null
			? []
			: tooMany(
					own,
					() => "",
					gamesPerTeam,
					(_, count) =>
						say`${team.name} has ${sayCount(count, "game")}, more than the ${gamesPerTeam} wanted.`,
				)),
	];
}

function allowed(count: number): Said {
	return count === 1 ? say`${count} is allowed` : say`${count} are allowed`;
}

/** Its own games that overlap, and those of teams it shares people with. */
function overlapsOf(
	grid: Grid,
	team: TeamIn,
	index: number,
	own: PlannedGame[],
	games: PlannedGame[],
): Problem[] {
	const mates = (grid.mates[index] ?? []).filter((mate) => mate > index);
	const overlap = (game: PlannedGame, other: PlannedGame) =>
		game !== other &&
		game.date === other.date &&
		Math.abs(minutesOf(game.time) - minutesOf(other.time)) < grid.rules.minutes;
	const itself = own.flatMap((game, at) =>
		own
			.slice(at + 1)
			.filter((other) => overlap(game, other))
			.map((other) =>
				problem(
					"conflict",
					[game, other],
					say`${team.name} has two games at once on ${when(game)}.`,
				),
			),
	);
	const shared = mates.flatMap((mate) => {
		const { id, name } = grid.teams[mate] as TeamIn;
		const theirs = games.filter(({ home, away }) => home === id || away === id);
		return own.flatMap((game) =>
			theirs
				.filter((other) => overlap(game, other))
				.map((other) =>
					problem(
						"conflict",
						[game, other],
						say`${sayList([team.name, name])} share people but play at the same time on ${when(game)}.`,
					),
				),
		);
	});
	return [...itself, ...shared];
}

/** A problem for each group of games that is larger than allowed. */
function tooMany(
	games: PlannedGame[],
	groupOf: (game: PlannedGame) => string,
	allowed: number,
	sentence: (first: PlannedGame, count: number) => Said,
): Problem[] {
	return [...new Set(games.map(groupOf))].flatMap((group) => {
		const within = games.filter((game) => groupOf(game) === group);
		const [first] = within;
		if (!first || within.length <= allowed) return [];
		return [problem("conflict", within, sentence(first, within.length))];
	});
}

function problem(kind: Problem["kind"], games: readonly PlannedGame[], message: Sentence): Problem {
	return {
		kind,
		missing: 0,
		message,
		teams: [...new Set(games.flatMap(({ home, away }) => [home, away]))],
		slots: [...new Set(games.map(momentLabel))],
	};
}

function when(game: PlannedGame): Said {
	return sayMoment({ date: game.date, time: hourOf(game.time) });
}
