import type { Rows } from "../export/rows.ts";
import { columnKey, plainText } from "../import/sheet/sheet.ts";
import { cellText } from "../text/spreadsheet-cell.ts";
import type { Business } from "./business.ts";

type Field = keyof Omit<Business, "id">;

/** What the columns of a spreadsheet of businesses are called, in the order of the form. */
export const businessColumns: Record<Field, string> = {
	name: "Name",
	phone: "Phone",
	email: "Email",
	website: "Website",
	city: "City",
	state: "State",
	location: "Location",
	facebook: "Facebook",
	instagram: "Instagram",
	sport: "Sport",
	category: "Category",
	season: "Season",
	nextSeason: "Next season",
	signupDeadline: "Signup deadline",
	signupStatus: "Signup status",
	cost: "Cost",
	skillLevel: "Skill level",
};

const fields = Object.keys(businessColumns) as Field[];

/** Businesses as text by field: choices joined by commas, null for what is not known. */
export type WrittenBusiness = { [Name in Field]?: string | null };

/** One of a file, with the line on which it stands there. */
export type ReadBusiness = WrittenBusiness & { line: number };

/** The directory as a spreadsheet, which `readBusinesses` reads again. */
export function businessesSheet(businesses: readonly WrittenBusiness[]): Rows {
	return [
		Object.values(businessColumns),
		...businesses.map((business) => fields.map((field) => business[field])),
	];
}

export type ReadBusinesses = {
	businesses: ReadBusiness[];
	/** Columns that none of ours is called like. */
	unread: string[];
};

/**
 * The businesses of a spreadsheet: the first row names the columns, in any order, as they are called
 * here or on the wire. A sentence instead when there is nothing to read.
 */
export function readBusinesses(rows: readonly (readonly string[])[]): ReadBusinesses | string {
	const [first, ...lines] = rows
		.map((cells, index) => ({ cells, line: index + 1 }))
		.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
	const header = first?.cells ?? [];
	const columns = header.map((name) => fieldCalled(cellText(name)));
	if (!columns.includes("name")) return "The file has no column called Name.";
	if (lines.length === 0) return "The file has no businesses in it.";
	const businesses = lines.map(({ cells, line }) => {
		const read = columns.flatMap((field, column) =>
			field === undefined ? [] : [[field, plainText(cellText(cells[column] ?? "")) || null]],
		);
		return { ...(Object.fromEntries(read) as WrittenBusiness), line };
	});
	return { businesses, unread: header.filter((_, column) => columns[column] === undefined) };
}

function fieldCalled(name: string): Field | undefined {
	const key = columnKey(name);
	return fields.find(
		(field) => columnKey(field) === key || columnKey(businessColumns[field]) === key,
	);
}
