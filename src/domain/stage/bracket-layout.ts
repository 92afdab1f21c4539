import { type RoundName, stageRounds } from "./series-name.ts";
import type { SeriesPlan } from "./stage.ts";

/** A part of a stage that is drawn by itself. */
export type BracketSection = {
	kind: "bracket" | "winners" | "losers" | "finals" | "third place" | "consolation" | "group";
	/** Of groups and consolations. */
	group: number;
	columns: BracketColumn[];
};

export type BracketColumn = { name: RoundName; slots: BracketSlot[] };

/** A place of a column, as high as all that leads to it. */
export type BracketSlot = {
	/** The series there; null where a better seed has no game yet. */
	series: number | null;
	/** How many series stand above each other in the highest column before it. */
	weight: number;
	/** Which of those that feed one series it is; null where no line leads on. */
	joins: "upper" | "lower" | "alone" | null;
	/** Whether a line comes from an earlier column. */
	isFed: boolean;
};

/**
 * How a stage is drawn: columns by round, and in each the slots from top to bottom. Every column fills the
 * same height, each slot its weight's share of it; so a series stands beside the middle of those that feed it.
 */
export function bracketLayout(series: readonly SeriesPlan[]): BracketSection[] {
	const hasLosers = series.some(({ part }) => part === "losers");
	const sections = Map.groupBy(series, (plan) => {
		const kind = sectionOf(plan, hasLosers);
		return `${kind} ${kind === "group" || kind === "consolation" ? (plan.group ?? 0) : 0}`;
	});
	return [...sections.values()]
		.flatMap((plans) => {
			const [first] = plans;
			if (first === undefined) return [];
			const kind = sectionOf(first, hasLosers);
			return [{ kind, group: first.group ?? 0, columns: columnsOf(plans, series) }];
		})
		.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.group - b.group);
}

const order: BracketSection["kind"][] = [
	"group",
	"bracket",
	"winners",
	"losers",
	"finals",
	"third place",
	"consolation",
];

function sectionOf({ part }: SeriesPlan, hasLosers: boolean): BracketSection["kind"] {
	switch (part) {
		case "play-in":
		case "winners":
			return hasLosers ? "winners" : "bracket";
		case "final":
			return hasLosers ? "finals" : "bracket";
		case "third-place":
			return "third place";
		default:
			return part;
	}
}

type Tree = { series: number; weight: number; height: number; feeders: Tree[] };

function columnsOf(
	plans: readonly SeriesPlan[],
	all: readonly SeriesPlan[],
): BracketSection["columns"] {
	const rounds = stageRounds(all);
	const nameOf = (number: number | null | undefined) =>
		rounds.find(({ series }) => series.some((plan) => plan.number === number))?.name;
	const root = plans.at(-1);
	const tree = root && treeOf(root, plans);
	// Where rounds are seeded anew no lines lead from one to the next.
	if (tree === undefined || sizeOf(tree) < plans.length) {
		return stageRounds(all).flatMap(({ name, series }) => {
			const here = series.filter((plan) => plans.includes(plan));
			const slots = here.map(({ number }) => slotOf(number, 1, null, false));
			return slots.length > 0 ? [{ name, slots }] : [];
		});
	}
	const columns = Array.from({ length: tree.height }, (): BracketSlot[] => []);
	fill(columns, tree, null);
	return columns.flatMap((slots) => {
		const name = nameOf(slots.find(({ series }) => series !== null)?.series);
		return name === undefined ? [] : [{ name, slots }];
	});
}

function treeOf(plan: SeriesPlan, plans: readonly SeriesPlan[]): Tree {
	const feeders = [plan.home, plan.away].flatMap((side) => {
		const feeder =
			"winnerOf" in side ? plans.find(({ number }) => number === side.winnerOf) : undefined;
		return feeder ? [treeOf(feeder, plans)] : [];
	});
	return {
		series: plan.number,
		weight: Math.max(1, sum(feeders.map(({ weight }) => weight))),
		height: 1 + Math.max(0, ...feeders.map(({ height }) => height)),
		feeders,
	};
}

function sizeOf({ feeders }: Tree): number {
	return 1 + sum(feeders.map(sizeOf));
}

/** From the last column to the first; what leads no further back leaves its height empty there. */
function fill(columns: BracketSlot[][], tree: Tree, joins: BracketSlot["joins"]): void {
	const { series, weight, feeders } = tree;
	const earlier = columns.slice(0, -1);
	columns.at(-1)?.push(slotOf(series, weight, joins, feeders.length > 0));
	if (feeders.length === 0)
		for (const column of earlier) column.push(slotOf(null, weight, null, false));
	for (const [at, feeder] of feeders.entries()) {
		fill(earlier, feeder, feeders.length === 1 ? "alone" : at === 0 ? "upper" : "lower");
	}
}

function slotOf(
	series: number | null,
	weight: number,
	joins: BracketSlot["joins"],
	isFed: boolean,
): BracketSlot {
	return { series, weight, joins, isFed };
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
