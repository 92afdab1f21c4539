import { builtInReader } from "#domain/stats/built-in-reader.ts";
import { builtInStats } from "#domain/stats/built-in-stats.ts";
import { formatStat } from "#domain/stats/format-stat.ts";
import { hasHeadlines, headlineStats } from "#domain/stats/headline-stats.ts";
import { type ReadableStat, readableStats } from "#domain/stats/line/read-stat.ts";
import { type ShownNumbers, visibleOnly } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import type { Words } from "#words/en.ts";
import { inWords } from "../sport/stored-words.ts";
import { shortOf } from "./stat-columns.ts";

/** A column that says something about all games together. */
export type AverageColumn = {
	/** What it is headed by in English, in which it is stored. */
	key: string;
	short: string;
	name: string;
	isStrong: boolean;
	read: (totals: PlayerTotals) => string;
};

/**
 * What is said of all games together: at the head of a profile or a team, in a roster, season by
 * season, and of one season for members. Where a sport has statistics that stand first these are
 * said, else what everybody expects of basketball (rule `headline-numbers`), without what visitors
 * must not see.
 */
export function averageColumns(
	words: Words,
	place: keyof typeof builtInPlaces,
	{ definitions, shown }: { definitions: readonly StatDefinition[]; shown: ShownNumbers },
): AverageColumn[] {
	if (!hasHeadlines(definitions)) {
		const columns = builtInColumns(builtInPlaces[place], shown);
		return columns.map((column) => inWords(words, column));
	}
	if (place === "seasons") return perGameColumns(words, definitions);
	const isTeam = place === "team";
	// A team's games are not those its players have played together.
	const stats = headlineStats(definitions).filter(({ isPerGame }) => !(isTeam && isPerGame));
	return stats.map((stat) => inWords(words, { ...headOf(stat), read: stat.text }));
}

/** As it is stored, in English. */
type StoredColumn = Omit<AverageColumn, "key">;

const builtInPlaces = {
	head: ["PPG", "FT%", "3PM"],
	team: ["FT%", "3PM"],
	roster: ["PPG", "RPG", "APG", "FG%", "3PM"],
	seasons: ["PPG", "RPG", "APG", "FG%", "3P%", "FT%", "3PM"],
	season: ["PPG", "RPG", "APG", "FG%", "3P%", "FT%", "3PM"],
} as const;

type BuiltInName = (typeof builtInPlaces)[keyof typeof builtInPlaces][number];

function builtInColumns(names: readonly BuiltInName[], shown: ShownNumbers): StoredColumn[] {
	return names
		.filter((name) => shown[needs[name]])
		.map((name) => ({ short: name, isStrong: needs[name] === "points", ...builtIn[name] }));
}

/** A column goes when this is kept from visitors. */
const needs: Record<BuiltInName, keyof ShownNumbers> = {
	PPG: "points",
	RPG: "rebounds",
	APG: "assists",
	"FG%": "fieldGoals",
	"3P%": "threeShots",
	"FT%": "freeThrows",
	"3PM": "threes",
};

const builtIn: Record<BuiltInName, Pick<AverageColumn, "name" | "read">> = {
	PPG: ofFormula("PPG"),
	RPG: ofFormula("RPG"),
	APG: ofFormula("APG"),
	"FG%": ofFormula("FG%"),
	"3P%": ofFormula("3P%"),
	"FT%": ofFormula("FT%"),
	"3PM": { name: "3-pointers made", read: ({ threes }) => String(threes) },
};

function ofFormula(name: keyof typeof builtInStats): Pick<AverageColumn, "name" | "read"> {
	const stat = builtInStats[name];
	return { name: stat.name, read: builtInReader(stat) };
}

/** A sum is said per game; a percentage says as much of one game as of many. */
function perGameColumns(words: Words, definitions: readonly StatDefinition[]): AverageColumn[] {
	const visible = visibleOnly(definitions).sort((a, b) => a.order - b.order || a.id - b.id);
	return readableStats(visible, visible).map((stat) => {
		const head = headOf(stat);
		if (!stat.isSum) return inWords(words, { ...head, read: stat.text });
		const column = inWords(words, { ...head, read: perGame(stat) });
		return { ...column, name: words.sport.perGame({ name: column.name }) };
	});
}

function perGame({ value }: ReadableStat): AverageColumn["read"] {
	return (totals) => {
		const sum = value(totals);
		return formatStat(sum === null || totals.games === 0 ? null : sum / totals.games, "decimal");
	};
}

function headOf({ definition }: ReadableStat): Pick<AverageColumn, "short" | "name" | "isStrong"> {
	const short = shortOf(definition);
	return { short, name: definition.name, isStrong: short === "PTS" };
}
