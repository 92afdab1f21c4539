import type { WhoseCalendar } from "#domain/calendar/address.ts";
import { type Appointment, toAppointment } from "#domain/calendar/appointment.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { GameFilter } from "#store/game/games-with-teams.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonsWith, visibleSeasons } from "../season/season-choices.ts";

export type Calendar = {
	/** Whose games they are; null for the whole organization's. */
	of: { name: string } | { home: string; away: string } | null;
	appointments: Appointment[];
};

/** Calendars are asked for all day long, and nobody plans the year before last. */
const mostDaysAgo = 365;

/** The games of the visible seasons as appointments, from a year ago on. */
export async function viewCalendar(scope: Scope, whose: WhoseCalendar): Promise<Calendar> {
	const { store, organization, now } = scope;
	const seasons = await visibleSeasons(scope);
	const { of, filter } = await gamesOf(scope, whose, seasons);
	const from = addDays(today(now, organization.timeZone), -mostDaysAgo);
	const [games, schedules] = await Promise.all([
		store.games.listWithTeams({ ...filter, from }),
		store.schedules.list({}),
	]);
	const seasonNames = new Map(seasons.map((season) => [season.id, season.name]));
	const minutes = new Map(schedules.map(({ id, rules }) => [id, rules.gameMinutes]));
	return {
		of,
		appointments: games.sort(byDateAndTime).flatMap((game) => {
			const seasonName = seasonNames.get(game.seasonId);
			if (seasonName === undefined) return [];
			const planned = minutes.get(game.scheduleId ?? 0) ?? plainRules.gameMinutes;
			const known = { ...game, seasonName, minutes: planned };
			return toAppointment(known, organization.timeZone) ?? [];
		}),
	};
}

/** What the calendar is called and which games it has; who is only in hidden seasons is missing. */
async function gamesOf(
	{ store }: Scope,
	whose: WhoseCalendar,
	visible: Parameters<typeof seasonsWith>[0],
): Promise<Pick<Calendar, "of"> & { filter: GameFilter }> {
	switch (whose.of) {
		case "organization":
			return { of: null, filter: {} };
		case "league": {
			const missing = "This league does not exist.";
			const league = found(await store.leagues.find(whose.id), missing);
			seasonsWith(visible, await store.leagues.listByLeague(league.id), missing);
			return { of: league, filter: { leagueId: league.id } };
		}
		case "team": {
			const missing = "This team does not exist.";
			const { teams } = store;
			const own = (await teams.find(whose.id)) ?? (await teams.findByEntry(whose.id));
			const team = found(own, missing);
			seasonsWith(visible, await teams.listEntriesOfTeam(team.id), missing);
			return { of: team, filter: { teamId: team.id } };
		}
		case "game": {
			const missing = "Game not found.";
			const game = found(await store.games.find(whose.id), missing);
			seasonsWith(visible, [game], missing);
			const of = { home: game.home.name, away: game.away.name };
			return { of, filter: { id: game.id } };
		}
	}
}
