import type { Migration } from "../engine/migration.ts";

/**
 * The platform is the owner of the tables, and no longer a number that whoever is on an
 * organization's connection could write into `app.org`. The owner is not bound; everybody else sees
 * the rows of the one organization.
 */
export const platformOwnsRows: Migration = {
	name: "0014-platform-owns-rows",
	up: ({ dialect }) => (dialect === "postgres" ? [everyWall] : []),
};

const everyWall = `do $$
	declare name text;
	begin
		for name in select tablename from pg_policies
			where schemaname = current_schema() and policyname = 'own_organization'
		loop
			execute format('alter table %I no force row level security', name);
			execute format('alter policy own_organization on %I
				using ((organization_id = nullif(current_setting(''app.org'', true), '''')::integer) is true)
				with check ((organization_id = nullif(current_setting(''app.org'', true), '''')::integer) is true)',
				name);
		end loop;
	end $$`;
