import { describe, expect, test } from "vitest";
import { plainUsername, usernameKey, usernameProblem } from "./username.ts";

test("a user name holds nothing that cannot be seen, and is found whoever types it how", () => {
	expect(plainUsername("\u202eadmin1\u200b\n")).toBe("admin1");
	expect(usernameKey("ＣＡＳＥＹ\u200b")).toBe("casey");
	expect(usernameKey("Rene\u0301")).toBe(usernameKey("René"));
	expect(usernameProblem("\u200b\u202e")).toBe("Username is required.");
});

describe("letters of one script", () => {
	test.each([
		"casey",
		"O'Neil_99",
		"кейси.2",
		"Ευα",
		"田中ひろしカナ",
		"김철수",
		"taro田中",
		"אריה",
		"أحمد",
	])("%s is taken", (name) => {
		expect(usernameProblem(name)).toBeNull();
	});

	test.each(["\u0430dmin", "b\u03bfss", "casey\u0435", "p\u0430ypal田"])(
		"%s is refused",
		(name) => {
			expect(usernameProblem(name)).toBe(
				"A username can have letters of one script only, such as Latin or Cyrillic.",
			);
		},
	);
});
