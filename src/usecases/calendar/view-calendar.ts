import type { WhoseCalendar } from "#domain/calendar/address.ts";
import { type Appointment, toAppointment } from "#domain/calendar/appointment.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { isOfTeam, type WaitingGame } from "#domain/stage/waiting-game.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import { venueAt } from "#domain/venue/venue.ts";
import type { GameFilter, KnownGame } from "#store/game/games-with-teams.ts";
import type { WaitingAsked } from "#store/stage/stages.ts";
import { listOwnGames, type OwnGamesScope } from "../official/own-games.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonsWith, visibleSeasons } from "../season/season-choices.ts";
import { withIfNecessary } from "../stage/games-if-necessary.ts";
import { listWaitingGames, viewWaitingGame } from "../stage/waiting-games.ts";

export type Calendar = {
	/** Whose games they are; null for the whole organization's. */
	of: { name: string } | { home: string; away: string } | WaitingGame | null;
	appointments: Appointment[];
};

/** Calendars are asked for all day long, and nobody plans the year before last. */
const mostDaysAgo = 365;

/** The games of the visible seasons as appointments, from a year ago on. */
export async function viewCalendar(scope: Scope, whose: WhoseCalendar): Promise<Calendar> {
	const { store } = scope;
	const seasons = await visibleSeasons(scope);
	const { of, filter, waiting: asked } = await gamesOf(scope, whose, seasons);
	const from = firstDay(scope);
	const [games, waiting] = await Promise.all([
		store.games.listWithTeams({ ...filter, from }),
		asked === null ? [] : listWaitingGames(scope, Object.assign({ from }, asked)),
	]);
	const ofTeam = waiting.filter((game) => isOfTeam(game, filter.teamId));
	return { of, appointments: await appointmentsOf(scope, seasons, games, ofTeam) };
}

/** The games of whoever has the link of an official, but those that were refused. */
export async function viewOfficialsCalendar(
	scope: OwnGamesScope,
	asked: { link: string },
): Promise<Calendar> {
	const { official, games: own } = await listOwnGames(scope, asked, firstDay(scope));
	const games = own.map(({ game }) => game);
	const duties = new Map(own.map((one) => [one.game.id, one]));
	const appointments = await appointmentsOf(scope, await visibleSeasons(scope), games);
	return {
		of: official,
		appointments: appointments.flatMap((appointment) => {
			const { job, state } = duties.get(appointment.gameId) ?? {};
			if (job === undefined || state === undefined || state === "refused") return [];
			return { ...appointment, duty: { job, state } };
		}),
	};
}

function firstDay({ organization, now }: Scope): string {
	return addDays(today(now, organization.timeZone), -mostDaysAgo);
}

async function appointmentsOf(
	scope: Scope,
	seasons: Awaited<ReturnType<typeof visibleSeasons>>,
	games: KnownGame[],
	waiting: WaitingGame[] = [],
): Promise<Appointment[]> {
	const { store, organization } = scope;
	const [schedules, venues] = await Promise.all([store.schedules.list({}), store.venues.list()]);
	const seasonNames = new Map(seasons.map((season) => [season.id, season.name]));
	const minutes = new Map(schedules.map(({ id, rules }) => [id, rules.gameMinutes]));
	const known = await withIfNecessary(scope, { leagues: games, games });
	return [...known, ...waiting].sort(byDateAndTime).flatMap((game) => {
		const seasonName = seasonNames.get(game.seasonId);
		if (seasonName === undefined) return [];
		const scheduleId = "scheduleId" in game ? game.scheduleId : null;
		const planned = minutes.get(scheduleId ?? 0) ?? plainRules.gameMinutes;
		const address = venueAt(venues, game.location)?.venue.address ?? null;
		const facts = { ...game, seasonName, minutes: planned, address };
		return toAppointment(facts, organization.timeZone) ?? [];
	});
}

type Asked = Pick<Calendar, "of"> & {
	filter: GameFilter;
	/** Of those that wait for their teams; null for none of them. */
	waiting: WaitingAsked | null;
};

/** What the calendar is called and which games it has; who is only in hidden seasons is missing. */
async function gamesOf(
	scope: Scope,
	whose: WhoseCalendar,
	visible: Parameters<typeof seasonsWith>[0],
): Promise<Asked> {
	const { store } = scope;
	switch (whose.of) {
		case "organization":
			return { of: null, filter: {}, waiting: {} };
		case "league": {
			const missing = "This league does not exist.";
			const league = found(await store.leagues.find(whose.id), missing);
			seasonsWith(visible, await store.leagues.listByLeague(league.id), missing);
			const filter = { leagueId: league.id };
			return { of: league, filter, waiting: filter };
		}
		case "team": {
			const missing = "This team does not exist.";
			const { teams } = store;
			const own = (await teams.find(whose.id)) ?? (await teams.findByEntry(whose.id));
			const team = found(own, missing);
			seasonsWith(visible, await teams.listEntriesOfTeam(team.id), missing);
			return { of: team, filter: { teamId: team.id }, waiting: {} };
		}
		case "game": {
			const missing = "Game not found.";
			const filter = { id: whose.id };
			const game = await store.games.find(whose.id);
			if (game === undefined)
				return { of: await viewWaitingGame(scope, filter), filter, waiting: filter };
			seasonsWith(visible, [game], missing);
			const of = { home: game.home.name, away: game.away.name };
			return { of, filter, waiting: null };
		}
	}
}
