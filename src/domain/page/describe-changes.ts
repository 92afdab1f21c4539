import { type Said, type Sentence, say, sayAll, sayCount, sayWord } from "#domain/language/say.ts";
import type { BlockContent, Fields } from "./fields.ts";
import { type KindPlans, planOf } from "./kinds.ts";

/** The fields of a page that are compared; those that only one of the two has are left out. */
export type Described = {
	title: string;
	description?: string;
	path?: string | null;
	isIndexed?: boolean;
	blocks: readonly BlockContent[];
};

/**
 * What is different after, in sentences for people.
 * @param before null when nobody has ever seen this page
 */
export function describeChanges(
	kinds: KindPlans,
	before: Described | null,
	after: Described,
): Sentence[] {
	if (before === null) return [say`A new page with ${counted(after.blocks.length)}`];
	const nameOf = (block: BlockContent) => blockName(kinds, block);
	const old = new Map(before.blocks.map((block) => [block.id, block]));
	const kept = new Set(after.blocks.map(({ id }) => id));
	return [
		...aboutHead(before, after),
		...listed(
			after.blocks.filter(({ id }) => !old.has(id)).map(nameOf),
			(blocks, names) => say`${blocks} added: ${names}`,
		),
		...listed(
			before.blocks.filter(({ id }) => !kept.has(id)).map(nameOf),
			(blocks, names) => say`${blocks} removed: ${names}`,
		),
		...after.blocks.flatMap((block) => {
			const was = old.get(block.id);
			return was === undefined || asText(was) === asText(block)
				? []
				: [say`${nameOf(block)} changed`];
		}),
		...(isReordered(before.blocks, after.blocks) ? ["Blocks reordered"] : []),
	];
}

function aboutHead(before: Described, after: Described): Sentence[] {
	const changes: Sentence[] = [];
	if (before.title !== after.title) {
		changes.push(say`Title changed from “${before.title}” to “${after.title}”`);
	}
	if ((before.description ?? "") !== (after.description ?? "")) {
		changes.push("Description for search engines changed");
	}
	if (isString(before.path) && isString(after.path) && before.path !== after.path) {
		changes.push(say`Address changed from ${slashed(before.path)} to ${slashed(after.path)}`);
	}
	if (before.isIndexed !== undefined && before.isIndexed !== after.isIndexed) {
		changes.push(after.isIndexed ? "Shown to search engines" : "Hidden from search engines");
	}
	return changes;
}

/** "2 blocks added: Price table, Questions" */
function listed(names: readonly Said[], sentence: (blocks: Said, names: Said) => Said): Said[] {
	return names.length === 0 ? [] : [sentence(counted(names.length), sayAll(names, ", "))];
}

function counted(blocks: number): Said {
	return sayCount(blocks, "block");
}

/** What the blocks of both have in common stands in another order. */
function isReordered(before: readonly BlockContent[], after: readonly BlockContent[]): boolean {
	const ids = (blocks: readonly BlockContent[], others: readonly BlockContent[]) => {
		const known = new Set(others.map(({ id }) => id));
		return blocks.flatMap(({ id }) => (known.has(id) ? [id] : []));
	};
	return ids(before, after).join(" ") !== ids(after, before).join(" ");
}

/** "Price table “Fees for a season”", so that one of five can be told. */
function blockName(kinds: KindPlans, block: BlockContent): Said {
	const plan = planOf(kinds, block.kind);
	if (plan === undefined) return sayWord("Block");
	const title = firstLine(plan.fields, block);
	const label = sayWord(plan.label);
	return title === "" ? label : say`${label} “${shortened(title)}”`;
}

function firstLine(fields: Fields, block: BlockContent): string {
	const name = Object.keys(fields).find((it) => fields[it]?.is === "line");
	const value = name === undefined ? "" : block[name];
	return isString(value) ? value.trim() : "";
}

function shortened(title: string): string {
	return title.length > 40 ? `${title.slice(0, 39).trimEnd()}…` : title;
}

/** The same text for the same content, in whatever order it was written; hints are not content. */
function asText({ hint: _hint, ...content }: BlockContent): string {
	return JSON.stringify(content, (_key, value) =>
		typeof value === "object" && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value,
	);
}

function slashed(path: string): string {
	return path.startsWith("/") ? path : `/${path}`;
}

function isString(value: unknown): value is string {
	return typeof value === "string";
}
