import type { BlockContent } from "#domain/page/fields.ts";
import { type Need, planOf } from "#domain/page/kinds.ts";
import { valuesOf, type Written } from "#domain/page/values.ts";
import { callToAction } from "./call-to-action.tsx";
import { contact } from "./contact.tsx";
import { downloads } from "./downloads.tsx";
import { heading } from "./heading.tsx";
import { imageGrid } from "./image-grid.tsx";
import type { Kind, KindOf } from "./kind.ts";
import { leaders } from "./leaders.tsx";
import { nextGames } from "./next-games.tsx";
import { pictureText } from "./picture-text.tsx";
import { priceTable } from "./price-table.tsx";
import { questions } from "./questions.tsx";
import { sponsors } from "./sponsors.tsx";
import { standingsExtract } from "./standings-extract.tsx";
import { text } from "./text.tsx";
import { twoColumns } from "./two-columns.tsx";
import { videos } from "./videos.tsx";

/** Every kind of block there is, in the order of the palette. */
const known = [
	heading,
	text,
	pictureText,
	imageGrid,
	callToAction,
	priceTable,
	questions,
	contact,
	twoColumns,
	videos,
	downloads,
	sponsors,
	nextGames,
	standingsExtract,
	leaders,
] as const;

export const kinds: readonly Kind[] = known;

/** A block as somebody writes it in code. */
export type WrittenBlock = WrittenOf<(typeof known)[number]>;

type WrittenOf<Known> =
	Known extends KindOf<infer Name, infer F> ? { kind: Name } & Written<F> : never;

export function kindOf(name: string): Kind | undefined {
	return planOf(kinds, name);
}

/** What of the league's own data these blocks show, those inside others too. */
export function needsOf(blocks: readonly BlockContent[]): Need[] {
	const all = blocks.flatMap((block) => {
		const kind = kindOf(block.kind);
		if (kind === undefined) return [];
		const inner = Object.values(valuesOf(kind.fields, block)).flatMap((value, index) =>
			Object.values(kind.fields)[index]?.is === "blocks"
				? needsOf(value as readonly BlockContent[])
				: [],
		);
		return [...(kind.needs ?? []), ...inner];
	});
	return [...new Set(all)];
}
