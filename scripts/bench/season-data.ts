import type { Score } from "#domain/game/game.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import { addDays } from "#domain/time/calendar.ts";
import { lineValues, pairings, quarters } from "./box-score.ts";
import type { LeagueFilling } from "./league-filling.ts";
import type { EntryData } from "./roster-data.ts";
import { randomNumbers } from "./tables.ts";

export type SeasonData = {
	seasonId: number;
	seasonLeagueId: number;
	startDate: string;
	entries: EntryData[];
};

export type PlayedSeason = SeasonData & {
	games: { id: number; home: EntryData; away: EntryData; score: Score }[];
	lines: StatLine[];
};

const secondsPlayed = 20 * 60;

/** Plays a season: a round a week, every game with its score, its quarters and its box score. */
export function addSeasonGames(
	league: LeagueFilling,
	season: SeasonData,
	rounds: number,
): PlayedSeason {
	const random = randomNumbers(season.seasonId);
	const statIds = league.definitions.map(({ id }) => id);
	const [pointsId = 0] = statIds;
	const played: PlayedSeason = { ...season, games: [], lines: [] };
	const linesOf = (gameId: number, { entryId, playerIds }: EntryData): StatLine[] =>
		playerIds.map((playerId, place) => ({
			gameId,
			playerId,
			entryId,
			isStarter: place < 5,
			seconds: secondsPlayed,
			values: lineValues(statIds, random),
		}));
	for (let round = 0; round < rounds; round += 1) {
		for (const [homeIndex, awayIndex] of pairings(season.entries.length, round)) {
			const [home, away] = [season.entries[homeIndex], season.entries[awayIndex]];
			if (home === undefined || away === undefined) continue;
			const id = league.next.game();
			const [atHome, ofGuests] = [linesOf(id, home), linesOf(id, away)];
			const score = { home: sum(atHome, pointsId), away: sum(ofGuests, pointsId) };
			const game = { id, home, away, score };
			addGame(league, season, game, addDays(season.startDate, 7 * (round % 17)));
			played.games.push(game);
			// In the order of the key, which is what makes millions of rows quick to write.
			const lines = [...atHome, ...ofGuests].toSorted((a, b) => a.playerId - b.playerId);
			for (const line of lines) addLine(league, line);
			played.lines.push(...lines);
		}
	}
	return played;
}

function sum(lines: readonly StatLine[], statId: number): number {
	return lines.reduce((points, line) => points + (line.values.get(statId) ?? 0), 0);
}

function addGame(
	{ insert, organizationId, periodIds }: LeagueFilling,
	{ seasonLeagueId }: SeasonData,
	{ id, home, away, score }: PlayedSeason["games"][number],
	date: string,
): void {
	insert("games", {
		id,
		organization_id: organizationId,
		season_league_id: seasonLeagueId,
		home_entry_id: home.entryId,
		away_entry_id: away.entryId,
		date,
		time: "19:30",
		location: "Main court",
		status: "completed",
		home_score: score.home,
		away_score: score.away,
	});
	const [homeQuarters, awayQuarters] = [quarters(score.home), quarters(score.away)];
	for (const [index, periodId] of periodIds.entries()) {
		insert("period_scores", {
			organization_id: organizationId,
			game_id: id,
			period_id: periodId,
			home_score: homeQuarters[index] ?? 0,
			away_score: awayQuarters[index] ?? 0,
		});
	}
}

function addLine({ insert, organizationId }: LeagueFilling, line: StatLine): void {
	const key = { organization_id: organizationId, game_id: line.gameId, player_id: line.playerId };
	insert("stat_lines", {
		...key,
		entry_id: line.entryId,
		is_starter: line.isStarter ? 1 : 0,
		seconds: line.seconds,
	});
	for (const [statId, value] of line.values) {
		insert("player_game_stats", { ...key, stat_id: statId, value });
	}
}
