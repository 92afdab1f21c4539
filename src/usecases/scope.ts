import type { Viewer } from "#domain/account/user.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Store } from "#store/store.ts";
import type { SpreadsheetReader } from "./import/read-files.ts";
import type { Writing } from "./page/writing.ts";
import type { Cards } from "./payment/card-provider.ts";
import type { Pictures } from "./picture/pictures.ts";
import type { Mail } from "./platform-scope.ts";
import type { Planner } from "./schedule/planner.ts";
import type { Tasks } from "./task/task.ts";

/** What every use case of an organization is given: who asks, whose data, which now. */
export type Scope = {
	viewer: Viewer;
	organization: Organization;
	store: Store;
	/** The instant the request came in. Domain code gets dates derived from it, never a clock. */
	now: Date;
};

/** What the work in an organization needs beside. */
export type WorkScope = Scope & {
	/**
	 * The sports of the user who is acted for, in that user's order, else the organization's
	 * (rule `acting-user`).
	 */
	sports: () => Promise<Sport[]>;
	pictures: Pictures;
	planner: Planner;
	tasks: Tasks;
	spreadsheets: SpreadsheetReader;
	writing: Writing;
	mail: Pick<Mail, "isServed" | "write" | "writeNotice" | "wake">;
	webhooks: Webhooks;
	privateLinks: PrivateLinks;
	cards: Cards;
};

/** What this installation knows of addresses that programs are told at. */
export type Webhooks = {
	/** What a receiver knows messages by, made of what is kept of a webhook. */
	secretOf(salt: string): string;
	/** Whether anything is ever sent to such an address. */
	isCallable(address: string): boolean;
	/** There is something to deliver. */
	wake(): void;
};
