import { expect, test } from "vitest";
import { found, type OrganizationRow, toOrganizationRows } from "./organization-rows.ts";

const plain: object = { slug: null, domain: null, sports: [], users: [], isListed: true };
const rowsOf = (...organizations: object[]) =>
	toOrganizationRows(
		organizations.map((it, index) => ({ ...plain, id: 10 + index, ...it })) as OrganizationRow[],
	);

test("stand by name, the platform's own last", () => {
	const rows = rowsOf({ id: 2, name: "A platform" }, { name: "Östra" }, { name: "Hoops" });
	expect(rows.map(({ name }) => name)).toEqual(["Hoops", "Östra", "A platform"]);
});

test("one without a user is new, and the platform's own is not", () => {
	const rows = rowsOf(
		{ name: "a" },
		{ name: "b", isListed: false },
		{ id: 2, name: "c", isListed: false },
	);
	expect(rows.map(({ state }) => state)).toEqual(["inUse", "new", "platform"]);
});

test("are found by words of name, slug, domain and sport, without accents", () => {
	const rows = rowsOf(
		{ name: "Östra Hoops", slug: "ostra", sports: [{ name: "Basketball" }] },
		{ name: "Spikes", domain: "spikes.test", sports: [{ name: "Volleyball" }] },
	);
	const names = (typed: string) => found(rows, typed).map(({ name }) => name);
	expect(names("ostra basket")).toEqual(["Östra Hoops"]);
	expect(names("spikes.test")).toEqual(["Spikes"]);
	expect(names("ball")).toHaveLength(2);
	expect(names("ball hockey")).toEqual([]);
});
