import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A letter as the mail server got it. */
export type Received = { from: string; to: string[]; raw: string };

/** A mail server of its own at a free port, which keeps what it gets. */
export async function startMailServer() {
	const received: Received[] = [];
	/** How many of the next letters are refused, and with what. */
	const refusals: { code: number; sentence: string }[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData(stream, { envelope }, done) {
			void text(stream).then((raw) => {
				const refusal = refusals.shift();
				if (refusal !== undefined) {
					done(Object.assign(new Error(refusal.sentence), { responseCode: refusal.code }));
					return;
				}
				const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
				received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
				done();
			});
		},
	});
	const listening = server.listen(0, "127.0.0.1");
	await once(listening, "listening");
	const { port } = listening.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		refusals,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
