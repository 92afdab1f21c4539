import { type GameWithTeams, type Side, shownStatus } from "#domain/game/game.ts";
import type { NamedOfficial } from "#domain/official/official.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { WaitingGame } from "#domain/stage/waiting-game.ts";
import { type EffectOfGame, effectOfGame } from "#domain/standings/effect-of-game.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { type KeyStat, keyStats } from "#domain/stats/key-stats.ts";
import { leaders } from "#domain/stats/leaders.ts";
import { totalsWithoutHidden } from "#domain/stats/line/shown-numbers.ts";
import { didPlay, type PlayerTotals, totalsOf } from "#domain/stats/totals.ts";
import { type PlayByPlay, readPlayByPlay } from "../game-log/view-play-by-play.ts";
import { Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { readSeasonGames } from "../season/season-games.ts";
import { withIfNecessary } from "../stage/games-if-necessary.ts";
import { viewWaitingGame } from "../stage/waiting-games.ts";
import { toStandingsTeam, toTables } from "../standings/view-standings.ts";
import { type BoxScore, viewBoxScore } from "./view-box-score.ts";

/** A game with what it is about: before it who meets, after it what it came to. */
export type GameStory = {
	boxScore: BoxScore;
	/** The key numbers of the sport, by which players are told of. */
	stats: KeyStat[];
	/** Where both stand in their table now. */
	rows: Record<Side, StandingsRow | null>;
	/** Of a game that counts: where both stood before and after it. */
	effect: EffectOfGame | null;
	/** Of a game that is not over: the last ones of the same two teams, newest first. */
	meetings: GameWithTeams[];
	/** Of a game that is not over: who leads each team this season. */
	leaders: Record<Side, TeamLeader[]>;
	/** Who did most in it, the best first. */
	best: Record<Side, BestPlayer[]>;
	/** What both teams' numbers add up to; null without a box score of both. */
	totals: Record<Side, PlayerTotals> | null;
	/** How it went play by play, where that was noted at the table. */
	told: PlayByPlay;
	/** Who officiates, where the league names them. */
	officials: NamedOfficial[];
};

export type TeamLeader = { stat: KeyStat; player: Player; value: number; games: number };
export type BestPlayer = { player: Player; totals: PlayerTotals };

const mostMeetings = 3;
const mostBest = 2;

/** The box score in six more queries: its plays, its officials, two of the table, and two that only a game to come needs. */
export async function viewGameStory(scope: Scope, { id }: { id: number }): Promise<GameStory> {
	const boxScore = await viewBoxScore(scope, { id });
	const { game, definitions, shown, seasonLeague } = boxScore;
	const { store } = scope;
	const isOver = ["completed", "forfeit"].includes(shownStatus(game));
	const [read, told, officials, meetings, sums] = await Promise.all([
		readSeasonGames(scope, [seasonLeague]),
		readPlayByPlay(scope, boxScore),
		store.gameOfficials.listNamed(game.id),
		isOver ? [] : store.games.listMeetings(game.home.teamId, game.away.teamId, mostMeetings),
		isOver ? [] : store.headlineTotals.listOfEntries([game.home.entryId, game.away.entryId]),
	]);
	const own = read.games.filter((one) => one.id === game.id);
	const [known] = await withIfNecessary(scope, { leagues: [seasonLeague], games: own });
	const [table] = toTables(read);
	const rowOf = (entryId: number) => table?.rows.find((row) => row.entryId === entryId) ?? null;
	const stats = keyStats(definitions, shown);
	const publicSums = sums
		.filter(({ phase }) => phase === "regular")
		.map((sum) => ({ ...sum, totals: totalsWithoutHidden(sum.totals, definitions, shown) }));
	const bestOf = (side: Side) => bestPlayers(boxScore, side, stats);
	const leadersOf = (side: Side) =>
		teamLeaders(
			publicSums.filter(({ entryId }) => entryId === game[side].entryId),
			stats,
		);
	return {
		boxScore: known?.isIfNecessary
			? { ...boxScore, game: { ...game, isIfNecessary: true } }
			: boxScore,
		stats,
		rows: { home: rowOf(game.home.entryId), away: rowOf(game.away.entryId) },
		effect: effectOfGame(
			read.entries.map(toStandingsTeam),
			read.games,
			own[0] ?? game,
			read.setups.get(game.seasonLeagueId),
		),
		meetings,
		leaders: { home: leadersOf("home"), away: leadersOf("away") },
		best: { home: bestOf("home"), away: bestOf("away") },
		totals: bothTotals(boxScore),
		told,
		officials,
	};
}

/** A game, or what is known of it while it waits for its teams (rule `waits-under-its-id`). */
export async function viewGameOrWaiting(
	scope: Scope,
	asked: { id: number },
): Promise<{ story: GameStory } | { waiting: WaitingGame }> {
	try {
		return { story: await viewGameStory(scope, asked) };
	} catch (error) {
		// Most games are known, and pay nothing for those that are not.
		if (!(error instanceof Refusal) || error.kind !== "missing") throw error;
		return { waiting: await viewWaitingGame(scope, asked) };
	}
}

type Sum = { player: Player; totals: PlayerTotals };

/** Who leads a team in each of the key numbers, by the sum. */
function teamLeaders(sums: readonly Sum[], stats: readonly KeyStat[]): TeamLeader[] {
	return stats.flatMap((stat) => {
		const candidates = sums.map(({ player, totals }) => ({
			id: player.id,
			name: fullName(player),
			value: stat.value(totals) ?? 0,
			player,
			games: totals.games,
		}));
		return leaders(candidates, 1).map(({ player, value, games }) => ({
			stat,
			player,
			value,
			games,
		}));
	});
}

/** By the first key number, then by the others. */
function bestPlayers(boxScore: BoxScore, side: Side, stats: readonly KeyStat[]): BestPlayer[] {
	const { definitions, shown } = boxScore;
	const played = boxScore[side].players
		.filter(({ line }) => didPlay(line))
		.map(({ player, line }) => ({
			player,
			totals: totalsWithoutHidden(totalsOf([line], definitions), definitions, shown),
		}));
	const values = ({ totals }: BestPlayer) => stats.map(({ value }) => value(totals) ?? 0);
	return played
		.filter((one) => values(one).some((value) => value > 0))
		.sort((a, b) => firstDifference(values(b), values(a)))
		.slice(0, mostBest);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
	const place = a.findIndex((value, index) => value !== b[index]);
	return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

function bothTotals({ home, away, definitions, shown }: BoxScore): GameStory["totals"] {
	if (home.players.length === 0 || away.players.length === 0) return null;
	const sum = ({ players }: BoxScore[Side]) =>
		totalsWithoutHidden(
			totalsOf(
				players.map(({ line }) => line),
				definitions,
			),
			definitions,
			shown,
		);
	return { home: sum(home), away: sum(away) };
}
