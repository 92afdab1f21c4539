import { canManageLeagues } from "#domain/account/policy.ts";
import {
	type Honor,
	type ProposedPlace,
	proposedPlaces,
	readHonorPicture,
} from "#domain/honor/honor.ts";
import { say } from "#domain/language/say.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import { finalPlaces } from "#domain/stage/final-places.ts";
import { recordChange } from "../audit/audit.ts";
import { mustHaveSeen, newestChangeOf, type SeenBefore } from "../audit/seen-changes.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { readSeasonGames } from "../season/season-games.ts";
import { readStages } from "../stage/read-stage.ts";
import { toTables } from "../standings/view-standings.ts";
import { type InLeague, seasonLeagueAt, teamMissing } from "../team/season-league-lookup.ts";
import { type HonorView, honorsIn } from "./honor-views.ts";

/** The honors of a league in a season for those who give them. */
export type LeagueHonors = {
	honors: HonorView[];
	/** Final places as results have them now. */
	proposed: ProposedPlace[];
	/** By which stage; null by the table alone. */
	proposedBy: string | null;
	/** Nothing is left to be played. */
	isOver: boolean;
	/** What whoever changes them has seen (rule `edit-over-what-was-seen`). */
	lastChangeId: number;
};

/** An honor as it is sent; a team goes by either of its ids. */
export type GivenHonor = {
	place?: number | null | undefined;
	award?: string | null | undefined;
	teamId?: number | null | undefined;
	playerId?: number | null | undefined;
	picture?: unknown;
	note?: string | null | undefined;
};

export async function viewLeagueHonors(scope: Scope, place: InLeague): Promise<LeagueHonors> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return honorsOf(scope, await seasonLeagueAt(scope, place));
}

/** From now on a league in a season has these honors; none takes them back (rule `honors-as-fixed`). */
export async function changeHonors(
	scope: Scope,
	{ seasonId, leagueId, honors, lastChangeId }: InLeague & SeenBefore & { honors: GivenHonor[] },
): Promise<LeagueHonors> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const seasonLeague = await seasonLeagueAt(inside, { seasonId, leagueId });
		const thing = inTrail(seasonLeague);
		await mustHaveSeen(scope, store, { thing, called: say`these honors`, lastChangeId });
		const before = await honorsOf(inside, seasonLeague);
		await store.honors.replace(seasonLeague.id, await read(inside, seasonLeague, honors));
		const after = await honorsOf(inside, seasonLeague);
		const { name } = seasonLeague.league;
		await recordChange(scope, store, {
			action: "honors.change",
			id: leagueId,
			before: { name, seasonId, honors: before.honors.map(inAudit) },
			after: { name, seasonId, honors: after.honors.map(inAudit) },
		});
		return { ...after, lastChangeId: await newestChangeOf(store, thing) };
	});
}

function inTrail({ league }: SeasonLeague) {
	return { subjects: ["honors"], id: league.id };
}

async function honorsOf(scope: Scope, seasonLeague: SeasonLeague): Promise<LeagueHonors> {
	const { store } = scope;
	const seasons = (await store.seasons.list()).filter(({ id }) => id === seasonLeague.seasonId);
	return {
		honors: await honorsIn(scope, seasons, { seasonLeagueId: seasonLeague.id }),
		...(await proposed(scope, seasonLeague)),
		lastChangeId: await newestChangeOf(store, inTrail(seasonLeague)),
	};
}

/** By the league's newest stage that is over, else by its table (rule `honors-as-fixed`). */
async function proposed(scope: Scope, seasonLeague: SeasonLeague) {
	const { store } = scope;
	const stored = await store.stages.listBySeasons([seasonLeague.seasonId]);
	const own = stored.filter((stage) => stage.seasonLeagueId === seasonLeague.id);
	const stages = await readStages(store, own);
	const last = stages.findLast(({ state }) => state.isOver);
	const games = await readSeasonGames(scope, [seasonLeague]);
	const [table] = toTables(games);
	return {
		proposed: proposedPlaces(last === undefined ? [] : finalPlaces(last.state), table?.rows ?? []),
		proposedBy: last?.stage.name ?? null,
		isOver:
			stages.every(({ state }) => state.isOver) &&
			games.games.every(({ status, score }) => score !== null || !stillToCome.has(status)),
	};
}

const stillToCome: ReadonlySet<string> = new Set(["scheduled", "in_progress", "postponed"]);

async function read(
	{ store }: Scope,
	{ id }: SeasonLeague,
	given: readonly GivenHonor[],
): Promise<Honor[]> {
	const entries = await store.teams.listEntries([id]);
	const known = await store.players.findMany(given.flatMap(({ playerId }) => playerId ?? []));
	const taken = new Set<number>();
	return given.map(({ place = null, award = null, teamId, playerId, picture, note }, at) => {
		const isMeant = ({ id, team }: (typeof entries)[number]) => id === teamId || team.id === teamId;
		const entry = teamId == null ? null : found(entries.find(isMeant), teamMissing);
		const player =
			playerId == null
				? null
				: found(
						known.find(({ id }) => id === playerId),
						"Player not found.",
					);
		const who = { entryId: entry?.id ?? null, playerId: player?.id ?? null };
		const what = {
			...who,
			picture: readHonorPicture(picture ?? undefined, (sentence) => {
				throw invalid(`honors.${at}.picture`, sentence);
			}),
			note: note ?? null,
		};
		if ((place === null) === (award === null)) throw invalid(`honors.${at}.place`, placeOrAward);
		if (award !== null) {
			if (entry === null && player === null) throw invalid(`honors.${at}.teamId`, forWhom);
			return { place: null, award, ...what };
		}
		if (entry === null) throw invalid(`honors.${at}.teamId`, forWhichTeam);
		if (taken.has(entry.id))
			throw invalid(`honors.${at}.teamId`, say`${entry.team.name} has two final places.`);
		taken.add(entry.id);
		return { place: place ?? 0, award: null, ...what };
	});
}

const placeOrAward = "An honor is a final place or an award.";
const forWhom = "Please choose the team or the player who gets the award.";
const forWhichTeam = "Please choose the team that has the place.";

function inAudit({ place, award, team, player, picture, note }: HonorView) {
	return {
		place,
		award,
		team: team?.name ?? null,
		playerId: player?.id ?? null,
		player: player && fullName(player),
		picture: picture?.url ?? null,
		note,
	};
}
