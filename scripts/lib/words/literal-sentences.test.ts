import { expect, test } from "vitest";
import { sourceFile } from "../structure/source-file.ts";
import { literalSentences } from "./literal-sentences.ts";

const found = (text: string, path = "src/site/pages/standings.tsx") =>
	literalSentences([sourceFile(path, text)]).map(({ line }) => line);

test.each([
	"const a = <p>Teams</p>;",
	'const a = <EmptyState title="Teams" />;',
	'const a = <nav aria-label="Main" />;',
	'const a = "No teams yet";',
	"const a = `Standings of all`;",
	'const a = ok ? "It works like this." : "";',
])("%s is said in one language", (text) => {
	expect(found(text)).toEqual([1]);
});

test.each([
	"const a = <p>{words.team.title} · {year} - #</p>;",
	'const a = <input name="league" className="button wide" />;',
	'const a = <path d="M5 5l14 14M19 5 5 19" />;',
	'import a from "#ui/kit/panel.tsx";',
	'const a = kind === "fewer losses";',
	'throw new Refusal("missing", "This page does not exist.");',
])("%s is no sentence", (text) => {
	expect(found(text)).toEqual([]);
});

test("whoever speaks in sayings is asked for those", () => {
	expect(found("const a = <p>Teams</p>;", "src/api/nobody.ts")).toEqual([]);
});
