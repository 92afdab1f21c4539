import type { Answered } from "#api/client.ts";

/** Rules, suspensions, teams with their players, and what rules can count. */
export type Discipline = Answered<"GET", "/seasonsv2/:seasonId/leagues/:leagueId/discipline">;
export type Suspension = Discipline["suspensions"][number];
export type Rule = Discipline["rules"][number];
