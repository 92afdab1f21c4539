import { type Answered, ApiError } from "#api/client.ts";
import { fullName } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { words } from "../../../words.ts";

export type EnteredTeam = Answered<
	"GET",
	"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId"
>["team"];
export type RosterPlayer = EnteredTeam["players"][number];
type ListedPlayer = Answered<"GET", "/players/list">["players"][number];

type Suspension = Answered<
	"GET",
	"/seasonsv2/:seasonId/leagues/:leagueId/discipline"
>["suspensions"][number];

/** How many games players of a team still sit out; who sits out none is not there. */
export function gamesLeft(all: readonly Suspension[], entryId: number | null): Map<number, number> {
	const left = new Map<number, number>();
	for (const it of all) {
		if (it.team.id !== entryId || it.left === 0) continue;
		left.set(it.player.id, (left.get(it.player.id) ?? 0) + it.left);
	}
	return left;
}

export function nameOf({ firstName, lastName }: Pick<RosterPlayer, "firstName" | "lastName">) {
	return fullName({ firstName, lastName: lastName ?? "" });
}

/** The two facts a roster shows of a player, by the names they are kept under (rule `number-is-an-attribute`). */
export const rosterFacts = ["Number", "Position"] as const;

export function factOf(
	{ attributeValues }: Pick<RosterPlayer, "attributeValues">,
	name: (typeof rosterFacts)[number],
): string | null {
	return attributeNamed(attributeValues, name);
}

/** Shirt numbers sort as numbers, 00 beside 0; other text stays last with those without one. */
export function numberToSort(player: RosterPlayer): number | null {
	const number = factOf(player, "Number");
	return number === null || Number.isNaN(Number(number)) ? null : Number(number);
}

/** The server says "on", the screen says "in". */
export function inWordsOfTheScreen(error: unknown): unknown {
	if (!(error instanceof ApiError) || error.message !== words.messages.players.alreadyOnTeam)
		return error;
	const { status, code, fields } = error;
	return new ApiError(status, { message: words.messages.players.alreadyInTeam, code, fields });
}

export type PlayerOption = { id: number; name: string; note: string };

/** The players that can be put on a roster: all who are not on it yet, with their present team. */
export function playerOptions(
	players: readonly ListedPlayer[],
	roster: readonly { id: number }[],
): PlayerOption[] {
	const there = new Set(roster.map(({ id }) => id));
	return players
		.filter(({ id }) => !there.has(id))
		.map((player) => ({
			id: player.id,
			name: nameOf(player),
			note: player.places[0]?.team.name ?? words.common.noTeam,
		}));
}
