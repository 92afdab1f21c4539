import type { Answered } from "#api/client.ts";
import { fullName } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { nameKey } from "#domain/text/name-key.ts";

export type ListedPlayer = Answered<"GET", "/playersv2">["players"][number];
type Name = { firstName: string; lastName: string | null };

/** How a player is recognised by name: without accents, case and extra blanks. */
export function keyOf({ firstName, lastName }: Name): string {
	return nameKey(fullName({ firstName, lastName: lastName ?? "" }));
}

/** The players of this name, whatever the accents. */
export function namesakesOf<Player extends Name>(name: Name, players: readonly Player[]): Player[] {
	const key = keyOf(name);
	return key === "" ? [] : players.filter((player) => keyOf(player) === key);
}

/** What tells a player from another of the same name: "Ana Ruiz · Hawks, Fall 2026 · No. 9". */
export function toldApart(player: ListedPlayer): string {
	const [newest] = player.rosters;
	const team = newest === undefined ? "No team" : `${newest.team.name}, ${newest.season.name}`;
	const number = numberOf(player);
	const name = fullName({ firstName: player.firstName, lastName: player.lastName ?? "" });
	return [name, team, number && `No. ${number}`].filter(Boolean).join(" · ");
}

export function numberOf(player: Pick<ListedPlayer, "attributeValues">): string | null {
	return attributeNamed(player.attributeValues, "Number");
}
