import { builtInReader } from "#domain/stats/built-in-reader.ts";
import { type BuiltInStat, builtInStats } from "#domain/stats/built-in-stats.ts";
import { formatSigned } from "#domain/stats/format-signed.ts";
import { type ReadableStat, readableStats, statText } from "#domain/stats/line/read-stat.ts";
import { type ShownNumbers, visibleOnly } from "#domain/stats/line/shown-numbers.ts";
import { foldedAbbreviation, type StatDefinition } from "#domain/stats/stat-definition.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import type { Words } from "#words/en.ts";
import { inWords } from "../sport/stored-words.ts";

/** A column of a table of statistics. It reads sums, so one line and a whole season look alike. */
export type StatColumn = {
	/** What it is headed by in English, in which it is stored. */
	key: string;
	short: string;
	name: string;
	emphasis: "points" | "count" | "shots" | "percentage";
	/** What the cell says; "-" where nobody wrote the number down. */
	read: (totals: PlayerTotals) => string;
	/** Plus-minus of a team is no sum of its players'. */
	hasTeamTotal: boolean;
	/** By a formula: nobody types it. */
	isComputed: boolean;
};

/**
 * The columns of a league's statistics, in its order, without the hidden ones. Made and attempted
 * shots share a column, "7-10"; field goals, their percentages and all rebounds are derived where
 * the league does not write them down, and only where all that they are made of is `shown`.
 * Averages per game stand where rows are `ofManyGames`.
 */
export function statColumns(
	words: Words,
	definitions: readonly StatDefinition[],
	shown: ShownNumbers,
	{ ofManyGames = false } = {},
): StatColumn[] {
	return storedColumns(definitions, shown, ofManyGames).map((column) => inWords(words, column));
}

/** As it is stored, in English. */
type StoredColumn = Omit<StatColumn, "key">;

function storedColumns(
	definitions: readonly StatDefinition[],
	shown: ShownNumbers,
	ofManyGames: boolean,
): StoredColumn[] {
	const visible = visibleOnly(definitions).sort((a, b) => a.order - b.order || a.id - b.id);
	const readable = new Map(readableStats(visible, visible).map((it) => [it.definition.id, it]));
	const idOf = new Map(
		visible.map((definition) => [foldedAbbreviation(definition), definition.id]),
	);
	const columns: StoredColumn[] = [];
	const done = new Set<string>();
	const add = (key: string, make: () => StoredColumn[]) => {
		if (!done.has(key)) columns.push(...make());
		done.add(key);
	};
	const hasTwosOrThrees = idOf.has("2PM") || idOf.has("3PM");
	const isPair = ({ key }: Shot) =>
		idOf.has(`${key}M`) && idOf.has(`${key}A`) && (key !== "FG" || shown.fieldGoals);

	for (const definition of visible) {
		const abbreviation = foldedAbbreviation(definition);
		const shot = shots.find(({ key }) => abbreviation === `${key}M` || abbreviation === `${key}A`);
		if (shot !== undefined && isPair(shot)) {
			if (shot.key !== "FT" && hasTwosOrThrees && shown.fieldGoals)
				add("FG", () => fieldGoalColumns(idOf));
			add(shot.key, () => shotColumns(shot, idOf));
		} else if (definition.formula !== null) {
			const stat = readable.get(definition.id);
			if (stat !== undefined && (ofManyGames || !stat.isPerGame))
				add(abbreviation, () => [computedColumn(stat)]);
		} else if (abbreviation === "PTS") {
			add("PTS", () => [pointsColumn(definition.name)]);
		} else {
			add(abbreviation, () => [countColumn(definition)]);
		}
		const hasBothRebounds = done.has("OREB") && done.has("DREB");
		if (hasBothRebounds && shown.rebounds && !idOf.has("REB"))
			add("REB", () => [reboundsColumn(idOf)]);
	}
	if (hasTwosOrThrees && shown.points && !idOf.has("PTS")) columns.unshift(pointsColumn("Points"));
	return columns;
}

/** What a statistic is headed by. */
export function shortOf({ abbreviation }: Pick<StatDefinition, "abbreviation">): string {
	return abbreviation === "PLUS_MINUS" ? "+/-" : abbreviation;
}

export { formatSigned };

type Shot = { key: "FG" | "2P" | "3P" | "FT"; name: string; percentage?: BuiltInStat };

const shots: readonly Shot[] = [
	{ key: "FG", name: "Field goals", percentage: builtInStats["FG%"] },
	{ key: "2P", name: "2-pointers" },
	{ key: "3P", name: "3-pointers", percentage: builtInStats["3P%"] },
	{ key: "FT", name: "Free throws", percentage: builtInStats["FT%"] },
];

function shotColumns(shot: Shot, idOf: ReadonlyMap<string, number>): StoredColumn[] {
	if (shot.key === "FG") return fieldGoalColumns(idOf);
	const madeId = idOf.get(`${shot.key}M`) ?? -1;
	const attemptedId = idOf.get(`${shot.key}A`) ?? -1;
	return madeAndAttempted(shot, idOf, ({ byStat }) => {
		const [made, attempted] = [byStat.get(madeId), byStat.get(attemptedId)];
		return made === undefined && attempted === undefined ? null : [made ?? 0, attempted ?? 0];
	});
}

function fieldGoalColumns(idOf: ReadonlyMap<string, number>): StoredColumn[] {
	const isWritten = writtenOf(idOf, ["2PM", "2PA", "3PM", "3PA", "FGM", "FGA"]);
	const [fieldGoals] = shots;
	return madeAndAttempted(fieldGoals as Shot, idOf, (totals) =>
		isWritten(totals) ? [totals.fieldGoalsMade, totals.fieldGoalsAttempted] : null,
	);
}

/** Whether anything of what a number is made of was written down: points alone are no shots. */
function writtenOf(idOf: ReadonlyMap<string, number>, sources: readonly string[]) {
	const ids = sources.flatMap((source) => idOf.get(source) ?? []);
	return ({ byStat }: PlayerTotals) => ids.some((id) => byStat.has(id));
}

const percentageReaders: Readonly<Record<string, StatColumn["read"]>> = Object.fromEntries(
	shots.flatMap(({ percentage }) =>
		percentage === undefined ? [] : [[percentage.abbreviation, builtInReader(percentage)]],
	),
);

function madeAndAttempted(
	{ key, name, percentage }: Shot,
	idOf: ReadonlyMap<string, number>,
	numbers: (totals: PlayerTotals) => [made: number, attempted: number] | null,
): StoredColumn[] {
	const both: StoredColumn = {
		short: key,
		name: `${name}, made and attempted`,
		emphasis: "shots",
		read: (totals) => numbers(totals)?.join("-") ?? "-",
		hasTeamTotal: true,
		isComputed: false,
	};
	// A league's own percentage stands where the league has put it.
	if (percentage === undefined || idOf.has(percentage.abbreviation)) return [both];
	return [
		both,
		{
			short: percentage.abbreviation,
			name: percentage.name,
			emphasis: "percentage",
			read: percentageReaders[percentage.abbreviation] ?? (() => "-"),
			hasTeamTotal: true,
			isComputed: true,
		},
	];
}

function pointsColumn(name: string): StoredColumn {
	return {
		short: "PTS",
		name,
		emphasis: "points",
		read: ({ points, byStat }) => (byStat.size === 0 ? "-" : String(points)),
		hasTeamTotal: true,
		isComputed: false,
	};
}

function reboundsColumn(idOf: ReadonlyMap<string, number>): StoredColumn {
	const isWritten = writtenOf(idOf, ["OREB", "DREB"]);
	return {
		short: "REB",
		name: "Rebounds",
		emphasis: "count",
		read: (totals) => (isWritten(totals) ? String(totals.rebounds) : "-"),
		hasTeamTotal: true,
		isComputed: false,
	};
}

function countColumn(definition: StatDefinition): StoredColumn {
	const { id, name, isSigned } = definition;
	return {
		short: shortOf(definition),
		name,
		emphasis: "count",
		read: ({ byStat }) => statText(definition, byStat.get(id) ?? null),
		hasTeamTotal: !isSigned,
		isComputed: false,
	};
}

const emphases = {
	whole: "count",
	decimal: "count",
	percent: "percentage",
	share: "percentage",
} as const;

function computedColumn({ definition, isPerGame, text }: ReadableStat): StoredColumn {
	const isPoints = foldedAbbreviation(definition) === "PTS";
	return {
		short: shortOf(definition),
		name: definition.name,
		emphasis: isPoints ? "points" : emphases[definition.format],
		read: text,
		// A team's average per player is nobody's average per game.
		hasTeamTotal: !isPerGame,
		isComputed: true,
	};
}
