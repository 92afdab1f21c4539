import { describe, expect, test } from "vitest";
import type { Organization } from "./organization.ts";
import { externalSite, searchOrganizations } from "./search.ts";

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

describe("externalSite", () => {
	test("is the organization's own page when it has said so", () => {
		const site = { isCustomSite: true, customPageUrl: "https://example.org/league" };
		expect(externalSite(site)).toBe("https://example.org/league");
		expect(externalSite({ ...site, isCustomSite: false })).toBeNull();
		expect(externalSite({ ...site, customPageUrl: null })).toBeNull();
	});

	test.each(["javascript:alert(1)", "http://example.org", "not an address"])(
		"is never %s",
		(customPageUrl) => {
			expect(externalSite({ isCustomSite: true, customPageUrl })).toBeNull();
		},
	);
});
