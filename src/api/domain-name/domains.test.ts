import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { type DnsServer, startDnsServer } from "#testing/servers/dns-server.ts";
import { watchDomains } from "#usecases/domain-name/watch-domains.ts";

type Record = {
	purpose: string;
	type: string;
	host: string;
	value: string;
	state: string;
	found: string[];
};
type Connection = {
	state: string;
	domain: string | null;
	served: string | null;
	siteUrl: string;
	slugUrl: string | null;
	expiresAt: string | null;
	releaseAt: string | null;
	records: Record[];
};
type Answer = { status: number; connection: Connection; message: string; fields?: object };

const ours = "203.0.113.5";
const dayMs = 24 * 60 * 60_000;

describe.each(engines)("$name: a domain of one's own", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let dns: DnsServer;
	let now: Date;
	let hoopsId: number;
	let spikesId: number;
	let owner: Browser;
	let rival: Browser;
	let staff: Browser;

	beforeAll(async () => {
		dns = await startDnsServer();
	});
	afterAll(() => dns.close());

	beforeEach(async () => {
		now = new Date("2026-03-02T12:00:00Z");
		Object.assign(dns, { names: {}, failure: null });
		const settings = { dnsServers: [dns.address], siteAddresses: [ours] };
		api = await startApi({ database: await open(), now: () => now, settings });
		hoopsId = (await addOrganization(api, { slug: "hoops" })).id;
		spikesId = (await addOrganization(api, { name: "Spikes", slug: "spikes" })).id;
		for (const [username, role, organizationId] of [
			["owner", "org_owner", hoopsId],
			["rival", "org_owner", spikesId],
			["staff", "staff", hoopsId],
			["root", "super_admin", null],
		] as const) {
			await addUser(api, { username, role, organizationId });
		}
		owner = await api.signedIn("owner");
		rival = await api.signedIn("rival");
		staff = await api.signedIn("staff");
	});
	afterEach(() => api.database.close());

	const read = async (answered: Promise<Response>): Promise<Answer> => {
		const response = await answered;
		return { status: response.status, ...((await response.json()) as Omit<Answer, "status">) };
	};
	const view = (by = owner, id = hoopsId) => read(by.get(`/api/organizations/${id}/domain`));
	const claim = (domain: string, by = owner, id = hoopsId) =>
		read(by.post(`/api/organizations/${id}/domain`, { domain }));
	const check = (by = owner, id = hoopsId) => {
		now = new Date(now.getTime() + 10_000);
		return read(by.post(`/api/organizations/${id}/domain/check`, {}));
	};
	const give = (by = owner, id = hoopsId) => read(by.del(`/api/organizations/${id}/domain`));
	const tokenOf = ({ connection }: Answer) =>
		connection.records.find(({ type }) => type === "TXT")?.value ?? "";
	const enter = (domain: string, token: string, address = ours) => {
		dns.names[`_fieldhouse.${domain}`] = { TXT: [token] };
		dns.names[domain] = { A: [address] };
	};
	const connect = async (domain = "hoops.example") => {
		enter(domain, tokenOf(await claim(domain)));
		return check();
	};
	const later = async (days: number) => {
		now = new Date(now.getTime() + days * dayMs + 1000);
		// Their sessions have ended meanwhile.
		owner = await api.signedIn("owner");
		rival = await api.signedIn("rival");
	};
	const watch = () =>
		watchDomains({ platform: api.platform, domains: api.services.domainNames, now });
	const trail = async () => {
		const response = await owner.get("/api/audit?subject=domain");
		const { entries } = (await response.json()) as { entries: { action: string }[] };
		return entries.map(({ action }) => action).toReversed();
	};
	const states = ({ connection }: Answer) =>
		Object.fromEntries(
			connection.records.map(({ type, host, state }) => [`${type} ${host}`, state]),
		);

	test("is begun with the records that have to be entered", async () => {
		expect((await view()).connection).toMatchObject({ state: "none", domain: null, records: [] });
		const begun = await claim(" https://www.Hoops.example/ ");
		expect(begun).toMatchObject({
			status: 200,
			message: "Now enter the records of hoops.example at your registrar.",
			connection: {
				state: "waiting",
				domain: "hoops.example",
				served: null,
				siteUrl: "http://fieldhouse.test/hoops",
				expiresAt: "2026-03-16T12:00:00.000Z",
			},
		});
		expect(begun.connection.records).toMatchObject([
			{ purpose: "proof", type: "TXT", host: "_fieldhouse" },
			{ purpose: "site", type: "A", host: "@", value: ours },
			{ purpose: "www", type: "CNAME", host: "www", value: "fieldhouse.test" },
		]);
		expect(tokenOf(begun)).toMatch(/^fieldhouse-[0-9a-f]{32}$/);
	});

	test("part of another domain is a CNAME, and has no www", async () => {
		const { connection } = await claim("league.city.example");
		expect(connection.records).toMatchObject([
			{ type: "TXT", host: "_fieldhouse.league", name: "_fieldhouse.league.city.example" },
			{ type: "CNAME", host: "league", value: "fieldhouse.test" },
		]);
	});

	test("waits, says what is wrong, and is connected once all is found", async () => {
		const token = tokenOf(await claim("hoops.example"));
		expect(await check()).toMatchObject({ connection: { state: "waiting", served: null } });
		enter("hoops.example", token, "198.51.100.7");
		const wrong = await check();
		expect(wrong).toMatchObject({
			message: "A record is not as it should be.",
			connection: { state: "wrong", served: null },
		});
		expect(states(wrong)).toEqual({
			"TXT _fieldhouse": "found",
			"A @": "wrong",
			"CNAME www": "missing",
		});
		expect(wrong.connection.records[1]?.found).toEqual(["198.51.100.7"]);
		enter("hoops.example", token);
		dns.names["www.hoops.example"] = { CNAME: ["fieldhouse.test"] };
		const verified = await check();
		expect(verified).toMatchObject({
			message: "The domain is connected.",
			connection: {
				state: "verified",
				served: "hoops.example",
				expiresAt: null,
				siteUrl: "http://hoops.example",
				slugUrl: "http://fieldhouse.test/hoops",
			},
		});
		expect(states(verified)["CNAME www"]).toBe("found");
		expect(await trail()).toEqual(["domain.claim", "domain.verify"]);
	});

	test("is not asked for at the name server again within two seconds", async () => {
		await claim("hoops.example");
		await check();
		const asked = dns.asked();
		await read(owner.post(`/api/organizations/${hoopsId}/domain/check`, {}));
		expect(dns.asked()).toBe(asked);
	});

	test("is asked for once, however many ask at the same moment", async () => {
		await claim("hoops.example");
		const before = dns.asked();
		await Promise.all(
			Array.from({ length: 12 }, () =>
				owner.post(`/api/organizations/${hoopsId}/domain/check`, {}),
			),
		);
		// Proof twice, addresses and aliases of the domain and of its www.
		expect(dns.asked() - before).toBe(8);
	});

	test("that is not proved within fourteen days has expired, and can be started again", async () => {
		const token = tokenOf(await claim("hoops.example"));
		enter("hoops.example", token);
		await later(14);
		expect((await check()).connection.state).toBe("expired");
		const again = await claim("hoops.example");
		expect(again.connection.state).toBe("waiting");
		expect(tokenOf(again)).toBe(token);
		expect((await check()).connection.state).toBe("verified");
	});

	test("is refused in a sentence at its field", async () => {
		for (const [domain, sentence] of [
			["", "Please enter your domain."],
			["a b", "This is not a domain. Please enter one such as hoops.com."],
			["fieldhouse.test", "This domain is the product's own."],
			["192.0.2.1", "A domain is a name, not the number of a machine."],
			[
				"db.internal.corp",
				"Only a domain of the public internet can be connected, such as one you have bought.",
			],
			["co.uk", "Nobody can have this domain for himself."],
		]) {
			expect(await claim(domain ?? "")).toMatchObject({
				status: 422,
				fields: { domain: sentence },
			});
		}
	});

	test("tells no address of a private network", async () => {
		enter("hoops.example", tokenOf(await claim("hoops.example")), "10.0.0.5");
		const answered = await check();
		expect(answered.connection.records[1]).toMatchObject({
			state: "wrong",
			found: ["an address that is not public"],
		});
		expect(JSON.stringify(await view())).not.toContain("10.0.0.5");
	});

	test("begun anew asks the name system no sooner, and is begun twenty times an hour", async () => {
		await claim("hoops.example");
		const { connection } = await check();
		expect(connection).toHaveProperty("checkedAt", now.toISOString());
		expect((await claim("other.example")).connection).toHaveProperty(
			"checkedAt",
			now.toISOString(),
		);
		for (let count = 2; count < 20; count += 1) await claim(`hoops-${count}.example`);
		expect(await claim("hoops.example")).toMatchObject({ status: 429 });
		expect((await claim("spikes.example", rival, spikesId)).status).toBe(200);
	});

	test("is the owner's business, and nobody's elsewhere", async () => {
		await claim("hoops.example");
		for (const ask of [view, check, give]) {
			expect((await ask(staff)).status).toBe(403);
			expect((await ask(rival)).status).toBe(404);
		}
		expect((await claim("a.example", staff)).status).toBe(403);
		expect((await claim("a.example", rival, hoopsId)).status).toBe(404);
		const root = await api.signedIn("root");
		expect((await view(root)).connection.domain).toBe("hoops.example");
	});

	test("belongs to whoever proves it first, whoever tried before", async () => {
		await claim("hoops.example", rival, spikesId);
		expect((await connect()).connection.served).toBe("hoops.example");
		const sentence = "Another organization has this domain.";
		dns.names["_fieldhouse.hoops.example"]?.TXT?.push(tokenOf(await view(rival, spikesId)));
		expect(await check(rival, spikesId)).toMatchObject({ status: 409, message: sentence });
		expect(await claim("hoops.example", rival, spikesId)).toMatchObject({
			status: 409,
			fields: { domain: sentence },
		});
	});

	test("that a super administrator gave to another organization is not free", async () => {
		await api.platform.organizations.change(spikesId, { domain: "hoops.example" });
		expect((await claim("hoops.example")).status).toBe(409);
		expect((await view(rival, spikesId)).connection).toMatchObject({
			state: "unproved",
			domain: "hoops.example",
		});
		expect((await claim("hoops.example", rival, spikesId)).status).toBe(200);
	});

	test("is proved by one of two at the same moment", async () => {
		const tokens = [
			tokenOf(await claim("hoops.example")),
			tokenOf(await claim("hoops.example", rival, spikesId)),
		];
		enter("hoops.example", "");
		dns.names["_fieldhouse.hoops.example"] = { TXT: tokens };
		const answers = await Promise.all([check(), check(rival, spikesId)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(await api.platform.domainClaims.listProved()).toHaveLength(1);
	});

	test("is lost when it is not found, kept for seven days, and then let go", async () => {
		await connect();
		dns.names = {};
		await later(1);
		await watch();
		const lost = (await view()).connection;
		expect(lost).toMatchObject({ state: "lost", served: "hoops.example" });
		expect(lost.releaseAt?.slice(0, 10)).toBe("2026-03-10");
		expect(await claim("hoops.example", rival, spikesId)).toMatchObject({ status: 409 });
		for (let day = 0; day < 6; day += 1) {
			await later(1);
			await watch();
			expect((await view()).connection.state).toBe("lost");
		}
		await later(1);
		await watch();
		expect((await view()).connection).toMatchObject({ state: "none", served: null });
		expect(await trail()).toEqual([
			"domain.claim",
			"domain.verify",
			"domain.lose",
			"domain.release",
		]);
		expect(await claim("hoops.example", rival, spikesId)).toMatchObject({ status: 200 });
	});

	test("that comes back within the days of grace is connected as before", async () => {
		await connect();
		const { names } = dns;
		dns.names = {};
		await later(1);
		await watch();
		dns.names = names;
		expect((await check()).connection).toMatchObject({ state: "verified", releaseAt: null });
		expect((await trail()).at(-1)).toBe("domain.return");
	});

	test("is not lost by a name server that is disturbed", async () => {
		await connect();
		dns.failure = "SERVFAIL";
		await later(10);
		await watch();
		expect((await view()).connection.state).toBe("verified");
	});

	test("is looked at once a day, by one of several processes", async () => {
		await connect();
		await later(1);
		const asked = dns.asked();
		await Promise.all([watch(), watch()]);
		const once = dns.asked() - asked;
		await watch();
		expect(dns.asked() - asked).toBe(once);
		// Proof twice, addresses and aliases of the domain and of its www.
		expect(once).toBe(8);
	});

	test("can be given up; the site is back at its slug", async () => {
		await connect();
		expect(await give()).toMatchObject({
			message: "The domain is disconnected",
			connection: { state: "none", served: null, siteUrl: "http://fieldhouse.test/hoops" },
		});
		expect(await give()).toMatchObject({ status: 404 });
	});

	test("cannot be given up by whoever would have no address then", async () => {
		await api.platform.organizations.change(hoopsId, { slug: null });
		await connect();
		expect((await give()).status).toBe(409);
	});

	test("that a super administrator changes is not proved any more", async () => {
		await connect();
		const root = await api.signedIn("root");
		await root.put(`/api/organizations/${hoopsId}`, { domain: "other.example" });
		expect((await view()).connection).toMatchObject({ state: "unproved", domain: "other.example" });
		expect(await api.platform.domainClaims.listProved()).toEqual([]);
	});

	test("is changed for another one only after the first was given up", async () => {
		await connect();
		expect(await claim("other.example")).toMatchObject({
			status: 409,
			fields: { domain: "Disconnect hoops.example first." },
		});
		expect((await claim("hoops.example")).connection.state).toBe("verified");
	});
});

test("no domain can be connected where nothing leads to the installation", async () => {
	const api = await startApi({ settings: { rootDomain: "localhost" } });
	const { id } = await addOrganization(api, { slug: "hoops" });
	await addUser(api, { username: "owner", role: "org_owner", organizationId: id });
	const owner = await api.signedIn("owner", "localhost");
	const answer = await owner.post(`/api/organizations/${id}/domain`, { domain: "hoops.example" });
	expect(answer.status).toBe(409);
	await api.database.close();
});
