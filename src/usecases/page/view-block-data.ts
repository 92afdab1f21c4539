import { externalSite } from "#domain/organization/external-site.ts";
import {
	type BlockData,
	type LeaderList,
	type LeagueFacts,
	noData,
} from "#domain/page/block-data.ts";
import type { Need } from "#domain/page/kinds.ts";
import { formatAverage } from "#domain/stats/averages.ts";
import type { Leader } from "#domain/stats/leaders.ts";
import { nameAndCrest, type Team } from "#domain/team/team.ts";
import { latestNews } from "../post/view-posts.ts";
import { viewOpenRegistrations } from "../registration/view-offers.ts";
import type { Scope } from "../scope.ts";
import { isPlayed, latestResults, nextGames, weekOfGames } from "../season/next-and-latest.ts";
import { chooseSeason, leaguesInOrder } from "../season/season-choices.ts";
import { readSeasonGames, type SeasonGames, withTeams } from "../season/season-games.ts";
import { withIfNecessary } from "../stage/games-if-necessary.ts";
import { stagesOf } from "../stage/view-playoffs.ts";
import { listWaitingGames } from "../stage/waiting-games.ts";
import { toTables } from "../standings/view-standings.ts";
import { type SeasonLeaders, seasonLeaders } from "../stats/season-leaders.ts";
import { viewNavigation } from "./navigation.ts";

/** The most games that a block may ask for. A block of one league looks for its own among more. */
const mostGames = 200;

/** The most posts that a block may ask for. */
const mostPosts = 12;

/** What blocks show of the current season, as far as the blocks of a page need it. */
export async function viewBlockData(scope: Scope, needs: readonly Need[]): Promise<BlockData> {
	if (needs.length === 0) return noData;
	const { season } = await chooseSeason(scope, undefined);
	const isNeeded = (need: Need) => needs.includes(need);
	const news = isNeeded("news") ? await latestNews(scope, mostPosts) : [];
	const registrations = isNeeded("registrations") ? await viewOpenRegistrations(scope) : [];
	if (season === null) {
		return {
			...noData,
			news,
			registrations,
			facts: isNeeded("facts") ? await leagueFacts(scope) : null,
		};
	}
	const read = await readSeasonGames(scope, await leaguesInOrder(scope, season.id));
	const seasonLeagueIds = read.leagues.map(({ id }) => id);
	const [facts, leaders, stages, waiting] = await Promise.all([
		isNeeded("facts") ? leagueFacts(scope, { seasonId: season.id, read }) : null,
		isNeeded("leaders") ? seasonLeaders(scope, season.id, read) : null,
		isNeeded("stages") ? stagesOf(scope, season) : [],
		isNeeded("week") ? listWaitingGames(scope, { seasonLeagueIds }) : [],
	]);
	const { games } = read;
	return {
		season,
		facts,
		week: isNeeded("week") ? weekOfGames(scope, [...games, ...waiting]) : [],
		nextGames: isNeeded("nextGames")
			? withTeams(
					await withIfNecessary(scope, { ...read, games: nextGames(scope, games, mostGames) }),
					read,
				)
			: [],
		results: isNeeded("results") ? withTeams(latestResults(games, mostGames), read).reverse() : [],
		tables: isNeeded("standings") ? toTables(read) : [],
		leaders: leaders === null ? [] : toLists(leaders),
		stages,
		news,
		registrations,
	};
}

/** What stands at the head of the front page; the numbers are those of a season. */
async function leagueFacts(
	scope: Scope,
	play?: { seasonId: number; read: SeasonGames },
): Promise<LeagueFacts> {
	const [links, players] = await Promise.all([
		viewNavigation(scope),
		play === undefined ? 0 : scope.store.players.countInSeason(play.seasonId),
	]);
	const { leagues = [], entries = [], games = [] } = play?.read ?? {};
	return {
		name: scope.organization.name,
		website: externalSite(scope.organization),
		canRegister: links.some(({ to }) => to === "/registration"),
		leagues: leagues.length,
		teams: new Set(entries.map(({ team }) => team.id)).size,
		players,
		gamesPlayed: games.filter(isPlayed).length,
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
