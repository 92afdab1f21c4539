import type { GameWithTeams, PeriodScore, Score, Side } from "#domain/game/game.ts";
import { isFinalPeriod, sumsThatDiffer } from "#domain/game/periods.ts";
import type { Words } from "#words/words.ts";
import { periodName } from "../../sport/stored-words.ts";
import { useWords } from "../../words.tsx";
import styles from "./period-chart.module.css";

type ChartProps = { game: GameWithTeams; periods: readonly PeriodScore[] };

/** A period that was written down for both sides. */
type Played = { name: string; score: Score };

export function playedPeriods(periods: readonly PeriodScore[]): Played[] {
	return periods
		.filter(({ period }) => !period.isHidden && !isFinalPeriod(period))
		.toSorted((a, b) => a.period.order - b.period.order || a.period.id - b.period.id)
		.flatMap(({ period, home, away }) =>
			home === null || away === null ? [] : [{ name: period.name, score: { home, away } }],
		);
}

const column = 64;
const height = 72;

/** Points period by period, two bars each. The line score above says the same to screen readers. */
export function PeriodBars({ game, periods }: ChartProps) {
	const words = useWords();
	const played = playedPeriods(periods);
	const most = Math.max(1, ...played.flatMap(({ score }) => [score.home, score.away]));
	const bar = (side: Side, { score }: Played, x: number) => {
		const length = Math.round((score[side] / most) * height);
		return (
			<>
				<rect data-side={side} x={x} y={14 + height - length} width="22" height={length} />
				<text x={x + 11} y={10 + height - length}>
					{score[side]}
				</text>
			</>
		);
	};
	return (
		<figure className={styles.figure}>
			<figcaption className={styles.key}>
				<span data-side="away">{game.away.name}</span>
				<span data-side="home">{game.home.name}</span>
			</figcaption>
			<svg
				viewBox={`0 0 ${played.length * column} ${height + 32}`}
				width={played.length * column}
				className={styles.chart}
				aria-hidden="true"
			>
				{played.map((one, place) => (
					<g key={one.name}>
						{bar("away", one, place * column + 8)}
						{bar("home", one, place * column + 34)}
						<text x={place * column + 32} y={height + 28}>
							{periodName(words, one.name)}
						</text>
					</g>
				))}
			</svg>
		</figure>
	);
}

/**
 * By how much who led at the end of each period: above the line the home side. Only where the periods
 * make the score, which sets do not.
 */
export function LeadLine({ game, periods }: ChartProps) {
	const words = useWords();
	const played = playedPeriods(periods);
	if (game.score === null || played.length < 2) return null;
	if (sumsThatDiffer(game.score, periods).length > 0) return null;
	let lead = 0;
	const leads = played.map(({ name, score }) => {
		lead += score.home - score.away;
		return { name, lead };
	});
	const most = Math.max(1, ...leads.map((one) => Math.abs(one.lead)));
	const middle = 46;
	const x = (place: number) => place * column + 8;
	const y = (by: number) => middle - Math.round((by / most) * 32);
	const line = leads.map((one, place) => `L${x(place + 1)} ${y(one.lead)}`).join("");
	const width = x(played.length) + 24;
	return (
		<figure className={styles.figure}>
			<svg viewBox={`0 0 ${width} 92`} width={width} className={styles.chart} aria-hidden="true">
				<path className={styles.area} d={`M${x(0)} ${middle}${line}V${middle}Z`} />
				<path className={styles.axis} d={`M${x(0)} ${middle}H${width}`} />
				<path className={styles.line} d={`M${x(0)} ${middle}${line}`} />
				{leads.map((one, place) => (
					<text
						key={one.name}
						x={x(place + 1)}
						y={one.lead < 0 ? y(one.lead) + 13 : y(one.lead) - 5}
					>
						{Math.abs(one.lead)}
					</text>
				))}
			</svg>
			<div className="visually-hidden">
				<table>
					<caption>{words.game.leadByPeriod}</caption>
					<tbody>
						{leads.map((one) => (
							<tr key={one.name}>
								<th scope="row">{periodName(words, one.name)}</th>
								<td>{leadOf(words, game, one.lead)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</figure>
	);
}

function leadOf(words: Words, { home, away }: GameWithTeams, lead: number): string {
	if (lead === 0) return words.game.level;
	const team = lead > 0 ? home.name : away.name;
	return words.game.leadOf({ team, points: Math.abs(lead) });
}
