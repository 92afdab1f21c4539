import { accounts } from "./accounts.ts";
import type { Connection } from "./database.ts";
import { organizations } from "./organizations.ts";

/** The few questions that cross organizations: who is asked for, who signs in. */
export type Platform = ReturnType<typeof platformStore>;

export function platformStore(connection: Connection) {
	return {
		organizations: organizations(connection),
		accounts: accounts(connection.db),
	};
}
