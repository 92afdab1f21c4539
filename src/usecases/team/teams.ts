import { canManageLeagues } from "#domain/account/policy.ts";
import { isMemberOf } from "#domain/account/user.ts";
import { say } from "#domain/language/say.ts";
import { foremostSeason } from "#domain/season/season.ts";
import type { Store } from "#store/store.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { seasonsToSee } from "../player/player-views.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { leaguesInOrder } from "../season/season-choices.ts";
import { type MovedToTrash, throwMuchAway } from "../trash/trash.ts";
import {
	alreadyThere,
	enter,
	playedNow,
	seasonLeagueFor,
	teamAndEntry,
	teamMissing,
} from "./season-league-lookup.ts";
import { type AskedCrest, keepCrest, renameTeam, setCrest } from "./team-crest.ts";
import { withdrawEntry } from "./team-entries.ts";
import {
	type TeamView,
	type TeamWithGames,
	viewEntry,
	viewTeams,
	viewTeamsWithoutEntry,
	withGames,
} from "./team-views.ts";

/** The teams of the current season, league after league; for members also those that have not entered it. */
export async function listTeams(scope: Scope, page: PageAsked): Promise<TeamView[]> {
	const { store, viewer, organization } = scope;
	const season = foremostSeason(await seasonsToSee(scope));
	const places = season === null ? [] : await leaguesInOrder(scope, season.id);
	const views = await viewTeams(scope, { seasonLeagueIds: places.map(({ id }) => id) });
	if (!isMemberOf(viewer, organization.id)) return paged(views, page);
	const entered = new Set(views.map(({ team }) => team.id));
	const others = (await store.teams.list()).filter(({ id }) => !entered.has(id));
	return paged([...views, ...(await viewTeamsWithoutEntry(scope, others))], page);
}

/** The teams of a league where it is played now, else where it was last. */
export async function listTeamsByLeague(
	scope: Scope,
	{ leagueId, ...page }: PageAsked & { leagueId: number },
): Promise<TeamView[]> {
	const place = await playedNow(scope, leagueId);
	if (place === null) return [];
	return paged(await viewTeams(scope, { seasonLeagueIds: [place.id] }), page);
}

/** A team as it stands in the current season, or in the one of the entry that the id names. */
export async function showTeam(scope: Scope, { id }: { id: number }): Promise<TeamView> {
	const { team, entry } = await teamAndEntry(scope, id);
	const view =
		entry === null
			? (await viewTeamsWithoutEntry(scope, [team]))[0]
			: await viewEntry(scope, entry);
	return found(view, teamMissing);
}

export async function showTeamWithGames(
	scope: Scope,
	asked: { id: number },
): Promise<TeamWithGames> {
	return withGames(scope, await showTeam(scope, asked));
}

/** Adds a club, and enters it where the league is played now when one is named. */
export async function addTeam(
	scope: WorkScope,
	{ name, leagueId, ...crest }: AskedCrest & { name: string; leagueId?: number | null | undefined },
): Promise<TeamView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const kept = await keepCrest(scope, crest);
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const team = found((await store.teams.insert([name]))[0], teamMissing);
		await setCrest(inside, team, kept);
		if (leagueId != null) await enter(store, await seasonLeagueFor(inside, { leagueId }), team);
		const after = { name, leagueId: leagueId ?? null };
		await recordChange(scope, store, { action: "team.add", id: team.id, after });
		return showTeam(inside, { id: team.id });
	});
}

export type TeamChange = AskedCrest & {
	/** Of the club or of one of its entries. */
	id: number;
	name?: string | undefined;
	/** Null takes the team out of its league. */
	leagueId?: number | null | undefined;
	unavailableSlots?: string[] | undefined;
};

/** Changes what is given of a team; what is absent stays. */
export async function changeTeam(scope: WorkScope, asked: TeamChange): Promise<TeamView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const crest = await keepCrest(scope, asked);
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const before = await showTeam(inside, asked);
		const { team } = before;
		if (asked.name !== undefined) await renameTeam(store, team, asked.name);
		await setCrest(inside, team, crest);
		if (asked.unavailableSlots !== undefined) {
			await store.teams.setUnavailableSlots(team.id, asked.unavailableSlots);
		}
		if (asked.leagueId !== undefined) await moveTeam(inside, asked.id, asked.leagueId);
		const after = await showTeam(inside, { id: team.id });
		await recordChange(scope, store, {
			action: "team.change",
			id: team.id,
			before: inAudit(before),
			after: inAudit(after),
		});
		return after;
	});
}

/** Throws a club away with all it has entered and played; it can come back for thirty days. */
export async function removeTeam(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return throwMuchAway(scope, async (store) => {
		// The id of an entry would mean less than the whole club.
		const { name } = found(await store.teams.find(id), teamMissing);
		const entries = await store.teams.listEntriesOfTeam(id);
		const seasonIds = [...new Set(entries.map(({ seasonId }) => seasonId))];
		return {
			kind: "team",
			id,
			label: name,
			seasonIds,
			action: "team.delete",
			before: { name },
		};
	});
}

/**
 * Puts a team into another league. Within a season it takes its roster and captain along; games it
 * cannot take, so a team that has some stays. What it played in earlier seasons stays as it was.
 */
async function moveTeam(scope: Scope, id: number, leagueId: number | null): Promise<void> {
	const { store } = scope;
	const { team, entry } = await teamAndEntry(scope, id);
	const now = foremostSeason(await seasonsToSee(scope));
	const isMeant = entry !== null && (entry.id === id || entry.seasonId === now?.id);
	const here = isMeant ? entry : null;
	if (leagueId === (here?.leagueId ?? null)) return;
	if (leagueId === null) {
		if (here !== null) await withdrawEntry(scope, await withoutGames(store, here));
		return;
	}
	const place = await seasonLeagueFor(scope, { leagueId });
	const entered = await store.teams.listEntriesOfTeam(team.id);
	if (here === null) {
		if (!entered.some(({ seasonLeagueId }) => seasonLeagueId === place.id)) {
			await enter(store, place, team);
		}
		return;
	}
	if (here.seasonId !== place.seasonId) throw notPlayedThen();
	if (entered.some(({ seasonLeagueId }) => seasonLeagueId === place.id)) throw alreadyThere();
	const { id: entryId } = await withoutGames(store, here);
	await store.teams.setSeasonLeague(entryId, place.id);
}

/** The entry, unless it has games. */
async function withoutGames(store: Store, entry: EntryInSeason): Promise<EntryInSeason> {
	const games = await store.games.listWithTeams({ teamId: entry.id });
	if (games.length === 0) return entry;
	const sentence = say`This team has games in ${entry.leagueName}.`;
	throw new Refusal("conflict", sentence, { fields: { leagueId: sentence } });
}

function notPlayedThen(): Refusal {
	const sentence = "This league is not played in the season of the team.";
	return new Refusal("invalid", sentence, { fields: { leagueId: sentence } });
}

function inAudit({ team, seasonLeague, unavailableSlots }: TeamView) {
	const { name, logoUrl, colors = null } = team;
	const leagueId = seasonLeague?.league.id ?? null;
	return { name, leagueId, unavailableSlots, logoUrl, colors };
}
