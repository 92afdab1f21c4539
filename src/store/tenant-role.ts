import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { Tables } from "./tables.ts";

/** Whom connections become that a superuser opened: superusers pass through row security. */
const tenantRole = "fieldhouse_tenant";

/** What a connection of an organization may touch beside that organization's rows. */
export const tenantRights: Record<string, string> = {
	organizations: "select",
	organization_sports: "select",
	sports: "select",
	users: "select (id, username, organization_id, logo_url)",
	id_counters: "select, update",
	// Not what other requests were answered.
	idempotency_keys:
		"select (user_id, key, try_token, status, created_at), insert, delete, update (answer)",
};

/** A number no organization has: the platform's own connections see every organization. */
export const everyOrganization = 0;

/**
 * Makes the role and says what it may do; to be called after every migration. Roles belong to the
 * whole server, so another database may have made it. A user without the right to make roles does
 * not need one: row security binds that user as it is.
 */
export async function grantTenantRole(db: Kysely<Tables>): Promise<void> {
	if (!(await passesThroughRowSecurity(db))) return;
	await sql
		.raw(`do $$ begin create role ${tenantRole} nologin;
			exception when duplicate_object or unique_violation then null; end $$`)
		.execute(db);
	const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
		join pg_namespace n on n.oid = c.relnamespace
		where n.nspname = current_schema() and c.relrowsecurity`.execute(db);
	const grants = [
		...rows.map(({ name }) => `select, insert, update, delete on ${name}`),
		...Object.entries(tenantRights).map(([table, rights]) => `${rights} on ${table}`),
	];
	for (const grant of grants) await sql.raw(`grant ${grant} to ${tenantRole}`).execute(db);
}

async function passesThroughRowSecurity(db: Kysely<Tables>): Promise<boolean> {
	const { rows } = await sql<{ passes: boolean }>`select rolsuper or rolbypassrls as passes
		from pg_roles where rolname = current_user`.execute(db);
	return rows[0]?.passes ?? false;
}

/**
 * Lends connections of the pool that work for one organization. A connection remembers whom it
 * worked for last, so only a change costs a question to the server.
 */
export function lentTo(organizationId: number, pool: pg.Pool) {
	return {
		connect: async () => {
			const client = await pool.connect();
			if (workingFor.get(client) === organizationId) return client;
			workingFor.delete(client);
			try {
				await client.query(become, [String(organizationId)]);
			} catch (error) {
				client.release(true);
				throw error;
			}
			workingFor.set(client, organizationId);
			return client;
		},
		end: async () => {},
		options: pool.options,
	};
}

const workingFor = new WeakMap<pg.PoolClient, number>();

/** Asked of the session's user, for the current one may be the tenants' role already. */
const become = `select set_config('app.org', $1, false), set_config('role',
	case when rolsuper or rolbypassrls then '${tenantRole}' else 'none' end, false)
	from pg_roles where rolname = session_user`;
