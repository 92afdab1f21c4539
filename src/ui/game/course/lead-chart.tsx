import type { GameWithTeams, Side } from "#domain/game/game.ts";
import { type LeadPoint, leadOverTime } from "#domain/game-log/game-course.ts";
import type { ToldPeriod } from "#domain/game-log/play-by-play.ts";
import type { Words } from "#words/words.ts";
import { periodName } from "../../sport/stored-words.ts";
import { TeamCrest } from "../../team/team-crest.tsx";
import { useWords } from "../../words.tsx";
import styles from "./lead-chart.module.css";

type LeadChartProps = { game: GameWithTeams; periods: readonly ToldPeriod[] };

const width = 480;
const height = 120;
const middle = height / 2;
/** Room for the numbers above and below. */
const reach = middle - 18;

/** Who led by how much, after everything that was scored: above the line the home side. */
export function LeadChart({ game, periods }: LeadChartProps) {
	const words = useWords();
	const points = leadOverTime(periods);
	if (points.length === 0) return null;
	const most = Math.max(1, ...points.map(({ lead }) => Math.abs(lead)));
	const share = width / periods.length;
	return (
		<figure className={styles.figure}>
			<figcaption className={styles.key}>
				{(["home", "away"] as const).map((side) => (
					<span key={side} data-side={side}>
						<TeamCrest team={game[side]} />
						{game[side].name}
					</span>
				))}
			</figcaption>
			<svg viewBox={`0 0 ${width} ${height + 18}`} className={styles.chart} aria-hidden="true">
				{periods.map(({ period }, place) => (
					<g key={period.id}>
						{place > 0 && <path className={styles.border} d={`M${place * share} 0v${height}`} />}
						<text x={(place + 0.5) * share} y={height + 15}>
							{periodName(words, period.name)}
						</text>
					</g>
				))}
				<path className={styles.axis} d={`M0 ${middle}H${width}`} />
				<path className={styles.lead} d={stepsOf(points, most)} />
				<Peak points={points} most={most} side="home" />
				<Peak points={points} most={most} side="away" />
			</svg>
			<div className="visually-hidden">
				<table>
					<caption>{words.game.leadByPeriod}</caption>
					<tbody>
						{periods.map(({ period, plays }) => (
							<tr key={period.id}>
								<th scope="row">{periodName(words, period.name)}</th>
								<td>{leadText(words, game, plays.at(-1)?.score)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</figure>
	);
}

const x = ({ at }: LeadPoint) => Math.round(at * width);
const y = (lead: number, most: number) => middle - Math.round((lead / most) * reach);

/** Steps in whole numbers, each from the one before, so that a long game is a short path. */
function stepsOf(points: readonly LeadPoint[], most: number): string {
	let [atX, atY] = [0, middle];
	const steps = points.flatMap((point) => {
		const [toX, toY] = [x(point), y(point.lead, most)];
		const step = `${toX === atX ? "" : `h${toX - atX}`}${toY === atY ? "" : `v${toY - atY}`}`;
		[atX, atY] = [toX, toY];
		return step;
	});
	return `M0 ${middle}${steps.join("")}V${middle}`;
}

/** By how much a side led at most. */
function Peak({ points, most, side }: { points: LeadPoint[]; most: number; side: Side }) {
	const sign = side === "home" ? 1 : -1;
	const peak = points.reduce<LeadPoint | null>(
		(best, point) => (point.lead * sign > (best?.lead ?? 0) * sign ? point : best),
		null,
	);
	if (peak === null) return null;
	return (
		<text x={Math.min(width - 12, Math.max(12, x(peak)))} y={y(peak.lead, most) + 4 - sign * 9}>
			{Math.abs(peak.lead)}
		</text>
	);
}

function leadText(
	words: Words,
	{ home, away }: GameWithTeams,
	score = { home: 0, away: 0 },
): string {
	const lead = score.home - score.away;
	if (lead === 0) return words.game.level;
	return words.game.leadOf({ team: (lead > 0 ? home : away).name, points: Math.abs(lead) });
}
