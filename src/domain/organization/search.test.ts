import { describe, expect, test } from "vitest";
import type { Organization } from "./organization.ts";
import { searchOrganizations } from "./search.ts";

const organization = (name: string, slug: string | null = null) =>
	({ name, slug, domain: null }) as Organization;

describe("searchOrganizations", () => {
	const all = [organization("Québec Hoops", "qh"), organization("Lakeshore Volleyball")];

	test("finds every word of the search in any order, without accents and case", () => {
		expect(searchOrganizations(all, "HOOPS quebec")).toEqual([all[0]]);
		expect(searchOrganizations(all, "qh")).toEqual([all[0]]);
		expect(searchOrganizations(all, "hoops volleyball")).toEqual([]);
	});

	test("finds all for a search of nothing", () => {
		expect(searchOrganizations(all, "  ")).toEqual(all);
	});
});
