import { once } from "node:events";
import { connect, type Socket } from "node:net";

/**
 * The load generator, a process of its own: keep-alive connections that each send their next request
 * as soon as they were answered. Of an answer it reads the head alone, so that it costs much less
 * than the server it measures; one that is not 200 ends the measuring.
 */
export type LoadOrder = {
	port: number;
	/** The requests of each connection, which it sends in turn, over and over. */
	asks: readonly (readonly string[])[];
	/**
	 * Whether a request is answered with as many bytes each time, which a bare server that sends the
	 * same bytes needs. What was written tells how often it was, so its answers grow.
	 */
	isSteady: boolean;
	ms: number;
};
export type LoadResult = { requests: number; ms: number };

process.on("message", async ({ load }: { load?: LoadOrder }) => {
	if (load !== undefined) process.send?.({ loaded: await run(load) });
});
process.on("disconnect", () => process.exit());

async function run({ port, asks, isSteady, ms }: LoadOrder): Promise<LoadResult> {
	const sockets = await Promise.all(
		asks.map(async () => {
			const socket = connect({ port, host: "127.0.0.1", noDelay: true });
			await once(socket, "connect");
			return socket;
		}),
	);
	const start = performance.now();
	const counts = await Promise.all(
		sockets.map((socket, index) =>
			askAgainAndAgain(socket, { asks: asks[index] ?? [], isSteady, until: start + ms }),
		),
	);
	const took = performance.now() - start;
	for (const socket of sockets) socket.destroy();
	return { requests: counts.reduce((sum, count) => sum + count, 0), ms: took };
}

type Asking = { asks: readonly string[]; isSteady: boolean; until: number };

/** Asks until the time is over; answers how often it was answered. */
function askAgainAndAgain(socket: Socket, { asks, isSteady, until }: Asking): Promise<number> {
	const requests = asks.map((ask) => Buffer.from(ask));
	/** How long the first answer to each request was. */
	const lengths: number[] = [];
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
			const body = bodyLength(received, headEnd);
			lengths[which] ??= body;
			if (isSteady && lengths[which] !== body) {
				return reject(new Error("Answers differ in their length."));
			}
			const whole = headEnd + 4 + body;
			if (received.length < whole) return;
			if (received.length > whole) return reject(new Error("More came than was asked for."));
			received = null;
			answered += 1;
			if (performance.now() < until) ask();
			else resolve(answered);
		});
		ask();
	});
}

/** Looks for bytes, since a head as text costs as much as all the rest here. */
function bodyLength(received: Buffer, headEnd: number): number {
	// By the app, or by Node itself.
	const written = received.indexOf("\r\ncontent-length: ");
	const named = written === -1 ? received.indexOf("\r\nContent-Length: ") : written;
	if (received.toString("latin1", 0, found.length) !== found || named === -1 || named > headEnd) {
		throw new Error(`Not measured: ${received.toString("latin1", 0, headEnd)}`);
	}
	const start = received.indexOf(" ", named);
	return Number(received.toString("latin1", start, received.indexOf("\r", start)));
}

const found = "HTTP/1.1 200 ";
