import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each(["https://hoops.test", "http://hoops.test/join?x=1"])("%s is one", (text) =>
	expect(isWebAddress(text)).toBe(true),
);

test.each([
	"javascript:alert(1)",
	"JavaScript:alert(1)",
	"data:text/html,x",
	"//hoops.test",
	"hoops.test",
	"ftp://hoops.test",
	"https://hoops.test@evil.test",
	"https://",
])("%s is none", (text) => expect(isWebAddress(text)).toBe(false));
