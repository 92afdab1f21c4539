import { expect, test } from "vitest";
import { bareOwnPath, ownPathProblem } from "./own-path.ts";

const rules = { reserved: new Set(["schedule", "leagueinfo"]), slug: "hoops" };

test.each(["open-gym", "2026", "a", "x".repeat(60), "-"])("an own page can be at /%s", (path) => {
	expect(ownPathProblem(path, rules)).toBeNull();
});

test.each([
	"",
	"Open",
	"a b",
	"a/b",
	"..",
	"%20",
	"ü",
	"x".repeat(61),
	"schedule",
	"leagueinfo",
	"hoops",
])("an own page is never at /%s", (path) =>
	expect(ownPathProblem(path, rules)).toMatch(/^\w+ \w+/),
);

test("an address is taken with or without slashes around it", () => {
	for (const text of ["open-gym", "/open-gym", " open-gym/ "]) {
		expect(bareOwnPath(text)).toBe("open-gym");
	}
});
