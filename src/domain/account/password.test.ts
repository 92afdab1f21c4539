import { describe, expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import { passwordProblem as passwordProblemSaid } from "./password.ts";

const passwordProblem = answeringEnglish(passwordProblemSaid);

describe("passwordProblem", () => {
	test.each(["correct horse 9", "8 zeichen", "\u{1F3C0}x".repeat(4), "x7".repeat(64)])(
		"%s may be a password",
		(password) => expect(passwordProblem(password, "casey")).toBeNull(),
	);

	test("characters are counted, not the units they are stored in", () => {
		expect(passwordProblem("\u{1F3C0}".repeat(7), "casey")).toMatch("at least 8");
		expect(passwordProblem("\u{1F3C0}x".repeat(65), "casey")).toMatch("at most 128");
	});

	test.each([
		"password",
		"PASSWORD",
		"Passw0rd!",
		"basketball2025",
		"aaaaaaaa",
		"fieldhouse",
		"Administrator1",
	])("%s is what everybody tries first", (password) => {
		expect(passwordProblem(password, "casey")).toMatch("too easy to guess");
	});

	test("the user's own name is no password", () => {
		expect(passwordProblem("Casey.Jones", "casey.jones")).toMatch("too easy to guess");
	});
});
