import { describe, expect, test } from "vitest";
import { messages } from "./messages.ts";

/** Written out once more, with their full stops; `{…}` is what is filled in. */
const catalogue = `
Login failed. Please check your credentials.
Error creating organization
Error updating organization
Error deleting organization
Error creating or adding user
Error updating user
Error deleting user
Failed to create user
Failed to delete user
Failed to delete user with ID: {7}
Failed to create game. Check the console for more details.
Teams must be different.
Game ID is missing. Cannot update stats.
Failed to update stats.
Failed to update final score.
Failed to update game details.
There was an error loading the video. Please try again later.
Game not found.
Failed to add team
Failed to update team
Failed to delete team
Error assigning team
Player already on this team
Player already exists in this team
Error adding player
Error updating player
Unauthorized access
Failed to fetch team/player
Failed to fetch user details
Failed to update user
Failed to create schedule
Failed to update schedule
Failed to delete schedule
Failed to generate full schedule
Swap failed.
No sport found.
No sports available.
Please fill all fields
Please select a league first.
No leagues available
No users found.
No teams available
No games available.
User {Ann} created successfully
Deleted {3} user(s) successfully
User {Ann} updated successfully
Games deleted successfully
Score updated successfully
Team added successfully
Team updated!
Teams deleted successfully
Team created successfully
Team updated successfully
Schedule created successfully!
Schedule updated successfully
Schedule deleted successfully!
Matchups swapped!
Full schedule generated!
Team deleted successfully
Team assigned: {done}
{Ann} created
{Ann} updated
Seasons deleted
Leagues deleted
Please enter a team name or select an existing team.
This team has no league. Are you sure you want to create it?
This league has no season. Are you sure you want to create it?
This player has no team. Are you sure you want to create it?
Please select at least one game to delete.
Delete this game?
Please select at least one team.
Please select at least one team to delete.
Delete selected teams?
Please select at least one player to delete.
Delete this player?
No users selected for deletion.
Are you sure you want to delete the selected users?
Select at least one season to delete.
Select at least one league.
Are you sure you want to delete this user?
Are you sure you want to delete this organization?
Team has fewer than 5 players.
All teams and games will be removed.
All players will be removed.
This will overwrite all existing games for this schedule.
This will overwrite current stats.
`
	.trim()
	.split("\n");

describe("the sentences of the product are those that are relied on", () => {
	const own = new Set(sentencesOf(messages));
	test.each(catalogue)("%s", (sentence) => {
		expect(own).toContain(sentence.replace(/\{.*\}/, "{}"));
	});
});

/** Filled-in places are written as `{}`. */
function sentencesOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value === "function") return [value("{}")];
	return Object.values(value as object).flatMap(sentencesOf);
}
