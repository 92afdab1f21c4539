import { describe, expect, test } from "vitest";
import {
	checkRecords,
	type DomainAnswers,
	type NameAnswer,
	type Pointing,
	recordsFor,
	type Wanted,
} from "./domain-records.ts";

const values = (...all: string[]): NameAnswer =>
	all.length === 0 ? { kind: "none" } : { kind: "values", values: all };
const nothing: Pointing = { v4: values(), v6: values(), alias: values() };

const wanted: Wanted = {
	domain: "hoops.example",
	zone: "hoops.example",
	token: "proof",
	target: { name: "sites.test", addresses: ["203.0.113.5"] },
};
const answers = (change: Partial<DomainAnswers> = {}): DomainAnswers => ({
	proof: values("proof"),
	doubled: values(),
	www: nothing,
	site: { ...nothing, v4: values("203.0.113.5") },
	...change,
});
const found = (change: Partial<DomainAnswers>, of = wanted) =>
	Object.fromEntries(
		checkRecords(of, answers(change)).map(({ type, host, state, found }) => [
			`${type} ${host}`,
			[state, ...found].join(" "),
		]),
	);

describe("the records of a domain", () => {
	test("lead the bare domain to our addresses, and www to our name", () => {
		const target = { name: "sites.test", addresses: ["203.0.113.5", "2001:db8::5"] };
		expect(recordsFor({ ...wanted, target }).map(({ type, host }) => `${type} ${host}`)).toEqual([
			"TXT _fieldhouse",
			"A @",
			"AAAA @",
			"CNAME www",
		]);
	});

	test("are an alias where our addresses are not known", () => {
		const target = { name: "sites.test", addresses: [] };
		expect(recordsFor({ ...wanted, target })[1]).toMatchObject({ type: "ALIAS", host: "@" });
	});
});

describe("a record", () => {
	test("is found when it is the only one of its kind", () => {
		expect(found({})).toEqual({
			"TXT _fieldhouse": "found",
			"A @": "found",
			"CNAME www": "missing",
		});
	});

	test("is wrong when another address stands beside it", () => {
		const v4 = values("203.0.113.5", "198.51.100.7");
		expect(found({ site: { ...nothing, v4 } })["A @"]).toBe("wrong 198.51.100.7");
		const v6 = values("2001:db8::bad");
		expect(found({ site: { ...answers().site, v6 } })["A @"]).toBe("wrong 2001:db8::bad");
	});

	test("of one kind of address says nothing of the other", () => {
		const target = { name: "sites.test", addresses: ["203.0.113.5", "2001:db8::5"] };
		const site = { ...nothing, v4: values("198.51.100.7") };
		expect(found({ site }, { ...wanted, target })).toMatchObject({
			"A @": "wrong 198.51.100.7",
			"AAAA @": "missing",
		});
	});

	test("with quotation marks around it is what was meant", () => {
		expect(found({ proof: values('"proof"', "v=spf1 -all") })["TXT _fieldhouse"]).toBe("found");
	});

	test("that proves something else is wrong, and so is one a level too deep", () => {
		expect(found({ proof: values("other") })["TXT _fieldhouse"]).toBe("wrong other");
		const doubled = values("proof");
		expect(found({ proof: values(), doubled })["TXT _fieldhouse"]).toBe("wrong");
	});

	test("of www may be our name or our address, and nothing else", () => {
		const www = (change: Partial<Pointing>) =>
			found({ www: { ...nothing, ...change } })["CNAME www"];
		expect(www({ alias: values("sites.test") })).toBe("found");
		expect(www({ v4: values("203.0.113.5") })).toBe("found");
		expect(www({ alias: values("hoops.example"), v4: values("203.0.113.5") })).toBe("found");
		expect(www({ alias: values("old.example"), v4: values("198.51.100.7") })).toBe(
			"wrong old.example",
		);
	});

	test("that nobody could look up is not known, and not missing", () => {
		const unknown: NameAnswer = { kind: "unknown" };
		const site = { v4: unknown, v6: unknown, alias: unknown };
		expect(found({ proof: unknown, site, www: site })).toEqual({
			"TXT _fieldhouse": "unknown",
			"A @": "unknown",
			"CNAME www": "unknown",
		});
	});
});
