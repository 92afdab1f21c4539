import type { Ranked, RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import { rankedText } from "#domain/stats/ranking/ranking.ts";
import { Panel } from "../kit/panel.tsx";
import { cell, Table } from "../kit/table.tsx";
import { useWords } from "../words.tsx";
import { statHead } from "./stat-head.ts";

type Sums = Pick<Ranked, "games" | "totals">;

type BothSidesTableProps = {
	name: string;
	stats: readonly RankedStat[];
	own: Sums;
	opponents: Sums;
};

/** What a team does per game and what its opponents do against it; nothing before the first sheet. */
export function BothSidesTable({ name, stats, own, opponents }: BothSidesTableProps) {
	const words = useWords();
	const { language } = words;
	if (stats.length === 0 || opponents.games === 0) return null;
	const text = (stat: RankedStat, of: Sums) => {
		const ranked = { ...of, id: 0, name, teamGames: of.games };
		return rankedText(stat, ranked, { counting: "game", language });
	};
	return (
		<Panel title={words.statistic.bothSides} isFlush>
			<Table caption={words.statistic.bothSidesOf({ name })} isCompact>
				<thead>
					<tr>
						<th scope="col">{words.statistic.countings.game}</th>
						<th scope="col" className={cell.number}>
							{words.statistic.team}
						</th>
						<th scope="col" className={cell.number}>
							{words.statistic.sides.opponents}
						</th>
					</tr>
				</thead>
				<tbody>
					{stats.map((stat) => {
						const head = statHead(words, stat);
						return (
							<tr key={stat.key}>
								<th scope="row">{head.name}</th>
								<td className={`${cell.number} ${cell.strong}`}>{text(stat, own)}</td>
								<td className={cell.number}>{text(stat, opponents)}</td>
							</tr>
						);
					})}
				</tbody>
			</Table>
		</Panel>
	);
}
