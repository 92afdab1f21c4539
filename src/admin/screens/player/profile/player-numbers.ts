import type { Answered } from "#api/client.ts";
import { countsNumbers } from "#domain/game/counting.ts";
import { type GameWithTeams, type Side, sideOf } from "#domain/game/game.ts";
import { outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import { knownStat } from "#domain/stats/default-stats.ts";
import { type ShownNumbers, shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addTotals, emptyTotals, type PlayerTotals, totalsOf } from "#domain/stats/totals.ts";
import { toGame, type WireGame } from "../../../components/export/wire-games.ts";
import { siteWords, words } from "../../../words.ts";

export type Profile = Answered<"GET", "/playersv2/:id/basic">;
export type PlayerTeam = Profile["teamHistory"][number];

/** What the organization keeps, and which of it visitors do not see. Members see all of it. */
export type Statistics = {
	definitions: StatDefinition[];
	shown: ShownNumbers;
	/** The names of those that are hidden from visitors. */
	hidden: string[];
};

export type PlayerGame = {
	id: number;
	date: string | null;
	/** "vs Owls". */
	label: string;
	/** "W 82-75", or that it does not count. */
	result: string;
	numbers: PlayerTotals;
};
export type PlayerSeason = { team: PlayerTeam; totals: PlayerTotals };

export function statisticsOf({ allStats }: Pick<Profile, "allStats">): Statistics {
	const definitions = allStats.map(
		({ id, name, abbreviation, order, formula, format, headline }) => {
			const isSigned = knownStat(abbreviation)?.isSigned ?? false;
			const written = { formula, format, isHeadline: headline };
			return { id, name, abbreviation, order, isHidden: false, isSigned, ...written };
		},
	);
	const hidden = allStats.filter((stat) => stat.hidden).map(({ name }) => name);
	return { definitions, shown: shownNumbers(definitions), hidden };
}

/** A row a team of a season, newest first as the API gives them, and the career they add up to. */
export function seasonsOf(profile: Profile): { rows: PlayerSeason[]; career: PlayerTotals } {
	const { definitions } = statisticsOf(profile);
	const byEntry = Map.groupBy(countedOf(profile.gameStats), (stat) => stat.entryId);
	const rows = profile.teamHistory.map((team) => ({
		team,
		totals: totalsOf(linesOf(byEntry.get(team.id) ?? []), definitions),
	}));
	const career = rows.reduce((sum, { totals }) => addTotals(sum, totals), emptyTotals());
	return { rows, career };
}

/** The season's games he has numbers in, latest first, and what they add up to. */
export function gamesOf(
	profile: Profile,
	seasonId: number | null,
	games: readonly WireGame[],
): { rows: PlayerGame[]; totals: PlayerTotals } {
	const { definitions } = statisticsOf(profile);
	const own = profile.gameStats.filter((stat) => stat.seasonId === seasonId);
	const byGame = Map.groupBy(own, ({ gameId }) => gameId);
	const rows = games.toReversed().flatMap((game): PlayerGame[] => {
		const stats = byGame.get(game.id);
		const entryId = stats?.[0]?.entryId;
		if (stats === undefined || entryId === undefined) return [];
		return [
			{ ...fromSideOf(entryId, toGame(game)), numbers: totalsOf(linesOf(stats), definitions) },
		];
	});
	return { rows, totals: totalsOf(linesOf(countedOf(own)), definitions) };
}

function countedOf(stats: Profile["gameStats"]) {
	return stats.filter(({ counts }) => counts);
}

/** The numbers of each game as a line; the API does not tell the minutes. */
function linesOf(stats: Profile["gameStats"]) {
	return [...Map.groupBy(stats, ({ gameId }) => gameId).values()].map((ofGame) => ({
		seconds: null,
		values: new Map(ofGame.map(({ statId, value }) => [statId, value])),
	}));
}

function fromSideOf(entryId: number, game: GameWithTeams): Omit<PlayerGame, "numbers"> {
	const side = sideOf(game, entryId) ?? "home";
	const other = side === "home" ? "away" : "home";
	const label = siteWords.game.against[side]({ opponent: game[other].name });
	return { id: game.id, date: game.date, label, result: resultFor(side, other, game) };
}

function resultFor(side: Side, other: Side, game: GameWithTeams): string {
	if (!countsNumbers(game)) return words.player.notCounted;
	const outcome = outcomeFor(side, game);
	const points = game.score === null ? null : `${game.score[side]}-${game.score[other]}`;
	return [outcome && (outcome === "win" ? "W" : "L"), points].filter(Boolean).join(" ");
}
