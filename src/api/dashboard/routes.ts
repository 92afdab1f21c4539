import { viewDashboard } from "#usecases/dashboard/view-dashboard.ts";
import { members } from "../access.ts";
import { get } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { dashboard } from "./dashboard.ts";

export const dashboardRoutes = [
	get(
		"/dashboard",
		members,
		nothing,
		viewDashboard,
		dashboard,
		"What is to be done today: games that have begun and have no score, oldest first (the first 50, and how many there are); the games from this week's Monday to its Sunday; teams of the current season with fewer than five players; and the last 12 changes of the league. Days are those of the organization's time zone.",
	),
] as const;
