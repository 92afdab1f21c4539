import type { Server } from "node:http";
import { composeServices } from "./compose-services.ts";
import { watchDomainsDaily } from "./domains/domain-watch.ts";
import { readSettings, type Settings } from "./env.ts";
import { readAssets } from "./files/assets.ts";
import { sweepDaily } from "./files/daily-sweep.ts";
import { httpServer } from "./http/http-server.ts";
import { originOf } from "./http/origins.ts";
import { addFirstAdministrator, type FirstAdministrator } from "./identity/first-administrator.ts";
import { deliverLetters } from "./mail/deliver.ts";
import { localLettersPath, showsLetters } from "./mail/local-letters.tsx";
import { keepChancesAfterWrites } from "./operations/chances-after-writes.ts";
import { prepareDatabase } from "./operations/prepare-database.ts";
import { publishEveryMinute } from "./operations/scheduled-publishing.ts";
import { stopper } from "./operations/stop.ts";
import { deliverWebhooks } from "./outgoing/deliver-webhooks.ts";
import { catchUpPayments } from "./payments/hear-payments.ts";

/** Migrates, seeds an empty database, listens, and prints where. Throws sentences for people. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
	const settings = readSettings(env);
	const { database, unlock } = await prepareDatabase(settings, new Date());
	const services = composeServices({ settings, database, assets: readAssets("build/client") });
	services.lifecycle.isStarting = true;
	const { server, drain } = httpServer(services);
	await listen(server, settings);
	const stopSweeping = sweepDaily(services);
	const stopWatching = watchDomainsDaily(services);
	const stopPublishing = publishEveryMinute(services);
	const stopDelivering = deliverLetters(services);
	const stopCalling = deliverWebhooks(services);
	const stopCatchingUp = catchUpPayments(services);
	const stopChances = keepChancesAfterWrites(services);
	const release = async () => {
		stopDelivering();
		stopCalling();
		stopCatchingUp();
		stopChances();
		stopPublishing();
		stopSweeping();
		stopWatching();
		await database.close();
		unlock();
	};
	const { stop, fail } = stopper({ server, services, drain, release, exit: process.exit });
	for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop(0));
	for (const mishap of ["unhandledRejection", "uncaughtException"]) process.on(mishap, fail);
	const firstAdministrator = await addFirstAdministrator(database, settings, services.now());
	services.lifecycle.isStarting = false;
	const organizations = await services.platform.organizations.listPublic();
	process.stdout.write(welcome(settings, organizations, firstAdministrator));
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
	return new Promise((resolve, reject) => {
		server.listen({ port, ...(host !== null && { host }) }, resolve);
		server.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "EADDRINUSE") {
				reject(new Error(`Port ${port} is in use. Stop what listens there, or set PORT.`));
			} else if (error.code === "EACCES") {
				reject(new Error(`This user may not listen on port ${port}. Set PORT to one above 1023.`));
			} else reject(error);
		});
	});
}

function welcome(
	settings: Settings,
	organizations: { name: string; slug: string | null; domain: string | null }[],
	firstAdministrator: FirstAdministrator | null,
): string {
	const root = originOf(settings, settings.rootDomain);
	const sites = organizations.map(
		({ name, slug, domain }) =>
			`  ${slug === null ? originOf(settings, domain ?? "") : `${root}/${slug}`}  ${name}`,
	);
	return [
		"",
		`Fieldhouse is running at ${root}`,
		...(sites.length > 0 ? ["", "Leagues", ...sites] : []),
		...(showsLetters(settings) ? ["", `Letters  ${root}${localLettersPath}`] : []),
		...(firstAdministrator === null ? [] : ["", ...signInLines(root, firstAdministrator)]),
		"",
		"",
	].join("\n");
}

function signInLines(root: string, { username, password }: FirstAdministrator) {
	const secret =
		password === null
			? "with the password of ADMIN_PASSWORD"
			: `with the one-time password ${password} (shown only now, to be changed at the first sign-in)`;
	return [`Sign in at ${root}/login as ${username}`, `  ${secret}`];
}
