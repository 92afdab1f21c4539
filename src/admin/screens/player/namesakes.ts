import type { Answered } from "#api/client.ts";
import { fullName } from "#domain/player/player.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { words } from "../../words.ts";

export type ListedPlayer = Answered<"GET", "/players/list">["players"][number];
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

/** A player to choose from a list, with what tells him from others of the name. */
export function nameAndNote(player: ListedPlayer): { id: number; name: string; note: string } {
	const [name = "", ...rest] = partsOf(player);
	return { id: player.id, name, note: rest.join(" · ") };
}

/** What tells a player from another of the same name: "Ana Ruiz · Hawks, Fall 2026 · No. 9". */
export function toldApart(player: ListedPlayer): string {
	return partsOf(player).join(" · ");
}

function partsOf(player: ListedPlayer): string[] {
	const { firstName, lastName, season, number, places } = player;
	const [place] = places;
	const team = place === undefined ? words.common.noTeam : `${place.team.name}, ${season?.name}`;
	const name = fullName({ firstName, lastName: lastName ?? "" });
	return [name, team, ...(number ? [words.player.numberIs({ number })] : [])];
}
