import type { ReactNode } from "react";
import { formatMinutes } from "#domain/stats/line/minutes.ts";
import type { ShownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { classes } from "../classes.ts";
import { Column, cell, Table } from "../kit/table.tsx";
import { useWords } from "../words.tsx";
import { type StatColumn, statColumns } from "./stat-columns.ts";
import styles from "./stats-table.module.css";

export type StatsRow = {
	key: string | number;
	/** The first cell, which stays while the rest scrolls. */
	heading: ReactNode;
	totals: PlayerTotals;
	/** Said instead of numbers: "Did not play". */
	note?: string | null;
	/** The page this row leads to by a click anywhere; the heading then holds the link. */
	isLink?: boolean;
};

export type StatsGroup = { title?: string; rows: readonly StatsRow[] };

type StatsTableProps = {
	caption: string;
	/** What a row is: "Player", "Game", "Season". */
	heading: string;
	groups: readonly StatsGroup[];
	/** In any order, hidden ones included; these are never shown. */
	definitions: readonly StatDefinition[];
	/** What may be derived from them (rule `hidden-hides-derived`). */
	shown: ShownNumbers;
	/** The last row: the team's numbers, or a player's season. */
	total?: { heading: string; totals: PlayerTotals; isTeam: boolean };
	/** Rows that stand for many games say how many. */
	hasGames?: boolean;
};

/** Statistics, one row a player, game or season: box scores, game logs and seasons look alike. */
export function StatsTable(props: StatsTableProps) {
	const { caption, heading, groups, definitions, shown, total, hasGames = false } = props;
	const words = useWords();
	const columns = statColumns(words, definitions, shown, { ofManyGames: hasGames });
	// Once a column: a box score has three hundred cells.
	const emphases = columns.map(emphasisOf);
	const hasMinutes = groups.some(({ rows }) => rows.some(({ totals }) => totals.seconds !== null));
	const width = columns.length + Number(hasMinutes) + Number(hasGames);
	const cells = (totals: PlayerTotals, isTeam = false) => (
		<>
			{hasGames && <td className={cell.number}>{totals.games}</td>}
			{hasMinutes && <td className={cell.number}>{isTeam ? "" : formatMinutes(totals.seconds)}</td>}
			{columns.map((column, index) => (
				<td key={column.short} className={emphases[index]}>
					{isTeam && !column.hasTeamTotal ? "" : column.read(totals)}
				</td>
			))}
		</>
	);

	return (
		<Table caption={caption}>
			<thead>
				<tr>
					<th scope="col" className={cell.sticky}>
						{heading}
					</th>
					{hasGames && <Column {...words.sport.stats.GP} />}
					{hasMinutes && <Column {...words.sport.stats.MIN} />}
					{columns.map(({ short, name }) => (
						<Column key={short} short={short} name={name} />
					))}
				</tr>
			</thead>
			{groups.map(({ title, rows }) => (
				<tbody key={title ?? ""}>
					{title !== undefined && (
						<tr className={styles.group}>
							<th scope="rowgroup" className={cell.sticky}>
								{title}
							</th>
							<td colSpan={width} />
						</tr>
					)}
					{rows.map((row) => (
						<tr key={row.key} data-row-link={row.isLink || undefined}>
							<th scope="row" className={classes(cell.sticky, styles.heading)}>
								{row.heading}
							</th>
							{row.note ? (
								<td colSpan={width} className={styles.note}>
									{row.note}
								</td>
							) : (
								cells(row.totals)
							)}
						</tr>
					))}
				</tbody>
			))}
			{total !== undefined && (
				<tfoot>
					<tr>
						<th scope="row" className={cell.sticky}>
							{total.heading}
						</th>
						{cells(total.totals, total.isTeam)}
					</tr>
				</tfoot>
			)}
		</Table>
	);
}

function emphasisOf({ emphasis }: StatColumn): string {
	return classes(
		cell.number,
		emphasis === "points" && cell.strong,
		emphasis === "percentage" && cell.soft,
		emphasis === "shots" && styles.shots,
	);
}
