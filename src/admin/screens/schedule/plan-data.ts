import type { Answered } from "#api/client.ts";

/** All that is known about one schedule. Team ids are those of the clubs. */
export type PlanData = Answered<"GET", "/schedules/:id/plan">;

export type ScheduleOfLeague = PlanData["schedule"];
export type PlanTeam = PlanData["teams"][number];
export type PlanSlot = PlanData["slots"][number];
export type PlanGame = PlanData["games"][number];
export type PlanProblem = PlanData["problems"][number];
export type PinnedGame = ScheduleOfLeague["pinnedGames"][number];

/** Null in a plan while there are no games. */
export type PlanReport = NonNullable<PlanData["report"]>;
