import { words } from "../../words.ts";

export type Assignment = { assigned: readonly string[]; refused: readonly string[] };

/**
 * What is said after several teams were assigned: the server's sentence for each, and which of them
 * it did not take.
 */
export function assignmentText({ assigned, refused }: Assignment): string {
	const done = words.messages.teams.assigned({ message: assigned.join(", ") });
	return refused.length === 0 ? done : words.team.notAssigned({ done, refused: refused.join(" ") });
}
