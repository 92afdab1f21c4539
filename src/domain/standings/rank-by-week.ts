import { daysBetween } from "../time/calendar.ts";
import { resultOf } from "./results.ts";
import { computeStandings, type StandingsGame, type StandingsTeam } from "./standings.ts";
import { plainSetup, type TableSetup } from "./table-rules.ts";

/** Where a team stood when a week was over: weeks of seven days from the first game that counts. */
export type WeekRank = { week: number; rank: number };

/** By all games up to each week in which somebody of the table played; nothing before its first game. */
export function ranksByWeek(
	entries: readonly StandingsTeam[],
	games: readonly StandingsGame[],
	entryId: number,
	setup: TableSetup = plainSetup,
): WeekRank[] {
	const dated = games.flatMap((game) =>
		game.date !== null && resultOf(game, setup.rules) !== null ? { game, date: game.date } : [],
	);
	const [first] = dated.map(({ date }) => date).toSorted();
	if (first === undefined) return [];
	const byWeek = Map.groupBy(dated, ({ date }) => Math.floor(daysBetween(first, date) / 7) + 1);
	const played: StandingsGame[] = [];
	return [...byWeek]
		.toSorted(([a], [b]) => a - b)
		.flatMap(([week, those]) => {
			played.push(...those.map(({ game }) => game));
			const row = computeStandings(entries, played, setup).find((one) => one.entryId === entryId);
			return row?.rank == null ? [] : { week, rank: row.rank };
		});
}
