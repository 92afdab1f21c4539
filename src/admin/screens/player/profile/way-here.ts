import type { Crumb } from "#ui/kit/breadcrumbs.tsx";
import { words } from "../../../words.ts";
import type { PlayerTeam } from "./player-numbers.ts";

/**
 * Where the player's screen stands: below the team somebody came from, when the address names its
 * season and team, else below the list.
 */
export function wayHere(teams: readonly PlayerTeam[], asked: URLSearchParams): Crumb[] {
	const season = Number(asked.get("season"));
	const team = Number(asked.get("team"));
	const from = teams.find((it) => it.seasonId === season && it.teamId === team);
	if (from === undefined) return [{ label: words.common.players, to: "/dashboard/players" }];
	const seasonPath = `/dashboard/seasons/${from.seasonId}`;
	const leaguePath = `${seasonPath}/leagues/${from.leagueId}`;
	return [
		{ label: words.common.seasons, to: "/dashboard/seasons" },
		{ label: from.season.name, to: seasonPath },
		{ label: from.league.name, to: leaguePath },
		{ label: from.team.name, to: `${leaguePath}/teams/${from.teamId}` },
	];
}
