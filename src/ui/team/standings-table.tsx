import type { ScoreWords } from "#domain/sport/sport.ts";
import type { StandingsRow, WinLoss } from "#domain/standings/standings.ts";
import type { Streak } from "#domain/standings/tally.ts";
import { formatWinShare } from "#domain/standings/win-share.ts";
import { formatNumber } from "#domain/text/format-number.ts";
import type { Words } from "#words/en.ts";
import { Column, cell, Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import { formatSigned } from "../player/stat-columns.ts";
import { useWords } from "../words.tsx";
import { CaptainName } from "./captain-name.tsx";
import { FormDots } from "./form-dots.tsx";
import styles from "./standings-table.module.css";
import { Star } from "./star.tsx";
import { TeamCrest } from "./team-crest.tsx";

type StandingsTableProps = {
	rows: readonly StandingsRow[];
	caption: string;
	/** What its score counts; without them the table is rank, team, wins, losses, share and games behind. */
	score?: ScoreWords;
	/** The row of the team whose page this is. */
	currentEntryId?: number;
	/** Each team has a star beside it. */
	hasStars?: boolean;
};

/** The ranked table. On a phone the columns that decide come first and the rest scrolls. */
export function StandingsTable(props: StandingsTableProps) {
	const { rows, caption, score, currentEntryId, hasStars = false } = props;
	const words = useWords();
	return (
		<Table caption={caption} isCompact={score === undefined}>
			<thead>
				<tr>
					<th scope="col" className={`${cell.rank} ${cell.sticky}`}>
						<abbr title={words.standings.rank} className={styles.plain}>
							#
						</abbr>
					</th>
					<th scope="col" className={cell.stickySecond}>
						{words.standings.team}
					</th>
					<Column {...words.standings.wins} />
					<Column {...words.standings.losses} />
					<Column {...words.standings.winShare} />
					<Column {...words.standings.gamesBehind} />
					{score !== undefined && <MoreHeadings counts={score.counts} />}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.entryId} data-current={row.entryId === currentEntryId || undefined}>
						<td className={`${cell.rank} ${cell.sticky}`}>{row.rank ?? "-"}</td>
						<th scope="row" className={`${cell.stickySecond} ${styles.team}`}>
							<div className={styles.line}>
								<Link to={`/teams/${row.teamId}`} className={styles.link}>
									<TeamCrest team={row} />
									<span className={styles.name} data-team={row.teamId}>
										{row.name}
									</span>
								</Link>
								{hasStars && <Star team={{ id: row.teamId, name: row.name }} />}
							</div>
						</th>
						<td className={`${cell.number} ${cell.strong}`}>{row.wins}</td>
						<td className={`${cell.number} ${cell.strong}`}>{row.losses}</td>
						<td className={cell.number}>{formatWinShare(row.winShare, words.language)}</td>
						<td className={cell.number}>
							{row.gamesBehind === 0 ? "-" : formatNumber(row.gamesBehind, words.language)}
						</td>
						{score !== undefined && <MoreCells row={row} />}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

function MoreHeadings({ counts }: { counts: ScoreWords["counts"] }) {
	const words = useWords();
	const { made, allowed, difference } = words.standings.score[counts];
	return (
		<>
			<Column {...words.standings.streak} />
			<Column {...words.standings.lastFive} />
			<Column {...words.standings.home} />
			<Column {...words.standings.away} />
			<Column {...made} />
			<Column {...allowed} />
			<Column {...difference} />
			<Column
				short={words.standings.captain}
				name={words.standings.captain}
				className={cell.text}
			/>
		</>
	);
}

function MoreCells({ row }: { row: StandingsRow }) {
	const words = useWords();
	return (
		<>
			<td className={cell.number} data-streak={row.streak?.kind}>
				{row.streak === null ? "-" : streakIn(words, row.streak)}
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

function streakIn(words: Words, { kind, count }: Streak): string {
	return kind === "win"
		? words.standings.winStreak({ count })
		: words.standings.lossStreak({ count });
}

function winLoss({ wins, losses }: WinLoss): string {
	return `${wins}-${losses}`;
}
