import type { Stretch } from "#domain/game/stretch.ts";
import type { Language } from "#domain/language/language.ts";
import { formatDays, formatMonth, formatWeekday } from "#domain/time/format.ts";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { SchedulePage, SchedulePageAsked } from "#usecases/schedule/schedule-page.ts";
import { withQuery } from "../with-query.ts";
import styles from "./schedule.module.css";

type Props = { schedule: SchedulePage; asked: SchedulePageAsked };

/** "November 16 – 22" */
export function stretchTitle(
	length: SchedulePage["length"],
	{ from, to }: Stretch,
	language: Language,
): string {
	if (length === "month") return formatMonth(from, language);
	return length === "day" ? formatWeekday(from, language) : formatDays(from, to, language);
}

/** How much of the schedule is shown, around the day it is opened at. */
export function LengthLinks({ schedule, asked }: Props) {
	const { length: current, stretch } = schedule;
	const words = useWords();
	const on = asked.date ?? asked.on ?? stretch?.from;
	return (
		<nav aria-label={words.schedule.length} className={styles.lengths}>
			{(["week", "month", "all"] as const).map((length) => (
				<Link
					key={length}
					to={addressOf(asked, { length, on: length === "all" ? undefined : on })}
					aria-current={length === current ? "true" : undefined}
				>
					{words.schedule.lengths[length]}
				</Link>
			))}
		</nav>
	);
}

type TurnProps = Props & {
	/** The same ways below the games, which is no landmark of its own. */
	isAgain?: boolean;
};

/** The ways to the games before and after; where all are shown, to the next ones among them. */
export function Turn({ schedule, asked, isAgain = false }: TurnProps) {
	const { stretch, games, waiting, total, nextDate, length } = schedule;
	const words = useWords();
	if (stretch === null) {
		const first = [...games, ...waiting].flatMap(({ date }) => date ?? []).sort()[0];
		return nextDate === null || first === nextDate ? null : (
			<p className={styles.turn}>
				<a href={`#day-${nextDate}`}>{words.schedule.toNext}</a>
			</p>
		);
	}
	const { earlier, later } = stretch;
	const to = (day: string) =>
		addressOf(asked, length === "day" ? { date: day } : { length: asked.length, on: day });
	const Ways = isAgain ? "div" : "nav";
	return (
		<Ways aria-label={isAgain ? undefined : words.schedule.turn} className={styles.turn}>
			{earlier === null ? (
				<span />
			) : (
				<Link to={to(earlier)} rel="prev">
					{words.schedule.earlier}
				</Link>
			)}
			<span className={styles.count}>
				{words.schedule.shown({ count: games.length + waiting.length, total })}
			</span>
			{later === null ? (
				<span />
			) : (
				<Link to={to(later)} rel="next">
					{words.schedule.later}
				</Link>
			)}
		</Ways>
	);
}

/** The same filters at another place of the schedule. */
function addressOf(
	{ leagueId, teamId, status, seasonId }: SchedulePageAsked,
	{ length, on, date }: Pick<SchedulePageAsked, "length" | "on" | "date">,
): string {
	return withQuery("/schedule", {
		league: leagueId,
		team: teamId,
		status,
		season: seasonId,
		by: length,
		on,
		date,
	});
}
