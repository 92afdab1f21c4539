import { gridOf } from "../grid.ts";
import type { ScheduleInput } from "../types.ts";
import { boundGames } from "./games-bound.ts";

/** A team that would not play on a date. */
export type DateOff = { team: string; date: string };

/** The most games that can be played, and by how many that falls with each of these dates alone. */
export type WeighedDates = { games: number; lost: number[] };

/** What it would cost in games if a team did not play on a date, each beside the input as it is. */
export function weighDates(input: ScheduleInput, asked: readonly DateOff[]): WeighedDates {
	const games = boundGames(gridOf(input)).games;
	const lost = asked.map(({ team, date }) => {
		const teams = input.teams.map((it) =>
			it.id === team ? { ...it, blackoutDates: [...(it.blackoutDates ?? []), date] } : it,
		);
		return Math.max(0, games - boundGames(gridOf({ ...input, teams })).games);
	});
	return { games, lost };
}
