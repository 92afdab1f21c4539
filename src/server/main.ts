import { env } from "node:process";

// React renders several times slower unless it finds this while it is loaded, so that comes after.
env.NODE_ENV ??= "production";
const { startServer } = await import("./start-server.ts");

/** The entry of the built server. Anything that prevents a start is one sentence and exit 1. */
startServer(env).catch((error: unknown) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
