import { TrieRouter } from "hono/router/trie-router";
import { tryDecodeURIComponent } from "hono/utils/url";
import type { Row } from "#api/endpoint.ts";

/** A row, and what stands in an address where its path has parameters. */
export type RowAt = { row: Row; params: Record<string, string> };

const methods = ["GET", "POST", "PUT", "DELETE"] as const satisfies Row["method"][];

/** Of one table, however many servers answer by it. */
const routers = new WeakMap<readonly Row[], TrieRouter<Row>>();

/**
 * Finds the row of a method that an address fits, that with the fewest parameters first: `/games/swap` is no
 * game's id. HEAD asks for what GET does.
 */
export function rowAt(rows: readonly Row[], method: string, pathname: string): RowAt | undefined {
	const [[first] = []] = routerOf(rows).match(method === "HEAD" ? "GET" : method, pathname);
	if (first === undefined) return undefined;
	const [row, given] = first;
	const params = Object.entries(given as Record<string, string>).map(([name, value]) => [
		name,
		tryDecodeURIComponent(value),
	]);
	return { row, params: Object.fromEntries(params) };
}

/** The rows of all methods at an address. */
export function rowsAt(rows: readonly Row[], pathname: string): Row[] {
	return methods.flatMap((method) => rowAt(rows, method, pathname)?.row ?? []);
}

function routerOf(rows: readonly Row[]): TrieRouter<Row> {
	const known = routers.get(rows);
	if (known !== undefined) return known;
	const router = new TrieRouter<Row>();
	for (const row of exactFirst(rows)) router.add(row.method, `/api${row.path}`, row);
	routers.set(rows, router);
	return router;
}

/** Where two rows fit, the one with fewer parameters is meant. */
function exactFirst(rows: readonly Row[]): Row[] {
	const parameters = ({ path }: Row) => path.split("/:").length;
	return rows.toSorted((a, b) => parameters(a) - parameters(b));
}
