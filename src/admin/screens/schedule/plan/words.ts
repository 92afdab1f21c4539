import { formatGameTime, formatShortDay } from "#domain/time/format.ts";
import { placeName } from "#ui/sport/stored-words.ts";
import { siteWords, words } from "../../../words.ts";
import type { PlanData, PlanGame, PlanTeam } from "../plan-data.ts";

/** "Mon, Jan 5" */
export function shortDay(date: string | null): string {
	return date === null ? words.common.dateToBeSet : formatShortDay(date, words.language);
}

/** "6:00 PM" */
export function clock(time: string | null): string {
	return formatGameTime(time, words) ?? time ?? words.common.timeToBeSet;
}

/** "6 PM", "6:30 PM", "18 h": as little as a narrow column needs. */
export function shortClock(time: string): string {
	return clock(time).replace(/[:\s]00\b/, "");
}

/** "Mon, Jan 5 at 6:00 PM, Court 1" */
export function placeInWords({
	date,
	time,
	location,
}: Pick<PlanGame, "date" | "time" | "location">): string {
	return `${words.plan.dayAtTime({ day: shortDay(date), time: clock(time) })}${location ? `, ${placeName(siteWords, location)}` : ""}`;
}

export type NameOf = (teamId: number) => string;

/** Teams by their id; one that has left the league still has its games. */
export function namesIn({ teams }: { teams: readonly Pick<PlanTeam, "id" | "name">[] }): NameOf {
	const names = new Map(teams.map(({ id, name }) => [id, name]));
	return (id) => names.get(id) ?? words.plan.aTeamThatLeft;
}

/** The same for a whole team. */
export function teamsIn({ teams }: Pick<PlanData, "teams">): (teamId: number) => PlanTeam {
	const known = new Map(teams.map((team) => [team.id, team]));
	return (id) =>
		known.get(id) ?? { id, name: words.plan.aTeamThatLeft, logoUrl: null, unavailableSlots: [] };
}

/** "Owls at Hawks" */
export function matchupInWords(
	nameOf: NameOf,
	{ homeTeamId, awayTeamId }: { homeTeamId: number; awayTeamId: number },
): string {
	return words.game.awayAtHome({ away: nameOf(awayTeamId), home: nameOf(homeTeamId) });
}
