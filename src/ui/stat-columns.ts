import { formatPercentage } from "#domain/stats/averages.ts";
import { type ShownNumbers, visibleOnly } from "#domain/stats/shown-numbers.ts";
import { foldedAbbreviation, type StatDefinition } from "#domain/stats/stat-definition.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";

/** A column of a table of statistics. It reads sums, so one line and a whole season look alike. */
export type StatColumn = {
	short: string;
	name: string;
	look: "points" | "count" | "shots" | "percentage";
	/** What the cell says; "-" where nobody wrote the number down. */
	read: (totals: PlayerTotals) => string;
	/** Plus-minus of a team is no sum of its players'. */
	hasTeamTotal: boolean;
};

/**
 * The columns of a league's statistics, in its order (R9.19), without the hidden ones (R9.18).
 * Made and attempted shots share a column, "7-10"; field goals, their percentages and all rebounds
 * are derived where the league does not write them down (R9.13, R9.14, decision A34), and only
 * where all that they are made of is `shown`.
 */
export function statColumns(
	definitions: readonly StatDefinition[],
	shown: ShownNumbers,
): StatColumn[] {
	const visible = visibleOnly(definitions).sort((a, b) => a.order - b.order || a.id - b.id);
	const idOf = new Map(
		visible.map((definition) => [foldedAbbreviation(definition), definition.id]),
	);
	const columns: StatColumn[] = [];
	const done = new Set<string>();
	const add = (key: string, make: () => StatColumn[]) => {
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

/** A number with its sign, "+5"; the minus is as wide as the plus, so that columns line up. */
export function formatSigned(value: number): string {
	if (value < 0) return `\u2212${-value}`;
	return value > 0 ? `+${value}` : "0";
}

type Shot = { key: "FG" | "2P" | "3P" | "FT"; name: string; hasPercentage: boolean };

const shots: readonly Shot[] = [
	{ key: "FG", name: "Field goals", hasPercentage: true },
	{ key: "2P", name: "2-pointers", hasPercentage: false },
	{ key: "3P", name: "3-pointers", hasPercentage: true },
	{ key: "FT", name: "Free throws", hasPercentage: true },
];

function shotColumns(shot: Shot, idOf: ReadonlyMap<string, number>): StatColumn[] {
	if (shot.key === "FG") return fieldGoalColumns(idOf);
	const madeId = idOf.get(`${shot.key}M`) ?? -1;
	const attemptedId = idOf.get(`${shot.key}A`) ?? -1;
	return madeAndAttempted(shot, ({ byStat }) => {
		const [made, attempted] = [byStat.get(madeId), byStat.get(attemptedId)];
		return made === undefined && attempted === undefined ? null : [made ?? 0, attempted ?? 0];
	});
}

function fieldGoalColumns(idOf: ReadonlyMap<string, number>): StatColumn[] {
	const isWritten = writtenOf(idOf, ["2PM", "2PA", "3PM", "3PA", "FGM", "FGA"]);
	return madeAndAttempted({ key: "FG", name: "Field goals", hasPercentage: true }, (totals) =>
		isWritten(totals) ? [totals.fieldGoalsMade, totals.fieldGoalsAttempted] : null,
	);
}

/** Whether anything of what a number is made of was written down: points alone are no shots. */
function writtenOf(idOf: ReadonlyMap<string, number>, sources: readonly string[]) {
	const ids = sources.flatMap((source) => idOf.get(source) ?? []);
	return ({ byStat }: PlayerTotals) => ids.some((id) => byStat.has(id));
}

function madeAndAttempted(
	{ key, name, hasPercentage }: Shot,
	numbers: (totals: PlayerTotals) => [made: number, attempted: number] | null,
): StatColumn[] {
	const both: StatColumn = {
		short: key,
		name: `${name}, made and attempted`,
		look: "shots",
		read: (totals) => numbers(totals)?.join("-") ?? "-",
		hasTeamTotal: true,
	};
	if (!hasPercentage) return [both];
	const percentage: StatColumn = {
		short: `${key}%`,
		name: `${name}, percentage made`,
		look: "percentage",
		read: (totals) => formatPercentage(...(numbers(totals) ?? [0, 0])),
		hasTeamTotal: true,
	};
	return [both, percentage];
}

function pointsColumn(name: string): StatColumn {
	return {
		short: "PTS",
		name,
		look: "points",
		read: ({ points, byStat }) => (byStat.size === 0 ? "-" : String(points)),
		hasTeamTotal: true,
	};
}

function reboundsColumn(idOf: ReadonlyMap<string, number>): StatColumn {
	const isWritten = writtenOf(idOf, ["OREB", "DREB"]);
	return {
		short: "REB",
		name: "Rebounds",
		look: "count",
		read: (totals) => (isWritten(totals) ? String(totals.rebounds) : "-"),
		hasTeamTotal: true,
	};
}

function countColumn({ id, name, abbreviation, isSigned }: StatDefinition): StatColumn {
	return {
		short: abbreviation === "PLUS_MINUS" ? "+/-" : abbreviation,
		name,
		look: "count",
		read: ({ byStat }) => {
			const value = byStat.get(id);
			if (value === undefined) return "-";
			return isSigned ? formatSigned(value) : String(value);
		},
		hasTeamTotal: !isSigned,
	};
}
