import type { ReactNode } from "react";
import type { Team } from "#domain/team/team.ts";
import { classes } from "../classes.ts";
import { Panel } from "../kit/panel.tsx";
import { cell, Table } from "../kit/table.tsx";
import styles from "./ranking.module.css";
import { Heading } from "./ranking-table.tsx";

type RecordLine = {
	key: string | number;
	name: string;
	to: string;
	team: Team;
	/** When and against whom. */
	detail: ReactNode;
	value: string;
};

type RecordBoardProps = { title: string; lines: readonly RecordLine[] };

/** The highest of something: equal ones share a place, and the first stands in larger letters. */
export function RecordBoard({ title, lines }: RecordBoardProps) {
	return (
		<Panel title={title} isFlush>
			<Table caption={title} isCompact>
				<tbody>
					{lines.map(({ key, name, to, team, detail, value }, index) => (
						<tr key={key}>
							<td className={cell.rank}>{lines.findIndex((line) => line.value === value) + 1}</td>
							<th scope="row">
								<Heading name={name} to={to} team={team}>
									{detail}
								</Heading>
							</th>
							<td className={classes(cell.number, cell.strong, index === 0 && styles.first)}>
								{value}
							</td>
						</tr>
					))}
				</tbody>
			</Table>
		</Panel>
	);
}
