import { listOrganizations } from "#usecases/organizations.ts";
import { get } from "../endpoint.ts";
import { everybody } from "../who.ts";
import { listing, organizations } from "./wire.ts";

export const organizationRoutes = [
	get(
		"/organizations",
		everybody,
		listing,
		listOrganizations,
		organizations,
		"The organizations with their users and sports.",
	),
] as const;
