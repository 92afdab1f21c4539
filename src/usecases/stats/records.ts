import { isMemberOf } from "#domain/account/user.ts";
import type { Player } from "#domain/player/player.ts";
import { fullName } from "#domain/player/player.ts";
import { leaderCount, leaders } from "#domain/stats/leaders.ts";
import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { Scope } from "../scope.ts";
import { readDefinitions } from "./definitions.ts";

/** Somebody among the all-time top twenty. */
export type PlayerRecord = Pick<Player, "id" | "firstName" | "lastName"> & { value: number };
export type TeamRecord = { id: number; name: string; value: number };

/** Points of all visible seasons. */
export async function listTopPoints(scope: Scope): Promise<PlayerRecord[]> {
	return topPlayers(scope, "points");
}

/** Three-pointers made in all visible seasons. */
export async function listTopThrees(scope: Scope): Promise<PlayerRecord[]> {
	return topPlayers(scope, "threes");
}

/** Decided games of all visible seasons that a team has won. */
export async function listTopTeamWins({ store }: Scope): Promise<TeamRecord[]> {
	return leaders(await store.totals.topTeams(leaderCount));
}

/** From the sums that are kept, so it costs the same after a hundred seasons. */
async function topPlayers(scope: Scope, board: "points" | "threes"): Promise<PlayerRecord[]> {
	if (await isHidden(scope, board)) return [];
	const rows = await scope.store.totals.topPlayers(board, leaderCount);
	return leaders(rows.map((row) => ({ ...row, name: fullName(row) })));
}

/** A hidden statistic is for members alone, as on every page. */
async function isHidden(
	{ viewer, organization, store }: Scope,
	board: "points" | "threes",
): Promise<boolean> {
	if (isMemberOf(viewer, organization.id)) return false;
	const definitions = await readDefinitions(
		store,
		organization.sports.map(({ id }) => id),
	);
	const withoutHiding = definitions.map((it) => ({ ...it, isHidden: false }));
	// What is not kept there is not hidden: another sport's leagues may have it.
	return shownNumbers(withoutHiding)[board] && !shownNumbers(definitions)[board];
}
