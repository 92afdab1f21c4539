import type { Game } from "../../game/game.ts";
import { type Schedule, weekDates, weekHolding } from "../schedule.ts";

/** A week of a schedule in which some of its teams do not play. */
export type WeeklyByes = {
	/** The last day of the week's games, on which it is said. */
	date: string;
	seasonLeagueId: number;
	entryIds: number[];
};

type Weeks = Pick<Schedule, "id" | "seasonLeagueId" | "startDate" | "numWeeks">;

type PlannedGame = Pick<Game, "seasonLeagueId" | "date" | "homeEntryId" | "awayEntryId"> & {
	scheduleId: number | null;
	weekIndex: number | null;
};

/**
 * Who has a bye when, as people ask it: which teams of the schedule play no game of their league in
 * a week in which others do. A game counts for the week it is played in, wherever it was planned,
 * and one that has lost its date for the week it was planned in (rule `bye-is-derived`).
 */
export function weeklyByes(schedule: Weeks, games: readonly PlannedGame[]): WeeklyByes[] {
	const { seasonLeagueId } = schedule;
	const own = games.filter(({ scheduleId }) => scheduleId === schedule.id);
	const teams = [...new Set(own.flatMap(sidesOf))];
	const inLeague = games.filter((game) => game.seasonLeagueId === seasonLeagueId);
	const busyIn = Map.groupBy(inLeague, (game) => weekOf(schedule, game));
	const ownIn = Map.groupBy(own, (game) => weekOf(schedule, game));
	return weekDates(schedule).flatMap((_, week) => {
		const date = lastDateOf(ownIn.get(week) ?? []);
		if (date === null) return [];
		const busy = new Set((busyIn.get(week) ?? []).flatMap(sidesOf));
		const entryIds = teams.filter((id) => !busy.has(id));
		return entryIds.length === 0 ? [] : [{ date, seasonLeagueId, entryIds }];
	});
}

function weekOf(schedule: Weeks, game: PlannedGame): number | null {
	if (game.date !== null) return weekHolding(schedule, game.date);
	return game.scheduleId === schedule.id ? game.weekIndex : null;
}

function lastDateOf(games: readonly PlannedGame[]): string | null {
	return (
		games
			.flatMap(({ date }) => date ?? [])
			.toSorted()
			.at(-1) ?? null
	);
}

function sidesOf({ homeEntryId, awayEntryId }: PlannedGame): number[] {
	return [homeEntryId, awayEntryId];
}
