import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { browserHeaders } from "./http.ts";

/**
 * The load generator, a process of its own: keep-alive connections that each ask for the same
 * address again as soon as they were answered. Answers are counted by their bytes, so that it costs
 * much less than the server it measures.
 */
export type LoadOrder = {
	port: number;
	path: string;
	encoding: "br" | "identity";
	connections: number;
	ms: number;
};
export type LoadResult = { requests: number; ms: number };

process.on("message", async ({ load }: { load?: LoadOrder }) => {
	if (load !== undefined) process.send?.({ loaded: await run(load) });
});
process.on("disconnect", () => process.exit());

async function run({ port, path, encoding, connections, ms }: LoadOrder): Promise<LoadResult> {
	const request = toRequest(path, encoding);
	const sockets = await Promise.all(
		Array.from({ length: connections }, async () => {
			const socket = connect({ port, host: "127.0.0.1", noDelay: true });
			await once(socket, "connect");
			return socket;
		}),
	);
	const [first] = sockets;
	if (first === undefined) throw new Error("A load needs a connection.");
	const answerBytes = await learnLength(first, request);
	const start = performance.now();
	const counts = await Promise.all(
		sockets.map((socket) => askAgainAndAgain(socket, request, answerBytes, start + ms)),
	);
	const took = performance.now() - start;
	for (const socket of sockets) socket.destroy();
	return { requests: counts.reduce((sum, count) => sum + count, 0), ms: took };
}

function toRequest(path: string, encoding: string): Buffer {
	const headers = Object.entries({ ...browserHeaders, "accept-encoding": encoding });
	const lines = [`GET ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
	return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
}

/** Bytes of one answer, head included. */
async function learnLength(socket: Socket, request: Buffer): Promise<number> {
	socket.write(request);
	let received = Buffer.alloc(0);
	for (;;) {
		const [chunk] = (await once(socket, "data")) as [Buffer];
		received = Buffer.concat([received, chunk]);
		const headEnd = received.indexOf("\r\n\r\n");
		if (headEnd === -1) continue;
		const head = received.subarray(0, headEnd).toString("latin1");
		if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Not measured: ${head}`);
		const length = /^content-length: (\d+)$/im.exec(head)?.[1];
		if (length === undefined) throw new Error(`An answer without a length: ${head}`);
		const whole = headEnd + 4 + Number(length);
		if (received.length === whole) return whole;
	}
}

/** Asks until the time is over; answers how often it was answered. */
function askAgainAndAgain(
	socket: Socket,
	request: Buffer,
	answerBytes: number,
	until: number,
): Promise<number> {
	return new Promise((resolve, reject) => {
		let received = 0;
		let answered = 0;
		socket.on("error", reject);
		socket.on("close", () => reject(new Error("The server closed the connection.")));
		socket.on("data", (chunk) => {
			received += chunk.length;
			if (received < answerBytes) return;
			if (received > answerBytes) return reject(new Error("Answers differ in their length."));
			received = 0;
			answered += 1;
			if (performance.now() < until) socket.write(request);
			else resolve(answered);
		});
		socket.write(request);
	});
}
