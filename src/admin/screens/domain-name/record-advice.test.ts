import { expect, test } from "vitest";
import type { DomainRecord } from "./connection.ts";
import { adviceOn, stateWord } from "./record-advice.ts";

const record = (change: Partial<DomainRecord>): DomainRecord => ({
	purpose: "site",
	type: "A",
	host: "@",
	name: "hoops.example",
	value: "203.0.113.5",
	isNeeded: true,
	state: "wrong",
	found: ["198.51.100.7"],
	...change,
});

test("an address that is not ours is to be removed", () => {
	expect(adviceOn(record({}))).toBe(
		"Found 198.51.100.7. Only 203.0.113.5 may stand there: change it, or remove it.",
	);
});

test("a proof under a doubled name says what to enter", () => {
	const proof = { purpose: "proof", type: "TXT", host: "_fieldhouse", found: [] } as const;
	expect(adviceOn(record({ ...proof, found: [] }))).toContain("enter _fieldhouse as the name");
});

test("what is found, or what nobody could see, needs nothing", () => {
	expect(adviceOn(record({ state: "found", found: [] }))).toBeNull();
	expect(adviceOn(record({ state: "unknown", found: [] }))).toBeNull();
});

test("a missing www is a recommendation", () => {
	expect(stateWord(record({ state: "missing", isNeeded: false })).text).toBe("Recommended");
});
