import type { Length, Stretch } from "#domain/game/stretch.ts";
import { formatDays, formatMonth, formatWeekday } from "#domain/time/format.ts";
import { Link } from "#ui/link.tsx";
import type { SchedulePage, SchedulePageAsked } from "#usecases/schedule/schedule-page.ts";
import styles from "./schedule.module.css";

type Props = { schedule: SchedulePage; asked: SchedulePageAsked };

/** "November 16 – 22" */
export function stretchTitle(length: SchedulePage["length"], { from, to }: Stretch): string {
	if (length === "month") return formatMonth(from);
	return length === "day" ? formatWeekday(from) : formatDays(from, to);
}

const lengthNames: Record<Length, string> = { week: "Week", month: "Month", all: "All games" };

/** How much of the schedule is shown, around the day it is opened at. */
export function LengthLinks({ schedule, asked }: Props) {
	const { length: current, stretch } = schedule;
	const on = asked.date ?? asked.on ?? stretch?.from;
	return (
		<nav aria-label="Length" className={styles.lengths}>
			{(["week", "month", "all"] as const).map((length) => (
				<Link
					key={length}
					to={addressOf(asked, { length, on: length === "all" ? undefined : on })}
					aria-current={length === current ? "true" : undefined}
				>
					{lengthNames[length]}
				</Link>
			))}
		</nav>
	);
}

/** The ways to the games before and after; where all are shown, to the next ones among them. */
export function Turn({ schedule, asked }: Props) {
	const { stretch, games, total, nextDate, length } = schedule;
	if (stretch === null) {
		return nextDate === null || games[0]?.date === nextDate ? null : (
			<p className={styles.turn}>
				<a href={`#day-${nextDate}`}>Go to the next games</a>
			</p>
		);
	}
	const { earlier, later } = stretch;
	const to = (day: string) =>
		addressOf(asked, length === "day" ? { date: day } : { length: asked.length, on: day });
	return (
		<nav aria-label="Earlier and later games" className={styles.turn}>
			{earlier === null ? (
				<span />
			) : (
				<Link to={to(earlier)} rel="prev">
					Earlier
				</Link>
			)}
			<span className={styles.count}>
				{games.length} of {total} games
			</span>
			{later === null ? (
				<span />
			) : (
				<Link to={to(later)} rel="next">
					Later
				</Link>
			)}
		</nav>
	);
}

/** The same filters at another place of the schedule. */
function addressOf(
	{ leagueId, teamId, status, seasonId }: SchedulePageAsked,
	{ length, on, date }: Pick<SchedulePageAsked, "length" | "on" | "date">,
): string {
	const query = new URLSearchParams();
	const all = { league: leagueId, team: teamId, status, season: seasonId, by: length, on, date };
	for (const [name, value] of Object.entries(all)) {
		if (value !== undefined) query.set(name, String(value));
	}
	return query.size === 0 ? "/schedule" : `/schedule?${query}`;
}
