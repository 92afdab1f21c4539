import { expect, test } from "vitest";
import { sourceFile } from "../structure/source-file.ts";
import { sayingComplaints } from "./sayings.ts";

const source = sourceFile(
	"src/usecases/x.ts",
	// biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
	'new Refusal("missing", "Game not found.");\ninvalid("week", say`Week ${week} is over.`);\nid("At most 60 letters.");',
);
const known = {
	"Game not found.": "",
	"Week {0} is over.": "",
	"At most {0} letters.": "",
};

test("refusals and templates that are said in English only are found", () => {
	expect(sayingComplaints([source], known)).toEqual({ missing: [], unused: [] });
	const { missing } = sayingComplaints([source], {});
	expect(missing.map(({ line }) => line)).toEqual([1, 2]);
});

test("a saying that nobody says is found", () => {
	const { unused } = sayingComplaints([source], { ...known, "Team not found.": "" });
	expect(unused).toEqual(["Team not found."]);
});
