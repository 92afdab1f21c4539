import type { Organization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Viewer } from "#domain/user/user.ts";
import type { Store } from "#store/store.ts";
import type { Pictures } from "./pictures.ts";
import type { Planner } from "./planner.ts";
import type { Writing } from "./writing.ts";

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
	/** The sports of the user who is acted for, in that user's order, else the organization's (A1). */
	sports: () => Promise<Sport[]>;
	pictures: Pictures;
	planner: Planner;
	writing: Writing;
};
