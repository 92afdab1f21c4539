import type { WeekRank } from "#domain/standings/rank-by-week.ts";
import glance from "../game/game-glance.module.css";
import styles from "../player/sparkline.module.css";
import { useWords } from "../words.tsx";

type RankChartProps = {
	name: string;
	ranks: readonly WeekRank[];
	/** How many teams stand in the table. */
	count: number;
};

const width = 320;
const height = 72;

/** Where a team stood from week to week, the first place on top. Nothing before there is a line. */
export function RankChart({ name, ranks, count }: RankChartProps) {
	const words = useWords();
	const [first, last] = [ranks[0], ranks.at(-1)];
	if (first === undefined || last === undefined || ranks.length < 3) return null;
	const weeks = Math.max(1, last.week - first.week);
	const x = (week: number) => Math.round(10 + ((week - first.week) / weeks) * (width - 40));
	const y = (rank: number) =>
		Math.round(10 + ((rank - 1) / Math.max(1, count - 1)) * (height - 20));
	const line = ranks.map(({ week, rank }) => `${x(week)} ${y(rank)}`).join("L");
	return (
		<figure className={styles.ranks}>
			<figcaption className={glance.label}>{words.statistic.rankByWeek}</figcaption>
			<svg viewBox={`0 0 ${width} ${height}`} className={styles.picture} aria-hidden="true">
				<path d={`M${line}`} />
				{ranks.map(({ week, rank }) => (
					<circle key={week} cx={x(week)} cy={y(rank)} r={week === last.week ? 4 : 2} />
				))}
				<text x={x(last.week) + 9} y={y(last.rank) + 4}>
					{last.rank}
				</text>
			</svg>
			<table className="visually-hidden">
				<caption>{words.statistic.rankByWeekOf({ name })}</caption>
				<thead>
					<tr>
						<th scope="col">{words.statistic.week}</th>
						<th scope="col">{words.standings.rank}</th>
					</tr>
				</thead>
				<tbody>
					{ranks.map(({ week, rank }) => (
						<tr key={week}>
							<td>{week}</td>
							<td>{rank}</td>
						</tr>
					))}
				</tbody>
			</table>
		</figure>
	);
}
