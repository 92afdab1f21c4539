import { canManageLeagues } from "#domain/account/policy.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { byLocationThenWeekday } from "#domain/league/league-order.ts";
import { foremostSeason, type Season } from "#domain/season/season.ts";
import { enoughPlayers } from "#domain/team/few-players.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { weekOf } from "#domain/time/calendar.ts";
import { wallClockOf } from "#domain/time/wall-clock.ts";
import type { AuditEntry } from "#store/audit/audit.ts";
import type { ThinRoster } from "#store/team/rosters.ts";
import { changeLabels } from "../audit/change-labels.ts";
import { type GameView, toGameView } from "../game/game-views.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { listSeasons } from "../season/seasons.ts";

export type { ThinRoster };

/** What somebody who runs a league looks for on a Monday. */
export type Dashboard = {
	seasonCount: number;
	/** The season that is shown when none is asked for; null before there is one. */
	season: Season | null;
	/** Oldest first. */
	gamesWithoutResult: GameView[];
	/** How many there are, where those are only the first. */
	gamesWithoutResultCount: number;
	/** Monday to Sunday, or as the organization counts its weeks; by date and time. */
	thisWeek: GameView[];
	/** The next one after a week without games; null where the week has some. */
	nextGame: GameView | null;
	/** Teams of the season that cannot send a five onto the court, league after league. */
	thinTeams: ThinRoster[];
	/** Newest first. */
	lastChanges: LastChange[];
};

/** What was done to what, in the words of people; not what stood there before and after. */
export type LastChange = Omit<AuditEntry, "before" | "after"> & { label: string | null };

const mostGames = 50;
const mostChanges = 12;
/** Who works here is for owners to see (`/audit`). */
const notForStaff = ["user"];

/** One query a panel, and one more for each kind of thing that a change does not name itself. */
export async function viewDashboard(scope: Scope): Promise<Dashboard> {
	const { viewer, organization, store, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const clock = wallClockOf(now.toISOString(), organization.timeZone);
	const seasons = await listSeasons(scope);
	const season = foremostSeason(seasons);
	const days = weekOf(clock.date, organization.weekStart ?? "monday");
	const [late, week, thinTeams, changes] = await Promise.all([
		store.games.listWithoutResult(clock, mostGames),
		store.games.listBetween(days),
		season === null ? [] : store.rosters.listThin([season.id], enoughPlayers),
		store.audit.list({ limit: mostChanges, offset: 0, without: notForStaff }),
	]);
	const next = week.length === 0 ? await store.games.findNext(days.to) : undefined;
	return {
		seasonCount: seasons.length,
		season,
		gamesWithoutResult: late.games.map((game) => toGameView(scope, game)),
		gamesWithoutResultCount: late.count,
		thisWeek: week.map((game) => toGameView(scope, game)).sort(byDateAndTime),
		nextGame: next === undefined ? null : toGameView(scope, next),
		thinTeams: inOrder(scope, thinTeams),
		lastChanges: await named(scope, changes),
	};
}

function inOrder({ organization }: Scope, rosters: readonly ThinRoster[]): ThinRoster[] {
	const compare = byLocationThenWeekday(organization.leagueLocations);
	return rosters.toSorted(
		(a, b) => compare(a.league, b.league) || naturalOrder(a.team.name, b.team.name),
	);
}

async function named({ store }: Scope, changes: readonly AuditEntry[]): Promise<LastChange[]> {
	const labels = await changeLabels(store, changes);
	return changes.map(({ before: _, after: __, ...change }) => ({
		...change,
		label: labels.get(change.id) ?? null,
	}));
}
