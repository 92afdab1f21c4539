/** The built server for browser journeys, in a data folder that goes when the server ends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminPassword, port, rootDomain } from "../../e2e/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "fieldhouse-journeys-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

Object.assign(process.env, {
	PORT: String(port),
	DATA_DIR: folder,
	ROOT_DOMAIN: rootDomain,
	ADMIN_PASSWORD: adminPassword,
	SEED: "demo",
	DATABASE_URL: "",
	BEHIND_HTTPS: "",
});

// A test run that is killed cannot stop its server, so the server watches for it.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 1000).unref();

await import(new URL("../../build/server/main.js", import.meta.url).href);
