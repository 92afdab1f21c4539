import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Wanted } from "#domain/organization/domain-records.ts";
import { type DnsServer, startDnsServer } from "#testing/servers/dns-server.ts";
import { readSettings } from "../env.ts";
import { domainNames } from "./domain-names.ts";

let dns: DnsServer;
beforeAll(async () => {
	dns = await startDnsServer();
});
afterAll(() => dns.close());
beforeEach(() => {
	Object.assign(dns, { failure: null, names: {} });
});

const namesOf = (env: Record<string, string> = {}) =>
	domainNames(readSettings({ ROOT_DOMAIN: "sites.test", DNS_SERVERS: dns.address, ...env }));

const wanted: Wanted = {
	domain: "hoops.example",
	zone: "hoops.example",
	token: "proof",
	target: { name: "sites.test", addresses: [] },
};

test("tells what there is from what there is not", async () => {
	dns.names = {
		"_fieldhouse.hoops.example": { TXT: ["proof", "other"] },
		"hoops.example": { A: ["203.0.113.5"], AAAA: ["2001:db8::5"] },
		"www.hoops.example": { CNAME: ["Sites.test"] },
	};
	const { proof, doubled, site, www } = await namesOf().lookUp(wanted);
	expect(proof).toEqual({ kind: "values", values: ["proof", "other"] });
	expect(doubled).toEqual({ kind: "none" });
	expect(site).toEqual({
		v4: { kind: "values", values: ["203.0.113.5"] },
		v6: { kind: "values", values: ["2001:db8::5"] },
		alias: { kind: "none" },
	});
	expect(www?.alias).toEqual({ kind: "values", values: ["sites.test"] });
});

test("knows nothing of a name server that fails", async () => {
	dns.failure = "SERVFAIL";
	const { proof, site } = await namesOf().lookUp(wanted);
	expect([proof.kind, site.v4.kind]).toEqual(["unknown", "unknown"]);
});

test("knows nothing of a name server that is silent, and does not wait long for it", {
	timeout: 15_000,
}, async () => {
	dns.failure = "silent";
	const begun = performance.now();
	const { proof } = await namesOf().lookUp(wanted);
	expect(proof.kind).toBe("unknown");
	expect(performance.now() - begun).toBeLessThan(8000);
});

test("has no www for a part of another domain", async () => {
	const { www } = await namesOf().lookUp({ ...wanted, domain: "league.hoops.example" });
	expect(www).toBeNull();
	expect(namesOf().zoneOf("league.hoops.co.uk")).toBe("hoops.co.uk");
});

test("domains point to the addresses of the settings, else to those of the name", async () => {
	dns.names = { "sites.test": { A: ["203.0.113.9"], AAAA: ["2001:db8::9"] } };
	expect(await namesOf().target()).toEqual({
		name: "sites.test",
		addresses: ["203.0.113.9", "2001:db8::9"],
	});
	const told = { CNAME_TARGET: "edge.test", SITE_ADDRESSES: "203.0.113.1, 2001:DB8::1" };
	expect(await namesOf(told).target()).toEqual({
		name: "edge.test",
		addresses: ["203.0.113.1", "2001:db8::1"],
	});
	expect(await namesOf({ ROOT_DOMAIN: "localhost" }).target()).toBeNull();
});
