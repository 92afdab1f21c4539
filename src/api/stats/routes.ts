import { listStatDefinitions } from "#usecases/stat-definitions.ts";
import { get } from "../endpoint.ts";
import { visitors } from "../who.ts";
import { ofSport, stats } from "./v2.ts";

export const statRoutes = [
	get(
		"/statsv2/:sportId",
		visitors,
		ofSport,
		listStatDefinitions,
		stats,
		"The statistics of a sport.",
	),
] as const;
