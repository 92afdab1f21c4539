import type { GoodCall } from "./good-calls.ts";
import { plainText } from "./hostile.ts";
import type { Break } from "./plan.ts";
import { jsonOf, placesIn, Raw, replaced, type Tree, Twice } from "./tree.ts";

/** A call with something broken about what stands in its path, in its query or in its body. */
export function breakCall(good: GoodCall, how: Break): GoodCall {
	switch (how.kind) {
		case "value":
			return changed(good, how.at, () => new Raw(how.value));
		case "wrap":
			return changed(good, how.at, (it) => wrapped(it, how.as));
		case "drop":
			return changed(good, how.at, () => undefined);
		case "twice":
			return changed(good, how.at, (it) => new Twice(it, new Raw(how.value)));
		case "name":
			return named(good, how);
		case "query": {
			const more = Array.from({ length: how.times }, (): [string, string] => [
				how.name,
				plainText(how.value).slice(0, 8000),
			]);
			return {
				...good,
				query: [...good.query, ...more.slice(0, how.value.length > 50 ? 2 : 1200)],
			};
		}
		default:
			return good;
	}
}

function changed(good: GoodCall, at: number, by: (it: Tree) => Tree | undefined): GoodCall {
	const { params, query, body } = good;
	const places = body === null ? [] : placesIn(body).slice(1);
	const index = at % Math.max(1, params.size + query.length + places.length);
	if (index < params.size) {
		return {
			...good,
			params: new Map(
				[...params].map(([name, value], place) => [
					name,
					place === index ? asText(by(value) ?? "") : value,
				]),
			),
		};
	}
	if (index < params.size + query.length) {
		return {
			...good,
			query: query.flatMap(([name, value], place): [string, string][] => {
				if (place !== index - params.size) return [[name, value]];
				const other = by(value);
				return other === undefined ? [] : [[name, asText(other)]];
			}),
		};
	}
	const place = places[index - params.size - query.length];
	return place === undefined ? good : { ...good, body: replaced(body, place, by) };
}

function wrapped(it: Tree, as: string): Tree {
	const json = jsonOf(it);
	const wraps: Record<string, string> = {
		list: `[${json}]`,
		lists: `[[${json}]]`,
		pair: `[${json},${json}]`,
		object: `{"id":${json}}`,
		proto: `{"__proto__":${json},"value":${json}}`,
		text: JSON.stringify(asText(it)),
		json: JSON.stringify(json),
		spaces: JSON.stringify(` ${asText(it)}\t`),
		negative: /^\d/.test(json) ? `-${json}` : json,
		million: /^\d/.test(json) ? `${json}000000` : json,
	};
	return new Raw(wraps[as] ?? json);
}

function named(good: GoodCall, { at, name, value }: Break & { kind: "name" }): GoodCall {
	if (!(good.body instanceof Map)) {
		return { ...good, query: [...good.query, [name, plainText(value).slice(0, 8000)]] };
	}
	const objects = placesIn(good.body).filter((place) => {
		let here: unknown = good.body;
		for (const key of place)
			here = here instanceof Map ? here.get(key) : (here as Tree[])[Number(key)];
		return here instanceof Map;
	});
	const place = objects[at % objects.length] ?? [];
	return {
		...good,
		body: replaced(
			good.body,
			place,
			(it) => new Map([...(it as Map<string, Tree>), [name, new Raw(value)]]),
		),
	};
}

/** As it stands where everything is text. */
export function asText(tree: Tree): string {
	if (typeof tree === "string") return tree;
	return plainText(jsonOf(tree)).slice(0, 280_000);
}
