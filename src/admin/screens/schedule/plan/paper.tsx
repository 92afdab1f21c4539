import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { placeName } from "#ui/sport/stored-words.ts";
import { dayHere } from "../../../components/feedback/today-here.ts";
import { useAuth } from "../../../shell/auth.ts";
import { siteWords, words } from "../../../words.ts";
import type { PlanData } from "../plan-data.ts";
import { inOrder } from "./grid/plan-rows.ts";
import { type PlanWeek, weekId, weeksOf, weekTitle } from "./grid/weeks.ts";
import styles from "./paper.module.css";
import { PaperReport } from "./paper-report.tsx";
import { clock, matchupInWords, namesIn, shortDay } from "./words.ts";

/** The schedule to hang on the wall: all weeks, then the report on a page of its own. */
export function Paper({ plan }: { plan: PlanData }) {
	const isPrinting = usePrinting();
	return isPrinting && createPortal(<Sheet plan={plan} />, document.body);
}

function Sheet({ plan }: { plan: PlanData }) {
	const { organization } = useAuth();
	const { schedule } = plan;
	const weeks = weeksOf(plan, plan.games);
	return (
		<article className={styles.paper} data-size={sizeFor(plan, weeks)}>
			<header className={styles.head}>
				<p>{organization?.name}</p>
				<h1>{schedule.league.name}</h1>
				<p>
					{schedule.name} · {words.plan.asOf({ day: dayHere(Date.now()) })}
					{!schedule.isPublished && ` · ${words.plan.isDraft}`}
				</p>
			</header>
			<div className={styles.weeks}>
				{weeks.map((week) => (
					<Week key={weekId(week)} plan={plan} week={week} />
				))}
			</div>
			<PaperReport plan={plan} />
		</article>
	);
}

function Week({ plan, week }: { plan: PlanData; week: PlanWeek }) {
	const nameOf = namesIn(plan);
	const games = inOrder(plan.games.filter((game) => isOf(week, game.weekIndex, plan)));
	const hasPlaces = games.some(({ location }) => location !== null);
	return (
		<section className={styles.week}>
			<h2>
				{weekTitle(week)} <span>{week.dates.map(shortDay).join(" · ")}</span>
			</h2>
			{games.length === 0 && <p>{words.plan.noGames}</p>}
			{games.length > 0 && (
				<table>
					<caption className="visually-hidden">
						{words.plan.gamesOf({ week: weekTitle(week) })}
					</caption>
					<thead className="visually-hidden">
						<tr>
							{week.dates.length > 1 && <th scope="col">{words.plan.day}</th>}
							<th scope="col">{words.common.time}</th>
							<th scope="col">{words.common.game}</th>
							{hasPlaces && <th scope="col">{words.plan.place}</th>}
						</tr>
					</thead>
					<tbody>
						{games.map((game) => (
							<tr key={game.id}>
								{week.dates.length > 1 && <td>{shortDay(game.date)}</td>}
								<td className={styles.time}>{clock(game.time)}</td>
								<td className={styles.game}>
									{matchupInWords(nameOf, game)}
									{game.homeScore !== null && ` ${game.awayScore}–${game.homeScore}`}
								</td>
								{hasPlaces && (
									<td className={styles.place}>{placeName(siteWords, game.location)}</td>
								)}
							</tr>
						))}
					</tbody>
				</table>
			)}
			{week.byes.length > 0 && games.length > 0 && (
				<p className={styles.byes}>
					<strong>{words.plan.byesOfWeek({ count: week.byes.length })}</strong>{" "}
					{week.byes.map(({ name }) => name).join(", ")}
				</p>
			)}
		</section>
	);
}

function isOf({ index }: PlanWeek, weekIndex: number, { schedule }: PlanData): boolean {
	if (index !== null) return weekIndex === index;
	return weekIndex < 0 || weekIndex >= schedule.numWeeks;
}

/** As large as fits on one page in two columns; what does not fit anyway is small. */
function sizeFor(plan: PlanData, weeks: readonly PlanWeek[]): "large" | "medium" | "small" {
	const nameOf = namesIn(plan);
	const games = plan.games.map((game) => Math.ceil(matchupInWords(nameOf, game).length / 30));
	const byes = weeks.map((week) =>
		Math.ceil(week.byes.map(({ name }) => name).join(", ").length / 40),
	);
	const lines = [...games, ...byes].reduce((sum, one) => sum + one, 2 * weeks.length) / 2;
	if (lines <= 41) return "large";
	return lines <= 49 ? "medium" : "small";
}

let isPrinting = false;

/** Whether the window is being printed, so that the paper is drawn only then. */
function usePrinting(): boolean {
	return useSyncExternalStore(subscribe, () => isPrinting || matchMedia("print").matches);
}

function subscribe(changed: () => void): () => void {
	const media = matchMedia("print");
	const begin = () => {
		isPrinting = true;
		changed();
	};
	const end = () => {
		isPrinting = false;
		changed();
	};
	window.addEventListener("beforeprint", begin);
	window.addEventListener("afterprint", end);
	media.addEventListener("change", changed);
	return () => {
		window.removeEventListener("beforeprint", begin);
		window.removeEventListener("afterprint", end);
		media.removeEventListener("change", changed);
	};
}
