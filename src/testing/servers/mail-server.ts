import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** A letter as the mail server got it. */
export type Received = { from: string; to: string[]; raw: string };

type Behaviour = {
	/** Speaks TLS from the first byte, with a certificate that nobody knows. */
	isSecure?: boolean;
	/** How long it thinks about each letter. */
	answersAfterMs?: number;
};

/** A mail server of its own at a free port, which keeps what it gets. */
export async function startMailServer({ isSecure = false, answersAfterMs = 0 }: Behaviour = {}) {
	const received: Received[] = [];
	/** How many of the next letters are refused, and with what. */
	const refusals: { code: number; sentence: string }[] = [];
	/** Whose letters are refused before they are read, and with what. */
	const refused = new Map<string, number>();
	/** When the connections of the next letters are cut: before they are taken, or before that is said. */
	const cuts: ("before" | "after")[] = [];
	const server = new SMTPServer({
		authOptional: true,
		secure: isSecure,
		disabledCommands: ["STARTTLS"],
		onRcptTo({ address }, _session, done) {
			const responseCode = refused.get(address);
			if (responseCode === undefined) done();
			else done(Object.assign(new Error("Not this mailbox"), { responseCode }));
		},
		onData(stream, { id, envelope }, done) {
			void text(stream).then(
				async (raw) => {
					const cut = cuts.shift();
					if (cut === "before") return hangUp(id);
					const refusal = refusals.shift();
					if (refusal !== undefined) {
						done(Object.assign(new Error(refusal.sentence), { responseCode: refusal.code }));
						return;
					}
					const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
					received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
					if (cut === "after") return hangUp(id);
					if (answersAfterMs > 0) await wait(answersAfterMs);
					done();
				},
				// Whoever is killed in the middle of a letter has sent none.
				() => undefined,
			);
		},
	});
	/** As a cable that is pulled: nothing more is said. */
	const hangUp = (id: string) => {
		for (const connection of server.connections as Iterable<Connected>) {
			if (connection.id === id) connection._socket.destroy();
		}
	};
	// Who hangs up, as those do who do not believe the certificate, does no harm.
	server.on("error", () => {});
	const listening = server.listen(0, "127.0.0.1");
	await once(listening, "listening");
	const { port } = listening.address() as AddressInfo;
	return {
		url: `${isSecure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
		received,
		refusals,
		refused,
		cuts,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}

/** What the package says of a connection nowhere but in its code. */
type Connected = { id: string; _socket: { destroy(): void } };
