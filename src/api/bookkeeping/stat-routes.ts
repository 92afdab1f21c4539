import { changeStat } from "#usecases/bookkeeping/change-stat.ts";
import { previewStat } from "#usecases/bookkeeping/preview-stat.ts";
import {
	addStat,
	listStatDefinitions,
	removeStat,
	reorderStats,
	resetStats,
	toggleStat,
	undoStatsReset,
} from "#usecases/bookkeeping/stat-definitions.ts";
import { members, visitors } from "../access.ts";
import { del, evenWhenFull, get, large, post, put } from "../endpoint.ts";
import {
	addedStat,
	changedFields,
	changedStat,
	newStat,
	ofSport,
	removedStat,
	reorderedStats,
	restoredStats,
	savedStat,
	sportToReset,
	statPlaces,
	statPreview,
	stats,
	statsBeforeReset,
	statToPreview,
	statToRemove,
	toggledStat,
} from "./stat-v2.ts";

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
	large(
		"statistics",
		post(
			"/statsv2/reset/undo",
			members,
			sportToReset,
			undoStatsReset,
			statsBeforeReset,
			"Undoes the reset of a sport's statistics, as long as they were not changed since.",
		),
	),
	large(
		"statistics",
		post(
			"/statsv2/reset",
			members,
			sportToReset,
			resetStats,
			restoredStats,
			"Brings the first statistics of a sport back. No recorded value is lost.",
		),
	),
	evenWhenFull(
		post(
			"/statsv2/preview",
			members,
			statToPreview,
			previewStat,
			statPreview,
			"What a formula makes of the newest box score of the sport. Nothing is saved.",
		),
	),
	large(
		"statistics",
		post("/statsv2", members, newStat, addStat, addedStat, "Adds a statistic at the end."),
	),
	large(
		"statistics",
		put(
			"/statsv2/:id",
			members,
			changedFields,
			changeStat,
			savedStat,
			"Changes a statistic; formulas that read it follow it to a new abbreviation.",
		),
	),
	large(
		"statistics",
		del(
			"/statsv2/:id",
			members,
			statToRemove,
			removeStat,
			removedStat,
			"Deletes a statistic that no value is written down for and no other is computed from.",
		),
	),
] as const;
