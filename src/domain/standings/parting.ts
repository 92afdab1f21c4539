import type { Criterion, CriterionName, TableRules } from "./table-rules.ts";

/**
 * Parts those who are level by one criterion, from the top. `among` are those whose games head to head looks at: all
 * who were level when it began. Null where it cannot be said: they stay together then.
 */
type Split<It> = (
	set: readonly It[],
	criterion: Criterion,
	among: readonly It[],
) => readonly (readonly It[])[] | null;

/**
 * A set in order, those together that no criterion parts. The criteria are asked one after the other, each of those
 * who are level until then (rule `level-teams`).
 */
export function parted<It>(
	all: readonly It[],
	{ criteria, afterSplit }: Pick<TableRules, "criteria" | "afterSplit">,
	split: Split<It>,
): It[][] {
	function placed(set: readonly It[], index = 0, among: readonly It[] = set): It[][] {
		const criterion = criteria[index];
		const groups = criterion && set.length > 1 ? split(set, criterion, among) : null;
		if (groups === null) return [[...set]];
		if (groups.length > 1 && afterSplit === "starts again") {
			return groups.flatMap((group) => placed(group));
		}
		return groups.flatMap((group) => next(group, index, among));
	}

	/**
	 * Head to head stays with those who were level when it began until its last criterion was asked;
	 * are fewer of them still level then, these are asked once more by their games alone.
	 */
	function next(set: readonly It[], index: number, among: readonly It[]): It[][] {
		if (!isHeadToHead(criteria[index])) return placed(set, index + 1);
		if (isHeadToHead(criteria[index + 1])) return placed(set, index + 1, among);
		if (set.length === among.length) return placed(set, index + 1);
		const first = criteria.findLastIndex((it, at) => at < index && !isHeadToHead(it)) + 1;
		return placed(set, first);
	}

	return placed(all);
}

/** A set by its values in a criterion, equal ones together. */
export function fromTheTop<It>(
	set: readonly It[],
	{ by }: Criterion,
	of: (it: It) => number,
): It[][] {
	const sign = lessIsBetter.has(by) ? 1 : -1;
	const valued = set.map((it) => ({ it, value: of(it) }));
	valued.sort((a, b) => sign * compare(a.value, b.value));
	const groups: It[][] = [];
	let last: number | null = null;
	for (const { it, value } of valued) {
		if (value === last) groups.at(-1)?.push(it);
		else groups.push([it]);
		last = value;
	}
	return groups;
}

/** Not by subtraction: a ratio can be too large for it. */
function compare(a: number, b: number): number {
	return a < b ? -1 : Number(a > b);
}

const headToHead: readonly CriterionName[] = [
	"headToHead",
	"headToHeadDifference",
	"headToHeadFor",
];

export function isHeadToHead(criterion: Pick<Criterion, "by"> | undefined): boolean {
	return criterion !== undefined && headToHead.includes(criterion.by);
}

/** Where less stands higher. */
const lessIsBetter: ReadonlySet<CriterionName> = new Set([
	"losses",
	"pointsAgainst",
	"forfeits",
	"penalties",
	"lot",
]);
