import { expect, test } from "vitest";
import { suggestedPath } from "./suggested-path.ts";

test.each([
	["Open Gym", "open-gym"],
	["  Café & Bar – Spring '26! ", "cafe-bar-spring-26"],
	["Our team’s story", "our-teams-story"],
	["日本", ""],
	["a".repeat(80), "a".repeat(60)],
])("%s suggests %s", (title, path) => {
	expect(suggestedPath(title)).toBe(path);
});
