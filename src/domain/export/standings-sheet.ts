import type { ScoreWords } from "../sport/sport.ts";
import { ratio } from "../standings/standing-order.ts";
import type { StandingsRow } from "../standings/standings.ts";
import { type TableColumn, tableColumns } from "../standings/table-columns.ts";
import type { TableRules } from "../standings/table-rules.ts";
import { formatWinShare } from "../standings/win-share.ts";
import type { Rows } from "./rows.ts";

type Row = Omit<
	StandingsRow,
	"entryId" | "teamId" | "captainId" | "logoUrl" | "steps" | "penalties" | "lastFive" | "withdrawal"
>;
type Cell = { head: string; value: (row: Row) => string | number | null };

/** The ranked table, with the columns its rules ask for. */
export function standingsSheet(rows: readonly Row[], words: ScoreWords, rules: TableRules): Rows {
	const cells = cellsOf(words, rules);
	return [
		cells.map(({ head }) => head),
		...rows.map((row) => cells.map(({ value }) => value(row))),
	];
}

function cellsOf(words: ScoreWords, rules: TableRules): Cell[] {
	const { main, more } = tableColumns(rules);
	const columns = new Set<TableColumn>([...main, ...more]);
	const only = (column: TableColumn, cell: Cell) => (columns.has(column) ? [cell] : []);
	return [
		{ head: "Rank", value: (row) => row.rank },
		{ head: "Team", value: (row) => row.name },
		{ head: "Games", value: (row) => row.gamesPlayed },
		{ head: "Wins", value: (row) => row.wins },
		...only("longWins", { head: "Wins in overtime", value: (row) => row.longWins }),
		...only("draws", { head: "Ties", value: (row) => row.draws }),
		{ head: "Losses", value: (row) => row.losses },
		...only("longLosses", { head: "Losses in overtime", value: (row) => row.longLosses }),
		...only("points", { head: "Points", value: (row) => row.points }),
		{ head: "Win share", value: (row) => formatWinShare(row.winShare, "en") },
		{ head: "Games behind", value: (row) => row.gamesBehind },
		{ head: rules.countsSets ? "Sets won" : words.made.name, value: (row) => row.pointsFor },
		{
			head: rules.countsSets ? "Sets lost" : words.allowed.name,
			value: (row) => row.pointsAgainst,
		},
		...only("scoreRatio", {
			head: "Ratio",
			value: (row) => ratioText(row.pointsFor, row.pointsAgainst),
		}),
		...only("rallyRatio", {
			head: "Ratio of rally points",
			value: (row) => ratioText(row.rallyFor, row.rallyAgainst),
		}),
		{ head: "Difference", value: (row) => row.difference },
		{ head: "Captain", value: (row) => row.captainName },
	];
}

/** Empty for who conceded nothing: there is no such number. */
function ratioText(made: number, allowed: number): string {
	return allowed === 0 && made > 0 ? "" : ratio(made, allowed).toFixed(3);
}
