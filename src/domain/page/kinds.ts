import type { Fields } from "./fields.ts";

/** What a block shows beside what is written in it. */
export type Need =
	| "nextGames"
	| "standings"
	| "leaders"
	| "results"
	| "week"
	| "facts"
	| "stages"
	| "news"
	| "registrations";

/** A kind of block without its looks: what forms, readers and summaries need to know of it. */
export type KindPlan = {
	kind: string;
	/** What it is called: "Price table". */
	label: string;
	fields: Fields;
	/** What it shows of the league's own data; an empty list where it writes itself without any. */
	needs?: readonly Need[];
	/** Stands on the front page alone, and in no other block. */
	isFrontPart?: true;
	/** A page has one of it. */
	isOnce?: true;
};

export type KindPlans = readonly KindPlan[];

export function planOf<Plan extends KindPlan>(
	kinds: readonly Plan[],
	kind: string,
): Plan | undefined {
	return kinds.find((plan) => plan.kind === kind);
}
