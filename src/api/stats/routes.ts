import {
	addStat,
	listStatDefinitions,
	reorderStats,
	resetStats,
	toggleStat,
} from "#usecases/stat-definitions.ts";
import { get, post, put } from "../endpoint.ts";
import { members, visitors } from "../who.ts";
import {
	addedStat,
	changedStat,
	newStat,
	ofSport,
	reorderedStats,
	restoredStats,
	sportToReset,
	statPlaces,
	stats,
	toggledStat,
} from "./v2.ts";

export const statRoutes = [
	get(
		"/statsv2/:sportId",
		visitors,
		ofSport,
		listStatDefinitions,
		stats,
		"The statistics of a sport in the organization's order; hidden ones for members only.",
	),
	put(
		"/statsv2/reorder",
		members,
		statPlaces,
		reorderStats,
		reorderedStats,
		"Puts the statistics of a sport in order; those not named follow.",
	),
	put(
		"/statsv2/:id/toggle",
		members,
		toggledStat,
		toggleStat,
		changedStat,
		"Hides or shows a statistic; without `hidden`, the other than before.",
	),
	post(
		"/statsv2/reset",
		members,
		sportToReset,
		resetStats,
		restoredStats,
		"Brings the first statistics of a sport back. No recorded value is lost.",
	),
	post("/statsv2", members, newStat, addStat, addedStat, "Adds a statistic at the end."),
] as const;
