import { messages } from "#domain/messages.ts";
import {
	addBusiness,
	changeBusiness,
	listBusinesses,
	removeBusiness,
} from "#usecases/business/businesses.ts";
import { importBusinesses } from "#usecases/business/import-businesses.ts";
import { members } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	businesses,
	changedBusiness,
	newBusiness,
	ofDirectory,
	oneBusiness,
	removedBusiness,
	savedBusiness,
} from "./business.ts";
import { businessesToImport, importedBusinesses } from "./import.ts";

export const businessRoutes = [
	get(
		"/businesses",
		members,
		ofDirectory,
		listBusinesses,
		businesses,
		"The organization's directory of sports businesses, by name.",
	),
	post(
		"/businesses",
		members,
		newBusiness,
		addBusiness,
		savedBusiness(messages.created),
		"Adds a business to the directory.",
	),
	post(
		"/businesses/import",
		members,
		businessesToImport,
		importBusinesses,
		importedBusinesses,
		"Brings the lines of a spreadsheet into the directory, all or none: a business is found again by its name. With `isTrial` it only says what would be done.",
	),
	put(
		"/businesses/:id",
		members,
		changedBusiness,
		changeBusiness,
		savedBusiness(messages.updated),
		"Changes what is given of a business.",
	),
	del(
		"/businesses/:id",
		members,
		oneBusiness,
		removeBusiness,
		removedBusiness,
		"Deletes a business; it can be restored for 30 days.",
	),
] as const;
