import { expect, test } from "vitest";
import { isHarmlessWebAddress } from "./web-address.ts";

test.each([
	"https://hoops.test/signup?x=1",
	"HTTP://hoops.test",
	"hoops.test",
	"www.hoops.test/league",
	"hoops.test:8080/league",
	"@hoops",
	"Hoops League",
])("%s may stand in the directory", (text) => {
	expect(isHarmlessWebAddress(text)).toBe(true);
});

test.each([
	"javascript:alert(1)",
	" JavaScript:alert(1)",
	"java\tscript:alert(1)",
	"\u0001javascript:alert(1)",
	"data:text/html,hello",
	"ftp://hoops.test",
	"mailto:casey@hoops.test",
	"javascript:8080/alert(1)",
	"https://casey:secret@hoops.test",
	"https://",
])("%j may not: it has another scheme than http and https, or none that works", (text) => {
	expect(isHarmlessWebAddress(text)).toBe(false);
});
