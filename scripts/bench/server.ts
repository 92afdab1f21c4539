import { randomBytes } from "node:crypto";
import { readAssets } from "#server/assets.ts";
import { organizationDirectory } from "#server/directory.ts";
import { readSettings } from "#server/env.ts";
import { httpServer } from "#server/http-server.ts";
import { logger } from "#server/log.ts";
import { PageCache } from "#server/page-cache.ts";
import { pictureKeeper } from "#server/pictures.ts";
import { platformStore } from "#store/platform.ts";
import { openSqlite } from "#store/sqlite.ts";
import { answerUsage, tellAddress } from "./usage.ts";

/**
 * The server as `npm start` composes it, over the database file given. While told to be cold it
 * forgets its pages before every request, as after a write.
 */
const [file = ""] = process.argv.slice(2);
const database = openSqlite(file);
const platform = platformStore(database);
const now = () => new Date();
const pages = new PageCache(now);
const server = httpServer(
	{
		settings: readSettings({ ROOT_DOMAIN: "localhost", PORT: "80" }),
		database,
		platform,
		secret: randomBytes(32),
		directory: organizationDirectory(database, platform),
		assets: readAssets("build/client"),
		picturesOf: pictureKeeper({ dataDir: "data" }),
		now,
		log: logger(),
	},
	pages,
);

let isCold = false;
server.prependListener("request", () => {
	if (isCold) pages.drop(null);
});
process.on("message", (message: { isCold?: boolean }) => {
	isCold = message.isCold ?? isCold;
});
answerUsage();
server.listen(0, "127.0.0.1", () => tellAddress(server));
