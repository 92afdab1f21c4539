import type { Viewer } from "#domain/account/user.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Database } from "#store/engine/database.ts";
import type { Platform } from "#store/platform/platform.ts";
import type { DomainNames } from "#usecases/domain-name/domain-names.ts";
import type { SpreadsheetReader } from "#usecases/import/read-files.ts";
import type { Writing } from "#usecases/page/writing.ts";
import type { CardProvider } from "#usecases/payment/card-provider.ts";
import type { Pictures } from "#usecases/picture/pictures.ts";
import type { TasksOfOrganizations } from "./api/tasks.ts";
import type { DomainRegister } from "./domains/domain-register.ts";
import type { Settings } from "./env.ts";
import type { Assets } from "./files/assets.ts";
import type { Admission } from "./http/admission.ts";
import type { OutgoingMail } from "./mail/mail.ts";
import type { Metrics } from "./operations/metrics.ts";
import type { Outgoing } from "./outgoing/outgoing.ts";
import type { PushKeys } from "./push/push-keys.ts";
import type { OrganizationDirectory } from "./tenancy/directory.ts";
import type { PlannerOf } from "./workers/schedule-planner.ts";

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
	/** Who is refused first when there is too much to do. */
	admission: Admission;
	picturesOf: PicturesOf;
	plannerOf: PlannerOf;
	/** Runs large work. */
	tasks: TasksOfOrganizations;
	spreadsheetsFor: SpreadsheetsFor;
	writingOf: WritingOf;
	mail: OutgoingMail;
	/** Who takes cards; null where nobody does. */
	cards: CardProvider | null;
	/** Signs messages to browsers that follow. */
	push: PushKeys;
	/** Sends to addresses that people typed. */
	outgoing: Outgoing;
	/** Signs what browsers hand back, such as CSRF tokens; see secret.ts. */
	secret: Uint8Array;
	metrics: Metrics;
	/** Set once the server was told to stop. */
	lifecycle: { isStarting?: boolean; isStopping: boolean };
	now: () => Date;
	/** Reports what a person must look at; never holds passwords, tokens or bodies. */
	log: (entry: Record<string, unknown>) => void;
};

/** Pictures of one organization; they leave the line when the signal is aborted. */
export type PicturesOf = (organizationId: number, signal?: AbortSignal) => Pictures;

/** Reads spreadsheets that were sent, until the signal is aborted. */
export type SpreadsheetsFor = (signal?: AbortSignal) => SpreadsheetReader;

/** Pages of one organization, as somebody writes them. */
export type WritingOf = (place: {
	organization: Organization;
	viewer: Viewer;
	/** Whether the request came on the organization's own host. */
	isOnOwnHost: boolean;
}) => Writing;
