import { expect, test } from "vitest";
import { redact } from "./redact.ts";

const maya = { id: 7, names: [{ firstName: "Maya", lastName: "Rodriguez" }] };

test("a record of the player keeps neither name nor picture nor attributes", () => {
	const record = {
		firstName: "Maya",
		lastName: "Rodriguez",
		imageUrl: "/files/1/a.webp",
		entryIds: [3],
		attributes: { "Birth date": "2012-02-03" },
	};
	expect(redact(record, maya)).toEqual({
		firstName: "Former player",
		lastName: "",
		imageUrl: "",
		entryIds: [3],
		attributes: {},
	});
});

test("a name beside the player's id goes, whatever it is", () => {
	expect(redact({ captainId: 7, captainName: "M. Rod" }, maya)).toEqual({
		captainId: 7,
		captainName: "Former player",
	});
	expect(redact({ rows: [{ captain_id: 7, captain_name: "Maya" }] }, maya)).toEqual({
		rows: [{ captain_id: 7, captain_name: "Former player" }],
	});
});

test("the team of a captain keeps its name", () => {
	expect(redact({ name: "Hawks", captainId: 7, captainName: "Maya" }, maya)).toEqual({
		name: "Hawks",
		captainId: 7,
		captainName: "Former player",
	});
});

test("a full name goes out of any text, in any case, as a whole", () => {
	expect(redact("Added MAYA RODRIGUEZ, twice", maya)).toBe("Added Former player, twice");
	expect(redact("Maya Rodriguezson", maya)).toBe("Maya Rodriguezson");
	expect(redact(["Maya"], maya)).toEqual(["Maya"]);
});

test("a namesake who is named by another id stays", () => {
	const other = { playerId: 8, name: "Maya Rodriguez" };
	expect(redact(other, maya)).toEqual(other);
});

test("a name of one word is only taken where it is all that stands there", () => {
	const al = { id: 7, names: [{ firstName: "Al", lastName: "" }] };
	expect(redact({ label: "Al", note: "Al and Bo" }, al)).toEqual({
		label: "Former player",
		note: "Al and Bo",
	});
});

test("signs that patterns know mean themselves", () => {
	const person = { id: 1, names: [{ firstName: "J.R. (Jay)", lastName: "O'Neil" }] };
	expect(redact("saw J.R. (Jay) O'Neil", person)).toBe("saw Former player");
	expect(redact("saw JxR. (Jay) O'Neil", person)).toBe("saw JxR. (Jay) O'Neil");
});
