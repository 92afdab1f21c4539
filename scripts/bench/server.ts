import { randomBytes } from "node:crypto";
import { readAssets } from "#server/assets.ts";
import { readSettings } from "#server/env.ts";
import { httpServer } from "#server/http-server.ts";
import { pageCacheOf } from "#server/page-cache.ts";
import { composeServices } from "#server/services.ts";
import { openPostgres } from "#store/postgres.ts";
import { openSqlite } from "#store/sqlite.ts";
import { answerRecording } from "./recorder.ts";
import { answerUsage, tellAddress } from "./usage.ts";

/**
 * The server as `npm start` composes it, over the SQLite file or PostgreSQL URL given. While told to be cold it
 * forgets its pages before every request, as after a write.
 */
const [place = ""] = process.argv.slice(2);
const database = place.startsWith("postgres") ? openPostgres(place) : openSqlite(place);
const services = composeServices({
	settings: readSettings({ ROOT_DOMAIN: "localhost", PORT: "80" }),
	database,
	assets: readAssets("build/client"),
	secret: randomBytes(32),
});
const pages = pageCacheOf(services);
const { server } = httpServer(services, pages);

let isCold = false;
server.prependListener("request", () => {
	if (isCold) pages.drop(null);
});
process.on("message", (message: { isCold?: boolean }) => {
	isCold = message.isCold ?? isCold;
});
answerUsage();
answerRecording();
server.listen(0, "127.0.0.1", () => tellAddress(server));
