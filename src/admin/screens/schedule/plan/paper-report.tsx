import { words } from "../../../words.ts";
import type { PlanData } from "../plan-data.ts";
import { lineVerdict, measureName, tellingLines } from "./fairness/measures.ts";
import { teamLines, timesIn } from "./fairness/team-lines.ts";
import { verdictOf } from "./fairness/verdict.ts";
import { marksOf } from "./grid/marks.ts";
import styles from "./paper.module.css";
import { clock, namesIn, shortClock } from "./words.ts";

/** The second page: what every team gets, and how fair that is. */
export function PaperReport({ plan }: { plan: PlanData }) {
	const { report, problems, schedule } = plan;
	if (report === null) return null;
	const nameOf = namesIn(plan);
	const marks = marksOf(plan);
	const lines = teamLines(plan);
	const times = timesIn(lines);
	return (
		<section className={styles.report}>
			<h2>{words.plan.howFairItIs({ league: schedule.league.name })}</h2>
			<p className={styles.verdict}>{verdictOf(plan)}</p>
			{problems.length > 0 && (
				<ul className={styles.problems}>
					{problems.map(({ message }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two games can break the same rule in the same words
						<li key={`${index} ${message}`}>{message}</li>
					))}
				</ul>
			)}
			<table className={styles.figures}>
				<caption>{words.plan.whatEveryTeamGets}</caption>
				<thead>
					<tr>
						<th scope="col">{words.common.team}</th>
						<th scope="col">{words.common.games}</th>
						<th scope="col">{words.plan.byesColumn}</th>
						<th scope="col">{words.scheduleForm.home}</th>
						<th scope="col">{words.common.away}</th>
						{times.map((time) => (
							<th key={time} scope="col" abbr={clock(time)}>
								{shortClock(time)}
							</th>
						))}
						<th scope="col">{words.plan.rematchAfter}</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((team) => {
						const marked = marks(team);
						return (
							<tr key={team.id}>
								<th scope="row">{nameOf(team.id)}</th>
								<td>{withSign(team.games, marked.games)}</td>
								<td>{withSign(team.byes, marked.byes)}</td>
								<td>{withSign(team.home, marked.sides)}</td>
								<td>{withSign(team.away, marked.sides)}</td>
								{times.map((time) => (
									<td key={time}>{withSign(team.times[time] ?? 0, marked.times.has(time))}</td>
								))}
								<td>
									{team.minRematchWeeks === null
										? "–"
										: withSign(
												words.plan.weeksShort({ count: team.minRematchWeeks }),
												marked.rematch,
											)}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			<ul className={styles.measures}>
				{tellingLines(plan).map((line) => (
					<li key={line.measure}>
						<strong>{measureName(line.measure)}</strong> {lineVerdict(line)}
					</li>
				))}
			</ul>
		</section>
	);
}

function withSign(figure: string | number, isMarked: boolean): string {
	return isMarked ? `${figure} !` : `${figure}`;
}
