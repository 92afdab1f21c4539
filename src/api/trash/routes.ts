import { listTrash, undoDeletion } from "#usecases/trash/trash.ts";
import { members } from "../access.ts";
import { evenWhenFull, get, large, post } from "../endpoint.ts";
import { one, pageQuery, restored, trash } from "./trash.ts";

export const trashRoutes = [
	get(
		"/trash",
		members,
		pageQuery,
		listTrash,
		trash,
		"What was deleted in the last 30 days and can come back, newest first.",
	),
	large(
		"return",
		evenWhenFull(
			post(
				"/trash/:id/restore",
				members,
				one,
				undoDeletion,
				restored,
				"Undoes a deletion: everything comes back under its old ids. A season is no longer active when another is by now.",
			),
		),
	),
] as const;
