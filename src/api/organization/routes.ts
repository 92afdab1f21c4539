import { addOrganization, changeOrganization } from "#usecases/organization/change-organization.ts";
import { checkOrganizationAddress } from "#usecases/organization/check-organization-address.ts";
import { joinOrganization } from "#usecases/organization/join-organization.ts";
import {
	changeLetterSettings,
	viewLetterSettings,
} from "#usecases/organization/letter-settings.ts";
import { listOrganizationActivity } from "#usecases/organization/list-organization-activity.ts";
import {
	listOrganizations,
	viewOrganization,
	viewOrganizationAt,
	viewOrganizationCalled,
} from "#usecases/organization/organizations.ts";
import { removeOrganization } from "#usecases/organization/remove-organization.ts";
import { changeStorage, viewStorage } from "#usecases/organization/storage.ts";
import { viewOrganizationContents } from "#usecases/organization/view-organization-contents.ts";
import { anyone, anyoneCached, signedIn, superAdmins } from "../access.ts";
import { del, evenWhenFull, get, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { ofOrganization } from "../privacy/wire.ts";
import { changedOrganization, newOrganization } from "./fields.ts";
import { changedLetters, letterSettings, savedLetters } from "./letters-wire.ts";
import { changedStorage, savedStorage, storage } from "./storage.ts";
import {
	activity,
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

const adding =
	"Adds an organization. With `ownerUsername` it begins with an owner, whose made-up password is answered as `tempPassword`, this once.";

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
		anyoneCached,
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
		"Whether an organization, or that with the `id`, can have this slug and this domain: as it would be stored, and the problem if there is one, with a slug near to it that is `free`.",
	),
	get(
		"/organizations/activity",
		superAdmins,
		nothing,
		listOrganizationActivity,
		activity,
		"How much each organization is in use: its games, its last change, and how it stands with its domain.",
	),
	get(
		"/organizations/:id",
		anyone,
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
		"/organizations/:id/storage",
		signedIn,
		byId,
		viewStorage,
		storage,
		"How many bytes an organization takes up, and of what, how many it may, and a sentence once there is little left; for its owner.",
	),
	put(
		"/organizations/:id/storage",
		superAdmins,
		changedStorage,
		changeStorage,
		savedStorage,
		"Says how many megabytes an organization may take up; null for what all may.",
	),
	get(
		"/organizations/:id/letters",
		signedIn,
		ofOrganization,
		viewLetterSettings,
		letterSettings,
		"How an organization writes to people: where answers go, how long notices are held and gathered, and its quiet hours; for its owner.",
	),
	evenWhenFull(
		put(
			"/organizations/:id/letters",
			signedIn,
			changedLetters,
			changeLetterSettings,
			savedLetters,
			"Says how an organization writes to people. Quiet hours are those of its zone; there are none where both ends are the same.",
		),
	),
	get(
		"/organizations/domain/:domain",
		anyone,
		byDomain,
		viewOrganizationAt,
		oneOrganization,
		"The organization with this domain.",
	),
	get(
		"/organizations/slug/:slug",
		anyone,
		bySlug,
		viewOrganizationCalled,
		oneOrganization,
		"The organization with this slug.",
	),
	post("/organizations", superAdmins, newOrganization, addOrganization, addedOrganization, adding),
	put(
		"/organizations/:id",
		signedIn,
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
