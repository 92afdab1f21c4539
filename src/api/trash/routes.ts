import { listTrash, undoDeletion } from "#usecases/undo.ts";
import { get, post } from "../endpoint.ts";
import { members } from "../who.ts";
import { listed, one, restored, trash } from "./trash.ts";

export const trashRoutes = [
	get(
		"/trash",
		members,
		listed,
		listTrash,
		trash,
		"What was deleted in the last 30 days and can come back, newest first.",
	),
	post(
		"/trash/:id/restore",
		members,
		one,
		undoDeletion,
		restored,
		"Undoes a deletion: everything comes back under its old ids. A season is no longer active when another is by now.",
	),
] as const;
