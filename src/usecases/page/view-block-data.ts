import { type BlockData, type LeaderList, noData } from "#domain/page/block-data.ts";
import type { Need } from "#domain/page/kinds.ts";
import { formatAverage } from "#domain/stats/averages.ts";
import type { Leader } from "#domain/stats/leaders.ts";
import { nameAndCrest, type Team } from "#domain/team/team.ts";
import { nextGames } from "../organization/view-home.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason, leaguesInOrder } from "../season/season-choices.ts";
import { readSeasonGames, withTeams } from "../season/season-games.ts";
import { toTables } from "../standings/view-standings.ts";
import { type SeasonLeaders, seasonLeaders } from "../stats/season-leaders.ts";

/** The most games that a block may ask for. A block of one league looks for its own among more. */
const mostGames = 200;

/** What blocks show of the current season, as far as the blocks of a page need it. */
export async function viewBlockData(scope: Scope, needs: readonly Need[]): Promise<BlockData> {
	if (needs.length === 0) return noData;
	const { season } = await chooseSeason(scope, undefined);
	if (season === null) return noData;
	const read = await readSeasonGames(scope, await leaguesInOrder(scope, season.id));
	return {
		nextGames: needs.includes("nextGames")
			? withTeams(nextGames(scope, read.games, mostGames), read)
			: [],
		tables: needs.includes("standings") ? toTables(read) : [],
		leaders: needs.includes("leaders") ? toLists(await seasonLeaders(scope, season.id, read)) : [],
	};
}

function toLists({ pointsPerGame, threes, boards }: SeasonLeaders): LeaderList[] {
	const perGame = pointsPerGame.map((it) => toPlayer(it, formatAverage(it.points, it.games)));
	const made = threes.map((it) => toPlayer(it, String(it.value)));
	const lists: LeaderList[] = [
		{ of: "pointsPerGame", players: perGame },
		{ of: "threes", players: made },
		...boards.map(({ of, leaders, format }) => ({
			of,
			players: leaders.map((leader) => toPlayer(leader, format(leader))),
		})),
	];
	return lists.filter(({ players }) => players.length > 0);
}

function toPlayer(leader: Leader & { team: Team }, text: string) {
	const { id, name, value, place, medal, share, team } = leader;
	return { id, name, value, place, medal, share, team: nameAndCrest(team), text };
}
