import { fullName, type Player } from "#domain/player/player.ts";
import { formatAverage, formatPercentage } from "#domain/stats/averages.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Link } from "./link.tsx";
import styles from "./roster-table.module.css";
import { Column, cell, Table } from "./table.tsx";

export type RosterRow = {
	player: Player;
	number: string | null;
	position: string | null;
	isCaptain: boolean;
	/** Of this season-league; null before the first game. */
	totals: PlayerTotals | null;
};

/** The players of a team entry and what they average. */
export function RosterTable({ rows, caption }: { rows: readonly RosterRow[]; caption: string }) {
	if (rows.length === 0) {
		return (
			<EmptyState title="No players yet" picture="players">
				The roster is filled in before the first game.
			</EmptyState>
		);
	}
	const hasTotals = rows.some(({ totals }) => totals !== null);
	return (
		<Table caption={caption} isCompact={!hasTotals}>
			<thead>
				<tr>
					<th scope="col" className={cell.sticky}>
						Player
					</th>
					<th scope="col" className={cell.number}>
						<abbr title="Shirt number" className={styles.plain}>
							No.
						</abbr>
					</th>
					<th scope="col" className={cell.text}>
						<abbr title="Position" className={styles.plain}>
							Pos
						</abbr>
					</th>
					{hasTotals && (
						<>
							<Column short="GP" name="Games played" />
							<Column short="PPG" name="Points per game" />
							<Column short="RPG" name="Rebounds per game" />
							<Column short="APG" name="Assists per game" />
							<Column short="FG%" name="Field goals, percentage made" />
							<Column short="3PM" name="3-pointers made" />
						</>
					)}
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
									{isCaptain && <Badge>Captain</Badge>}
								</span>
							</span>
						</th>
						<td className={cell.number}>{number ?? "-"}</td>
						<td className={cell.text}>{position ?? "-"}</td>
						{hasTotals && <Averages totals={totals} />}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

function Averages({ totals }: { totals: PlayerTotals | null }) {
	if (totals === null) return <td colSpan={6} />;
	const { games } = totals;
	return (
		<>
			<td className={cell.number}>{games}</td>
			<td className={`${cell.number} ${cell.strong}`}>{formatAverage(totals.points, games)}</td>
			<td className={cell.number}>{formatAverage(totals.rebounds, games)}</td>
			<td className={cell.number}>{formatAverage(totals.assists, games)}</td>
			<td className={cell.number}>
				{formatPercentage(totals.fieldGoalsMade, totals.fieldGoalsAttempted)}
			</td>
			<td className={cell.number}>{totals.threes}</td>
		</>
	);
}
