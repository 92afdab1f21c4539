import { isMemberOf } from "#domain/account/user.ts";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { countsNumbers } from "#domain/game/counting.ts";
import type { Player } from "#domain/player/player.ts";
import { newestFirst, type Season } from "#domain/season/season.ts";
import { visibleOnly, withoutHidden } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonsWith } from "../season/season-choices.ts";
import { readDefinitions } from "../stats/definitions.ts";
import { type PlayerView, seasonsToSee, viewPlayers } from "./player-views.ts";

/** An answer has so many players at most (rule `most-rows`). */
const mostPlayers = 5000;

export const noSuchPlayer = "Player not found.";

export type PlayerWithStats = PlayerView & { gameStats: GameStat[] };

/** One number of a player in one game. */
export type GameStat = {
	gameId: number;
	playerId: number;
	statId: number;
	value: number;
	entry: EntryInSeason;
	/** Whether it is part of what the player has done (rule `numbers-count-with-the-game`). */
	counts: boolean;
};

/** A player over one season or all of them, for the profile. */
export type PlayerHistory = {
	player: PlayerView;
	/** The teams he has been on a roster of or has played for, newest first. */
	teams: { entry: EntryInSeason; season: Season }[];
	definitions: Kept<StatDefinition>[];
	gameStats: GameStat[];
	activeSeasonId: number | null;
};

/** Players by name; for strangers without those that only hidden seasons know. */
export async function listPlayers(
	scope: Scope,
	{ limit, offset }: { limit?: number | undefined; offset?: number | undefined },
): Promise<PlayerView[]> {
	const page = await scope.store.players.listPage({
		limit: limit ?? mostPlayers,
		offset: offset ?? 0,
		isPublic: !isMemberOf(scope.viewer, scope.organization.id),
	});
	return viewPlayers(scope, page);
}

/** A player with all of his numbers. */
export async function readPlayer(scope: Scope, { id }: { id: number }): Promise<PlayerWithStats> {
	const { player, entries } = await knownPlayer(scope, id);
	const definitions = await definitionsOf(scope, entries);
	const gameStats = await gameStatsOf(scope, player.id, entries, definitions);
	return { ...(await viewOf(scope, player)), gameStats };
}

/**
 * What the profile of a player is made of: the active season's part of it, or all
 * (rule `profile-part`).
 */
export async function viewPlayerHistory(
	scope: Scope,
	{ id, part }: { id: number; part: "active" | "all" },
): Promise<PlayerHistory> {
	const { player, entries, seasons } = await knownPlayer(scope, id);
	const view = await viewOf(scope, player);
	const active = seasons.find(({ isActive }) => isActive) ?? null;
	const activeSeasonId = active?.id ?? null;
	if (part === "active" && active === null) {
		return { player: view, teams: [], definitions: [], gameStats: [], activeSeasonId };
	}
	const meant = part === "all" ? seasons : seasons.filter((season) => season === active);
	const teams = meant.flatMap((season) =>
		entries.filter(({ seasonId }) => seasonId === season.id).map((entry) => ({ entry, season })),
	);
	const played = teams.map(({ entry }) => entry);
	const definitions = await definitionsOf(scope, played);
	const gameStats = await gameStatsOf(scope, player.id, played, definitions);
	return { player: view, teams, definitions, gameStats, activeSeasonId };
}

/**
 * Whoever is only in hidden seasons does not exist for strangers. Who was merged into another player is
 * that one (rule `same-person`).
 */
async function knownPlayer(
	scope: Scope,
	id: number,
): Promise<{ player: Player; entries: EntryInSeason[]; seasons: Season[] }> {
	const [player, entries, toSee] = await Promise.all([
		scope.store.players.find(id),
		scope.store.teams.listEntriesOfPlayer(id),
		seasonsToSee(scope),
	]);
	const now = player === undefined ? await scope.store.playerRedirects.find(id) : undefined;
	if (now !== undefined) return knownPlayer(scope, now);
	const seasons = newestFirst(toSee);
	const known = new Set(seasonsWith(seasons, entries, noSuchPlayer).map((season) => season.id));
	return {
		player: found(player, noSuchPlayer),
		entries: entries.filter(({ seasonId }) => known.has(seasonId)),
		seasons,
	};
}

/** The view of one player. */
export async function viewOf(
	scope: Pick<Scope, "viewer" | "organization" | "store">,
	player: Player,
): Promise<PlayerView> {
	const [view] = await viewPlayers(scope, [player]);
	if (view === undefined) throw new Refusal("missing", noSuchPlayer);
	return view;
}

/**
 * The statistics of the sports these teams play, else of the organization's first sport. Who asks
 * has no say in the sport: a profile is the same for everybody who works here
 * (rule `sport-of-the-teams`).
 */
async function definitionsOf(
	{ viewer, organization, store }: Scope,
	entries: readonly EntryInSeason[],
): Promise<Kept<StatDefinition>[]> {
	const played = entries.map(({ sportId }) => sportId);
	const [first] = organization.sports;
	const definitions = await readDefinitions(
		store,
		played.length > 0 || first === undefined ? played : [first.id],
	);
	return isMemberOf(viewer, organization.id) ? definitions : visibleOnly(definitions);
}

async function gameStatsOf(
	{ store }: Scope,
	playerId: number,
	entries: readonly EntryInSeason[],
	definitions: readonly StatDefinition[],
): Promise<GameStat[]> {
	const byId = new Map(entries.map((entry) => [entry.id, entry]));
	const lines = await store.boxScores.linesOfPlayer(playerId, [...byId.keys()]);
	const games = await store.games.findMany(lines.map(({ gameId }) => gameId));
	const counted = new Set(games.filter(countsNumbers).map(({ id }) => id));
	return lines
		.toSorted((a, b) => b.gameId - a.gameId)
		.flatMap((line) => {
			const entry = byId.get(line.entryId);
			if (entry === undefined) return [];
			const of = { entry, counts: counted.has(line.gameId) };
			return valuesOf(withoutHidden(line, definitions), of);
		});
}

/** In the order of the statistics, which `withoutHidden` keeps. */
function valuesOf(
	{ gameId, playerId, values }: StatLine,
	of: Pick<GameStat, "entry" | "counts">,
): GameStat[] {
	return [...values].map(([statId, value]) => ({ gameId, playerId, statId, value, ...of }));
}
