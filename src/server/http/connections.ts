import type { Server } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { clientAddress } from "./client-address.ts";

export type ConnectionRules = {
	/** How long an answer may lie unread, and by how much longer the larger it is. */
	unreadMs: number;
	leastBytesPerSecond: number;
	/** So many connections one address may have open. */
	mostOfAddress: number;
	/** Behind these addresses are many: a proxy. */
	isExempt: (address: string) => boolean;
};

const sweepMs = 2000;

/** When a connection was first seen with something unread, and how much it had been sent before. */
type Unread = { since: number; bytesBefore: number };

/**
 * Keeps the connections of a server from being held for nothing: an answer has to be read, and no
 * address may have all connections. Work that takes long has nothing to be read, so it is not cut.
 */
export class Connections {
	readonly #rules: ConnectionRules;
	readonly #open = new Map<Socket, Unread | null>();
	readonly #ofAddress = new Map<string, number>();

	constructor(rules: ConnectionRules) {
		this.#rules = rules;
	}

	watch(server: Server): void {
		server.on("connection", (socket: Socket) => this.add(socket));
		const timer = setInterval(() => this.sweep(performance.now()), sweepMs);
		timer.unref();
		server.once("close", () => clearInterval(timer));
	}

	/** Closes the connections whose answer was left unread for too long. */
	sweep(now: number): void {
		for (const [socket, unread] of this.#open) {
			const waiting = socket.writableLength;
			if (waiting === 0) {
				if (unread !== null) this.#open.set(socket, null);
			} else if (unread === null) {
				this.#open.set(socket, { since: now, bytesBefore: socket.bytesWritten - waiting });
			} else if (now - unread.since > this.#mostMs(socket.bytesWritten - unread.bytesBefore)) {
				socket.destroy();
			}
		}
	}

	add(socket: Socket): void {
		const { remoteAddress = "" } = socket;
		const address = clientAddress(remoteAddress, null, { isBehindHttps: false });
		const count = (this.#ofAddress.get(address) ?? 0) + 1;
		if (count > this.#rules.mostOfAddress && !this.#rules.isExempt(remoteAddress)) {
			socket.end(tooMany);
			socket.destroySoon();
			return;
		}
		this.#ofAddress.set(address, count);
		this.#open.set(socket, null);
		socket.once("close", () => {
			this.#open.delete(socket);
			const left = (this.#ofAddress.get(address) ?? 1) - 1;
			if (left === 0) this.#ofAddress.delete(address);
			else this.#ofAddress.set(address, left);
		});
	}

	#mostMs(bytes: number): number {
		return this.#rules.unreadMs + (bytes / this.#rules.leastBytesPerSecond) * 1000;
	}
}

const sentence = "Too many connections are open from your address. Please try again in a minute.";
const tooMany = [
	"HTTP/1.1 503 Service Unavailable",
	"content-type: text/plain; charset=utf-8",
	`content-length: ${sentence.length}`,
	"retry-after: 60",
	"connection: close",
	"",
	sentence,
].join("\r\n");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Where proxies stand that are not on this machine: in networks of the operator's own. */
const ownNetworks = new BlockList();
ownNetworks.addSubnet("10.0.0.0", 8);
ownNetworks.addSubnet("172.16.0.0", 12);
ownNetworks.addSubnet("192.168.0.0", 16);
ownNetworks.addSubnet("fc00::", 7, "ipv6");

/** A proxy brings everybody's requests from its own address, and has limits of its own. */
export function isProxy(address: string, { isBehindHttps }: { isBehindHttps: boolean }): boolean {
	const family = isIPv6(address) ? "ipv6" : "ipv4";
	return loopback.check(address, family) || (isBehindHttps && ownNetworks.check(address, family));
}
