import type { Page } from "./page.ts";

/** What is missing, by block and then by field; under "" what is said of the block as a whole. */
export function problemsByBlock({
	blocks,
	problems,
}: Pick<Page, "blocks" | "problems">): ReadonlyMap<string, ReadonlyMap<string, string>> {
	const byBlock = new Map<string, Map<string, string>>();
	for (const { at, sentence } of problems) {
		const [index = "", ...field] = at.split(".");
		const block = index === "" ? undefined : blocks[Number(index)];
		if (block === undefined) continue;
		const known = byBlock.get(block.id) ?? new Map<string, string>();
		known.set(field.join("."), sentence);
		byBlock.set(block.id, known);
	}
	return byBlock;
}
