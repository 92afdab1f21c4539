import { addOrganization, changeOrganization } from "#usecases/change-organization.ts";
import { checkOrganizationAddress } from "#usecases/check-organization-address.ts";
import { joinOrganization } from "#usecases/join-organization.ts";
import {
	listOrganizations,
	viewOrganization,
	viewOrganizationAt,
	viewOrganizationCalled,
} from "#usecases/organizations.ts";
import { removeOrganization } from "#usecases/remove-organization.ts";
import { viewOrganizationContents } from "#usecases/view-organization-contents.ts";
import { del, get, post, put } from "../endpoint.ts";
import { accounts, everybody, passersBy, superAdmins } from "../who.ts";
import { changedOrganization, newOrganization } from "./fields.ts";
import {
	addedOrganization,
	addressAsked,
	byDomain,
	byId,
	bySlug,
	checkedAddress,
	contents,
	deletedOrganization,
	joined,
	joining,
	listing,
	oneOrganization,
	organizations,
	savedOrganization,
} from "./wire.ts";

const adding = "Adds an organization.";

export const organizationRoutes = [
	post(
		"/admin/organizations",
		superAdmins,
		newOrganization,
		addOrganization,
		addedOrganization,
		adding,
	),
	get(
		"/organizations",
		passersBy,
		listing,
		listOrganizations,
		organizations,
		"The organizations with their users, of whom strangers see ids and roles only, and their sports.",
	),
	get(
		"/organizations/address-check",
		superAdmins,
		addressAsked,
		checkOrganizationAddress,
		checkedAddress,
		"Whether an organization, or that with the `id`, can have this slug and this domain: as it would be stored, and the problem if there is one.",
	),
	get(
		"/organizations/:id",
		everybody,
		byId,
		viewOrganization,
		oneOrganization,
		"One organization. Strangers see the ids and roles of its people and nothing else of them; its members see who they are.",
	),
	get(
		"/organizations/:id/contents",
		superAdmins,
		byId,
		viewOrganizationContents,
		contents,
		"How much there is in an organization: what is deleted with it. Its users stay.",
	),
	get(
		"/organizations/domain/:domain",
		everybody,
		byDomain,
		viewOrganizationAt,
		oneOrganization,
		"The organization with this domain.",
	),
	get(
		"/organizations/slug/:slug",
		everybody,
		bySlug,
		viewOrganizationCalled,
		oneOrganization,
		"The organization with this slug.",
	),
	post("/organizations", superAdmins, newOrganization, addOrganization, addedOrganization, adding),
	put(
		"/organizations/:id",
		accounts,
		changedOrganization,
		changeOrganization,
		savedOrganization,
		"Changes an organization; its owner may not change where it is found.",
	),
	del(
		"/organizations/:id",
		superAdmins,
		byId,
		removeOrganization,
		deletedOrganization,
		"Deletes an organization with everything in it, for good; its users stay.",
	),
	post(
		"/organizations/:id/addUser",
		superAdmins,
		joining,
		joinOrganization,
		joined,
		"Moves a user into the organization.",
	),
] as const;
