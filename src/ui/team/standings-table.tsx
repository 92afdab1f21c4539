import type { ScoreWords } from "#domain/sport/sport.ts";
import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import { ratio } from "#domain/standings/standing-order.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import {
	numberIn,
	type TableColumn,
	type TableColumns,
	tableColumns,
} from "#domain/standings/table-columns.ts";
import { countsDraws, type TableRules } from "#domain/standings/table-rules.ts";
import type { Streak } from "#domain/standings/tally.ts";
import { formatWinShare } from "#domain/standings/win-share.ts";
import { formatNumber } from "#domain/text/format-number.ts";
import type { Words } from "#words/en.ts";
import { Badge } from "../kit/badge.tsx";
import { Column, cell, Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import { formatSigned } from "../player/stat-columns.ts";
import { useWords } from "../words.tsx";
import { CaptainName } from "./captain-name.tsx";
import { ChanceCell } from "./chance-cell.tsx";
import { FormDots } from "./form-dots.tsx";
import { OutlookLegend, OutlookMark } from "./outlook-mark.tsx";
import { ratioIn } from "./rank-sentence.ts";
import { recordText } from "./record-text.ts";
import styles from "./standings-table.module.css";
import { Star } from "./star.tsx";
import { TeamCrest } from "./team-crest.tsx";

type StandingsTableProps = {
	rows: readonly StandingsRow[];
	/** By which it is made: its columns follow from them. */
	rules: TableRules;
	caption: string;
	/** What its score counts; without them the table has the columns that decide and no others. */
	score?: ScoreWords;
	/** What is certain of its teams already; a legend under the table says what the letters mean. */
	forecast?: Forecast | undefined;
	/** The row of the team whose page this is. */
	currentEntryId?: number;
	/** Each team has a star beside it. */
	hasStars?: boolean;
};

/** The ranked table. On a phone the columns that decide come first and the rest scrolls. */
export function StandingsTable(props: StandingsTableProps) {
	const { rows, rules, caption, score, forecast, currentEntryId, hasStars = false } = props;
	const words = useWords();
	const columns = tableColumns(rules);
	const hasChances = forecast?.chances instanceof Map;
	const shown = score === undefined ? columns.main : [...columns.main, ...columns.more];
	return (
		<>
			<Table caption={caption} isCompact={score === undefined}>
				<thead>
					<tr>
						<Column
							short="#"
							name={words.standings.rank}
							className={`${cell.rank} ${cell.sticky}`}
						/>
						<th scope="col" className={cell.stickySecond}>
							{words.standings.team}
						</th>
						{shown.map((column) => (
							<Column
								key={column}
								{...headingOf(words, column, rules, score?.counts)}
								className={column === "captain" ? cell.text : undefined}
							/>
						))}
						{hasChances && <Column {...words.table.chances} />}
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
									{row.withdrawal && (
										<span>
											<Badge>{words.table.withdrew}</Badge>
										</span>
									)}
									<OutlookMark row={row} forecast={forecast} />
									{hasStars && <Star team={{ id: row.teamId, name: row.name }} />}
								</div>
							</th>
							{shown.map((column) => (
								<Cell key={column} column={column} row={row} columns={columns} />
							))}
							{hasChances && <ChanceCell row={row} forecast={forecast} />}
						</tr>
					))}
				</tbody>
			</Table>
			<OutlookLegend rows={rows} forecast={forecast} />
		</>
	);
}

function headingOf(
	words: Words,
	column: TableColumn,
	rules: TableRules,
	counts: ScoreWords["counts"] = "score",
): { short: string; name: string } {
	const { made, allowed, difference } = words.standings.score[counts];
	const { countsSets } = rules;
	const headings: Record<TableColumn, { short: string; name: string }> = {
		gamesPlayed: words.table.gamesPlayed,
		wins: words.standings.wins,
		longWins: words.table.longWins,
		draws: words.table.draws,
		losses: words.standings.losses,
		longLosses: words.table.longLosses,
		points: words.table.points,
		winShare: words.standings.winShare,
		gamesBehind: words.standings.gamesBehind,
		streak: words.standings.streak,
		lastFive: words.standings.lastFive,
		home: countsDraws(rules) ? words.table.home : words.standings.home,
		away: countsDraws(rules) ? words.table.away : words.standings.away,
		pointsFor: countsSets ? words.table.sets.made : made,
		pointsAgainst: countsSets ? words.table.sets.allowed : allowed,
		difference,
		scoreRatio: countsSets ? words.table.sets.ratio : words.table.scoreRatio,
		rallyRatio: words.table.rallyRatio,
		captain: { short: words.standings.captain, name: words.standings.captain },
	};
	return headings[column];
}

/** The numbers the eye looks for. */
const strong: readonly TableColumn[] = ["wins", "losses", "points"];

type CellProps = { column: TableColumn; row: StandingsRow; columns: TableColumns };

function Cell({ column, row, columns }: CellProps) {
	const words = useWords();
	switch (column) {
		case "winShare":
			return <td className={cell.number}>{formatWinShare(row.winShare, words.language)}</td>;
		case "gamesBehind":
			return (
				<td className={cell.number}>
					{row.gamesBehind === 0 ? "-" : formatNumber(row.gamesBehind, words.language)}
				</td>
			);
		case "streak":
			return (
				<td className={cell.number} data-streak={row.streak?.kind}>
					{row.streak === null ? "-" : streakIn(words, row.streak)}
				</td>
			);
		case "lastFive":
			return (
				<td className={cell.number}>
					{row.form.length > 0 && <FormDots form={row.form} />} {recordText(row.lastFive)}
				</td>
			);
		case "home":
		case "away":
			return <td className={cell.number}>{recordText(row[column])}</td>;
		case "difference":
			return <td className={`${cell.number} ${cell.strong}`}>{formatSigned(row.difference)}</td>;
		case "scoreRatio":
			return (
				<td className={cell.number}>{ratioIn(words, ratio(row.pointsFor, row.pointsAgainst))}</td>
			);
		case "rallyRatio":
			return (
				<td className={cell.number}>{ratioIn(words, ratio(row.rallyFor, row.rallyAgainst))}</td>
			);
		case "captain":
			return (
				<td className={cell.text}>
					<CaptainName entry={row} className={styles.captain} />
				</td>
			);
		default: {
			const isStrong = strong.includes(column);
			return (
				<td className={isStrong ? `${cell.number} ${cell.strong}` : cell.number}>
					{numberIn(column, row, columns)}
				</td>
			);
		}
	}
}

export function streakIn(words: Words, { kind, count }: Streak): string {
	if (kind === "draw") return words.standings.drawStreak({ count });
	return kind === "win"
		? words.standings.winStreak({ count })
		: words.standings.lossStreak({ count });
}

/** Over a table in which games count that go on (rule `as-it-stands`). */
export function AsItStands() {
	const words = useWords();
	return (
		<p className={styles.asItStands}>
			<Badge tone="live">{words.standings.asItStands}</Badge> {words.standings.asItStandsHint}
		</p>
	);
}
