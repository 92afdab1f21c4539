import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Tables } from "../tables.ts";

type Value = number | string | null | readonly number[];

/**
 * A query that is built and compiled once and then asked with other values, for the few that nearly
 * every page asks: building one takes as long as SQLite takes to answer it. `build` puts its values
 * into the query and does nothing else with them; only lists of another length make other SQL.
 */
export function prepared<Values extends readonly Value[], Row>(
	build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, ...values: Values) => Promise<Row[]> {
	/** By what knows the engine's SQL, which a transaction shares, then by the lengths of lists. */
	const known = new WeakMap<object, Map<string, Plan<Row>>>();
	return async (db, ...values) => {
		const { adapter } = db.getExecutor();
		const plans = known.get(adapter) ?? new Map<string, Plan<Row>>();
		known.set(adapter, plans);
		const shape = values.map((value) => (isList(value) ? value.length : "")).join();
		const plan = plans.get(shape) ?? planOf(build, db, values);
		if (plans.size < mostShapes) plans.set(shape, plan);
		const given = values.flat();
		const parameters = plan.order.map((place) => given[place]);
		return (await db.executeQuery<Row>({ ...plan.query, parameters })).rows;
	};
}

const isList = (value: Value): value is readonly number[] => Array.isArray(value);

/** A compiled query, and which of the values stands at each of its parameters. */
type Plan<Row> = { query: CompiledQuery<Row>; order: number[] };

const mostShapes = 100;
/** Stands in for the first value, text or not, while a query is compiled; numbers no table holds. */
const firstMark = -7_000_000_000;

function planOf<Values extends readonly Value[], Row>(
	build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
	db: Kysely<Tables>,
	values: Values,
): Plan<Row> {
	let next = firstMark;
	const mark = () => {
		next += 1;
		return next - 1;
	};
	const marks = values.map((value) => (isList(value) ? value.map(mark) : mark()));
	const query = build(db, ...(marks as unknown as Values)).compile();
	const order = query.parameters.map((parameter) => Number(parameter) - firstMark);
	if (order.some((place) => !(place >= 0 && firstMark + place < next))) {
		throw new Error(`A prepared query has values of its own: ${query.sql}`);
	}
	return { query, order };
}
