import type { Row } from "#api/endpoint.ts";

/** Finds the rows that an address fits, that with the fewest parameters first: `/games/swap` is no game's id. */
export function rowsAt(rows: readonly Row[]): (pathname: string) => Row[] {
	// Most addresses are known to the router, so nobody waits for these before the first that is not.
	let patterns: [RegExp, Row][] | undefined;
	return (pathname) => {
		patterns ??= exactFirst(rows).map((row) => [
			new RegExp(`^/api${row.path.replaceAll(/:\w+/g, "[^/]+")}$`),
			row,
		]);
		return patterns.flatMap(([pattern, row]) => (pattern.test(pathname) ? [row] : []));
	};
}

/** Where two rows fit, the one with fewer parameters is meant. */
export function exactFirst(rows: readonly Row[]): Row[] {
	const parameters = ({ path }: Row) => path.split("/:").length;
	return rows.toSorted((a, b) => parameters(a) - parameters(b));
}
