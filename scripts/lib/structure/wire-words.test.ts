import { expect, test } from "vitest";
import { sourceFile } from "./source-file.ts";
import { wireWords } from "./wire-words.ts";

const words = (text: string, path = "src/admin/screens/games/x.tsx") =>
	wireWords([sourceFile(path, text)]).map(({ line, sentence }) => `${line} ${sentence}`);

test.each([
	"show(game.score_home);",
	'show(game["score_home"]);',
	"save({ score_home: 1 });",
	"const { score_home: score } = game;",
	"type Game = { score_home: number };",
	'type Score = Game["score_home"];',
])("%s says a word of the wire inside the administration", (text) => {
	expect(words(`// first\n${text}`)).toEqual([
		"2 score_home is a word of the wire: src/api/wire-words.ts has ours for it",
	]);
});

test("tests of the administration and the API may", () => {
	for (const path of ["src/admin/screens/games/games.test.tsx", "src/api/games/answers.ts"]) {
		expect(words("show(game.score_home);", path)).toEqual([]);
	}
});

test("values of the domain, texts and comments are none", () => {
	expect(words('const words = { in_progress: "score_home" }; // game.score_home')).toEqual([]);
});
