import { kindOf } from "#blocks/kinds.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { isEmpty, valuesOf } from "#domain/page/values.ts";

/** The blocks in which nothing is written; what shows the league's own data never is empty. */
export function emptyBlocks(blocks: readonly BlockContent[]): string[] {
	const empty = blocks.filter((block) => {
		const kind = kindOf(block.kind);
		if (kind === undefined || kind.needs !== undefined) return false;
		return isEmpty(kind.fields, valuesOf(kind.fields, block));
	});
	return empty.map(({ id }) => id);
}
