import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server in a process of its own, which counts what it takes. */
export type Taken = { letters: number; bytes: number; firstAt: number; lastAt: number };

const taken: Taken = { letters: 0, bytes: 0, firstAt: 0, lastAt: 0 };

const server = new SMTPServer({
	authOptional: true,
	disabledCommands: ["STARTTLS"],
	onData(stream, _session, done) {
		stream.on("data", (chunk: Buffer) => {
			taken.bytes += chunk.length;
		});
		stream.on("end", () => {
			taken.lastAt = performance.timeOrigin + performance.now();
			taken.firstAt ||= taken.lastAt;
			taken.letters += 1;
			done();
		});
	},
});
server.on("error", () => undefined);
const listening = server.listen(0, "127.0.0.1", () => {
	process.send?.({ port: (listening.address() as AddressInfo).port });
});
process.on("message", () => process.send?.({ taken }));
process.on("disconnect", () => process.exit());
