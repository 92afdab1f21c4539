import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DnsServer, startDnsServer } from "#testing/servers/dns-server.ts";
import { startReceiver } from "#testing/servers/receiver.ts";
import { isPublic } from "./networks.ts";
import { outgoing } from "./outgoing.ts";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let dns: DnsServer;
beforeAll(async () => {
	receiver = await startReceiver();
	dns = await startDnsServer();
});
afterAll(async () => {
	await receiver.close();
	await dns.close();
});
beforeEach(() => {
	receiver.received.length = 0;
	receiver.answers.length = 0;
	dns.names = {};
});

const sent = { headers: { "content-type": "application/json" }, body: '{"n":"é"}' };
const limits = { ms: 300, answerBytes: 10 };
const strict = () => outgoing({ receivers: [], dnsServers: [dns.address] }, limits);
const open = () => outgoing({ receivers: ["127.0.0.1"], dnsServers: [dns.address] }, limits);

const notPublic = { failure: "This address is not on the public internet." };
const noAddress = { failure: "This is no address of a website." };

describe("an address of the own machine or network", () => {
	test.each([
		"https://127.0.0.1/",
		"https://127.1/",
		"https://2130706433/",
		"https://0x7f.0.0.1/",
		"https://0177.0.0.1/",
		"https://0.0.0.0/",
		"https://10.1.2.3/",
		"https://172.31.255.255/",
		"https://192.168.0.1:8443/",
		"https://169.254.169.254/latest/meta-data/",
		"https://168.63.129.16/",
		"https://100.100.100.200/",
		"https://255.255.255.255/",
		"https://224.0.0.1/",
		"https://[::1]/",
		"https://[::]/",
		"https://[::ffff:127.0.0.1]/",
		"https://[::ffff:a9fe:a9fe]/",
		"https://[64:ff9b::7f00:1]/",
		"https://[2002:7f00:1::]/",
		"https://[fd00:ec2::254]/",
		"https://[fe80::1]/",
		"https://[ff02::1]/",
	])("%s is refused", async (address) => {
		expect(await strict().post(address, sent)).toEqual(notPublic);
	});

	test.each(["inner.test", "INNER.test", "both.inner.test"])(
		"is refused behind the name %s",
		async (name) => {
			dns.names = {
				"inner.test": { A: ["127.0.0.1"] },
				"both.inner.test": { A: ["10.0.0.1", "192.168.1.1"], AAAA: ["::1", "fd00::1"] },
			};
			expect(await strict().post(`https://${name}:${receiver.port}/`, sent)).toEqual(notPublic);
			expect(receiver.received).toEqual([]);
		},
	);

	test("is not found by the names of this machine", async () => {
		const unknown = { failure: "Nothing is known by this name." };
		expect(await strict().post(`https://localhost:${receiver.port}/`, sent)).toEqual(unknown);
		expect(await strict().post("https://nobody.test/", sent)).toEqual(unknown);
	});

	test("is called where the settings name it, also by a name and without https", async () => {
		dns.names = { "receiver.test": { A: ["127.0.0.1"] } };
		expect(await open().post(receiver.url, sent)).toMatchObject({ status: 204 });
		const named = `http://receiver.test:${receiver.port}/by/name?x=1`;
		expect(await open().post(named, sent)).toMatchObject({ status: 204 });
		expect(receiver.received).toMatchObject([
			{ path: "/hook", body: sent.body, headers: { "content-type": "application/json" } },
			{ path: "/by/name?x=1", headers: { host: `receiver.test:${receiver.port}` } },
		]);
	});

	test("is looked up once: what the name says at the next moment is not connected to", async () => {
		dns.names = { "twice.test": { A: ["127.0.0.1"] } };
		const before = dns.asked();
		const posting = open().post(`http://twice.test:${receiver.port}/`, sent);
		await posting;
		// A and AAAA of the one look.
		expect(dns.asked() - before).toBe(2);
	});
});

test("public addresses are those that were given to somebody", () => {
	for (const address of ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "2a00:1450::1"]) {
		expect(isPublic(address), address).toBe(true);
	}
	for (const text of ["2001:db8::1", "203.0.113.4", "4000::1", "::8.8.8.8", "example.com", ""]) {
		expect(isPublic(text), text).toBe(false);
	}
});

test.each([
	"",
	"hook",
	"//host/x",
	"ftp://8.8.8.8/",
	"file:///etc/passwd",
	"gopher://8.8.8.8/",
	"https://user:word@8.8.8.8/",
	"https://8.8.8.8:99999/",
	"https://",
	`https://8.8.8.8/${"x".repeat(2048)}`,
])("%j is no address", async (address) => {
	expect(await strict().post(address, sent)).toEqual(noAddress);
});

test("nothing goes to the internet without https", async () => {
	expect(await strict().post("http://8.8.8.8/", sent)).toEqual({
		failure: "Only https is called.",
	});
});

test("an answer that leads elsewhere is told and not followed", async () => {
	receiver.answers.push((it) => it.writeHead(307, { location: receiver.url }).end());
	expect(await open().post(receiver.url, sent)).toMatchObject({ status: 307 });
	expect(receiver.received).toHaveLength(1);
});

test("of an answer the beginning is read", async () => {
	receiver.answers.push((it) => {
		it.writeHead(503, { "retry-after": "7" });
		it.write("y".repeat(1_000_000));
	});
	const answer = { status: 503, text: "y".repeat(10), retryAfter: "7" };
	expect(await open().post(receiver.url, sent)).toEqual(answer);
});

test("who says nothing, stops in the middle, hangs up or talks otherwise is let go", async () => {
	const late = { failure: "It took too long to answer." };
	receiver.answers.push(() => {});
	expect(await open().post(receiver.url, sent)).toEqual(late);
	receiver.answers.push((it) => it.writeHead(200).write("a"));
	expect(await open().post(receiver.url, sent)).toEqual(late);
	receiver.answers.push((it) => it.destroy());
	expect(await open().post(receiver.url, sent)).toEqual({ failure: "ECONNRESET" });
	receiver.answers.push((it) => it.socket?.end("SSH-2.0-OpenSSH\r\n"));
	expect(await open().post(receiver.url, sent)).toEqual({ failure: "HPE_INVALID_CONSTANT" });
	receiver.answers.push((it) =>
		it.socket?.end("HTTP/1.1 101 X\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
	);
	expect(await open().post(receiver.url, sent)).toHaveProperty("failure");
	receiver.answers.push((it) => {
		it.socket?.end(`HTTP/1.1 200 OK\r\nx: ${"x".repeat(20_000)}\r\n\r\n`);
	});
	expect(await open().post(receiver.url, sent)).toEqual({ failure: "HPE_HEADER_OVERFLOW" });
});
