import { type Honor, inOrderOfHonors } from "#domain/honor/honor.ts";
import type { League } from "#domain/league/league.ts";
import type { Player } from "#domain/player/player.ts";
import { protectsMinors } from "#domain/privacy/youth.ts";
import { newestFirst, type Season } from "#domain/season/season.ts";
import type { Team } from "#domain/team/team.ts";
import type { HonorsAsked } from "#store/honor/honors.ts";
import { type PageAsked, paged } from "../paged.ts";
import { seasonsToSee } from "../player/player-views.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** A final place or an award, with who has it and where it was won. */
export type HonorView = Honor & {
	season: Season;
	league: Pick<League, "id" | "name">;
	team: Team | null;
	player: Player | null;
};

/** Honors of the seasons that can be seen, newest season first, in each league places before awards. */
export async function listHonors(
	scope: Scope,
	{
		limit,
		offset,
		seasonId,
		...asked
	}: HonorsAsked & PageAsked & { seasonId?: number | undefined },
): Promise<HonorView[]> {
	const seasons = (await seasonsToSee(scope)).filter(
		({ id }) => seasonId === undefined || id === seasonId,
	);
	if (seasonId !== undefined) found(seasons[0], "Season not found.");
	const honors = await honorsIn(scope, seasons, asked);
	return paged(
		honors.map((honor) => shown(scope, honor)),
		{ limit, offset },
	);
}

/** The same of these seasons, as a page shows them. */
export async function honorsShown(
	scope: Scope,
	seasons: readonly Season[],
	asked: HonorsAsked,
): Promise<HonorView[]> {
	return (await honorsIn(scope, seasons, asked)).map((honor) => shown(scope, honor));
}

/** Titles a player has won with teams, and awards. */
export async function playerHonors(
	scope: Scope,
	{ player, seasons }: { player: Pick<Player, "id">; seasons: readonly Season[] },
): Promise<HonorView[]> {
	const entries = await scope.store.teams.listEntriesOfPlayer(player.id);
	const [titles, awards] = await Promise.all([
		honorsShown(scope, seasons, { entryIds: entries.map(({ id }) => id), place: 1 }),
		honorsShown(scope, seasons, { playerId: player.id }),
	]);
	return [...titles, ...awards];
}

/** With pictures as they are kept. */
export async function honorsIn(
	{ store }: Scope,
	seasons: readonly Season[],
	asked: HonorsAsked,
): Promise<KeptHonorView[]> {
	const stored = await store.honors.list({ ...asked, seasonIds: seasons.map(({ id }) => id) });
	const players = await store.players.findMany(stored.flatMap(({ playerId }) => playerId ?? []));
	const leagues = Map.groupBy(stored, ({ seasonId }) => seasonId);
	return newestFirst(seasons).flatMap((season) => {
		const byLeague = Map.groupBy(leagues.get(season.id) ?? [], ({ leagueId }) => leagueId);
		return [...byLeague.values()].flatMap((honors) =>
			inOrderOfHonors(honors).map(({ leagueId, leagueName, seasonId: _, ...honor }) => ({
				...honor,
				season,
				league: { id: leagueId, name: leagueName },
				player: players.find(({ id }) => id === honor.playerId) ?? null,
			})),
		);
	});
}

type KeptHonorView = HonorView & { isYouth: boolean };

/** Without the picture where minors may be seen (rule `no-pictures-of-minors`). */
function shown({ organization }: Scope, { isYouth, ...honor }: KeptHonorView): HonorView {
	const isHidden =
		protectsMinors(organization, isYouth ? { isYouth } : {}) || honor.player?.isMinor === true;
	return isHidden ? { ...honor, picture: null } : honor;
}
