import { fullName, type Player } from "#domain/player/player.ts";
import type { ShownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { classes } from "../classes.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Badge } from "../kit/badge.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { Column, cell, Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import { positionText } from "../sport/stored-words.ts";
import { useWords } from "../words.tsx";
import { type AverageColumn, averageColumns } from "./average-columns.ts";
import styles from "./roster-table.module.css";

export type RosterRow = {
	player: Player;
	number: string | null;
	position: string | null;
	isCaptain: boolean;
	/** Of this season-league; null before the first game. */
	totals: PlayerTotals | null;
};

type RosterTableProps = {
	rows: readonly RosterRow[];
	caption: string;
	/** The statistics of its sport. */
	definitions: readonly StatDefinition[];
	/** Numbers that are kept from visitors have no column. */
	shown: ShownNumbers;
};

/** The players of a team entry and what they average. */
export function RosterTable({ rows, caption, ...statistics }: RosterTableProps) {
	const words = useWords();
	if (rows.length === 0) {
		return (
			<EmptyState title={words.player.none} picture="players">
				{words.player.rosterFollows}
			</EmptyState>
		);
	}
	const hasTotals = rows.some(({ totals }) => totals !== null);
	const columns = hasTotals ? averageColumns(words, "roster", statistics) : [];
	return (
		<Table caption={caption} isCompact={!hasTotals}>
			<thead>
				<tr>
					<th scope="col" className={cell.sticky}>
						{words.player.one}
					</th>
					<Column {...words.player.number} />
					<Column {...words.player.position} className={cell.text} />
					{hasTotals && <Column {...words.sport.stats.GP} />}
					{columns.map(({ short, name }) => (
						<Column key={short} short={short} name={name} />
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ player, number, position, isCaptain, totals }) => (
					<tr key={player.id}>
						<th scope="row" className={cell.sticky}>
							<span className={styles.player}>
								<Avatar player={player} />
								<span>
									<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
									{isCaptain && <Badge>{words.standings.captain}</Badge>}
								</span>
							</span>
						</th>
						<td className={cell.number}>{number ?? "-"}</td>
						<td className={cell.text}>{position === null ? "-" : positionText(words, position)}</td>
						{hasTotals && <Averages totals={totals} columns={columns} />}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

type AveragesProps = { totals: PlayerTotals | null; columns: readonly AverageColumn[] };

function Averages({ totals, columns }: AveragesProps) {
	if (totals === null) return <td colSpan={columns.length + 1} />;
	return (
		<>
			<td className={cell.number}>{totals.games}</td>
			{columns.map(({ short, isStrong, read }) => (
				<td key={short} className={classes(cell.number, isStrong && cell.strong)}>
					{read(totals)}
				</td>
			))}
		</>
	);
}
