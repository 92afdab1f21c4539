import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { storeFor } from "#store/store.ts";
import { tasksOfOrganizations } from "./api/tasks.ts";
import { domainNames } from "./domains/domain-names.ts";
import { domainRegister } from "./domains/domain-register.ts";
import { pictureKeeper } from "./files/pictures.ts";
import { Admission } from "./http/admission.ts";
import { eventLoopLateness } from "./http/lateness.ts";
import { readSecret } from "./identity/secret.ts";
import { outgoingMail } from "./mail/mail.ts";
import { logger } from "./operations/log.ts";
import { Metrics } from "./operations/metrics.ts";
import { outgoing } from "./outgoing/outgoing.ts";
import { pageWriting } from "./pages/page-writing.tsx";
import { stripeCards } from "./payments/stripe.ts";
import { contactOf, pushKeys } from "./push/push-keys.ts";
import type { Services } from "./services.ts";
import { organizationDirectory } from "./tenancy/directory.ts";
import { schedulePlanner } from "./workers/schedule-planner.ts";
import { spreadsheetReader } from "./workers/spreadsheet-reader.ts";

/** Everything made of the settings, the database and the browser's files; tests bring some of their own. */
export function composeServices(
	given: Pick<Services, "settings" | "database" | "assets"> & Partial<Services>,
): Services {
	const { settings, database } = given;
	const platform = given.platform ?? platformStore(database);
	const now = given.now ?? (() => new Date());
	const directory = given.directory ?? organizationDirectory(database, platform);
	const secret = given.secret ?? readSecret(settings.dataDir);
	const log = given.log ?? logger();
	return {
		platform,
		directory,
		domains: given.domains ?? domainRegister(database, platform),
		domainNames: given.domainNames ?? domainNames(settings),
		admission: given.admission ?? new Admission(eventLoopLateness(), now),
		picturesOf: given.picturesOf ?? pictureKeeper(settings, database),
		plannerOf: given.plannerOf ?? schedulePlanner({ now }),
		tasks: given.tasks ?? tasksOfOrganizations(),
		spreadsheetsFor: given.spreadsheetsFor ?? spreadsheetReader(),
		writingOf: given.writingOf ?? pageWriting({ settings, database, now }),
		secret,
		cards: settings.stripe === null ? null : stripeCards(settings.stripe, { log }),
		push: given.push ?? pushKeys(secret, contactOf(settings)),
		mail:
			given.mail ??
			outgoingMail({
				settings,
				directory,
				secret,
				storeOf: (organizationId) => storeFor(organizationId, database, "visitors"),
				now,
			}),
		outgoing: given.outgoing ?? outgoing(settings),
		metrics: given.metrics ?? metricsOf(database),
		lifecycle: given.lifecycle ?? { isStopping: false },
		now,
		log,
		...given,
	};
}

function metricsOf(database: Database): Metrics {
	const metrics = new Metrics();
	database.onWrite(() => metrics.committed());
	return metrics;
}
