import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each(["12345678", "qwertyuiop", "QwertyUIOP", "trustno1", "1qaz2wsx", "blink182", "27061989"])(
	"%s was found in leaks",
	async (password) => expect(await isCommonPassword(password)).toBe(true),
);

test("a sentence of one's own was not", async () => {
	expect(await isCommonPassword("correct horse 9")).toBe(false);
});
