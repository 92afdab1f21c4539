import { expect, test } from "vitest";
import { assignmentText } from "./assigning.ts";

test("says what the server said of each team, and what it refused", () => {
	expect(assignmentText({ assigned: ["Hawks plays in Tuesday D2"], refused: [] })).toBe(
		"Team assigned: Hawks plays in Tuesday D2",
	);
	expect(
		assignmentText({
			assigned: ["Hawks plays in Tuesday D2", "Crows plays in Tuesday D2"],
			refused: ["Owls: This team is already in this league."],
		}),
	).toBe(
		"Team assigned: Hawks plays in Tuesday D2, Crows plays in Tuesday D2. Not assigned: Owls: This team is already in this league.",
	);
});
