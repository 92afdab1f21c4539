import { nameKey } from "#domain/text/name-key.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { words } from "../../words.ts";
import type { ListedPlayer } from "./listed-player.ts";

/** What the list is narrowed to; "" is everything. */
export type PlayerFilter = { search: string; league: string; team: string };

/** The choice of the team filter that finds who stands on no roster. */
export const noTeam = "none";

/** The players whose name or number has every word, in this league and on this team. */
export function filterPlayers(
	players: readonly ListedPlayer[],
	{ search, league, team }: PlayerFilter,
): readonly ListedPlayer[] {
	const words = nameKey(search).split(" ").filter(Boolean);
	if (words.length === 0 && league === "" && team === "") return players;
	return players.filter(
		({ searchText, places }) =>
			words.every((word) => searchText.includes(word)) && isAmong(places, league, team),
	);
}

/** The leagues that somebody plays in, and of one of them, or of all, the teams. */
export function filterChoices(players: readonly ListedPlayer[], league: string) {
	const places = players.flatMap((player) => player.places);
	const inLeague = places.filter((place) => league === "" || String(place.league.id) === league);
	return {
		leagues: [
			{ value: "", label: words.common.allLeagues },
			...named(places.map((place) => place.league)),
		],
		teams: [
			{ value: "", label: words.common.allTeams },
			...(league === "" ? [{ value: noTeam, label: words.common.noTeam }] : []),
			...named(inLeague.map((place) => place.team)),
		],
	};
}

function isAmong(places: ListedPlayer["places"], league: string, team: string): boolean {
	if (team === noTeam) return places.length === 0;
	if (league === "" && team === "") return true;
	return places.some(
		(place) =>
			(league === "" || String(place.league.id) === league) &&
			(team === "" || String(place.team.id) === team),
	);
}

function named(things: readonly { id: number; name: string }[]) {
	const byId = new Map(things.map((thing) => [thing.id, thing.name]));
	return [...byId]
		.map(([id, label]) => ({ value: String(id), label }))
		.sort((a, b) => naturalOrder(a.label, b.label));
}
