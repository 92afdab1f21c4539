import type { BlockContent } from "#domain/page/fields.ts";
import { type Need, planOf } from "#domain/page/kinds.ts";
import { isFrontPage } from "#domain/page/translation.ts";
import { valuesOf, type Written } from "#domain/page/values.ts";
import { latestNews } from "./front/latest-news.tsx";
import { liveAndNext } from "./front/live-and-next.tsx";
import { playoffs } from "./front/playoffs.tsx";
import { results } from "./front/results.tsx";
import { seasonLeaders } from "./front/season-leaders.tsx";
import { sections } from "./front/sections.tsx";
import { tables } from "./front/tables.tsx";
import { week } from "./front/week.tsx";
import { welcome } from "./front/welcome.tsx";
import type { Kind, KindOf } from "./kind.ts";
import { bracket } from "./kinds/bracket.tsx";
import { callToAction } from "./kinds/call-to-action.tsx";
import { contact } from "./kinds/contact.tsx";
import { contactForm } from "./kinds/contact-form.tsx";
import { downloads } from "./kinds/downloads.tsx";
import { heading } from "./kinds/heading.tsx";
import { imageGrid } from "./kinds/image-grid.tsx";
import { leaders } from "./kinds/leaders.tsx";
import { news } from "./kinds/news.tsx";
import { nextGames } from "./kinds/next-games.tsx";
import { pictureText } from "./kinds/picture-text.tsx";
import { priceTable } from "./kinds/price-table.tsx";
import { questions } from "./kinds/questions.tsx";
import { registration } from "./kinds/registration.tsx";
import { sponsors } from "./kinds/sponsors.tsx";
import { standingsExtract } from "./kinds/standings-extract.tsx";
import { text } from "./kinds/text.tsx";
import { twoColumns } from "./kinds/two-columns.tsx";
import { videos } from "./kinds/videos.tsx";

/** Every kind of block there is, in the order of the palette. */
const known = [
	welcome,
	latestNews,
	week,
	liveAndNext,
	results,
	playoffs,
	tables,
	sections,
	seasonLeaders,
	heading,
	text,
	pictureText,
	imageGrid,
	callToAction,
	priceTable,
	registration,
	questions,
	contact,
	contactForm,
	twoColumns,
	videos,
	downloads,
	sponsors,
	news,
	nextGames,
	standingsExtract,
	bracket,
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

/** The kinds a page is offered, which has these blocks already. */
export function kindsFor(key: string, blocks: readonly Pick<BlockContent, "kind">[]): Kind[] {
	const isFront = isFrontPage(key);
	const replaced = new Set(isFront ? kinds.flatMap(({ insteadOf }) => insteadOf ?? []) : []);
	return kinds.filter(
		({ kind, isFrontPart, isOnce }) =>
			(isFront || !isFrontPart) &&
			!replaced.has(kind) &&
			!(isOnce && blocks.some((block) => block.kind === kind)),
	);
}

/** Those that stand inside another block. */
export const kindsInside = kinds.filter(
	({ isFrontPart, fields }) =>
		!isFrontPart && Object.values(fields).every(({ is }) => is !== "blocks"),
);

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
