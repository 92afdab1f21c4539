/** The built server for browser journeys, in a data folder that goes when the server ends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainOrganization } from "#domain/organization/organization.ts";
import { today } from "#domain/time/wall-clock.ts";
import { seedDemo } from "#seeds/demo.ts";
import { hashPassword } from "#server/identity/passwords.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { shiftClock } from "#testing/days.ts";
import { startDnsServer } from "#testing/servers/dns-server.ts";
import { startStripeServer, stripeSecrets } from "#testing/servers/stripe-server.ts";
import {
	adminPassword,
	cardsPort,
	clockShift,
	memberPassword,
	port,
	rootDomain,
	siteAddress,
} from "../../e2e/settings.ts";

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
	// A name server of the journeys' own, at the same number of UDP: e2e/dns.ts tells it what there is.
	DNS_SERVERS: `127.0.0.1:${port}`,
	SITE_ADDRESSES: siteAddress,
	// A push service and other programs of the journeys are on this machine.
	RECEIVERS: "127.0.0.1",
	// So is who takes cards.
	STRIPE_API: `http://127.0.0.1:${cardsPort}`,
	STRIPE_SECRET_KEY: stripeSecrets.secretKey,
	STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
});

shiftClock(clockShift);
await seedWithPasswords();
await startDnsServer({ port });
await startStripeServer({ port: cardsPort, tell: `http://127.0.0.1:${port}/cards/stripe` });

// A test run that is killed cannot stop its server, so the server watches for it.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 1000).unref();

await import(new URL("../../build/server/main.js", import.meta.url).href);

/** The demonstration's owners and staff cannot sign in as they come; in journeys they do. */
async function seedWithPasswords(): Promise<void> {
	const database = openDatabase({ databaseUrl: null, dataDir: folder });
	await migrate(database.db, database.dialect);
	await seedDemo(database, today(new Date(), plainOrganization.timeZone), {
		passwordHash: await hashPassword(memberPassword),
	});
	await database.close();
}
