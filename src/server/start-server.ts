import type { Server } from "node:http";
import { platformStore } from "#store/platform.ts";
import { readAssets } from "./assets.ts";
import { organizationDirectory } from "./directory.ts";
import { readSettings, type Settings } from "./env.ts";
import { addFirstAdministrator, type FirstAdministrator } from "./first-administrator.ts";
import { httpServer } from "./http-server.ts";
import { logger } from "./log.ts";
import { originOf } from "./origins.ts";
import { pictureKeeper } from "./pictures.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { readSecret } from "./secret.ts";

/** How long a request may still take after the server was told to stop. */
const drainMs = 10_000;

/** Migrates, seeds an empty database, listens, and prints where. Throws sentences for people. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
	const settings = readSettings(env);
	const { database, unlock } = await prepareDatabase(settings, new Date());
	const platform = platformStore(database);
	const server = httpServer({
		settings,
		database,
		platform,
		secret: readSecret(settings.dataDir),
		directory: organizationDirectory(database, platform),
		assets: readAssets("build/client"),
		picturesOf: pictureKeeper(settings),
		now: () => new Date(),
		log: logger(),
	});
	await listen(server, settings.port);
	let isStopping = false;
	const stop = () => {
		// One Ctrl-C comes more than once: from the terminal, and passed on by npm and `npm start`.
		if (isStopping) return;
		isStopping = true;
		const giveUp = setTimeout(() => process.exit(0), drainMs);
		giveUp.unref();
		server.close(async () => {
			await database.close();
			unlock();
			process.exit(0);
		});
		server.closeIdleConnections();
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	const firstAdministrator = await addFirstAdministrator(database, settings);
	const organizations = await platform.organizations.listPublic();
	process.stdout.write(welcome(settings, organizations, firstAdministrator));
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.listen(port, resolve);
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
