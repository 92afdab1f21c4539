import { expect, test } from "vitest";
import { mailProgramLink } from "./mail-program.ts";

const letter = { subject: "Snow & ice", text: "No games.\nStay home" };

test("one person is written to, and several do not see each other", () => {
	expect(mailProgramLink({ ...letter, addresses: ["a+b@home.test"] })).toBe(
		"mailto:a%2Bb%40home.test?subject=Snow%20%26%20ice&body=No%20games.%0AStay%20home",
	);
	expect(mailProgramLink({ ...letter, addresses: ["a@home.test", "b@home.test"] })).toBe(
		"mailto:?bcc=a%40home.test%2Cb%40home.test&subject=Snow%20%26%20ice&body=No%20games.%0AStay%20home",
	);
});

test("what would be too long for programs is left out, addresses first", () => {
	const addresses = Array.from({ length: 100 }, (_, index) => `fan-${index}@home.test`);
	expect(mailProgramLink({ ...letter, addresses })).not.toContain("bcc");
	expect(mailProgramLink({ ...letter, addresses })).toContain("body=");
	expect(mailProgramLink({ ...letter, text: "x".repeat(2000), addresses })).toBe(
		"mailto:?subject=Snow%20%26%20ice",
	);
});
