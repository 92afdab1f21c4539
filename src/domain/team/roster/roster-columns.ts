import { nameKey } from "../../text/name-key.ts";

/** What a column of a pasted sheet holds; null for what is none of a roster's. */
export type Column = "number" | "name" | "firstName" | "lastName" | "position" | null;

/** The columns, when the first line is the header of a sheet. */
export function columnsIn(cells: readonly string[]): Column[] | null {
	const columns = cells.map(columnNamed);
	const isNamed = columns.some((column) => column?.toLowerCase().includes("name"));
	const known = columns.filter((column) => column !== null).length;
	return isNamed && (known > 1 || cells.length === 1) ? columns : null;
}

function columnNamed(cell: string): Column {
	return (
		byWord.get(nameKey(cell).replaceAll(/[\s_#:°-]+/g, "")) ?? (cell === "#" ? "number" : null)
	);
}

const words: Readonly<Record<Exclude<Column, null>, string>> = {
	number: "no nr num number jersey jerseyno jerseynumber shirt shirtnumber numero nummer dorsal",
	name: "name player playername fullname spieler joueur jugador",
	firstName: "first firstname givenname forename vorname prenom nombre",
	lastName: "last lastname surname familyname nachname nom nomdefamille apellido apellidos",
	position: "pos position poste posicion",
};

const byWord = new Map(
	(Object.entries(words) as [Exclude<Column, null>, string][]).flatMap(([column, listed]) =>
		listed.split(" ").map((word) => [word, column] as const),
	),
);
