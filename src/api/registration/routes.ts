import {
	addRegistration,
	changeRegistration,
	listRegistrations,
	removeRegistration,
	viewRegistration,
} from "#usecases/registration/registrations.ts";
import { members, owners } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	changedRegistration,
	newRegistration,
	ofRegistrations,
	oneRegistration,
	registrationsShown,
	removedRegistration,
	savedRegistration,
	wholeRegistration,
} from "./registration.ts";

export const registrationRoutes = [
	get(
		"/registrations",
		members,
		ofRegistrations,
		listRegistrations,
		registrationsShown,
		"What the organization's seasons open for teams and people to sign up, the newest first.",
	),
	post(
		"/registrations",
		owners,
		newRegistration,
		addRegistration,
		savedRegistration,
		"Opens a registration for a season, with its offers, prices, questions, texts to sign and rules. Visitors know of it once `isPublished`.",
	),
	get(
		"/registrations/:id",
		members,
		oneRegistration,
		viewRegistration,
		wholeRegistration,
		"A registration, with the texts that are to be signed now and how many signed up.",
	),
	put(
		"/registrations/:id",
		owners,
		changedRegistration,
		changeRegistration,
		savedRegistration,
		"Replaces what a registration offers and asks. An offer keeps its `key`; a text that is changed becomes a new version, and what was signed stays.",
	),
	del(
		"/registrations/:id",
		owners,
		oneRegistration,
		removeRegistration,
		removedRegistration,
		"Deletes a registration with everybody who signed up; it can be restored for 30 days.",
	),
] as const;
