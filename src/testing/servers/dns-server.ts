import { createSocket, type RemoteInfo } from "node:dgram";
import { type Answer, decode, encode, type Packet } from "dns-packet";

/** What a name has: by type, its values. */
export type Names = Record<string, Partial<Record<"A" | "AAAA" | "CNAME" | "TXT", string[]>>>;

export type DnsServer = {
	/** As a resolver's setting has it: `127.0.0.1:5353`. */
	address: string;
	/** What there is from now on; names that are not told of do not exist. */
	names: Names;
	/** How it fails, if it is to. */
	failure: "SERVFAIL" | "silent" | null;
	/** How often it was asked. */
	asked: () => number;
	close: () => Promise<void>;
};

/** No question begins like this: its third and fourth bytes would be flags that none has. */
const telling = Buffer.from("fieldhouse ");

/** A name server over UDP that knows what a test tells it, and nothing else. */
export async function startDnsServer({ port = 0 } = {}): Promise<DnsServer> {
	const socket = createSocket("udp4");
	let asked = 0;
	const server: DnsServer = {
		address: "",
		names: {},
		failure: null,
		asked: () => asked,
		close: () => new Promise((resolve) => socket.close(() => resolve())),
	};
	socket.on("message", (message, from) => {
		if (message.subarray(0, telling.length).equals(telling)) return told(server, message, from);
		asked += 1;
		const question = decode(message);
		if (server.failure !== "silent")
			socket.send(answerTo(question, server), from.port, from.address);
	});
	/** Another process tells it what there is, as JSON. */
	const told = (it: DnsServer, message: Buffer, from: RemoteInfo) => {
		Object.assign(it.names, JSON.parse(message.subarray(telling.length).toString()));
		socket.send("{}", from.port, from.address);
	};
	await new Promise<void>((resolve, reject) => {
		socket.once("error", reject);
		socket.bind(port, "127.0.0.1", resolve);
	});
	server.address = `127.0.0.1:${socket.address().port}`;
	return server;
}

function answerTo({ id, questions = [] }: Packet, { names, failure }: DnsServer): Buffer {
	const [question] = questions;
	const name = question?.name.toLowerCase() ?? "";
	const answers = question === undefined ? [] : follow(name, question.type, names);
	const codes = { none: 0, SERVFAIL: 2, NXDOMAIN: 3 };
	const code = failure === "SERVFAIL" ? "SERVFAIL" : name in names ? "none" : "NXDOMAIN";
	return encode({
		type: "response",
		...(id !== undefined && { id }),
		// Recursion desired and available.
		flags: 0x0180 | codes[code],
		questions,
		answers: failure === null ? answers : [],
	});
}

/** As resolvers answer: an alias comes with what is behind it. */
function follow(name: string, type: string, names: Names): Answer[] {
	const known = names[name] ?? {};
	const aliases = known.CNAME ?? [];
	const own = known[type as keyof typeof known] ?? [];
	const answers = own.map((data) => ({ type, name, ttl: 0, data }) as Answer);
	if (type === "CNAME" || aliases.length === 0) return answers;
	const [alias = ""] = aliases;
	return [{ type: "CNAME", name, ttl: 0, data: alias }, ...follow(alias, type, names)];
}
