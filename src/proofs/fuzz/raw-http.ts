import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fc from "fast-check";
import type { httpServer } from "#server/http/http-server.ts";

/** Bytes to a socket, in pieces that are sent one after the other. */
export type Dialogue = { pieces: string[]; endsHalfway: boolean };

const host = "Host: fieldhouse.test";
const json = "Content-Type: application/json";
const chunked = "Transfer-Encoding: chunked";

const lines = (...all: string[]) => [...all, "", ""].join("\r\n");
const login = "POST /api/auth/login HTTP/1.1";

/** Requests as they are and as they should not be. */
const known: string[] = [
	lines("GET / HTTP/1.1", host),
	lines("GET /api/organizations HTTP/1.1", host),
	lines("GET /api/organizations HTTP/1.0"),
	lines("GET / HTTP/1.1"),
	lines("GET / HTTP/1.1", host, "Host: evil.test"),
	lines("GET / HTTP/1.1", host, host),
	lines("GET / HTTP/1.1", "Host:"),
	lines("GET / HTTP/1.1", "Host: \xff\xfe"),
	lines("GET / HTTP/1.1", "Host: fieldhouse.test:99999"),
	lines("GET / HTTP/1.1", "Host: a,b"),
	lines("GET / HTTP/1.1", "Host: user@fieldhouse.test"),
	lines("GET / HTTP/1.1", "Host: [::1"),
	lines("GET / HTTP/1.1", `Host: ${"a".repeat(300)}.test`),
	lines("GET http://evil.test/api/organizations HTTP/1.1", host),
	lines("GET http://fieldhouse.test/api/organizations HTTP/1.1", "Host: evil.test"),
	lines("GET https://[::1/ HTTP/1.1", host),
	lines("GET //evil.test/ HTTP/1.1", host),
	lines("GET ///// HTTP/1.1", host),
	lines("GET /\\evil.test HTTP/1.1", host),
	lines("GET fieldhouse HTTP/1.1", host),
	lines("GET ? HTTP/1.1", host),
	lines("OPTIONS * HTTP/1.1", host),
	lines("CONNECT evil.test:80 HTTP/1.1", host),
	lines("TRACE / HTTP/1.1", host),
	lines("GET /%zz%00%ff%c0%af HTTP/1.1", host),
	lines("GET /\xc3\xa9\xff HTTP/1.1", host),
	lines(`GET /${"a".repeat(15_000)} HTTP/1.1`, host),
	lines(`GET /?${"a=b&".repeat(20_000)} HTTP/1.1`, host),
	lines("GET / HTTP/1.1", host, `X: ${"a".repeat(20_000)}`),
	lines("GET / HTTP/1.1", host, ...Array.from({ length: 3000 }, () => "X: a")),
	lines("GET / HTTP/1.1", host, "X : a"),
	lines("GET / HTTP/1.1", host, " folded: a"),
	lines("GET / HTTP/1.1", host, "X\0: a\0"),
	lines("GET / HTTP/1.1", host, ": a"),
	lines("GET / HTTP/9.9", host),
	lines("GET / HTTP/2.0", host),
	lines("PRI * HTTP/2.0", "", "SM"),
	lines("get / http/1.1", host),
	lines("GET  /  HTTP/1.1", host),
	lines("GET / HTTP/1.1", host, "Upgrade: websocket", "Connection: Upgrade"),
	lines("GET / HTTP/1.1", host, "Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings"),
	lines("GET / HTTP/1.1", host, "Expect: 100-continue"),
	lines("GET / HTTP/1.1", host, "Expect: a miracle"),
	lines("GET / HTTP/1.1", host, "Range: bytes=0-,0-,0-"),
	`${lines("GET / HTTP/1.1", host, "Content-Length: 5")}hello`,
	lines(login, host, json, "Content-Length: -1"),
	lines(login, host, json, "Content-Length: 1e3"),
	lines(login, host, json, `Content-Length: ${"9".repeat(40)}`),
	lines(login, host, json, "Content-Length: 5", "Content-Length: 6"),
	`${lines(login, host, json, "Content-Length: 2", chunked)}0\r\n\r\n`,
	`${lines(login, host, json, chunked)}zz\r\n{}\r\n0\r\n\r\n`,
	`${lines(login, host, json, chunked)}-2\r\n{}\r\n0\r\n\r\n`,
	`${lines(login, host, json, chunked)}ffffffffffffffffff\r\n{}\r\n`,
	`${lines(login, host, json, chunked)}2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
	`${lines(login, host, json, chunked)}2\r\n{}\r\n0\r\nX-Trailer: a\r\n\r\n`,
	`${lines(login, host, json, "Transfer-Encoding: chunked, chunked")}2\r\n{}\r\n0\r\n\r\n`,
	`${lines(login, host, json, "Transfer-Encoding: xchunked")}2\r\n{}\r\n0\r\n\r\n`,
	`${lines(login, host, json, chunked)}${"1\r\na\r\n".repeat(300)}0\r\n\r\n`,
	`${lines(login, host, json, chunked)}50000\r\n${"a".repeat(0x50000)}\r\n0\r\n\r\n`,
	`${lines(login, host, json, "Content-Length: 400000")}${"a".repeat(400_000)}`,
	lines(login, host, json, "Content-Length: 400000"),
	"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
	"\0\0\0\0",
	"\r\n\r\n\r\n\r\n",
	lines("GET / HTTP/1.1", host, "Connection: close"),
	lines("HEAD / HTTP/1.1", host),
	lines("GET /metrics HTTP/1.1", host, "Connection: keep-alive, close", "Keep-Alive: x"),
];

const share = fc.double({ min: 0, max: 1, noNaN: true });
const damage = fc.oneof(
	fc.record({
		kind: fc.constant("insert" as const),
		from: share,
		text: fc.constantFrom("\0", "\r", "\n", "\r\n", " ", ":", "\xff", "\t", "%", "\x7f"),
	}),
	fc.record({
		kind: fc.constant("flip" as const),
		from: share,
		text: fc.nat(255).map((byte) => String.fromCharCode(byte)),
	}),
	fc.record({ kind: fc.constant("cut" as const), from: share, text: fc.constant("") }),
	fc.record({ kind: fc.constant("whole" as const), from: share, text: fc.constant("") }),
);

/** One request or several behind each other, one of them perhaps damaged, sent at once or in pieces. */
export const anyDialogue: fc.Arbitrary<Dialogue> = fc
	.record({
		requests: fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 3 }),
		damage,
		splits: fc.array(share, { maxLength: 3 }),
		endsHalfway: fc.boolean(),
	})
	.map(({ requests, damage: { kind, from, text }, splits, endsHalfway }) => {
		const whole = requests.join("");
		const index = Math.floor(from * Math.min(whole.length, 600));
		const tail = { insert: index, flip: index + 1, cut: whole.length, whole: index }[kind];
		const sent = whole.slice(0, index) + text + whole.slice(tail);
		const cuts = splits.map((split) => Math.floor(split * sent.length)).toSorted((a, b) => a - b);
		const pieces = [0, ...cuts].map((start, at) => sent.slice(start, cuts[at] ?? sent.length));
		return { pieces, endsHalfway };
	});

/** The dialogues that are not damaged. */
export const plainDialogues: Dialogue[] = known.map((request) => ({
	pieces: [request],
	endsHalfway: false,
}));

/** A server that listens, and how to talk to it byte by byte. */
export async function rawServer({ server }: ReturnType<typeof httpServer>) {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		/** Everything the server said until it ended the connection, or was quiet for a moment. */
		talk: (dialogue: Dialogue) => talk(port, dialogue, quietMs),
		/** Everything it answers to a request that it has to answer, however busy the machine is. */
		ask: (request: string) => talk(port, { pieces: [request], endsHalfway: false }, patienceMs),
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

const quietMs = 60;
const patienceMs = 10_000;

async function talk(
	port: number,
	{ pieces, endsHalfway }: Dialogue,
	mostQuietMs: number,
): Promise<string> {
	const socket = connect({ port, host: "127.0.0.1", noDelay: true });
	// What the server ends while we still write is ended by an error.
	socket.on("error", () => undefined);
	let said = "";
	socket.on("data", (bytes) => {
		said += bytes.toString("latin1");
	});
	await once(socket, "connect");
	for (const piece of pieces) {
		if (socket.writable) socket.write(piece, "latin1");
		await new Promise(setImmediate);
	}
	if (endsHalfway) socket.end();
	socket.setTimeout(mostQuietMs);
	if (!socket.destroyed) {
		await Promise.race([once(socket, "timeout"), once(socket, "close")]).catch(() => undefined);
	}
	socket.destroy();
	return said;
}

/** The statuses of the answers in what a server said. */
export function statusesIn(said: string): number[] {
	return [...said.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}
