import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { present } from "#testing/present.ts";
import { goodCalls } from "../fuzz/good-calls.ts";
import { jsonOf, placesIn, replaced, type Tree, type TreePath } from "../fuzz/tree.ts";
import { callOf, roleOf } from "../world/calls.ts";
import type { ProofWorld } from "../world/proof-world.ts";
import type { Sized } from "./growth.ts";

/** Nearly as many values and signs as a body may have. */
const mostValues = 19_000;
const mostSigns = 230_000;

/** Every list and every text that a row reads, one after the other made longer than it should be. */
export function listsAndTexts(world: ProofWorld): [name: string, work: Sized][] {
	const { a } = world.leagues;
	const calls = goodCalls(a);
	return (apiRows as readonly Row[]).flatMap((row, index) => {
		const { body, others } = present(calls[index], row.path);
		if (!(body instanceof Map)) return [];
		// A field that the good request leaves out comes alone: among others it might not be looked at.
		const bodies = [body, ...others.map((other) => new Map([...body, other]))];
		const long = bodies.flatMap((whole, at) => {
			const other = others[at - 1]?.[0];
			return placesIn(whole)
				.filter((place) => other === undefined || place[0] === other)
				.filter((place) => isLong(valueAt(whole, place)))
				.map((place) => ({ whole, place }));
		});
		return long.map(({ whole, place }): [string, Sized] => [
			`${row.method} ${row.path}: ${place.join(".")}`,
			(times) => {
				const sent = jsonOf(replaced(whole, place, (it) => lengthened(it, times)));
				return async () => {
					const manner = { as: roleOf(row), of: a, body: sent };
					const { ok } = await world.ask(row, callOf(row).ask(a), manner);
					if (ok) await world.restore();
				};
			},
		]);
	});
}

function isLong(it: Tree): boolean {
	return Array.isArray(it) || typeof it === "string";
}

/** Times are sixteenths of the largest. */
function lengthened(it: Tree, times: number): Tree {
	const share = times / 16;
	if (!Array.isArray(it)) return "x ".repeat((share * mostSigns) / 2);
	const [item = 10_000] = it;
	const most = Math.min(mostValues / placesIn(item).length, mostSigns / (jsonOf(item).length + 1));
	return Array.from({ length: share * most }, (_, at) =>
		typeof item === "number" ? at + 1 : item,
	);
}

function valueAt(tree: Tree, place: TreePath): Tree {
	return place.reduce<Tree>(
		(here, key) =>
			(here instanceof Map ? here.get(String(key)) : (here as Tree[])[Number(key)]) ?? null,
		tree,
	);
}
