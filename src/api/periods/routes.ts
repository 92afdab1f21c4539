import {
	addPeriod,
	hidePeriod,
	listPeriods,
	reorderPeriods,
	resetPeriods,
	unhidePeriod,
} from "#usecases/periods.ts";
import { get, post, put } from "../endpoint.ts";
import { members } from "../who.ts";
import {
	addedPeriod,
	hiddenPeriod,
	newPeriod,
	ofSport,
	onePeriod,
	periodPlaces,
	periods,
	reorderedPeriods,
	restoredPeriods,
	shownPeriod,
	sportToReset,
} from "./wire.ts";

export const periodRoutes = [
	get(
		"/gamePeriods/:sportId",
		members,
		ofSport,
		listPeriods,
		periods,
		"The game periods of a sport in the organization's order, hidden ones too.",
	),
	post("/gamePeriods", members, newPeriod, addPeriod, addedPeriod, "Adds a period at the end."),
	put("/gamePeriods/hide/:id", members, onePeriod, hidePeriod, hiddenPeriod, "Hides a period."),
	put("/gamePeriods/unhide/:id", members, onePeriod, unhidePeriod, shownPeriod, "Shows a period."),
	put(
		"/gamePeriods/reorder",
		members,
		periodPlaces,
		reorderPeriods,
		reorderedPeriods,
		"Puts the periods of a sport in order; those not named follow.",
	),
	post(
		"/gamePeriods/reset/:sportId",
		members,
		sportToReset,
		resetPeriods,
		restoredPeriods,
		"Brings the first periods of a sport back. No recorded score is lost.",
	),
] as const;
