import type { Database } from "#store/database.ts";
import { type Platform, platformStore } from "#store/platform.ts";
import type { DomainNames } from "#usecases/domain-names.ts";
import type { Assets } from "./assets.ts";
import { type OrganizationDirectory, organizationDirectory } from "./directory.ts";
import { domainNames } from "./domain-names.ts";
import { type DomainRegister, domainRegister } from "./domain-register.ts";
import type { Settings } from "./env.ts";
import { logger } from "./log.ts";
import { Metrics } from "./metrics.ts";
import { pageWriting, type WritingOf } from "./page-writing.tsx";
import { type PicturesOf, pictureKeeper } from "./pictures.ts";
import { type PlannerOf, schedulePlanner } from "./schedule-planner.ts";
import { readSecret } from "./secret.ts";

/** What the server is composed of. */
export type Services = {
	settings: Settings;
	database: Database;
	platform: Platform;
	directory: OrganizationDirectory;
	/** Which domains are proved to be their organizations' own. */
	domains: DomainRegister;
	domainNames: DomainNames;
	assets: Assets;
	picturesOf: PicturesOf;
	plannerOf: PlannerOf;
	writingOf: WritingOf;
	/** Signs what browsers hand back, such as CSRF tokens; see secret.ts. */
	secret: Uint8Array;
	metrics: Metrics;
	/** Set once the server was told to stop. */
	lifecycle: { isStarting?: boolean; isStopping: boolean };
	now: () => Date;
	/** Reports what a person must look at; never holds passwords, tokens or bodies. */
	log: (entry: Record<string, unknown>) => void;
};

/** Everything made of the settings, the database and the browser's files; tests bring some of their own. */
export function composeServices(
	given: Pick<Services, "settings" | "database" | "assets"> & Partial<Services>,
): Services {
	const { settings, database } = given;
	const platform = given.platform ?? platformStore(database);
	const now = given.now ?? (() => new Date());
	return {
		platform,
		directory: given.directory ?? organizationDirectory(database, platform),
		domains: given.domains ?? domainRegister(database, platform),
		domainNames: given.domainNames ?? domainNames(settings),
		picturesOf: given.picturesOf ?? pictureKeeper(settings, database),
		plannerOf: given.plannerOf ?? schedulePlanner({ now }),
		writingOf: given.writingOf ?? pageWriting({ settings, database, now }),
		secret: given.secret ?? readSecret(settings.dataDir),
		metrics: given.metrics ?? metricsOf(database),
		lifecycle: given.lifecycle ?? { isStopping: false },
		now,
		log: given.log ?? logger(),
		...given,
	};
}

function metricsOf(database: Database): Metrics {
	const metrics = new Metrics();
	database.onWrite(() => metrics.committed());
	return metrics;
}
