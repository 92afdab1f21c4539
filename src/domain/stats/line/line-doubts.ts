import { type Sentence, say } from "#domain/language/say.ts";
import { shooting } from "../shooting.ts";
import { foldedAbbreviation, type StatDefinition, type StatValues } from "../stat-definition.ts";

/** A number that can be saved and is most likely wrong. */
export type LineDoubt = {
	statId: number;
	sentence: Sentence;
	/** It compares the cell with others of the line, so it says nothing until the line is written. */
	isAboutLine: boolean;
};

type Stat = Pick<StatDefinition, "id" | "abbreviation" | "isSigned">;

/**
 * Looks through one player's line as a careful reader would: more shots made than tried, a number
 * nobody reaches, points or rebounds that are not the sum of their parts. Warnings alone: a league
 * may know better.
 */
export function lineDoubts(definitions: readonly Stat[]): (values: StatValues) => LineDoubt[] {
	const idOf = new Map(definitions.map((stat) => [foldedAbbreviation(stat), stat.id]));
	const id = (abbreviation: string) => idOf.get(abbreviation) ?? -1;
	const pairs = shotKeys.map((key) => ({ made: id(`${key}M`), attempted: id(`${key}A`) }));
	const [points, rebounds] = [id("PTS"), id("REB")];
	const ofPoints = [id("2PM"), id("3PM"), id("FTM")];
	const ofRebounds = [id("OREB"), id("DREB")];
	const read = shooting(definitions);
	const sumDoubt = (values: StatValues, sum: number, parts: number[], said: Sum): LineDoubt[] => {
		const entered = values.get(sum);
		if (entered === undefined || !parts.some((part) => values.has(part))) return [];
		const made = said.read(read(without(values, sum)));
		if (made === entered) return [];
		return [{ statId: sum, sentence: said.sentence(made), isAboutLine: true }];
	};

	return (values) => [
		...definitions.flatMap((stat) => sizeDoubt(stat, values.get(stat.id))),
		...pairs.flatMap(({ made, attempted }) =>
			shotDoubt(made, values.get(made), values.get(attempted)),
		),
		// Where only threes or free throws are kept, the shots do not tell all points.
		...(idOf.has("2PM") ? sumDoubt(values, points, ofPoints, pointsSaid) : []),
		...sumDoubt(values, rebounds, ofRebounds, reboundsSaid),
	];
}

const shotKeys = ["FG", "2P", "3P", "FT"];

type Numbers = ReturnType<ReturnType<typeof shooting>>;
type Sum = { read: (numbers: Numbers) => number; sentence: (made: number) => Sentence };

const pointsSaid: Sum = {
	read: ({ points }) => points ?? 0,
	sentence: (made) => say`The shots make ${made} points.`,
};

const reboundsSaid: Sum = {
	read: ({ rebounds }) => rebounds,
	sentence: (made) => say`Offensive and defensive rebounds make ${made}.`,
};

function sizeDoubt(stat: Stat, value: number | undefined): LineDoubt[] {
	const most = mostReached[foldedAbbreviation(stat)] ?? (stat.isSigned ? 120 : 200);
	if (value === undefined || Math.abs(value) <= most) return [];
	return [
		{ statId: stat.id, sentence: say`${value} in one game? Please check.`, isAboutLine: false },
	];
}

/** More than anybody reaches in a game; six fouls send a player out where most are allowed. */
const mostReached: Record<string, number> = {
	PTS: 150,
	FGM: 70,
	FGA: 120,
	"2PM": 60,
	"2PA": 100,
	"3PM": 40,
	"3PA": 80,
	FTM: 50,
	FTA: 60,
	REB: 60,
	OREB: 40,
	DREB: 50,
	AST: 50,
	STL: 30,
	BLK: 30,
	TO: 30,
	PF: 6,
};

function shotDoubt(
	statId: number,
	made: number | undefined,
	attempted: number | undefined,
): LineDoubt[] {
	if (made === undefined || attempted === undefined || made <= attempted) return [];
	return [{ statId, sentence: say`${made} of ${attempted} made?`, isAboutLine: false }];
}

function without(values: StatValues, statId: number): StatValues {
	return new Map([...values].filter(([id]) => id !== statId));
}
