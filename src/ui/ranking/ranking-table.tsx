import type { ReactNode } from "react";
import type { Ranked, RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import {
	type Counting,
	type Direction,
	type Placed,
	rankedText,
} from "#domain/stats/ranking/ranking.ts";
import type { Team } from "#domain/team/team.ts";
import { classes } from "../classes.ts";
import { Column, cell, Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import board from "../player/leader-board.module.css";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import styles from "./ranking.module.css";
import { statHead } from "./stat-head.ts";

type RankingTableProps<Row extends Ranked> = {
	caption: string;
	/** What a row is: "Player". */
	heading: string;
	columns: readonly RankedStat[];
	rows: readonly Placed<Row>[];
	counting: Counting;
	sort: { key: string; direction: Direction };
	/** The same table in another order. */
	to: (key: string, direction: Direction) => string;
	/** Whose page a row leads to, and the teams that are named below the name. */
	pageOf: (row: Row) => string;
	teamsOf: (row: Row) => readonly Team[];
	/** A row that is a team is not named twice. */
	isOfTeams?: boolean;
};

/**
 * Everybody with every number, in the order of one of them. Heads are links that put the table in their
 * order, so an order has an address. Rank and name stay while the rest scrolls.
 */
export function RankingTable<Row extends Ranked>(props: RankingTableProps<Row>) {
	const { caption, heading, rows, counting, sort, to } = props;
	// First stands what the order is by: on a phone there is room for few columns beside the name.
	const columns = props.columns.toSorted(
		(a, b) => Number(b.key === sort.key) - Number(a.key === sort.key),
	);
	const words = useWords();
	const { language } = words;
	const looks = columns.map(({ key, isSum, format }) =>
		classes(
			cell.number,
			key === sort.key ? cell.strong : !isSum && format !== "whole" && cell.soft,
		),
	);
	return (
		<Table caption={caption}>
			<thead>
				<tr>
					<Column
						short="#"
						name={words.statistic.place}
						className={`${cell.rank} ${cell.sticky}`}
					/>
					<Head column={{ key: "name", short: heading, name: heading }} sort={sort} to={to} />
					{columns.map((column) => (
						<Head
							key={column.key}
							column={{ key: column.key, ...statHead(words, column) }}
							sort={sort}
							to={to}
						/>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<td className={`${cell.rank} ${cell.sticky}`}>{row.place ?? "-"}</td>
						<th scope="row" className={cell.stickySecond}>
							<Heading
								name={row.name}
								to={props.pageOf(row)}
								team={props.teamsOf(row)[0]}
								className={styles.scrolls}
							>
								{props.isOfTeams ? undefined : namesOf(props.teamsOf(row))}
							</Heading>
						</th>
						{columns.map((column, index) => (
							<td key={column.key} className={looks[index]}>
								{rankedText(column, row, { counting, language })}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

type HeadProps = {
	column: { key: string; short: string; name: string };
	sort: { key: string; direction: Direction };
	to: (key: string, direction: Direction) => string;
};

function Head({ column: { key, short, name }, sort, to }: HeadProps) {
	const isName = key === "name";
	const isSorted = key === sort.key;
	const usual = isName ? "ascending" : "descending";
	const other = sort.direction === "ascending" ? "descending" : "ascending";
	return (
		<th
			scope="col"
			className={isName ? cell.stickySecond : cell.number}
			aria-sort={isSorted ? sort.direction : undefined}
		>
			<Link
				to={to(key, isSorted ? other : usual)}
				className={styles.sort}
				rel="nofollow"
				// What is seen is part of what is heard, for those who press it by its name (WCAG 2.5.3).
				aria-label={short === name ? undefined : `${short}, ${name}`}
			>
				{short === name ? short : <abbr title={name}>{short}</abbr>}
			</Link>
		</th>
	);
}

type HeadingProps = {
	name: string;
	/** The page it leads to. */
	to: string;
	team: Team | undefined;
	/** Below the name. */
	children?: ReactNode;
	className?: string | undefined;
};

/** Who it is: the crest of the team, the name, and what is said below it. */
export function Heading({ name, to, team, children, className }: HeadingProps) {
	return (
		<span className={classes(styles.heading, className)}>
			{team !== undefined && <TeamCrest team={team} />}
			<span>
				<Link to={to} className={board.name}>
					{name}
				</Link>
				{children !== undefined && (
					<span className={classes(board.detail, styles.team)}>{children}</span>
				)}
			</span>
		</span>
	);
}

export function namesOf(teams: readonly Team[]): string {
	return teams.map(({ name }) => name).join(", ");
}
