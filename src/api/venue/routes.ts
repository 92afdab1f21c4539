import { addVenue, changeVenue, listVenues, removeVenue } from "#usecases/venue/venues.ts";
import { viewEvening } from "#usecases/venue/view-evening.ts";
import { members } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	addedVenue,
	changedVenue,
	eveningAsked,
	eveningOfVenues,
	newVenue,
	ofVenues,
	oneVenue,
	removedVenue,
	savedVenue,
	venues,
} from "./venue.ts";

export const venueRoutes = [
	get(
		"/venues",
		members,
		ofVenues,
		listVenues,
		venues,
		"The halls and fields of the organization, by name.",
	),
	get(
		"/venues/evening",
		members,
		eveningAsked,
		viewEvening,
		eveningOfVenues,
		"What all leagues play on one day, court by court, and which games are in the way of each other. Drafts are among them.",
	),
	post(
		"/venues",
		members,
		newVenue,
		addVenue,
		addedVenue,
		"Adds a venue. Games are played there whose `location` is its name, or its name, a comma and a court: `North Gym, Court 2`.",
	),
	put(
		"/venues/:id",
		members,
		changedVenue,
		changeVenue,
		savedVenue,
		"Changes what is given of a venue. Games and schedules take over new names of it and of its courts, but for locked seasons.",
	),
	del(
		"/venues/:id",
		members,
		oneVenue,
		removeVenue,
		removedVenue,
		"Deletes a venue; it can be restored for 30 days. Its games keep the name of their place.",
	),
] as const;
