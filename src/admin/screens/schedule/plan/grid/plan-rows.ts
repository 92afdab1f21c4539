import type { Rows } from "#domain/export/rows.ts";
import { gameIdOf } from "#domain/game/game-id.ts";
import type { PlanData, PlanGame } from "../../plan-data.ts";
import { namesIn } from "../words.ts";

/** The games in the columns that the import reads, in the order they are played. */
export function planRows(plan: PlanData): Rows {
	const nameOf = namesIn(plan);
	return [
		columns,
		...inOrder(plan.games).map((game) => [
			gameIdOf(game, null),
			game.date,
			game.time?.slice(0, 5),
			nameOf(game.homeTeamId),
			nameOf(game.awayTeamId),
			game.location,
			game.homeScore,
			game.awayScore,
			statusToWrite(game),
		]),
	];
}

/** By date, time and place; what has no date yet comes last. */
export function inOrder(games: readonly PlanGame[]): PlanGame[] {
	const key = ({ date, time, location }: PlanGame) =>
		[date ?? "9999", time ?? "99", location ?? ""].join(" ");
	return games.toSorted((a, b) => key(a).localeCompare(key(b), "en", { numeric: true }));
}

const columns = [
	"game_id",
	"date",
	"time",
	"home_team",
	"away_team",
	"location",
	"home_score",
	"away_score",
	"status",
];

/** The import asks of a forfeit who gave up, which the plan does not know. */
function statusToWrite({ status }: PlanGame): string {
	return status === "forfeit" ? "" : status;
}
