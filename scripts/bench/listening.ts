import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { visit } from "./http.ts";

/**
 * Pages that are open on one game, a process of its own: each holds a stream and, as soon as it is told of a change,
 * asks for its page on a connection of its own, once at a time, as `site/enhance/live.ts` does.
 */
export type Listening = { port: number; stream: string; page: string; listeners: number };

/** Moments of each listener at which it had a page, by the page's tag; milliseconds since 1970. */
export type Seen = { tag: string; at: number }[][];

/** Streams that come and go, so many at a time. */
export type ComingAndGoing = { port: number; stream: string; times: number; atOnce: number };

type Order = { listen?: Listening; leave?: true; comeAndGo?: ComingAndGoing };

let sockets: Socket[] = [];
let seen: Seen = [];

process.on("message", async ({ listen, leave, comeAndGo }: Order) => {
	if (listen !== undefined) {
		seen = await listenTo(listen);
		process.send?.({ listening: listen.listeners });
	}
	if (leave) {
		for (const socket of sockets) socket.destroy();
		sockets = [];
		process.send?.({ seen });
	}
	if (comeAndGo !== undefined) {
		await come(comeAndGo);
		process.send?.({ gone: comeAndGo.times });
	}
});
process.on("disconnect", () => process.exit());

const now = () => performance.timeOrigin + performance.now();

async function listenTo({ port, stream, page, listeners }: Listening): Promise<Seen> {
	const asked = Buffer.from(visit(page, "br"));
	const all: Seen = [];
	for (let index = 0; index < listeners; index += 1) {
		const own: Seen[number] = [];
		all.push(own);
		const pages = await open(port);
		const refresh = askOnceAtATime(pages, asked, (tag) => own.push({ tag, at: now() }));
		await openStream(port, stream, refresh);
	}
	return all;
}

async function come({ port, stream, times, atOnce }: ComingAndGoing): Promise<void> {
	for (let done = 0; done < times; done += atOnce) {
		const few = Array.from({ length: Math.min(atOnce, times - done) });
		const opened = await Promise.all(few.map(() => openStream(port, stream, () => undefined)));
		for (const socket of opened) socket.destroy();
	}
}

async function open(port: number): Promise<Socket> {
	const socket = connect({ port, host: "127.0.0.1", noDelay: true });
	sockets.push(socket);
	await once(socket, "connect");
	return socket;
}

/** Answers once the stream has begun. */
async function openStream(port: number, stream: string, told: () => void): Promise<Socket> {
	const socket = await open(port);
	let hasBegun: (() => void) | undefined;
	const begun = new Promise<void>((resolve) => {
		hasBegun = resolve;
	});
	socket.on("data", (chunk) => {
		const text = chunk.toString("latin1");
		if (text.includes("data:")) told();
		if (text.startsWith("HTTP/1.1 ") && !text.startsWith("HTTP/1.1 200")) {
			throw new Error(`A stream was refused: ${text.slice(0, 30)}`);
		}
		hasBegun?.();
	});
	socket.write(visit(stream, "identity"));
	await begun;
	return socket;
}

/** Of an answer it reads the head: its tag says which page it is. */
function askOnceAtATime(socket: Socket, asked: Buffer, got: (tag: string) => void): () => void {
	let isUnderway = false;
	let isAskedAgain = false;
	let missing = 0;
	const ask = () => {
		if (isUnderway) {
			isAskedAgain = true;
			return;
		}
		isUnderway = true;
		socket.write(asked);
	};
	socket.on("data", (chunk) => {
		if (missing === 0) {
			const end = chunk.indexOf("\r\n\r\n");
			const head = chunk.toString("latin1", 0, end);
			missing = end + 4 + Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
			got(/^etag: (.+)$/im.exec(head)?.[1] ?? "");
		}
		missing -= chunk.length;
		if (missing > 0) return;
		missing = 0;
		isUnderway = false;
		if (!isAskedAgain) return;
		isAskedAgain = false;
		ask();
	});
	return ask;
}
