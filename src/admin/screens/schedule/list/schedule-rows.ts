import type { Answered } from "#api/client.ts";
import { choiceOf, type Season } from "./league-choices.ts";

type Listed = Answered<"GET", "/schedules">["schedules"][number];

/** A schedule as the list shows it. */
export type ScheduleRow = Pick<
	Listed,
	"id" | "name" | "startDate" | "numWeeks" | "games" | "isPublished" | "changedAt"
> & {
	leagueName: string;
	seasonName: string;
	/** The league in its season, as the picker says it. */
	place: string;
	/** The day its last week begins. */
	lastWeek: string;
	isOfActiveSeason: boolean;
};

/** The current season's first, within a season the newest first. */
export function toScheduleRows(
	schedules: readonly Listed[],
	seasons: readonly Season[],
): ScheduleRow[] {
	return schedules
		.map((schedule) => {
			const season = seasons.find(({ id }) => id === schedule.seasonId);
			const { id, name, startDate, numWeeks, games, isPublished, changedAt } = schedule;
			return {
				id,
				name,
				startDate,
				numWeeks,
				games,
				isPublished,
				changedAt,
				leagueName: schedule.league.name,
				seasonName: season?.name ?? "",
				place: choiceOf(schedule),
				lastWeek: schedule.weeklyDates.at(-1) ?? startDate,
				isOfActiveSeason: season?.active ?? false,
			};
		})
		.toSorted(
			(a, b) =>
				Number(b.isOfActiveSeason) - Number(a.isOfActiveSeason) ||
				b.startDate.localeCompare(a.startDate) ||
				b.id - a.id,
		);
}

/** Those of one league in one season; of all without a choice. */
export function inPlace(rows: readonly ScheduleRow[], place: string): ScheduleRow[] {
	return rows.filter((row) => place === "" || row.place === place);
}
