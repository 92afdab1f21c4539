import type { Answered } from "#api/client.ts";
import { outcomeFor, type Score, type Side, sideOf } from "#domain/game/game.ts";
import { knownStat } from "#domain/stats/default-stats.ts";
import { type ShownNumbers, shownNumbers } from "#domain/stats/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addTotals, emptyTotals, type PlayerTotals, totalsOf } from "#domain/stats/totals.ts";

export type Profile = Answered<"GET", "/playersv2/:id/basic">;
export type PlayerTeam = Profile["teamHistory"][number];
type WireGame = Answered<"GET", "/gamesv2">["games"][number];

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
	/** "W 82-75"; empty before it is played. */
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
	const byEntry = Map.groupBy(profile.gameStats, (stat) => stat.seasons_leagues_team_id);
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
	const own = profile.gameStats.filter((stat) => stat.season_id === seasonId);
	const byGame = Map.groupBy(own, ({ game_id }) => game_id);
	const rows = games.toReversed().flatMap((game): PlayerGame[] => {
		const stats = byGame.get(game.id);
		const entryId = stats?.[0]?.seasons_leagues_team_id;
		if (stats === undefined || entryId === undefined) return [];
		return [{ ...fromSideOf(entryId, game), numbers: totalsOf(linesOf(stats), definitions) }];
	});
	return { rows, totals: totalsOf(linesOf(own), definitions) };
}

/** The numbers of each game as a line; the API does not tell the minutes. */
function linesOf(stats: Profile["gameStats"]) {
	return [...Map.groupBy(stats, ({ game_id }) => game_id).values()].map((ofGame) => ({
		seconds: null,
		values: new Map(ofGame.map(({ stat_id, value }) => [stat_id, value])),
	}));
}

function fromSideOf(entryId: number, wire: WireGame): Omit<PlayerGame, "numbers"> {
	const home = { ...wire.homeTeam, entryId: wire.home_seasons_leagues_team_id };
	const away = { ...wire.awayTeam, entryId: wire.away_seasons_leagues_team_id };
	const sides = {
		home: { entryId: home.entryId, teamId: home.id, name: home.name, logoUrl: home.logo_url },
		away: { entryId: away.entryId, teamId: away.id, name: away.name, logoUrl: away.logo_url },
	};
	const side = sideOf(sides, entryId) ?? "home";
	const other = side === "home" ? "away" : "home";
	const label = `${side === "home" ? "vs" : "at"} ${sides[other].name}`;
	return { id: wire.id, date: wire.date, label, result: resultFor(side, other, wire) };
}

function resultFor(side: Side, other: Side, wire: WireGame): string {
	const { score_home: home, score_away: away, status, forfeited_by: forfeitedBy } = wire;
	const score: Score | null = home === null || away === null ? null : { home, away };
	const outcome = outcomeFor(side, { status, score, forfeitedBy });
	const points = score === null ? null : `${score[side]}-${score[other]}`;
	return [outcome && (outcome === "win" ? "W" : "L"), points].filter(Boolean).join(" ");
}
