import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ConnectionRules, Connections, isProxy } from "./connections.ts";

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

async function start(answer: RequestListener, rules: Partial<ConnectionRules> = {}) {
	const connections = new Connections({
		unreadMs: 1000,
		leastBytesPerSecond: 1_000_000,
		mostOfAddress: 100,
		isExempt: () => false,
		...rules,
	});
	const server = createServer(answer);
	server.on("connection", (socket) => connections.add(socket));
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	/** The server's end of each connection. */
	const accepted: Socket[] = [];
	server.on("connection", (socket) => accepted.push(socket));
	const open = async (): Promise<Socket> => {
		const socket = connect(port, "127.0.0.1");
		socket.on("error", () => undefined);
		closing.push(() => socket.destroy());
		await once(socket, "connect");
		return socket;
	};
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return { connections, accepted, open };
}

const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
/** More than the kernel takes for a reader who does not read. */
const large = Buffer.alloc(32 * 1024 * 1024);
const hours = 3_600_000;

describe("an answer", () => {
	test("that nobody reads is closed after its time, which is longer the larger it is", async () => {
		const { connections, accepted, open } = await start((_, response) => response.end(large));
		const client = await open();
		client.pause();
		client.write(ask);
		await vi.waitFor(() => expect(accepted[0]?.writableLength).toBeGreaterThan(0));
		connections.sweep(0);
		// It has a second, and 33 more for its size.
		connections.sweep(30_000);
		expect(accepted[0]?.destroyed).toBe(false);
		connections.sweep(40_000);
		expect(accepted[0]?.destroyed).toBe(true);
	});

	test("that is read is not closed, and the next one has its own time", async () => {
		const { connections, accepted, open } = await start((_, response) => response.end(large));
		const client = await open();
		client.pause();
		client.write(ask);
		await vi.waitFor(() => expect(accepted[0]?.writableLength).toBeGreaterThan(0));
		connections.sweep(0);
		client.resume();
		await vi.waitFor(() => expect(accepted[0]?.writableLength).toBe(0), { timeout: 4000 });
		connections.sweep(hours);
		client.pause();
		client.write(ask);
		await vi.waitFor(() => expect(accepted[0]?.writableLength).toBeGreaterThan(0));
		connections.sweep(2 * hours);
		connections.sweep(2 * hours + 30_000);
		expect(accepted[0]?.destroyed).toBe(false);
	});

	test("whose work goes on is waited for", async () => {
		const asked = Promise.withResolvers<() => void>();
		const { connections, accepted, open } = await start((_, response) =>
			asked.resolve(() => response.end("done")),
		);
		const client = await open();
		client.write(ask);
		const finish = await asked.promise;
		for (const now of [0, hours, 2 * hours]) connections.sweep(now);
		expect(accepted[0]?.destroyed).toBe(false);
		finish();
		expect(String((await once(client, "data"))[0])).toContain("done");
	});
});

describe("connections of one address", () => {
	test("are refused with a sentence when there are too many, and let in again later", async () => {
		const { open } = await start((_, response) => response.end("here"), { mostOfAddress: 2 });
		const [first] = [await open(), await open()];
		const third = await open();
		const [refusal] = await once(third, "data");
		expect(String(refusal)).toMatch(/^HTTP\/1.1 503 .*retry-after: 60.*Too many connections/s);
		await once(third, "close");
		first?.destroy();
		await vi.waitFor(
			async () => {
				const again = await open();
				again.write(ask);
				expect(String((await once(again, "data"))[0])).toContain("here");
			},
			{ timeout: 4000 },
		);
	});

	test("of a proxy are as many as there are", async () => {
		const rules = { mostOfAddress: 1, isExempt: () => true };
		const { open } = await start((_, response) => response.end("here"), rules);
		for (let count = 0; count < 5; count += 1) {
			const client = await open();
			client.write(ask);
			expect(String((await once(client, "data"))[0])).toContain("here");
		}
	});

	test.each([
		["127.0.0.1", true, true],
		["::1", true, true],
		["::ffff:127.0.0.1", true, true],
		["10.1.2.3", false, true],
		["::ffff:192.168.1.5", false, true],
		["fd00::5", false, true],
		["198.51.100.4", false, false],
		["2001:db8::1", false, false],
		["", false, false],
	])("%s is a proxy without https: %s, and behind it: %s", (address, isOpen, isBehind) => {
		expect(isProxy(address, { isBehindHttps: false })).toBe(isOpen);
		expect(isProxy(address, { isBehindHttps: true })).toBe(isBehind);
	});
});
