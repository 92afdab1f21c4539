import type { ReactNode } from "react";
import type { BlockData } from "#domain/page/block-data.ts";
import type { BlockContent, Fields } from "#domain/page/fields.ts";
import type { Need } from "#domain/page/kinds.ts";
import type { ValuesOf, Written } from "#domain/page/values.ts";

/** A kind of block: what its writer fills in, and what visitors see of it. */
export type KindOf<Name extends string, F extends Fields> = {
	/** How it is kept: "priceTable". */
	kind: Name;
	/** How people call it: "Price table". */
	label: string;
	/** A sentence for the palette. */
	about: string;
	fields: F;
	/** Filled in, for the palette and for tests. */
	example: Written<F>;
	/** What it shows of the league's own data; an empty list where it writes itself without any. */
	needs?: readonly Need[];
	/** Stands on the front page alone, and in no other block. */
	isFrontPart?: true;
	/** A part of the front page that stands close to the next one, once there is a season. */
	isCompact?: true;
	/** What it is offered in place of on the front page. */
	insteadOf?: string;
	/** A page has one of it. */
	isOnce?: true;
	/** Takes the whole width of the page, and does not stand beside a heading. */
	isWide?: true;
	View(props: ViewProps<F>): ReactNode;
};

/** The values by their names; none of them is ever absent. */
export type ViewProps<F extends Fields> = ValuesOf<F> & Surroundings;

type Surroundings = {
	data: BlockData;
	/** Draws blocks that stand inside this one. */
	draw: (blocks: readonly BlockContent[]) => ReactNode;
};

/** Some kind, whichever fields it has. `View` is a method, so that every kind is one of these. */
export type Kind = Omit<KindOf<string, Fields>, "example" | "View"> & {
	example: Readonly<Record<string, unknown>>;
	View(props: Surroundings & { readonly [field: string]: unknown }): ReactNode;
};

/** Describes a kind; the types of its example and its view follow from its fields. */
export function kind<const Name extends string, const F extends Fields>(
	plan: KindOf<Name, F>,
): KindOf<Name, F> {
	return plan;
}
