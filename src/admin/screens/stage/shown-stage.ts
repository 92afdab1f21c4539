import type { Answered } from "#api/client.ts";
import type { BracketSeries } from "#domain/stage/bracket-series.ts";
import { seriesNames, stageRounds } from "#domain/stage/series-name.ts";
import type { Entrant, SeriesLength, SeriesPlan } from "#domain/stage/stage.ts";
import type { Team, TeamColors } from "#domain/team/team.ts";
import { entrantText, roundText, seriesText } from "#ui/stage/series-text.ts";
import { siteWords } from "../../words.ts";

export type Stage = Answered<"GET", "/stages/:id">["stage"];
export type Seeding = Answered<"GET", "/stages/:id/seeding">;
export type Series = Stage["series"][number];
type SeriesSide = Series["home"];

/** Whether the table gives every seed to a team, so that nobody has to decide anything. */
export function saysAllSeeds(
	{ format }: Pick<Stage, "format">,
	{ level, seeds }: Seeding,
): boolean {
	return level.length === 0 && seeds.length === format.teams;
}

/** The series of a stage as the bracket draws them. */
export function toBracket({ series }: Pick<Stage, "series">): BracketSeries[] {
	return series.map((one) => ({
		plan: toPlan(one),
		sides: { home: toSide(one.home), away: toSide(one.away) },
		winner: one.winner,
		isOver: one.isOver,
		isSkipped: one.isSkipped,
		endedBy: one.endedBy,
		games: one.games.map(({ homeScore, awayScore, ...game }) => ({
			...game,
			score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
		})),
	}));
}

function toSide({ team, from, ...side }: SeriesSide): BracketSeries["sides"]["home"] {
	return { ...side, team: team && toTeam(team), from: toEntrant(from) };
}

function toTeam({ colors, ...team }: NonNullable<SeriesSide["team"]>): Team {
	return { ...team, ...(colors && { colors: colors as unknown as TeamColors }) };
}

export function toPlan({ home, away, group, bestOf, isOnlyIfNeeded, ...plan }: Series): SeriesPlan {
	return {
		number: plan.number,
		part: plan.part,
		round: plan.round,
		...(group !== null && { group }),
		home: toEntrant(home.from),
		away: toEntrant(away.from),
		bestOf: bestOf as SeriesLength,
		...(isOnlyIfNeeded && { isOnlyIfNeeded: true as const }),
	};
}

function toEntrant(from: SeriesSide["from"]): Entrant {
	if (from.seed !== undefined) return { seed: from.seed };
	if (from.winnerOf !== undefined) return { winnerOf: from.winnerOf };
	if (from.loserOf !== undefined) return { loserOf: from.loserOf };
	if (from.group !== undefined) return { group: from.group, place: from.place ?? 0 };
	return { bestLeft: from.bestLeft ?? 0, round: from.round ?? 0 };
}

/** A series with what it and its sides are called. */
export type NamedSeries = { series: Series; name: string; home: string; away: string };

/** The series by their rounds, in the order of play. */
export function namedRounds(stage: Pick<Stage, "series">) {
	const shown = stage.series.filter(({ isSkipped }) => !isSkipped);
	const plans = shown.map(toPlan);
	const names = seriesNames(plans);
	const byNumber = new Map(shown.map((one) => [one.number, one]));
	const sideName = ({ team, isNobody, from }: SeriesSide) => {
		if (team !== null) return team.name;
		return isNobody ? siteWords.stage.nobody : entrantText(siteWords, toEntrant(from), names);
	};
	return stageRounds(plans).map((round) => ({
		name: roundText(siteWords, round.name),
		series: round.series.flatMap(({ number }): NamedSeries[] => {
			const series = byNumber.get(number);
			const name = names.get(number);
			if (series === undefined || name === undefined) return [];
			return [
				{
					series,
					name: seriesText(siteWords, name),
					home: sideName(series.home),
					away: sideName(series.away),
				},
			];
		}),
	}));
}
