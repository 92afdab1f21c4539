import { builtInStats } from "./built-in-stats.ts";
import { formulaReader } from "./formula/reader.ts";
import { foldedAbbreviation, type StatDefinition, type StatValues } from "./stat-definition.ts";

/** What one line means for the sport. Counts that nobody wrote down are 0; points know better. */
export type LineNumbers = {
	/** PTS as entered, else from the shots made; null when nothing of these was written. */
	points: number | null;
	fieldGoalsMade: number;
	fieldGoalsAttempted: number;
	freeThrowsMade: number;
	freeThrowsAttempted: number;
	twosMade: number;
	twosAttempted: number;
	threesMade: number;
	threesAttempted: number;
	/** REB as entered, else offensive and defensive together. */
	rebounds: number;
	assists: number;
};

/**
 * Finds out once which definition means what, by abbreviation in any case
 * (rule `stat-by-abbreviation`), and returns a function that reads lines. Of two definitions with
 * one abbreviation the first counts.
 */
export function shooting(
	definitions: readonly Pick<StatDefinition, "id" | "abbreviation">[],
): (values: StatValues) => LineNumbers {
	const idOf = idsByAbbreviation(definitions);
	const ids = {
		points: idOf("PTS"),
		twosMade: idOf("2PM"),
		twosAttempted: idOf("2PA"),
		threesMade: idOf("3PM"),
		threesAttempted: idOf("3PA"),
		fieldGoalsMade: idOf("FGM"),
		fieldGoalsAttempted: idOf("FGA"),
		freeThrowsMade: idOf("FTM"),
		freeThrowsAttempted: idOf("FTA"),
		rebounds: idOf("REB"),
		offensiveRebounds: idOf("OREB"),
		defensiveRebounds: idOf("DREB"),
		assists: idOf("AST"),
	};

	return (values) => {
		const two = { made: values.get(ids.twosMade), attempted: values.get(ids.twosAttempted) };
		const three = { made: values.get(ids.threesMade), attempted: values.get(ids.threesAttempted) };
		const field = {
			made: values.get(ids.fieldGoalsMade),
			attempted: values.get(ids.fieldGoalsAttempted),
		};
		const freeThrowsMade = values.get(ids.freeThrowsMade);
		// 2P and 3P make the field goals. A line without 2P keeps its own FG, because threes alone
		// would be too few (rule `field-goals-line-by-line`).
		const isSummed = isWritten(two) || !isWritten(field);
		return {
			points: values.get(ids.points) ?? pointsFromShots({ two, three, freeThrowsMade }),
			fieldGoalsMade: isSummed ? (two.made ?? 0) + (three.made ?? 0) : (field.made ?? 0),
			fieldGoalsAttempted: isSummed
				? (two.attempted ?? 0) + (three.attempted ?? 0)
				: (field.attempted ?? 0),
			freeThrowsMade: freeThrowsMade ?? 0,
			freeThrowsAttempted: values.get(ids.freeThrowsAttempted) ?? 0,
			twosMade: two.made ?? 0,
			twosAttempted: two.attempted ?? 0,
			threesMade: three.made ?? 0,
			threesAttempted: three.attempted ?? 0,
			rebounds:
				values.get(ids.rebounds) ??
				bothRebounds({
					offensive: values.get(ids.offensiveRebounds),
					defensive: values.get(ids.defensiveRebounds),
				}) ??
				0,
			assists: values.get(ids.assists) ?? 0,
		};
	};
}

/** No definition has this id, so a meaning without a definition is never written. */
const noId = -1;

function idsByAbbreviation(definitions: readonly Pick<StatDefinition, "id" | "abbreviation">[]) {
	const ids = new Map<string, number>();
	for (const definition of definitions) {
		const folded = foldedAbbreviation(definition);
		if (!ids.has(folded)) ids.set(folded, definition.id);
	}
	return (abbreviation: string) => ids.get(abbreviation) ?? noId;
}

type Shots = { made: number | undefined; attempted: number | undefined };

function isWritten({ made, attempted }: Shots): boolean {
	return made !== undefined || attempted !== undefined;
}

type Shooting = { two: Shots; three: Shots; freeThrowsMade: number | undefined };

const pointsFromShots = formulaReader<Shooting>(builtInStats.PTS.formula, {
	"2PM": ({ two }) => two.made,
	"3PM": ({ three }) => three.made,
	FTM: ({ freeThrowsMade }) => freeThrowsMade,
});

type Rebounds = { offensive: number | undefined; defensive: number | undefined };

const bothRebounds = formulaReader<Rebounds>(builtInStats.REB.formula, {
	OREB: ({ offensive }) => offensive,
	DREB: ({ defensive }) => defensive,
});
