import { distances } from "./feeders.ts";
import type { SeriesPlan } from "./stage.ts";

/** What a round is called, as data: the words are those of a language. */
export type RoundName =
	| { kind: "final" }
	/** Of a double elimination, when it was needed. */
	| { kind: "second final" }
	| { kind: "third place" }
	| { kind: "semi-final" }
	| { kind: "quarter-final" }
	/** A full round before the quarter-finals. */
	| { kind: "round of"; teams: number }
	| { kind: "round"; round: number }
	| { kind: "play-in" }
	| { kind: "winners"; round: number }
	| { kind: "winners' final" }
	| { kind: "losers"; round: number }
	| { kind: "losers' final" }
	| { kind: "group"; group: number }
	/** The last series of those who lost before the semi-finals, for this place. */
	| { kind: "place"; place: number }
	| { kind: "consolation"; place: number; round: number };

/** A series by its round, and which of it; null where it is the only one. */
export type SeriesName = { round: RoundName; at: number | null };

export type StageRound = { name: RoundName; series: SeriesPlan[] };

/** The rounds of a stage in the order of play, a group as one of them. */
export function stageRounds(series: readonly SeriesPlan[]): StageRound[] {
	const fromTitle = distances(series);
	const rounds = new Map<string, StageRound>();
	for (const plan of series) {
		const name = roundName(plan, series, fromTitle);
		const key = JSON.stringify(name);
		const round = rounds.get(key) ?? { name, series: [] };
		round.series.push(plan);
		rounds.set(key, round);
	}
	return [...rounds.values()];
}

/** The name of each series, by its number. */
export function seriesNames(series: readonly SeriesPlan[]): Map<number, SeriesName> {
	return new Map(
		stageRounds(series).flatMap(({ name, series: inRound }) =>
			inRound.map(({ number }, at): [number, SeriesName] => [
				number,
				{ round: name, at: inRound.length === 1 ? null : at + 1 },
			]),
		),
	);
}

function roundName(
	plan: SeriesPlan,
	series: readonly SeriesPlan[],
	fromTitle: ReadonlyMap<number, number>,
): RoundName {
	const { part, round, group = 1 } = plan;
	const isLast = !series.some((other) => {
		return other.part === part && other.group === plan.group && other.round > round;
	});
	switch (part) {
		case "final":
			return { kind: plan.isOnlyIfNeeded ? "second final" : "final" };
		case "third-place":
			return { kind: "third place" };
		case "play-in":
			return { kind: "play-in" };
		case "group":
			return { kind: "group", group };
		case "losers":
			return isLast ? { kind: "losers' final" } : { kind: "losers", round };
		case "consolation": {
			const place = 2 ** (group + 1) + 1;
			return isLast ? { kind: "place", place } : { kind: "consolation", place, round };
		}
		case "winners":
			if (series.some((other) => other.part === "losers"))
				return isLast ? { kind: "winners' final" } : { kind: "winners", round };
			return byDistance(plan, series, fromTitle);
	}
}

function byDistance(
	{ number, round }: SeriesPlan,
	series: readonly SeriesPlan[],
	fromTitle: ReadonlyMap<number, number>,
): RoundName {
	const distance = fromTitle.get(number);
	if (distance === 1) return { kind: "semi-final" };
	if (distance === 2) return { kind: "quarter-final" };
	if (distance === undefined) return { kind: "round", round };
	const beside = series.filter(
		(other) => other.part === "winners" && fromTitle.get(other.number) === distance,
	);
	return beside.length === 2 ** distance
		? { kind: "round of", teams: 2 * beside.length }
		: { kind: "round", round };
}

/** As much of a stage as tells it from others. */
export type NamedStage = { id: number; name: string; leagueId: number; leagueName: string };

/** A stage's name among others: most are called Playoffs, so that of several leagues theirs is said too. */
export function nameAmong(stages: readonly NamedStage[]): (stage: NamedStage) => string {
	const isOfSeveral = new Set(stages.map(({ leagueId }) => leagueId)).size > 1;
	return ({ name, leagueName }) => (isOfSeveral ? `${name}, ${leagueName}` : name);
}
