import { describe, expect, test } from "vitest";
import { externalSite } from "./external-site.ts";

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
