import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName, type Player, toPlayer } from "#domain/player/player.ts";
import { attributeNamed, visibleAttributes } from "#domain/player/visible-attributes.ts";
import type { Season } from "#domain/season/season.ts";
import type { Team } from "#domain/team/team.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { Scope } from "../scope.ts";
import {
	amongTeams,
	chooseSeason,
	leaguesInOrder,
	onlyLeague,
	teamsToChoose,
} from "../season/season-choices.ts";

export type PlayerSearch = {
	seasonId?: number | undefined;
	text?: string | undefined;
	leagueId?: number | undefined;
	teamId?: number | undefined;
};

export type PlayerSearchResult = {
	season: Season | null;
	seasons: Season[];
	leagues: SeasonLeague[];
	/** The teams of the chosen league, or of all, by name. */
	teams: Team[];
	/** By last, then first name. Null while nothing is asked. */
	players: FoundPlayer[] | null;
};

export type FoundPlayer = {
	player: Player;
	number: string | null;
	position: string | null;
	/** The player's teams in the season, those that were asked for. */
	teams: Pick<Team, "id" | "name">[];
};

/**
 * Players of a season by name, league and team. Nobody is listed before something is asked; a
 * search of nothing but blanks asks nothing (rule `search-before-list`).
 */
export async function searchPlayers(
	scope: Scope,
	asked: PlayerSearch,
): Promise<PlayerSearchResult> {
	const { store } = scope;
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	if (season === null) return { season, seasons, leagues: [], teams: [], players: null };
	const leagues = await leaguesInOrder(scope, season.id);
	const shown = await onlyLeague(scope, leagues, asked.leagueId);
	const entries = await store.teams.listEntries(shown.map(({ id }) => id));
	const teams = await teamsToChoose(scope, entries, asked.teamId);
	const meant = { ...asked, teamId: amongTeams(teams, asked.teamId) };
	return {
		season,
		seasons,
		leagues,
		teams,
		players: isAsked(meant) ? await listPlayers(scope, season.id, shown, meant) : null,
	};
}

function isAsked({ text, leagueId, teamId }: PlayerSearch): boolean {
	return nameKey(text ?? "") !== "" || leagueId !== undefined || teamId !== undefined;
}

/** Control characters stand in no name, and PostgreSQL refuses one of them, NUL. */
const inNoName = /\p{Cc}/u;

async function listPlayers(
	{ store }: Scope,
	seasonId: number,
	[league]: readonly SeasonLeague[],
	{ text, leagueId, teamId }: PlayerSearch,
): Promise<FoundPlayer[]> {
	if (leagueId !== undefined && league === undefined) return [];
	if (inNoName.test(nameKey(text ?? ""))) return [];
	const spots = await store.players.search({
		seasonId,
		...(text === undefined ? {} : { text }),
		...(leagueId === undefined || league === undefined ? {} : { seasonLeagueId: league.id }),
		...(teamId === undefined ? {} : { teamId }),
	});
	const spotsOf = Map.groupBy(spots, (spot) => spot.id);
	const attributes = await store.players.attributesOf([...spotsOf.keys()]);
	return [...spotsOf.values()]
		.flatMap((own) => {
			const [first] = own;
			if (first === undefined) return [];
			const known = visibleAttributes(attributes.get(first.id));
			return {
				player: toPlayer(first),
				number: attributeNamed(known, "Number"),
				position: attributeNamed(known, "Position"),
				teams: own.map(({ teamId, teamName }) => ({ id: teamId, name: teamName })),
			};
		})
		.sort(byLastName);
}

function byLastName({ player: a }: FoundPlayer, { player: b }: FoundPlayer): number {
	return (
		naturalOrder(a.lastName, b.lastName) || naturalOrder(fullName(a), fullName(b)) || a.id - b.id
	);
}
