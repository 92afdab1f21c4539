import type { GameTeam, GameWithTeams, PeriodScore } from "#domain/game/game.ts";
import { type Video, videoEmbed } from "#domain/game/video.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { type AttributeValue, fullName, type Player, toPlayer } from "#domain/player/player.ts";
import { attributeNamed, visibleAttributes } from "#domain/player/visible-attributes.ts";
import type { Season } from "#domain/season/season.ts";
import {
	type ShownNumbers,
	shownNumbers,
	visibleOnly,
	withoutHidden,
} from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import { didPlay } from "#domain/stats/totals.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { PlayerOnRoster } from "#store/player/players.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

export type BoxScore = {
	game: GameWithTeams;
	season: Season;
	seasonLeague: SeasonLeague;
	/** The visible periods in the organization's order; the one named Final is shown apart. */
	periods: PeriodScore[];
	home: BoxScoreSide;
	away: BoxScoreSide;
	/** The statistics visitors see, in the organization's order, and what may be made of them. */
	definitions: StatDefinition[];
	shown: ShownNumbers;
	/** Who was named the player of the game. */
	star: Player | null;
	video: Video | null;
};

export type BoxScoreSide = {
	team: GameTeam;
	/** Starters first, then by minutes; who was dressed and did not play comes last. */
	players: BoxScorePlayer[];
	/** On the roster, but without a line in this game. */
	absent: Player[];
};

export type BoxScorePlayer = {
	player: Player;
	number: string | null;
	position: string | null;
	line: StatLine;
};

/** All numbers of a game for visitors: ten queries in three steps. */
export async function viewBoxScore(scope: Scope, { id }: { id: number }): Promise<BoxScore> {
	const { store } = scope;
	const missing = "Game not found.";
	const game = found(await store.games.find(id), missing);
	const [seasonLeague, season, periods, lines, rosters, noted] = await Promise.all([
		store.leagues.findSeasonLeague(game.seasonLeagueId),
		store.seasons.find(game.seasonId),
		store.periods.scoresOf(id),
		store.boxScores.linesOfGame(id),
		store.players.listByEntries([game.home.entryId, game.away.entryId]),
		store.gamePlayers.list(id),
	]);
	const star = noted.find(({ isStar }) => isStar);
	const numbers = new Map(noted.map(({ playerId, number }) => [playerId, number]));
	const played = found(seasonLeague, missing);
	const [stats, people] = await Promise.all([
		store.statDefinitions.list(played.league.sportId),
		readPeople(scope, rosters, [...lines, ...(star ? [star] : [])]),
	]);
	const definitions = visibleOnly(stats);
	return {
		game,
		season: found(season?.isVisible ? season : undefined, missing),
		seasonLeague: played,
		periods: periods.filter(({ period }) => !period.isHidden),
		home: withNumbers(toSide(game.home, lines, rosters, people, definitions), numbers),
		away: withNumbers(toSide(game.away, lines, rosters, people, definitions), numbers),
		definitions,
		shown: shownNumbers(stats),
		star: (star && people.get(star.playerId)?.player) ?? null,
		video: game.videoUrl === null ? null : videoEmbed(game.videoUrl),
	};
}

type Person = { player: Player; attributes: AttributeValue[] };

/** With the numbers that were worn that day, where they were others. */
function withNumbers(
	side: BoxScoreSide,
	numbers: ReadonlyMap<number, string | null>,
): BoxScoreSide {
	const players = side.players.map((it) => {
		return { ...it, number: numbers.get(it.player.id) ?? it.number };
	});
	return { ...side, players };
}

/** Who has a line, by id; also those who have left the roster since. */
async function readPeople(
	{ store }: Scope,
	rosters: readonly PlayerOnRoster[],
	lines: readonly Pick<StatLine, "playerId">[],
): Promise<Map<number, Person>> {
	const ids = lines.map((line) => line.playerId);
	const onRoster = new Set(rosters.map((spot) => spot.id));
	const [former, attributes] = await Promise.all([
		store.players.findMany(ids.filter((id) => !onRoster.has(id))),
		store.players.attributesOf(ids),
	]);
	return new Map(
		[...rosters.map(toPlayer), ...former].map((player) => [
			player.id,
			{ player, attributes: visibleAttributes(attributes.get(player.id)) },
		]),
	);
}

function toSide(
	team: GameTeam,
	lines: readonly StatLine[],
	rosters: readonly PlayerOnRoster[],
	people: ReadonlyMap<number, Person>,
	definitions: readonly StatDefinition[],
): BoxScoreSide {
	const own = lines.filter((line) => line.entryId === team.entryId);
	const inGame = new Set(own.map((line) => line.playerId));
	return {
		team,
		players: own
			.flatMap((line) => {
				const person = people.get(line.playerId);
				return person === undefined ? [] : [toBoxScorePlayer(line, person, definitions)];
			})
			.sort(byPlayingTime),
		absent: rosters
			.filter((spot) => spot.entryId === team.entryId && !inGame.has(spot.id))
			.map(toPlayer)
			.sort((a, b) => naturalOrder(fullName(a), fullName(b))),
	};
}

function toBoxScorePlayer(
	line: StatLine,
	{ player, attributes }: Person,
	definitions: readonly StatDefinition[],
): BoxScorePlayer {
	return {
		player,
		number: attributeNamed(attributes, "Number"),
		position: attributeNamed(attributes, "Position"),
		line: withoutHidden(line, definitions),
	};
}

function byPlayingTime(a: BoxScorePlayer, b: BoxScorePlayer): number {
	return (
		Number(didPlay(b.line)) - Number(didPlay(a.line)) ||
		Number(b.line.isStarter) - Number(a.line.isStarter) ||
		(b.line.seconds ?? 0) - (a.line.seconds ?? 0) ||
		naturalOrder(a.number ?? "", b.number ?? "") ||
		naturalOrder(fullName(a.player), fullName(b.player))
	);
}
