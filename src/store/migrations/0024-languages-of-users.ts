import type { Migration } from "../engine/migration.ts";

/** In which language somebody works; null is as the browser says. */
export const languagesOfUsers: Migration = {
	name: "0024-languages-of-users",
	up: () => ["alter table users add column language text check (language in ('en', 'fr', 'es'))"],
};
