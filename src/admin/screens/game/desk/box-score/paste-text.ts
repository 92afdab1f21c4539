/**
 * The cells of a copied block: spreadsheets separate them with tabs, files with commas or
 * semicolons. What stands in quotes may hold any of these.
 */
export function cellsIn(text: string): string[][] {
	const separator = text.includes("\t") ? "\t" : text.includes(";") ? ";" : ",";
	const rows: string[][] = [[]];
	let cell = "";
	let isQuoted = false;
	const endCell = () => {
		rows.at(-1)?.push(cell);
		cell = "";
	};
	const plain = text.replaceAll(/\r\n?/g, "\n").replace(/\n+$/, "");
	for (let at = 0; at < plain.length; at++) {
		const letter = plain[at];
		if (isQuoted && letter === '"' && plain[at + 1] === '"') {
			cell += '"';
			at++;
		} else if (letter === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
		else if (!isQuoted && letter === separator) endCell();
		else if (!isQuoted && letter === "\n") {
			endCell();
			rows.push([]);
		} else cell += letter;
	}
	endCell();
	return rows;
}
