import { once } from "node:events";
import { connect, type Socket } from "node:net";

/**
 * The load generator, a process of its own: keep-alive connections that each send their next request
 * as soon as they were answered. Answers are told apart by their heads alone, so that it costs much
 * less than the server it measures.
 */
export type LoadOrder = {
	port: number;
	/** The requests of each connection, which it sends in turn, over and over. */
	asks: readonly (readonly string[])[];
	ms: number;
};
export type LoadResult = { requests: number; ms: number };

process.on("message", async ({ load }: { load?: LoadOrder }) => {
	if (load !== undefined) process.send?.({ loaded: await run(load) });
});
process.on("disconnect", () => process.exit());

async function run({ port, asks, ms }: LoadOrder): Promise<LoadResult> {
	const sockets = await Promise.all(
		asks.map(async () => {
			const socket = connect({ port, host: "127.0.0.1", noDelay: true });
			await once(socket, "connect");
			return socket;
		}),
	);
	const start = performance.now();
	const counts = await Promise.all(
		sockets.map((socket, index) => askAgainAndAgain(socket, asks[index] ?? [], start + ms)),
	);
	const took = performance.now() - start;
	for (const socket of sockets) socket.destroy();
	return { requests: counts.reduce((sum, count) => sum + count, 0), ms: took };
}

/** Asks until the time is over; answers how often it was answered. */
function askAgainAndAgain(socket: Socket, asks: readonly string[], until: number): Promise<number> {
	const requests = asks.map((ask) => Buffer.from(ask));
	/** How long the body of the answer to each request is, which is always the same. */
	const bodies: number[] = [];
	return new Promise((resolve, reject) => {
		let received: Buffer | null = null;
		let answered = 0;
		const ask = () => socket.write(requests[answered % requests.length] ?? "");
		socket.on("error", reject);
		socket.on("close", () => reject(new Error("The server closed the connection.")));
		socket.on("data", (chunk) => {
			received = received === null ? chunk : Buffer.concat([received, chunk]);
			const headEnd = received.indexOf("\r\n\r\n");
			if (headEnd === -1) return;
			const which = answered % requests.length;
			const body = bodies[which] ?? bodyLength(received.toString("latin1", 0, headEnd));
			bodies[which] = body;
			const whole = headEnd + 4 + body;
			if (received.length < whole) return;
			if (received.length > whole) return reject(new Error("Answers differ in their length."));
			received = null;
			answered += 1;
			if (performance.now() < until) ask();
			else resolve(answered);
		});
		ask();
	});
}

function bodyLength(head: string): number {
	if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Not measured: ${head}`);
	const length = /^content-length: (\d+)$/im.exec(head)?.[1];
	if (length === undefined) throw new Error(`An answer without a length: ${head}`);
	return Number(length);
}
