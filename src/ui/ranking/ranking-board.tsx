import type { Ranked, RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import { type Bar, type Counting, type Placed, rankedText } from "#domain/stats/ranking/ranking.ts";
import type { Team } from "#domain/team/team.ts";
import type { Words } from "#words/en.ts";
import { classes } from "../classes.ts";
import { Panel } from "../kit/panel.tsx";
import { cell, Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import board from "../player/leader-board.module.css";
import { useWords } from "../words.tsx";
import styles from "./ranking.module.css";
import { Heading, namesOf } from "./ranking-table.tsx";
import { divisorText, statHead } from "./stat-head.ts";

type RankingBoardProps<Row extends Ranked> = {
	stat: RankedStat;
	leaders: readonly Placed<Row>[];
	counting: Counting;
	bar: Bar | null;
	/** Where everybody stands in this order. */
	to: string;
	pageOf: (row: Row) => string;
	teamsOf: (row: Row) => readonly Team[];
};

/** Who leads in one statistic, the first of them in larger letters, and what was asked of them. */
export function RankingBoard<Row extends Ranked>(props: RankingBoardProps<Row>) {
	const { stat, leaders, counting, bar, to, pageOf, teamsOf } = props;
	const words = useWords();
	const { language } = words;
	const { name } = statHead(words, stat);
	return (
		<Panel
			title={name}
			id={stat.key}
			isFlush
			aside={
				<Link to={to} aria-label={words.statistic.allIn({ name })}>
					{words.statistic.all}
				</Link>
			}
		>
			<Table caption={words.statistic.byNumber({ name })} isCompact>
				<tbody>
					{leaders.map((leader, index) => (
						<tr key={leader.id}>
							<td className={cell.rank}>{leader.place}</td>
							<th scope="row">
								<Heading name={leader.name} to={pageOf(leader)} team={teamsOf(leader)[0]}>
									{namesOf(teamsOf(leader))}
								</Heading>
							</th>
							<td className={classes(cell.number, cell.strong, index === 0 && styles.first)}>
								{rankedText(stat, leader, { counting, language })}
							</td>
						</tr>
					))}
				</tbody>
			</Table>
			{bar !== null && <p className={board.note}>{barSentence(words, bar)}</p>}
		</Panel>
	);
}

/** What is asked of those who lead. */
export function barSentence(words: Words, bar: Bar): string {
	return bar.divisor === null
		? words.statistic.barGames
		: words.statistic.barBoth({ count: bar.least, of: divisorText(words, bar.divisor) });
}
