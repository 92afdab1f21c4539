import type { ReactNode } from "react";
import type { ShownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { Column, cell, Table } from "../kit/table.tsx";
import { useWords } from "../words.tsx";
import { averageColumns } from "./average-columns.ts";

type AveragesTableProps = {
	caption: string;
	rows: readonly { key: string | number; heading: ReactNode; totals: PlayerTotals }[];
	career: PlayerTotals;
	definitions: readonly StatDefinition[];
	/** What may be derived (rule `hidden-hides-derived`). */
	shown: ShownNumbers;
};

/** What a player does per game, a row a season and team, and over the career. */
export function AveragesTable({ caption, rows, career, ...statistics }: AveragesTableProps) {
	const words = useWords();
	const columns = averageColumns(words, "seasons", statistics);
	const cells = (totals: PlayerTotals) => (
		<>
			<td className={cell.number}>{totals.games}</td>
			{columns.map(({ short, read }) => (
				<td key={short} className={cell.number}>
					{read(totals)}
				</td>
			))}
		</>
	);
	return (
		<Table caption={caption}>
			<thead>
				<tr>
					<th scope="col" className={cell.sticky}>
						{words.filter.season}
					</th>
					<Column {...words.sport.stats.GP} />
					{columns.map(({ short, name }) => (
						<Column key={short} short={short} name={name} />
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, heading, totals }) => (
					<tr key={key}>
						<th scope="row" className={cell.sticky}>
							{heading}
						</th>
						{cells(totals)}
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row" className={cell.sticky}>
						{words.player.career}
					</th>
					{cells(career)}
				</tr>
			</tfoot>
		</Table>
	);
}
