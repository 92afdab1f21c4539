import type { Answered } from "#api/client.ts";

export type DashboardData = Answered<"GET", "/dashboard">;
export type DashboardGame = DashboardData["thisWeek"][number];
