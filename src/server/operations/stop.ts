import type { Server } from "node:http";
import type { Services } from "../services.ts";

/** How long a request may still take after the server was told to stop. */
const drainMs = 10_000;
/** And how long the database may take to close after that. */
const releaseMs = 2000;

type Stopping = {
	server: Server;
	services: Pick<Services, "lifecycle" | "log">;
	/** Tells every open connection that its next answer is the last. */
	drain: () => void;
	/** Closes the database and lets go of the data folder. */
	release: () => Promise<void>;
	exit: (code: number) => void;
};

/**
 * How the server stops: it is not ready any more, takes no new connection, finishes what it has
 * begun within ten seconds, and goes. An error that nobody caught is written down before.
 */
export function stopper({ server, services, drain, release, exit }: Stopping) {
	const note = (error: unknown) => {
		services.log({
			level: "error",
			error: String(error instanceof Error ? (error.stack ?? error) : error),
		});
	};
	const stop = (code: number) => {
		// One Ctrl-C comes more than once: from the terminal, and passed on by npm and `npm start`.
		if (services.lifecycle.isStopping) return;
		services.lifecycle.isStopping = true;
		const cutOff = setTimeout(() => server.closeAllConnections(), drainMs);
		const giveUp = setTimeout(() => exit(code), drainMs + releaseMs);
		drain();
		server.close(async () => {
			clearTimeout(cutOff);
			await release().catch(note);
			clearTimeout(giveUp);
			exit(code);
		});
		server.closeIdleConnections();
	};
	const fail = (error: unknown) => {
		note(error);
		stop(1);
	};
	return { stop, fail };
}
