import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { pageCacheOf } from "#server/cache/page-cache.ts";
import { composeServices } from "#server/compose-services.ts";
import { readSettings } from "#server/env.ts";
import { readAssets } from "#server/files/assets.ts";
import { httpServer } from "#server/http/http-server.ts";
import { deliverLetters } from "#server/mail/deliver.ts";
import { openPostgres } from "#store/engine/postgres.ts";
import { openSqlite } from "#store/engine/sqlite.ts";

/** The product; while told to be cold it forgets its pages before every request, as after a write. */
export function startProduct(place: string, mailServer = ""): Server {
	const database = place.startsWith("postgres") ? openPostgres(place) : openSqlite(place);
	const services = composeServices({
		settings: readSettings({
			ROOT_DOMAIN: "localhost",
			PORT: "80",
			WRITES_PER_MINUTE: "1000000",
			SMTP_URL: mailServer,
			MAIL_FROM: mailServer && "league@sites.example",
		}),
		database,
		assets: readAssets("build/client"),
		secret: randomBytes(32),
	});
	const pages = pageCacheOf(services);
	const { server } = httpServer(services, pages);
	if (mailServer !== "") deliverLetters(services);
	let isCold = false;
	server.prependListener("request", () => {
		if (isCold) pages.emptyFor(null);
	});
	process.on("message", (message: { isCold?: boolean }) => {
		isCold = message.isCold ?? isCold;
	});
	return server;
}
