import { startServer } from "./start-server.ts";

/** The entry of the built server. Anything that prevents a start is one sentence and exit 1. */
startServer(process.env).catch((error: unknown) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
