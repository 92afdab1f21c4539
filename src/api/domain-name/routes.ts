import { checkDomain } from "#usecases/domain-name/check-domain.ts";
import { claimDomain } from "#usecases/domain-name/claim-domain.ts";
import { disconnectDomain } from "#usecases/domain-name/disconnect-domain.ts";
import { viewDomain } from "#usecases/domain-name/domain-connection.ts";
import { signedIn } from "../access.ts";
import { counted, del, evenWhenFull, get, post } from "../endpoint.ts";
import { begun, byOrganization, checked, claimed, disconnected, shown } from "./wire.ts";

export const domainRoutes = [
	get(
		"/organizations/:id/domain",
		signedIn,
		byOrganization,
		viewDomain,
		shown,
		"How far the organization is with a domain of its own, for its owner: the records to be entered at the registrar, and what was found of them.",
	),
	counted(
		post(
			"/organizations/:id/domain",
			signedIn,
			claimed,
			claimDomain,
			begun,
			"Begins to connect a domain. Nothing changes before the records are found.",
		),
	),
	evenWhenFull(
		post(
			"/organizations/:id/domain/check",
			signedIn,
			byOrganization,
			checkDomain,
			checked,
			"Asks the name system for the records now, and connects the domain once they are there.",
		),
	),
	del(
		"/organizations/:id/domain",
		signedIn,
		byOrganization,
		disconnectDomain,
		disconnected,
		"Gives the domain up; the site is back at its slug.",
	),
] as const;
