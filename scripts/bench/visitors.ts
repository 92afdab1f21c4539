import { once } from "node:events";
import { connect, type Socket } from "node:net";

/**
 * Visitors who come when they come, a process of its own: requests are due at fixed moments, and how
 * long one takes counts from its moment, whether or not a connection was free by then. A server that
 * stops for a second is seen to have stopped (coordinated omission).
 */
export type Visits = {
	port: number;
	/** Of each kind of visit the requests that are sent in turn; the kinds take turns too. */
	kinds: readonly { name: string; requests: readonly string[] }[];
	connections: number;
	/** Each connection comes from a network address of its own (of this machine, on Linux). */
	areApart?: true;
	perSecond: number;
	/** Who is told to stop sooner does so once a visit of each kind has been sent. */
	ms: number;
};

/** Milliseconds of each visit by its kind, and the first lines of answers other than 200. */
export type VisitsResult = { took: Record<string, number[]>; refused: string[] };

type Visit = { kind: string; request: Buffer; due: number };
type Connection = { send(visit: Visit): void };

let isOver = false;

process.on("message", async ({ visits, stop }: { visits?: Visits; stop?: true }) => {
	isOver = stop === true;
	if (visits !== undefined) process.send?.({ visited: await run(visits) });
});
process.on("disconnect", () => process.exit());

async function run(order: Visits): Promise<VisitsResult> {
	const { port, connections, areApart, perSecond, ms } = order;
	const result: VisitsResult = { took: {}, refused: [] };
	for (const { name } of order.kinds) result.took[name] = [];
	const waiting: Visit[] = [];
	const free: Connection[] = [];
	let open = 0;
	let areAllSent = false;
	const all = Promise.withResolvers<void>();
	const answered = (connection: Connection, { kind, due }: Visit, status: string) => {
		result.took[kind]?.push(performance.now() - due);
		if (!status.endsWith(" 200")) result.refused.push(`${kind}: ${status}`);
		open -= 1;
		if (open === 0 && areAllSent) all.resolve();
		const next = waiting.shift();
		if (next === undefined) free.push(connection);
		else connection.send(next);
	};
	const sockets: Socket[] = [];
	for (let index = 0; index < connections; index += 1) {
		const socket = connect({
			port,
			host: "127.0.0.1",
			noDelay: true,
			...(areApart && { localAddress: `127.0.0.${index + 2}` }),
		});
		await once(socket, "connect");
		sockets.push(socket);
		free.push(connectionOver(socket, answered));
	}
	const visits = inTurn(order);
	const start = performance.now();
	const isLast = (sent: number) => isOver && sent >= order.kinds.length;
	for (let sent = 0; sent < (perSecond * ms) / 1000 && !isLast(sent); sent += 1) {
		const due = start + (sent / perSecond) * 1000;
		await until(due);
		open += 1;
		const visit = { ...visits(sent), due };
		// In turn, or the server would close those that are never needed.
		const connection = free.shift();
		if (connection === undefined) waiting.push(visit);
		else connection.send(visit);
	}
	areAllSent = true;
	if (open > 0) await all.promise;
	for (const socket of sockets) socket.destroy();
	return result;
}

/**
 * Sleeps until then. A process that looks at the clock each millisecond instead keeps Linux from giving others
 * their share of a processor beside work that wants all of it: for up to a second, seen in its own trace.
 */
async function until(due: number): Promise<void> {
	const ms = due - performance.now();
	if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

function inTurn({ kinds }: Visits): (index: number) => Omit<Visit, "due"> {
	const ready = kinds.map(({ name, requests }) => ({
		name,
		requests: requests.map((request) => Buffer.from(request)),
	}));
	return (index) => {
		const { name = "", requests = [] } = ready[index % ready.length] ?? {};
		const request = requests[Math.floor(index / ready.length) % requests.length];
		return { kind: name, request: request ?? Buffer.alloc(0) };
	};
}

/** One request at a time; an answer has its length in its head. */
function connectionOver(
	socket: Socket,
	answered: (connection: Connection, visit: Visit, status: string) => void,
): Connection {
	let asked: Visit | null = null;
	let received: Buffer[] = [];
	let missing: number | null = null;
	let status = "";
	const connection: Connection = {
		send: (visit) => {
			asked = visit;
			socket.write(visit.request);
		},
	};
	// The error ends this process, and with it the bench: nothing is measured of a broken server.
	socket.on("close", () => {
		if (asked !== null) throw new Error("The server closed a connection that was waiting.");
	});
	socket.on("data", (chunk) => {
		if (missing === null) {
			received.push(chunk);
			const all = received.length === 1 ? chunk : Buffer.concat(received);
			const headEnd = all.indexOf("\r\n\r\n");
			if (headEnd === -1) return;
			const head = all.toString("latin1", 0, headEnd);
			status = /^HTTP\/1\.1 \d+/.exec(head)?.[0] ?? head;
			const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
			missing = headEnd + 4 + length - all.length;
		} else {
			missing -= chunk.length;
		}
		if (missing > 0 || asked === null) return;
		const visit = asked;
		[asked, received, missing] = [null, [], null];
		answered(connection, visit, status);
	});
	return connection;
}
