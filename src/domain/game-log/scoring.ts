import { foldedAbbreviation, type StatDefinition } from "../stats/stat-definition.ts";

/** What the statistics of a sport do to its score, by their abbreviations. */
export type Scoring = {
	/** How many points one makes for its own side. */
	worth: Readonly<Record<string, number>>;
	/** How many it gives to the other side, such as an error in volleyball. */
	gives?: Readonly<Record<string, number>>;
	/** What else is one more with it: a basket is also a shot. */
	also?: Readonly<Record<string, readonly string[]>>;
	/** What follows from others, and is not noted by itself where one of them is kept. */
	from?: Readonly<Record<string, readonly string[]>>;
	/** Where the sum of a player's points is written down. */
	sum?: string;
	/** A score of periods won, not of points. */
	isBySets?: true;
	fouls?: {
		stat: string;
		/** With how many a player is out. */
		most: number;
		/** What ends a player's game by itself, such as two technicals. */
		ejects?: { stat: string; most: number };
		/** From which foul of a team in a period on the other side is in the bonus. */
		bonus: number;
	};
};

/** Of another sport statistics are counted, and points are noted for the side alone. */
export function scoringOf(sport: string): Scoring {
	return known[sport.trim().toLowerCase()] ?? { worth: {} };
}

/** One button at the table: a statistic, and all that is one more with it. */
export type Action = {
	stat: StatDefinition;
	/** Ids of all statistics that it writes, its own among them. */
	writes: number[];
	worth: number;
	gives: number;
	isFoul: boolean;
};

/**
 * What can be noted of a player in a sport: every statistic that is written down and shown, but for those that follow
 * from the others, such as points, all shots or plus-minus.
 */
export function actionsOf(definitions: readonly StatDefinition[], scoring: Scoring): Action[] {
	const kept = definitions.filter(({ formula }) => formula === null);
	// Of two with one name the first counts (rule `stat-by-abbreviation`).
	const byName = new Map(kept.toReversed().map((stat) => [foldedAbbreviation(stat), stat]));
	const { worth, gives = {}, also = {}, from = {}, fouls } = scoring;
	return [...byName]
		.filter(([, { isSigned, isHidden }]) => !(isSigned || isHidden))
		.filter(([name]) => !from[name]?.some((part) => byName.has(part)))
		.map(([name, stat]) => ({
			stat,
			writes: [name, ...(also[name] ?? [])].flatMap((other) => byName.get(other)?.id ?? []),
			worth: worth[name] ?? 0,
			gives: gives[name] ?? 0,
			isFoul: [name, ...(also[name] ?? [])].includes(fouls?.stat ?? ""),
		}))
		.sort((a, b) => a.stat.order - b.stat.order || a.stat.id - b.stat.id);
}

/** Whether it is the pass before a basket or a goal. */
export function isAssist({ stat }: Action): boolean {
	return ["AST", "A"].includes(foldedAbbreviation(stat));
}

const known: Readonly<Record<string, Scoring>> = {
	basketball: {
		worth: { PTS: 1, FGM: 2, "2PM": 2, "3PM": 3, FTM: 1 },
		also: {
			FGM: ["FGA"],
			"2PM": ["2PA", "FGM", "FGA"],
			"2PA": ["FGA"],
			"3PM": ["3PA", "FGM", "FGA"],
			"3PA": ["FGA"],
			FTM: ["FTA"],
			// A technical counts among the fouls of the player and the team.
			TF: ["PF"],
			OREB: ["REB"],
			DREB: ["REB"],
		},
		from: {
			PTS: ["FGM", "2PM", "3PM", "FTM"],
			FGM: ["2PM"],
			FGA: ["2PA"],
			REB: ["OREB", "DREB"],
		},
		sum: "PTS",
		fouls: { stat: "PF", most: 5, bonus: 5, ejects: { stat: "TF", most: 2 } },
	},
	soccer: { worth: { G: 1 }, also: { G: ["SH"] } },
	hockey: { worth: { G: 1 } },
	baseball: { worth: { R: 1 } },
	volleyball: {
		worth: { K: 1, SA: 1, BLK: 1 },
		gives: { E: 1 },
		also: { K: ["TA"], E: ["TA"] },
		isBySets: true,
	},
};
