import { expect, test } from "vitest";
import { credentials } from "./sign-in-wire.ts";

test.each([["a\0b"], [{ $ne: "" }], [["admin"]], [7], [null], [undefined], ["a".repeat(1001)]])(
	"a user name that no account can have reads as none: %j",
	(username) => {
		expect(credentials.parse({ username, password: "x" }).username).toBe("");
	},
);
