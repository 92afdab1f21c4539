import {
	addPlayerAttribute,
	listPlayerAttributes,
	reorderAttributes,
	resetAttributes,
	toggleAttribute,
} from "#usecases/player-attributes.ts";
import { get, post, put } from "../endpoint.ts";
import { members } from "../who.ts";
import {
	addedAttribute,
	attributePlaces,
	attributes,
	changedAttribute,
	listedOfFirstSport,
	newAttribute,
	ofFirstSport,
	reorderedAttributes,
	restoredAttributes,
	toggledAttribute,
} from "./wire.ts";

export const playerAttributeRoutes = [
	get(
		"/playerAttributes",
		members,
		listedOfFirstSport,
		listPlayerAttributes,
		attributes,
		"What is kept of the players of the first sport, hidden attributes too.",
	),
	post(
		"/playerAttributes",
		members,
		newAttribute,
		addPlayerAttribute,
		addedAttribute,
		"Adds an attribute at the end; dates are hidden at first.",
	),
	put(
		"/playerAttributes/:id/toggleAttributeVisibility",
		members,
		toggledAttribute,
		toggleAttribute,
		changedAttribute,
		"Shows or hides an attribute; without `is_visible`, the other than before.",
	),
	put(
		"/playerAttributes/reorder",
		members,
		attributePlaces,
		reorderAttributes,
		reorderedAttributes,
		"Puts the attributes in order; those not named follow.",
	),
	post(
		"/playerAttributes/reset",
		members,
		ofFirstSport,
		resetAttributes,
		restoredAttributes,
		"Brings the first attributes back. No value of a player is lost.",
	),
] as const;
