import { distances } from "./feeders.ts";
import type { SeriesState, StageState } from "./stage-state.ts";

export type FinalPlace = { entryId: number; place: number; isShared: boolean };

/**
 * Everybody's place once all is over: by how far from the title a team went out, then by what it still
 * played for. Teams that nobody made play for it share a place. Before that there are none.
 */
export function finalPlaces(state: StageState): FinalPlace[] {
	if (!state.isOver) return [];
	const fromTitle = distances(state.series.map(({ plan }) => plan));
	const reached = state.seeds.flatMap(({ entryId }) => {
		const key = howFar(entryId, state, fromTitle);
		return key ? [{ entryId, key }] : [];
	});
	return reached
		.map(({ entryId, key }) => ({
			entryId,
			place: 1 + reached.filter((other) => compare(other.key, key) < 0).length,
			isShared: reached.some((other) => other.entryId !== entryId && compare(other.key, key) === 0),
		}))
		.toSorted((a, b) => a.place - b.place);
}

/** Smaller is better, part by part. */
type Reach = [number, number];

function howFar(
	entryId: number,
	state: StageState,
	fromTitle: ReadonlyMap<number, number>,
): Reach | null {
	const last = state.series.findLast(({ home, away }) => home === entryId || away === entryId);
	if (last === undefined) return null;
	if (entryId === state.champion) return [-1, 0];
	const distance = fromTitle.get(last.plan.number);
	if (distance === undefined)
		return [classOf(last, state, fromTitle), besides(last, entryId, state)];
	const table = state.groups.find(({ group }) => group === last.plan.group);
	const place = table?.rows.findIndex((row) => row.entryId === entryId) ?? 0;
	return [distance, last.plan.part === "group" ? place : Number.POSITIVE_INFINITY];
}

/** Who plays on beside the title plays for the best place among those who went out with them. */
function classOf(
	{ plan }: SeriesState,
	state: StageState,
	fromTitle: ReadonlyMap<number, number>,
): number {
	const from = [plan.home, plan.away].flatMap((side) => {
		const number = "winnerOf" in side ? side.winnerOf : "loserOf" in side ? side.loserOf : 0;
		const feeder = state.series[number - 1];
		if (feeder === undefined) return [];
		return [fromTitle.get(number) ?? classOf(feeder, state, fromTitle)];
	});
	return Math.min(...from);
}

/** How many series beside the title were left for a team, -1 for who won the last of them. */
function besides(last: SeriesState, entryId: number, state: StageState): number {
	const next = state.series.find(({ plan }) =>
		[plan.home, plan.away].some((side) => "winnerOf" in side && side.winnerOf === last.plan.number),
	);
	if (next) return 1 + besides(next, 0, state);
	return last.winner === entryId ? -1 : 0;
}

function compare([a, alsoA]: Reach, [b, alsoB]: Reach): number {
	return a - b || (alsoA === alsoB ? 0 : alsoA - alsoB);
}
