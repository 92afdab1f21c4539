import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { Game } from "#domain/game/game.ts";
import { gameIdOf } from "#domain/game/game-id.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type InLeague, seasonLeagueAt, teamMissing } from "../team/season-league-lookup.ts";

/** A season-league as its spreadsheets have it: all games, and all lines of their box scores. */
export type SeasonSheets = {
	/** Null where the organization no longer has it. */
	sport: Sport | null;
	definitions: Kept<StatDefinition>[];
	/** By date and time. */
	games: GameOnSheet[];
	/** Game by game, the home team first, starters before others. */
	lines: LineOnSheet[];
};

export type GameOnSheet = Game & {
	/** What the game is called in spreadsheets. */
	externalId: string;
	home: TeamEntry;
	away: TeamEntry;
	periods: { name: string; home: number | null; away: number | null }[];
};

export type LineOnSheet = StatLine & {
	entry: TeamEntry;
	player: Player;
	number: string | null;
	position: string | null;
	isCaptain: boolean;
};

/** For members; a query for each of the tables, whatever the number of games. */
export async function viewSeasonSheets(scope: Scope, place: InLeague): Promise<SeasonSheets> {
	const { store, organization } = scope;
	const { id, league } = await seasonLeagueAt(scope, place);
	const [definitions, periods, entries, games, external, scores, lines] = await Promise.all([
		store.statDefinitions.list(league.sportId),
		store.periods.list(league.sportId),
		store.teams.listEntries([id]),
		store.games.listByLeagues([id]),
		store.games.listByExternalId(id),
		store.periods.listScoresByLeague(id),
		store.boxScores.linesOfLeague(id),
	]);
	const entryOf = lookUp(entries, teamMissing);
	const externalIds = new Map([...external].map(([externalId, game]) => [game.id, externalId]));
	const scoresOf = Map.groupBy(scores, ({ gameId }) => gameId);
	const onSheet = games.map((game) => {
		const own = new Map(scoresOf.get(game.id)?.map((score) => [score.periodId, score]));
		return {
			...game,
			externalId: gameIdOf(game, externalIds.get(game.id) ?? null),
			home: entryOf(game.homeEntryId),
			away: entryOf(game.awayEntryId),
			periods: periods.flatMap((period) => {
				const score = own.get(period.id);
				return score === undefined
					? []
					: [{ name: period.name, home: score.home, away: score.away }];
			}),
		};
	});
	const sport = organization.sports.find((it) => it.id === league.sportId) ?? null;
	return { sport, definitions, games: onSheet, lines: await named(scope, lines, entryOf, onSheet) };
}

async function named(
	{ store }: Scope,
	lines: readonly StatLine[],
	entryOf: (id: number) => TeamEntry,
	games: readonly GameOnSheet[],
): Promise<LineOnSheet[]> {
	const playerIds = [...new Set(lines.map(({ playerId }) => playerId))];
	const [players, attributes] = await Promise.all([
		store.players.findMany(playerIds),
		store.players.attributesOf(playerIds),
	]);
	const playerOf = lookUp(players, "Player not found.");
	const byGame = new Map<number, LineOnSheet[]>();
	for (const [index, line] of lines.entries()) {
		if (index % namedAtOnce === 0) await store.rest();
		const entry = entryOf(line.entryId);
		const its = attributes.get(line.playerId) ?? [];
		const own = byGame.get(line.gameId) ?? [];
		byGame.set(line.gameId, own);
		own.push({
			...line,
			entry,
			player: playerOf(line.playerId),
			number: attributeNamed(its, "Number"),
			position: attributeNamed(its, "Position"),
			isCaptain: entry.captainId === line.playerId,
		});
	}
	const sorted: LineOnSheet[] = [];
	for (const [index, { id, homeEntryId }] of games.entries()) {
		if (index % sortedAtOnce === 0) await store.rest();
		const own = (byGame.get(id) ?? []).sort(
			(a, b) =>
				Number(a.entryId !== homeEntryId) - Number(b.entryId !== homeEntryId) ||
				Number(b.isStarter) - Number(a.isStarter) ||
				naturalOrder(a.number ?? "", b.number ?? "") ||
				naturalOrder(fullName(a.player), fullName(b.player)) ||
				a.playerId - b.playerId,
		);
		sorted.push(...own);
	}
	return sorted;
}

/** A few milliseconds each. */
const namedAtOnce = 1000;
const sortedAtOnce = 40;

function lookUp<Item extends { id: number }>(items: readonly Item[], missing: string) {
	const byId = new Map(items.map((item) => [item.id, item]));
	return (id: number) => found(byId.get(id), missing);
}
