import { fillOfficials, setOfficials, viewOfficiated } from "#usecases/official/assignments.ts";
import {
	addOfficial,
	changeOfficial,
	listOfficials,
	removeOfficial,
} from "#usecases/official/officials.ts";
import { members } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	addedOfficial,
	changedOfficial,
	daysAsked,
	newOfficial,
	officials,
	officialsOfGame,
	officiatedGames,
	ofOfficials,
	oneOfficial,
	placesToFill,
	removedOfficial,
	savedOfficial,
} from "./official.ts";

export const officialRoutes = [
	get(
		"/officials",
		members,
		ofOfficials,
		listOfficials,
		officials,
		"Referees and scorers, by name, each with the link to the own page.",
	),
	get(
		"/officials/games",
		members,
		daysAsked,
		viewOfficiated,
		officiatedGames,
		"The games of some days with who officiates at them, and what stands against it.",
	),
	post(
		"/officials/assignment",
		members,
		placesToFill,
		fillOfficials,
		officiatedGames,
		"Gives the games of some days as many referees and scorers as are asked for, everybody about equally many and no time between two games of an evening. What stands stays; `open` are places that nobody takes.",
	),
	post(
		"/officials",
		members,
		newOfficial,
		addOfficial,
		addedOfficial,
		"Adds an official: who referees or scores, and when and where that can be.",
	),
	put(
		"/officials/:id",
		members,
		changedOfficial,
		changeOfficial,
		savedOfficial,
		"Changes what is given of an official. `renewsLink` makes a new link; the one before opens nothing any more.",
	),
	del(
		"/officials/:id",
		members,
		oneOfficial,
		removeOfficial,
		removedOfficial,
		"Deletes an official with the games he was to be at; it can be restored for 30 days.",
	),
	put(
		"/gamesv2/:id/officials",
		members,
		officialsOfGame,
		setOfficials,
		officiatedGames,
		"Says by hand who officiates at a game, in place of who did; nothing is forbidden, what stands against it is told.",
	),
] as const;
