import { expect, test } from "vitest";
import { changeSentence } from "./change-sentence.ts";

test.each([
	["game.score", "Hawks – Owls", "entered the score of Hawks – Owls"],
	["game.score", null, "entered the score of a game"],
	["team.add", "Hawks", "added the team Hawks"],
	["team.delete", null, "deleted a team"],
	["season.restore", "Spring", "brought back the season Spring"],
	["roster.add", "Avery Stone", "put Avery Stone on a roster"],
	["stat.reorder", null, "reordered the statistics"],
	["user.change", "casey", "changed the user casey"],
	["user.signOut", "casey", "signed casey out"],
	["gadget.change", "Contact", "changed Contact"],
	["gadget.publish", null, "changed something"],
	["page.publish", "Contact us", "published the page Contact us"],
	["page.add", "Open gym", "added the page Open gym"],
])("%s of %s reads: %s", (action, label, sentence) => {
	expect(changeSentence({ action, label })).toBe(sentence);
});
