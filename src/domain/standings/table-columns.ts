import type { StandingsRow } from "./standings.ts";
import type { TableRules } from "./table-rules.ts";

export type NumberColumn =
	| "gamesPlayed"
	| "wins"
	| "longWins"
	| "draws"
	| "losses"
	| "longLosses"
	| "points"
	| "pointsFor"
	| "pointsAgainst";

export type TableColumn =
	| NumberColumn
	| "winShare"
	| "gamesBehind"
	| "streak"
	| "lastFive"
	| "home"
	| "away"
	| "difference"
	| "scoreRatio"
	| "rallyRatio"
	| "captain";

/** What stands in every table of these rules, and what only the large ones have beside it. */
export type TableColumns = { main: readonly TableColumn[]; more: readonly TableColumn[] };

/** The columns follow from the rules: what decides is shown. */
export function tableColumns(rules: TableRules): TableColumns {
	const { points, countsSets, criteria, allowsDraws, longGames } = rules;
	const hasOvertime = points !== null && longGames === "overtime";
	const asks = (name: string) => criteria.some(({ by }) => by === name);
	const result: (TableColumn | false)[] = [
		points !== null && "gamesPlayed",
		"wins",
		hasOvertime && points.longWin !== points.win && "longWins",
		points !== null && allowsDraws && "draws",
		"losses",
		hasOvertime && points.longLoss !== points.loss && "longLosses",
	];
	const score: (TableColumn | false)[] = [
		"pointsFor",
		"pointsAgainst",
		(countsSets || asks("scoreRatio")) && "scoreRatio",
		asks("rallyRatio") && "rallyRatio",
		!countsSets && "difference",
	];
	return {
		main: [
			...result.filter((column) => column !== false),
			...(points === null ? (["winShare", "gamesBehind"] as const) : (["points"] as const)),
		],
		more: [
			"streak",
			"lastFive",
			"home",
			"away",
			...score.filter((column) => column !== false),
			"captain",
		],
	};
}

/** A number of a row under these columns: wins and losses leave out those that have a column of their own. */
export function numberIn(column: NumberColumn, row: StandingsRow, { main }: TableColumns): number {
	if (column === "wins" && main.includes("longWins")) return row.wins - row.longWins;
	if (column === "losses" && main.includes("longLosses")) return row.losses - row.longLosses;
	return row[column];
}
