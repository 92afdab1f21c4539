import type { Migration } from "../engine/migration.ts";

/** On what somebody signed in, in words such as "Chrome on Windows"; empty where it is not known. */
export const sessionsByDevice: Migration = {
	name: "0007-sessions-by-device",
	up: () => ["alter table sessions add column device text not null default ''"],
};
