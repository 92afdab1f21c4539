import { newKey } from "#api/client.ts";
import type { Kind } from "#blocks/kind.ts";
import { outlineOf } from "#blocks/outlines.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { said } from "../../../words.ts";
import { blankOf } from "../form/values.ts";

/** Ids are made here, so that a block is known before it is saved. */
export function newId(): string {
	return newKey().slice(0, 12);
}

export function freshBlock({ kind, fields }: Kind): BlockContent {
	return { id: newId(), kind, ...blankOf(fields) };
}

/** The outline that fits the page, with ids that no other block has. */
export function freshOutline(key: string): BlockContent[] {
	return outlineOf(key, said).map((block) => ({ ...block, id: newId() }));
}
