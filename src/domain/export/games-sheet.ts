import { type Game, shownStatus } from "../game/game.ts";
import { isFinalPeriod } from "../game/periods.ts";
import { periodColumnsOf } from "../import/meanings.ts";
import { columnKey } from "../import/sheet/sheet.ts";
import type { Rows } from "./rows.ts";

/** A game with what a spreadsheet says of it. */
export type GameToWrite = Pick<
	Game,
	"date" | "time" | "location" | "videoUrl" | "status" | "forfeitedBy" | "score" | "isDraw"
> & {
	/** What the game is called in spreadsheets. */
	externalId: string;
	home: string;
	away: string;
	periods: readonly { name: string; home: number | null; away: number | null }[];
};

/** The schedule with its results, in the columns that the import reads. */
export function gamesSheet(games: readonly GameToWrite[]): Rows {
	const periods = periodNames(games);
	const columns = periods.map((name) => periodColumnsOf({ name }));
	return [
		[...ownColumns, ...columns.map(({ home }) => home), ...columns.map(({ away }) => away)],
		...games.map((game) => [
			game.externalId,
			game.date,
			game.time,
			game.home,
			game.away,
			game.score?.home,
			game.score?.away,
			shownStatus(game),
			game.forfeitedBy,
			game.location,
			game.videoUrl,
			...periods.map((name) => game.periods.find((one) => one.name === name)?.home),
			...periods.map((name) => game.periods.find((one) => one.name === name)?.away),
		]),
	];
}

const ownColumns = [
	"game_id",
	"date",
	"time",
	"home_team",
	"away_team",
	"home_score",
	"away_score",
	"status",
	"forfeited_by",
	"location",
	"video_url",
];
const taken: ReadonlySet<string> = new Set(ownColumns.map(columnKey));

/** Every period somebody wrote points down for; Final only repeats the score. */
function periodNames(games: readonly GameToWrite[]): string[] {
	const names = new Set(games.flatMap(({ periods }) => periods.map(({ name }) => name)));
	return [...names].filter(
		(name) => !isFinalPeriod({ name }) && !taken.has(columnKey(periodColumnsOf({ name }).home)),
	);
}
