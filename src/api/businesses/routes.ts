import { messages } from "#domain/messages.ts";
import {
	addBusiness,
	changeBusiness,
	listBusinesses,
	removeBusiness,
} from "#usecases/businesses.ts";
import { del, get, post, put } from "../endpoint.ts";
import { members } from "../who.ts";
import {
	businesses,
	changedBusiness,
	newBusiness,
	ofDirectory,
	oneBusiness,
	removedBusiness,
	savedBusiness,
} from "./business.ts";

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
