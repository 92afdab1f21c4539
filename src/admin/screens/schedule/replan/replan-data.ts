import type { Answered } from "#api/client.ts";
import type { Change } from "../plan/changes/changes.ts";

/** A draft of changes to what is left of a schedule. */
export type ReplanData = Answered<"POST", "/schedules/:id/replan">;

/** The fields of the form, which stand in the address: so a draft can be looked at again. */
const fields = ["closedFrom", "closedUntil", "court", "moreWeeks", "from", "gamesEach"] as const;

export function askedIn(search: URLSearchParams): Record<string, string> {
	return Object.fromEntries(
		fields.flatMap((name) => {
			const value = search.get(name);
			return value ? [[name, value]] : [];
		}),
	);
}

/** The whole draft as one change, which can be undone. Games without a place are postponed where they stand. */
export function replanChange(draft: ReplanData): Change {
	const { schedule, planning, moves, leftOut, added } = draft;
	const { numWeeks, skipDates, closedCourts, pinnedGames } = schedule;
	return {
		kind: "replan",
		added,
		removed: [],
		planning: { before: { numWeeks, skipDates, closedCourts, pinnedGames }, after: planning },
		moves: [
			...moves.map(({ gameId, before, after }) => ({ gameId, before, after })),
			...leftOut
				.filter(({ before }) => before.status !== "postponed")
				.map(({ gameId, before }) => ({
					gameId,
					before,
					after: { ...before, status: "postponed" as const },
				})),
		],
	};
}
