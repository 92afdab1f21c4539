import { listSeasons } from "#usecases/seasons.ts";
import { get } from "../endpoint.ts";
import { namedOrganization } from "../fields.ts";
import { visitors } from "../who.ts";
import { seasons } from "./v2.ts";

export const seasonRoutes = [
	get(
		"/seasonsv2",
		visitors,
		namedOrganization,
		listSeasons,
		seasons,
		"The seasons, newest first.",
	),
] as const;
