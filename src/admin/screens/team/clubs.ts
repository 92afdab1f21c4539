import type { Answered } from "#api/client.ts";
import { hasFewPlayers } from "#domain/team/few-players.ts";
import { labelled } from "#domain/text/labelled.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { words } from "../../words.ts";

export type TeamAnswer = Answered<"GET", "/teams/list">["teams"][number];
export type LeagueName = { id: number; name: string };

/** A team as the list shows it: once, with all leagues it plays in now. */
export type Club = {
	id: number;
	name: string;
	logoUrl: string | null;
	colors?: string[] | undefined;
	/** None for a team that has not entered the current season. */
	leagues: LeagueName[];
	playersCount: number;
	/**
	 * The warning of too few players, with the league where the team plays in several; null when all
	 * is well (rule `five-on-the-court`).
	 */
	warning: string | null;
	wins: number;
	losses: number;
	unavailableSlots: string[];
};

/** The API answers a team once for each league it plays in; a team in two leagues counts once. */
export function clubsIn(teams: readonly TeamAnswer[]): Club[] {
	return [...Map.groupBy(teams, ({ id }) => id).values()].flatMap((entered) => {
		const [team] = entered;
		if (team === undefined) return [];
		const players = new Set(entered.flatMap((entry) => entry.players.map(({ id }) => id)));
		return {
			id: team.id,
			name: team.name,
			logoUrl: team.logoUrl,
			colors: team.colors,
			leagues: entered.flatMap(({ league }) => league ?? []),
			playersCount: players.size,
			warning: warningOf(entered),
			wins: entered.reduce((sum, { wins }) => sum + wins, 0),
			losses: entered.reduce((sum, { losses }) => sum + losses, 0),
			unavailableSlots: team.unavailableSlots,
		};
	});
}

function warningOf(entered: readonly TeamAnswer[]): string | null {
	const few = entered.filter(({ playersCount }) => hasFewPlayers(playersCount));
	if (few.length === 0) return null;
	if (few.length === entered.length) return words.messages.teams.fewPlayers;
	return few
		.map(({ leagueName }) => labelled(words, leagueName ?? "", words.messages.teams.fewPlayers))
		.join(" ");
}

export type ClubsAsked = {
	search: string;
	/** Empty for all, "none" for teams without a league, else the league's id. */
	league: string;
};

export const withoutLeague = "none";

/** What the toolbar leaves of the list. */
export function clubsMatching(clubs: readonly Club[], { search, league }: ClubsAsked): Club[] {
	const wanted = nameKey(search);
	return clubs.filter(
		({ name, leagues }) =>
			nameKey(name).includes(wanted) &&
			(league === "" ||
				(league === withoutLeague
					? leagues.length === 0
					: leagues.some(({ id }) => String(id) === league))),
	);
}

/** "Monday D1, Tuesday D2", or - without a league. */
export function leaguesText({ leagues }: Pick<Club, "leagues">): string {
	return leagues.length === 0 ? "-" : leagues.map(({ name }) => name).join(", ");
}
