import type { GameWithTeams, Side } from "#domain/game/game.ts";
import type { Phase, PhaseAsked } from "#domain/season/phase.ts";
import type { Season } from "#domain/season/season.ts";
import { scoreWords } from "#domain/sport/score-words.ts";
import type { ScoreWords, Sport } from "#domain/sport/sport.ts";
import { type RankedStat, rankedStats } from "#domain/stats/ranking/ranked-stats.ts";
import { leastOfStreak, recordStats, streakStats } from "#domain/stats/ranking/stat-bests.ts";
import { type StreakKind, streakKinds } from "#domain/stats/ranking/team-streaks.ts";
import type { Team } from "#domain/team/team.ts";
import type { HighestAsked } from "#store/game/games-with-teams.ts";
import type { KeptRecord } from "#store/stats/stat-bests.ts";
import type { KeptStreak } from "#store/stats/team-streaks.ts";
import { type HonorView, honorsShown } from "../honor/honor-views.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason } from "../season/season-choices.ts";

export type RecordsAsked = {
	seasonId?: number | undefined;
	sportId?: number | undefined;
	phase?: PhaseAsked | undefined;
};

export type Records = {
	/** Null for all of them. */
	season: Season | null;
	seasons: Season[];
	sports: Sport[];
	sportId: number | undefined;
	phase: PhaseAsked;
	hasPlayoffs: boolean;
	counts: ScoreWords["counts"];
	/** Of a statistic the most in one game, in a season for one team, and in how many games in a row. */
	players: {
		stat: RankedStat;
		games: PlayerRecord[];
		seasons: PlayerRecord[];
		streaks: PlayerRecord[];
		/** How many a game of a streak has at least. */
		least: number;
	}[];
	/** Who has won most, with what they have won. */
	titles: { team: Team; won: HonorView[] }[];
	wins: TeamRecord[];
	scores: TeamRecord[];
	/** What teams did most often in a row within a season; none of a kind that says nothing more. */
	streaks: { kind: StreakKind; longest: KeptStreak[] }[];
};

/** `game` is where it was done; null where visitors do not know of it. */
export type PlayerRecord = KeptRecord & { game: GameWithTeams | null };
export type TeamRecord = { game: GameWithTeams; side: Side; value: number };

const mostRecords = 5;
const mostTitles = 10;

/**
 * The highest numbers of players and teams, in one season or in all that can be seen: a query a list, each
 * answered by an index, so that it costs the same after sixty seasons.
 */
export async function viewRecords(scope: Scope, asked: RecordsAsked): Promise<Records> {
	const { store, organization } = scope;
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	const { sports } = organization;
	const sport = sports.find(({ id }) => id === asked.sportId) ?? sports[0];
	const seasonId = asked.seasonId === undefined ? undefined : season?.id;
	const { phase = "both" } = asked;
	const of = { sportId: sport?.id ?? 0, seasonId, phase: phase === "both" ? undefined : phase };
	const [titles, players, teams, streaks, hasPlayoffs] = await Promise.all([
		sport === undefined || seasonId !== undefined ? [] : titlesOf(scope, seasons, sport),
		sport === undefined ? [] : playerRecords(scope, of),
		sport === undefined ? [] : teamRecords(scope, of),
		sport === undefined ? [] : streakRecords(scope, { sportId: sport.id, seasonId, phase }),
		store.totals.hasPlayoffs(),
	]);
	const games = await store.games.findMany([
		...new Set(players.flatMap(({ games }) => games.map(({ gameId }) => gameId))),
	]);
	const gameOf = new Map(games.map((game) => [game.id, game]));
	const withGame = (record: KeptRecord) => ({ ...record, game: gameOf.get(record.gameId) ?? null });
	return {
		season: asked.seasonId === undefined ? null : season,
		seasons,
		sports: sports.length > 1 ? sports : [],
		sportId: sport?.id,
		phase,
		hasPlayoffs,
		counts: scoreWords(sport).counts,
		players: players.map(({ stat, games, seasons, streaks }) => ({
			stat,
			games: games.map(withGame),
			seasons: seasons.map(withGame),
			streaks: streaks.map(withGame),
			least: leastOfStreak(stat),
		})),
		titles,
		wins: teams[0] ?? [],
		scores: teams[1] ?? [],
		streaks,
	};
}

type OfRecords = { sportId: number; seasonId: number | undefined; phase: Phase | undefined };

/** Unless playoffs are asked for, the most in a season and in a row is of the regular one. */
async function playerRecords({ store }: Scope, of: OfRecords) {
	const definitions = await store.statDefinitions.list(of.sportId);
	const stats = recordStats(rankedStats(definitions));
	const inARow = new Set(streakStats(stats, definitions));
	const listed = await Promise.all(
		stats.map(async (stat) => {
			const asked = { ...of, statId: stat.id, count: mostRecords };
			const ofSeason = { ...asked, phase: of.phase ?? "regular" };
			const [games, seasons, streaks] = await Promise.all([
				store.statBests.listTop({ ...asked, of: "most" }),
				store.statBests.listTop({ ...ofSeason, of: "total" }),
				inARow.has(stat) ? store.statBests.listTop({ ...ofSeason, of: "streak" }) : [],
			]);
			return { stat, games, seasons, streaks };
		}),
	);
	return listed.filter(({ games }) => games.length > 0);
}

/** Teams by titles, those with as many by who won last. */
async function titlesOf(scope: Scope, seasons: readonly Season[], { id: sportId }: Sport) {
	const won = await honorsShown(scope, seasons, { sportId, place: 1 });
	const byTeam = Map.groupBy(won, ({ team }) => team?.id);
	return [...byTeam.values()]
		.flatMap((won) => (won[0]?.team ? [{ team: won[0].team, won }] : []))
		.toSorted((a, b) => b.won.length - a.won.length)
		.slice(0, mostTitles);
}

/** Where nobody drew, whoever is unbeaten has won (rule `streak-in-a-season`). */
async function streakRecords(
	{ store }: Scope,
	of: Omit<OfRecords, "phase"> & { phase: PhaseAsked },
): Promise<Records["streaks"]> {
	const all = await Promise.all(
		streakKinds.map(async (kind) => ({
			kind,
			longest: await store.teamStreaks.listLongest({ ...of, kind, count: mostRecords }),
		})),
	);
	const wins = all.find(({ kind }) => kind === "wins");
	return all.filter(
		({ kind, longest }) =>
			longest.length > 0 &&
			(kind !== "unbeaten" || JSON.stringify(longest) !== JSON.stringify(wins?.longest)),
	);
}

/** The highest wins, then the highest scores of one team. */
async function teamRecords({ store }: Scope, of: OfRecords): Promise<TeamRecord[][]> {
	const list = (by: HighestAsked["by"]) =>
		store.games.listHighest({ ...of, by, count: mostRecords });
	const [margins, highest] = await Promise.all([list("margin"), list("score")]);
	const wins = margins.map((game): TeamRecord => {
		const { home, away } = game.score ?? { home: 0, away: 0 };
		return { game, side: home > away ? "home" : "away", value: Math.abs(home - away) };
	});
	// No score is among the highest unless its game is: the better side has scored as much.
	const scores = highest.flatMap((game) =>
		(["home", "away"] as const).map((side) => ({ game, side, value: game.score?.[side] ?? 0 })),
	);
	return [wins, scores].map((records) =>
		records
			.filter(({ value }) => value > 0)
			.sort((a, b) => b.value - a.value || a.game.id - b.game.id)
			.slice(0, mostRecords),
	);
}
