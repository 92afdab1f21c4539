import { expect, test } from "vitest";
import type { DomainRecord } from "./connection.ts";
import { letterAbout, mailtoOf } from "./letter.ts";

const record: DomainRecord = {
	type: "TXT",
	host: "_fieldhouse",
	name: "_fieldhouse.hoops.test",
	value: "a=b & c",
	purpose: "proof",
	isNeeded: true,
	state: "missing",
	found: [],
};

test("a letter names every record, letter by letter", () => {
	const { subject, body } = letterAbout("hoops.test", [record]);
	expect(subject).toBe("DNS records for hoops.test");
	expect(body).toContain("Type: TXT\nName: _fieldhouse\nValue: a=b & c");
});

test("a letter opens in the e-mail program as it was written", () => {
	const link = mailtoOf(letterAbout("hoops.test", [record]));
	expect(link).not.toContain(" ");
	const body = new URL(link).searchParams.get("body");
	expect(body).toContain("Name: _fieldhouse\r\nValue: a=b & c\r\n");
});
