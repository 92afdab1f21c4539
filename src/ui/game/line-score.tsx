import type { GameWithTeams, PeriodScore, Side } from "#domain/game/game.ts";
import { isFinalPeriod, nameOfTotal } from "#domain/game/periods.ts";
import { outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import { cell, Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import { periodName } from "../sport/stored-words.ts";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import styles from "./line-score.module.css";

type LineScoreProps = { game: GameWithTeams; periods: readonly PeriodScore[] };

/**
 * Points period by period. The Final period stands apart, whatever its place in the order, and says
 * the game's score, the one so far while it goes on (rule `final-by-name`). Periods nobody wrote down are left out: no overtime, no
 * column.
 */
export function LineScore({ game, periods }: LineScoreProps) {
	const words = useWords();
	const shown = periods
		.filter(({ period }) => !period.isHidden && !isFinalPeriod(period))
		.filter(({ home, away }) => home !== null || away !== null)
		.toSorted((a, b) => a.period.order - b.period.order || a.period.id - b.period.id);
	const final = periods.find(({ period }) => !period.isHidden && isFinalPeriod(period));

	const row = (side: Side) => (
		<tr data-outcome={outcomeFor(side, game) ?? undefined}>
			<th scope="row" className={cell.sticky}>
				<Link to={`/teams/${game[side].teamId}`} className={styles.team}>
					<TeamCrest team={game[side]} />
					<span className={styles.name}>{game[side].name}</span>
				</Link>
			</th>
			{shown.map((score) => (
				<td key={score.period.id} className={cell.number}>
					{score[side] ?? "-"}
				</td>
			))}
			<td className={`${cell.number} ${styles.final}`}>
				{game.score?.[side] ?? final?.[side] ?? "-"}
			</td>
		</tr>
	);

	return (
		<Table caption={words.game.byPeriod} className={styles.score}>
			<thead>
				<tr>
					<th scope="col" className={cell.sticky}>
						{words.game.team}
					</th>
					{shown.map(({ period }) => (
						<th key={period.id} scope="col" className={cell.number}>
							{periodName(words, period.name)}
						</th>
					))}
					<th scope="col" className={`${cell.number} ${styles.finalHead}`}>
						{periodName(words, nameOfTotal(game, final?.period))}
					</th>
				</tr>
			</thead>
			<tbody>
				{row("away")}
				{row("home")}
			</tbody>
		</Table>
	);
}
