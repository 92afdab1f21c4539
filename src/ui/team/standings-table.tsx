import type { StandingsRow, WinLoss } from "#domain/standings/standings.ts";
import { formatWinShare } from "#domain/standings/win-share.ts";
import { Column, cell, Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import { formatSigned } from "../player/stat-columns.ts";
import { CaptainName } from "./captain-name.tsx";
import { FormDots } from "./form-dots.tsx";
import styles from "./standings-table.module.css";
import { TeamCrest } from "./team-crest.tsx";

type StandingsTableProps = {
	rows: readonly StandingsRow[];
	caption: string;
	/** Rank, team, wins, losses, share and games behind; for a home page. */
	isExtract?: boolean;
	/** The row of the team whose page this is. */
	currentEntryId?: number;
};

/** The ranked table. On a phone the columns that decide come first and the rest scrolls. */
export function StandingsTable(props: StandingsTableProps) {
	const { rows, caption, isExtract = false, currentEntryId } = props;
	return (
		<Table caption={caption} isCompact={isExtract}>
			<thead>
				<tr>
					<th scope="col" className={`${cell.rank} ${cell.sticky}`}>
						<abbr title="Rank" className={styles.plain}>
							#
						</abbr>
					</th>
					<th scope="col" className={cell.stickySecond}>
						Team
					</th>
					<Column short="W" name="Wins" />
					<Column short="L" name="Losses" />
					<Column short="PCT" name="Win share" />
					<Column short="GB" name="Games behind" />
					{!isExtract && <MoreHeadings />}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.entryId} data-current={row.entryId === currentEntryId || undefined}>
						<td className={`${cell.rank} ${cell.sticky}`}>{row.rank ?? "-"}</td>
						<th scope="row" className={`${cell.stickySecond} ${styles.team}`}>
							<Link to={`/teams/${row.teamId}`} className={styles.link}>
								<TeamCrest team={row} />
								<span className={styles.name}>{row.name}</span>
							</Link>
						</th>
						<td className={`${cell.number} ${cell.strong}`}>{row.wins}</td>
						<td className={`${cell.number} ${cell.strong}`}>{row.losses}</td>
						<td className={cell.number}>{formatWinShare(row.winShare)}</td>
						<td className={cell.number}>{row.gamesBehind === 0 ? "-" : row.gamesBehind}</td>
						{!isExtract && <MoreCells row={row} />}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

function MoreHeadings() {
	return (
		<>
			<Column short="Strk" name="Streak" />
			<Column short="L5" name="Last five games" />
			<Column short="Home" name="Wins and losses at home" />
			<Column short="Away" name="Wins and losses away" />
			<Column short="PF" name="Points for" />
			<Column short="PA" name="Points against" />
			<Column short="Diff" name="Point difference" />
			<Column short="Captain" name="Captain" className={cell.text} />
		</>
	);
}

function MoreCells({ row }: { row: StandingsRow }) {
	return (
		<>
			<td className={cell.number} data-streak={row.streak?.kind}>
				{row.streak === null ? "-" : `${row.streak.kind === "win" ? "W" : "L"}${row.streak.count}`}
			</td>
			<td className={cell.number}>
				{row.form.length > 0 && <FormDots form={row.form} />} {winLoss(row.lastFive)}
			</td>
			<td className={cell.number}>{winLoss(row.home)}</td>
			<td className={cell.number}>{winLoss(row.away)}</td>
			<td className={cell.number}>{row.pointsFor}</td>
			<td className={cell.number}>{row.pointsAgainst}</td>
			<td className={`${cell.number} ${cell.strong}`}>{formatSigned(row.difference)}</td>
			<td className={cell.text}>
				<CaptainName entry={row} className={styles.captain} />
			</td>
		</>
	);
}

function winLoss({ wins, losses }: WinLoss): string {
	return `${wins}-${losses}`;
}
