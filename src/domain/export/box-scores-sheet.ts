import { lineColumns } from "../import/meanings.ts";
import { columnKey, longestAbbreviation } from "../import/sheet/sheet.ts";
import { formatMinutes } from "../stats/line/minutes.ts";
import type { StatDefinition, StatLine } from "../stats/stat-definition.ts";
import type { Rows } from "./rows.ts";

/** A player's line with the names beside it. */
export type LineToWrite = Pick<StatLine, "isStarter" | "seconds" | "values"> & {
	externalId: string;
	team: string;
	firstName: string;
	lastName: string;
	number: string | null;
	position: string | null;
	isCaptain: boolean;
};

/** All lines of a season-league, in the columns that the import reads. */
export function boxScoresSheet(
	lines: readonly LineToWrite[],
	definitions: readonly Pick<StatDefinition, "id" | "abbreviation">[],
): Rows {
	const stats = definitions.filter((stat) => isColumn(stat, lines));
	return [
		[...ownColumns, ...stats.map(({ abbreviation }) => abbreviation)],
		...lines.map((line) => [
			line.externalId,
			line.team,
			asNumber(line.number),
			line.firstName,
			line.lastName,
			asPosition(line.position),
			yes(line.isStarter),
			yes(line.isCaptain),
			line.seconds === null ? null : formatMinutes(line.seconds),
			...stats.map(({ id }) => line.values.get(id)),
		]),
	];
}

const ownColumns = [
	"game_id",
	"team",
	"number",
	"first_name",
	"last_name",
	"position",
	"starter",
	"captain",
	"minutes",
];
const taken: ReadonlySet<string> = new Set(
	[...lineColumns.required, ...lineColumns.optional].map(columnKey),
);

/** Somebody has a number for it, and its name is none of the other columns'. */
function isColumn(
	{ id, abbreviation }: Pick<StatDefinition, "id" | "abbreviation">,
	lines: readonly LineToWrite[],
): boolean {
	const isStat = abbreviation.length <= longestAbbreviation && !/%|pct$/i.test(abbreviation);
	return (
		isStat && !taken.has(columnKey(abbreviation)) && lines.some(({ values }) => values.has(id))
	);
}

/** The import takes shirt numbers of one to three digits. */
function asNumber(number: string | null): string | null {
	return number !== null && /^\d{1,3}$/.test(number) ? number : null;
}

function asPosition(position: string | null): string | null {
	return position !== null && position.length <= 30 ? position : null;
}

function yes(it: boolean): string | null {
	return it ? "yes" : null;
}
