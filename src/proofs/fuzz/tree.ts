/** JSON text that goes into a body as it is, where `JSON.stringify` would put it right. */
export class Raw {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

/** A field that a body says twice. */
export class Twice {
	readonly first: Tree;
	readonly second: Tree;

	constructor(first: Tree, second: Tree) {
		this.first = first;
		this.second = second;
	}
}

export type Tree = null | boolean | number | string | Raw | Twice | Tree[] | Map<string, Tree>;

/** Where something stands in a tree. */
export type TreePath = readonly (string | number)[];

export function treeOf(value: unknown): Tree {
	if (Array.isArray(value)) return value.map(treeOf);
	if (typeof value === "object" && value !== null) {
		return new Map(Object.entries(value).map(([name, inner]) => [name, treeOf(inner)]));
	}
	return (value ?? null) as Tree;
}

export function jsonOf(tree: Tree): string {
	if (tree instanceof Raw) return tree.text;
	if (tree instanceof Twice) return jsonOf(tree.second);
	if (Array.isArray(tree)) return `[${tree.map(jsonOf).join(",")}]`;
	if (tree instanceof Map) return `{${[...tree].map(fieldOf).join(",")}}`;
	return JSON.stringify(tree);
}

function fieldOf([name, value]: [string, Tree]): string {
	const key = JSON.stringify(name);
	if (!(value instanceof Twice)) return `${key}:${jsonOf(value)}`;
	return `${key}:${jsonOf(value.first)},${key}:${jsonOf(value.second)}`;
}

/** Everything in a tree, itself first. */
export function placesIn(tree: Tree, here: TreePath = []): TreePath[] {
	const inside: [string | number, Tree][] = Array.isArray(tree)
		? tree.map((inner, index) => [index, inner])
		: tree instanceof Map
			? [...tree]
			: [];
	return [here, ...inside.flatMap(([key, inner]) => placesIn(inner, [...here, key]))];
}

/** The tree with something else at a place; null takes it away. */
export function replaced(tree: Tree, place: TreePath, by: (it: Tree) => Tree | undefined): Tree {
	const [first, ...rest] = place;
	if (first === undefined) return by(tree) ?? new Map();
	if (Array.isArray(tree)) {
		return tree.flatMap((inner, index) => {
			if (index !== first) return [inner];
			const other = rest.length === 0 ? by(inner) : replaced(inner, rest, by);
			return other === undefined ? [] : [other];
		});
	}
	if (!(tree instanceof Map)) return tree;
	const fields = [...tree].flatMap(([name, inner]): [string, Tree][] => {
		if (name !== first) return [[name, inner]];
		const other = rest.length === 0 ? by(inner) : replaced(inner, rest, by);
		return other === undefined ? [] : [[name, other]];
	});
	return new Map(fields);
}
