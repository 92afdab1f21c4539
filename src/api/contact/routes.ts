import { changeContact, listContacts, viewContact } from "#usecases/contact/contacts.ts";
import { membersThemselves } from "../access.ts";
import { get, put } from "../endpoint.ts";
import {
	contactShown,
	contactsOfTeam,
	givenContact,
	ofPlayer,
	ofTeam,
	savedContact,
} from "./contact.ts";

export const contactRoutes = [
	get(
		"/players/:id/contact",
		membersThemselves,
		ofPlayer,
		viewContact,
		contactShown,
		"Where a player is written to: an own address, or a guardian's as of minors it always is. For people alone, no token opens it.",
	),
	put(
		"/players/:id/contact",
		membersThemselves,
		givenContact,
		changeContact,
		savedContact,
		"Keeps where a player is written to; without an address nothing is kept.",
	),
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/contacts",
		membersThemselves,
		ofTeam,
		listContacts,
		contactsOfTeam,
		"The addresses of those on the roster of a team who have one.",
	),
] as const;
