import type { Organization } from "#domain/organization/organization.ts";
import type { Viewer } from "#domain/user/user.ts";
import type { Store } from "#store/store.ts";

/** What every use case of an organization is given: who asks, whose data, which now. */
export type Scope = {
	viewer: Viewer;
	organization: Organization;
	store: Store;
	/** The instant the request came in. Domain code gets dates derived from it, never a clock. */
	now: Date;
};
