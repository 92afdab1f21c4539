import { anonymizePlayer } from "#usecases/privacy/person-data.ts";
import { exportPerson } from "#usecases/privacy/person-export.ts";
import { changePrivacy, viewPrivacy } from "#usecases/privacy/privacy.ts";
import { owners, signedIn } from "../access.ts";
import { evenWhenFull, get, post, put } from "../endpoint.ts";
import {
	anonymized,
	anonymizing,
	changedPrivacy,
	ofOrganization,
	onePlayer,
	personData,
	privacy,
	savedPrivacy,
} from "./wire.ts";

export const privacyRoutes = [
	get(
		"/organizations/:id/privacy",
		signedIn,
		ofOrganization,
		viewPrivacy,
		privacy,
		"Where minors play, and whether strangers read their full names; for owners.",
	),
	evenWhenFull(
		put(
			"/organizations/:id/privacy",
			signedIn,
			changedPrivacy,
			changePrivacy,
			savedPrivacy,
			"Marks an organization, or these of its leagues, as youth: strangers read first names and initials, and see no pictures or birth dates. `showsFullNames` needs `hasConsent`.",
		),
	),
	evenWhenFull(
		post(
			"/players/:id/personal-data",
			owners,
			onePlayer,
			exportPerson,
			personData,
			"Everything the organization holds about a player, for whoever asks for it. That it was asked for stands in the audit.",
		),
	),
	evenWhenFull(
		post(
			"/players/:id/anonymize",
			owners,
			anonymizing,
			anonymizePlayer,
			anonymized,
			"Takes name, picture and attributes of a player out of everything, for good; the shirt number and all statistics stay. `confirm` is the name, typed again.",
		),
	),
] as const;
