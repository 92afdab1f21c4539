import { countsNumbers } from "#domain/game/counting.ts";
import { byDateAndTime, type GameWithTeams, type Side } from "#domain/game/game.ts";
import type { AttributeValue, Player } from "#domain/player/player.ts";
import { visibleAttributes } from "#domain/player/visible-attributes.ts";
import { type Phase, phaseOf, phases } from "#domain/season/phase.ts";
import type { Season } from "#domain/season/season.ts";
import {
	type ShownNumbers,
	shownNumbers,
	totalsWithoutHidden,
	visibleOnly,
	withoutHidden,
} from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import { addTotals, emptyTotals, type PlayerTotals, totalsOf } from "#domain/stats/totals.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { StoredGame } from "#store/game/game-columns.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { chooseAmong, seasonsWith, visibleSeasons } from "../season/season-choices.ts";
import { readDefinitions } from "../stats/definitions.ts";

export type PlayerProfile = {
	player: Player;
	/** Number, position and the like, in the organization's order; hidden ones are left out. */
	attributes: AttributeValue[];
	/** The visible seasons the player was in, newest first. */
	seasons: Season[];
	season: Season | null;
	/** The player's teams in this season; two after a trade. */
	teams: EntryInSeason[];
	/** Over the games of the regular season that count; of the playoffs where there are no others. */
	totals: PlayerTotals;
	/** Those of which there are games, the playoffs first. */
	phases: PhaseGames[];
	shown: ShownNumbers;
	/** The statistics visitors see, in the organization's order. */
	definitions: StatDefinition[];
	/** Latest first. */
	games: PlayerGame[];
	/** The first game of the player's teams that is live or still to be played. */
	next: { game: GameWithTeams; side: Side } | null;
};

/** Latest first, and the sum of those that count. */
export type PhaseGames = { phase: Phase; games: PlayerGame[]; totals: PlayerTotals };

/** One line of the per-game table. */
export type PlayerGame = {
	game: GameWithTeams & Pick<StoredGame, "stageId">;
	side: Side;
	line: StatLine;
	/** What the line comes to: field goals, points, rebounds. */
	numbers: PlayerTotals;
};

/** A player in a season, the current one unless another is asked for. */
export async function viewPlayer(
	scope: Scope,
	{ id, seasonId }: { id: number; seasonId?: number | undefined },
): Promise<PlayerProfile> {
	const { store } = scope;
	const player = found(await store.players.find(id), missing);
	const [visible, entries, attributes] = await Promise.all([
		visibleSeasons(scope),
		store.teams.listEntriesOfPlayer(id),
		store.players.attributesOf([id]),
	]);
	const seasons = seasonsWith(visible, entries, missing);
	const season = chooseAmong(seasons, seasonId);
	const teams = entries.filter((entry) => entry.seasonId === season?.id);
	return {
		player,
		attributes: visibleAttributes(attributes.get(id)),
		seasons,
		season,
		teams,
		...(await inSeason(scope, id, teams)),
	};
}

const missing = "This player does not exist.";

/**
 * Who a player is by now that was merged into another one (rule `same-person`); null where there is no such
 * player, or none that visitors may know of.
 */
export async function findMergedPlayer(scope: Scope, formerId: number): Promise<number | null> {
	const id = await scope.store.playerRedirects.find(formerId);
	if (id === undefined) return null;
	const [visible, entries] = await Promise.all([
		visibleSeasons(scope),
		scope.store.teams.listEntriesOfPlayer(id),
	]);
	const ids = new Set(entries.map(({ seasonId }) => seasonId));
	return ids.size === 0 || visible.some((season) => ids.has(season.id)) ? id : null;
}

type InSeason = Pick<
	PlayerProfile,
	"totals" | "phases" | "shown" | "definitions" | "games" | "next"
>;

async function inSeason(
	{ store, now, organization }: Scope,
	playerId: number,
	teams: readonly EntryInSeason[],
): Promise<InSeason> {
	const entryIds = teams.map((entry) => entry.id);
	const [lines, [next], stats] = await Promise.all([
		store.boxScores.linesOfPlayer(playerId, entryIds),
		store.games.listComing(entryIds, today(now, organization.timeZone), 1),
		readDefinitions(
			store,
			teams.map((entry) => entry.sportId),
		),
	]);
	const games = await store.games.findMany(lines.map((line) => line.gameId));
	const definitions = visibleOnly(stats);
	const shown = shownNumbers(stats);
	const numbersOf = (line: StatLine) =>
		totalsWithoutHidden(totalsOf([line], stats), definitions, shown);
	const gameOf = new Map(games.map((game) => [game.id, game]));
	const played = lines
		.flatMap((line): PlayerGame[] => {
			const game = gameOf.get(line.gameId);
			if (game === undefined) return [];
			const side = game.home.entryId === line.entryId ? "home" : "away";
			return [{ game, side, line: withoutHidden(line, definitions), numbers: numbersOf(line) }];
		})
		.sort((a, b) => byDateAndTime(b.game, a.game));
	// The end of a season is what people look for first.
	const ofPhases = phases.toReversed().flatMap((phase): PhaseGames[] => {
		const games = played.filter(({ game }) => phaseOf(game) === phase);
		const totals = games
			.filter(({ game }) => countsNumbers(game))
			.reduce((sum, { numbers }) => addTotals(sum, numbers), emptyTotals());
		return games.length === 0 ? [] : [{ phase, games, totals }];
	});
	return {
		totals: ofPhases.at(-1)?.totals ?? emptyTotals(),
		phases: ofPhases,
		shown,
		definitions,
		games: played,
		next:
			next === undefined
				? null
				: { game: next, side: entryIds.includes(next.home.entryId) ? "home" : "away" },
	};
}
