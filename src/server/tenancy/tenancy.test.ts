import { describe, expect, test } from "vitest";
import { type Organization, plainOrganization } from "#domain/organization/organization.ts";
import { resolveTenant, type TenancyRules, type Tenant } from "./tenancy.ts";

const hoops = organization(1, "hoops", "hoops-league.test");
const river = organization(3, "river", null);
const island = organization(4, null, "island.test");
const dotcom = organization(5, "dotcom", "dotcom.com");
const montreal: Organization = {
	...organization(6, "mtl", "mtl.test"),
	language: "fr",
	moreLanguages: ["en"],
};
/** It was called so before the word meant a language. */
const fr = organization(7, "fr", null);

const cases: [what: string, address: string, expected: string][] = [
	["the root host is the landing", "root.test/", "root /"],
	["… in a language below its code", "root.test/es", "root / es"],
	["… and so are its other pages", "root.test/es/browse?search=a", "root /browse es"],
	["… the code in any case, with nothing after it", "root.test/ES/", "→ /es"],
	["its own language has no code", "root.test/en/browse?search=a", "→ /browse?search=a"],
	["www. of the root host too", "www.root.test/", "root /"],
	["localhost with a port too", "localhost:3000/browse", "root /browse"],
	["127.0.0.1 and [::1] count as localhost", "127.0.0.1:3000/", "root /"],
	["…", "[::1]:3000/", "root /"],
	["case, port and one trailing dot of a host do not matter", "ROOT.test.:80/", "root /"],
	[
		"the first segment is the slug on the root host",
		"root.test/hoops/teamList",
		"1 /hoops /teamList",
	],
	["the slug alone is the home page", "root.test/hoops", "1 /hoops /"],
	[
		"a slug in capitals moves to its own spelling",
		"root.test/HOOPS/teams/5?season=2",
		"→ /hoops/teams/5?season=2",
	],
	["reserved segments are never a slug", "root.test/registration", "root /registration"],
	["… in any case", "root.test/LEAGUEINFO", "root /LEAGUEINFO"],
	["… the word login", "root.test/login", "root /login"],
	["an unknown slug is a slug nobody has", "root.test/nobody/teamList", "no slug"],
	["a slug that is no word is one nobody has", "root.test/%2e%2e/x", "no slug"],
	["a custom domain has no prefix", "hoops-league.test/teamList", "1 - /teamList"],
	[
		"a custom domain moves www. to its own spelling",
		"www.hoops-league.test/schedule?date=1",
		"→ http://hoops-league.test/schedule?date=1",
	],
	["only the leading www. is taken off", "x.www.hoops-league.test/", "no host"],
	[
		"the own slug on a custom domain moves to the path without it",
		"hoops-league.test/hoops/teams/7?season=1",
		"→ /teams/7?season=1",
	],
	[
		"… and never to another host",
		"hoops-league.test/hoops//evil.test/x?season=1",
		"→ /evil.test/x?season=1",
	],
	[
		"another's slug on a custom domain is only a path of it",
		"hoops-league.test/river/teamList",
		"1 - /river/teamList",
	],
	["an unknown host is nobody's", "unknown.test/", "no host"],
	["a host that only ends like the root is nobody's", "root.test.evil.test/", "no host"],
	["… or starts like localhost", "localhost.evil.test/", "no host"],
	["… or runs into the root's name", "wwwroot.test/", "no host"],
	["user names in a host are no host", "root.test@evil.test/", "no host"],
	[
		"a domain parameter names the organization on the root host",
		"root.test/site?domain=island.test",
		"4 http://island.test /site",
	],
	[
		"… with its slug before links when it has one",
		"root.test/leagues/5?domain=hoops-league.test",
		"1 /hoops /leagues/5",
	],
	["… with .com added when it has no dot", "root.test/site?domain=dotcom", "5 /dotcom /site"],
	[
		"… as people write domains",
		"root.test/site?domain=https%3A%2F%2Fwww.Island.test%2Fx",
		"4 http://island.test /site",
	],
	[
		"an unknown domain parameter is an organization that is missing",
		"root.test/site?domain=nobody.test",
		"no organization",
	],
	[
		"a domain and a slug that agree are one organization",
		"root.test/hoops/teamList?domain=hoops-league.test",
		"1 /hoops /teamList",
	],
	[
		"of a domain and a slug that disagree the domain counts",
		"root.test/hoops/teamList?domain=island.test",
		"4 http://island.test /teamList",
	],
	[
		"… unless nobody has the domain",
		"root.test/hoops/teamList?domain=nobody.test",
		"no organization",
	],
	[
		"two domains that disagree are none",
		"root.test/site?domain=island.test&domain=hoops-league.test",
		"no organization",
	],
	[
		"… also when the slug is a parameter",
		"root.test/site?domain=island.test&slug=hoops",
		"4 http://island.test /site",
	],
	[
		"an empty parameter names nobody",
		"root.test/hoops/teamList?domain=&slug=",
		"1 /hoops /teamList",
	],
	[
		"the product's own host as a parameter names nobody",
		"root.test/login?domain=root.test",
		"root /login",
	],
	["what is no slug is nobody's", "root.test/site?slug=%00", "no organization"],
	[
		"a custom host wins: another's domain there is missing",
		"hoops-league.test/teamList?domain=island.test",
		"no organization on 1",
	],
	[
		"a custom host wins: another's slug there is missing",
		"hoops-league.test/teamList?slug=river",
		"no organization on 1",
	],
	[
		"… also beside its own domain",
		"hoops-league.test/teamList?domain=hoops-league.test&slug=river",
		"no organization on 1",
	],
	["the own language has no prefix", "root.test/mtl/teamList", "6 /mtl /teamList fr"],
	["a further one is below its code", "root.test/mtl/en/teamList", "6 /mtl/en /teamList en"],
	["… on a custom domain too", "mtl.test/en/teamList?a=1", "6 /en /teamList en"],
	["… with a home page of its own", "mtl.test/en", "6 /en / en"],
	["… of one address", "root.test/mtl/EN//?a=1", "→ /mtl/en?a=1"],
	["… in one spelling", "mtl.test/En/Schedule", "→ /en/Schedule"],
	["… before the own slug, which is a path there", "mtl.test/en/mtl", "6 /en /mtl en"],
	[
		"the own language's code moves to the address without",
		"mtl.test/fr/teamList?a=1",
		"→ /teamList?a=1",
	],
	["… to the home page", "root.test/mtl/fr", "→ /mtl"],
	["… and never to another host", "mtl.test/fr//evil.test/x", "→ /evil.test/x"],
	[
		"a language that is not offered is only a path",
		"root.test/mtl/es/teamList",
		"6 /mtl /es/teamList fr",
	],
	["… and so is every one on a site in one language", "root.test/hoops/en", "1 /hoops /en"],
	[
		"a language can be asked for by a parameter",
		"root.test/en/teamList?domain=mtl.test",
		"6 /mtl/en /teamList en",
	],
	["a slug like a language keeps its organization", "root.test/fr/teamList", "7 /fr /teamList"],
	[
		"its own domain on a custom host changes nothing",
		"hoops-league.test/teamList?domain=hoops-league.test",
		"1 - /teamList",
	],
];

describe("whose site a request is for", () => {
	test.each(cases)("%s: %s", async (_what, address, expected) => {
		expect(told(await resolveTenant(parse(address), rules))).toBe(expected);
	});

	test("a request without a host is nobody's", async () => {
		expect(told(await resolveTenant({ host: null, path: "/", search: "" }, rules))).toBe("no host");
	});

	test("a host of 300 letters is nobody's", async () => {
		const host = `${"a".repeat(300)}.test`;
		expect(told(await resolveTenant({ host, path: "/", search: "" }, rules))).toBe("no host");
	});

	test("an organization without a slug is not found under its id or an empty segment", async () => {
		expect(told(await resolveTenant(parse("root.test//teamList"), rules))).toBe("root //teamList");
		expect(told(await resolveTenant(parse("root.test/river"), rules))).toBe(`${river.id} /river /`);
	});
});

function told(tenant: Tenant): string {
	if (tenant.kind === "root")
		return `root ${tenant.path}${tenant.language === "en" ? "" : ` ${tenant.language}`}`;
	if (tenant.kind === "redirect") return `→ ${tenant.location}`;
	if (tenant.kind === "missing") {
		return `no ${tenant.what}${tenant.organization ? ` on ${tenant.organization.id}` : ""}`;
	}
	const language = tenant.organization === montreal ? ` ${tenant.language}` : "";
	return `${tenant.organization.id} ${tenant.base || "-"} ${tenant.path}${language}`;
}

const all = [hoops, river, island, dotcom, montreal, fr];
const rules: TenancyRules = {
	rootDomain: "root.test",
	reserved: new Set(["registration", "leagueinfo", "login", "browse", "site", "leagues"]),
	originOf: (host) => `http://${host}`,
	directory: {
		byId: async (id) => all.find((candidate) => candidate.id === id),
		bySlug: async (slug) => all.find((candidate) => candidate.slug === slug),
		byDomain: async (domain) => all.find((candidate) => candidate.domain === domain),
	},
};

function parse(address: string) {
	const [, host, path, search] = /^([^/]*)([^?]*)(.*)$/.exec(address) ?? [];
	return { host, path: path ?? "/", search: search ?? "" };
}

function organization(id: number, slug: string | null, domain: string | null): Organization {
	return {
		id,
		...plainOrganization,
		name: slug ?? domain ?? "",
		slug,
		domain,
		sports: [],
	};
}
