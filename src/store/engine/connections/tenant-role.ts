import { sql, type Transaction } from "kysely";
import type { Tables } from "../../tables.ts";
import type { Terms } from "./lent-connections.ts";

/**
 * The role that organizations' connections take on. It owns nothing, so row security binds it; the
 * owner of the tables is the platform and sees every row.
 */
const tenantRole = "fieldhouse_tenant";

/** What a connection of an organization may touch beside that organization's rows. */
export const tenantRights: Record<string, string> = {
	organizations: "select",
	organization_sports: "select",
	sports: "select",
	users: "select (id, username, organization_id, logo_url)",
	// Not what other requests were answered.
	idempotency_keys:
		"select (user_id, key, try_token, status, created_at), insert, delete, update (answer)",
};

/** Schemas of before migration 0014, into which old backups are restored, know the platform by the number 0. */
export const platformTerms: Terms = { "app.org": 0 };

/** What an organization's connections are lent on (migration 0014 reads `app.org`). */
export function tenantTerms(organizationId: number): Terms {
	return { "app.org": organizationId, role: tenantRole };
}

/** The user of the database may not take on the role that keeps organizations apart. */
export class TenantRoleMissing extends Error {
	constructor(user: string) {
		const name = `"${user.replaceAll('"', '""')}"`;
		super(
			`The PostgreSQL user ${name} may not work as ${tenantRole}, the role that keeps ` +
				"organizations apart. Nothing was changed. Let an administrator of PostgreSQL run these " +
				`two statements once, and start again: create role ${tenantRole} nologin; ` +
				`grant ${tenantRole} to ${name};`,
		);
	}
}

/**
 * Makes the role where this user may, and lets him take it on. Roles belong to the whole server, so
 * another database or an administrator may have made it.
 */
export async function requireTenantRole(trx: Transaction<Tables>): Promise<void> {
	await sql
		.raw(`do $$ begin
			if to_regrole('${tenantRole}') is null then create role ${tenantRole} nologin; end if;
			if not pg_has_role(current_user, '${tenantRole}', 'member') then
				grant ${tenantRole} to current_user;
			end if;
			exception when duplicate_object or unique_violation or insufficient_privilege then null;
		end $$`)
		.execute(trx);
	const { rows } = await sql<{ user: string; may: boolean | null }>`select current_user as user,
		pg_has_role(current_user, to_regrole(${tenantRole}), 'member') as may`.execute(trx);
	const [{ user, may } = { user: "", may: null }] = rows;
	if (may !== true) throw new TenantRoleMissing(user);
}

/** Says what the role may do; to be called after every migration. */
export async function grantTenantRights(trx: Transaction<Tables>): Promise<void> {
	const { rows } = await sql<{ name: string; sequence: string | null }>`select c.relname as name,
		to_regclass(c.relname || '_id_seq')::text as sequence from pg_class c
		join pg_namespace n on n.oid = c.relnamespace
		where n.nspname = current_schema() and c.relrowsecurity`.execute(trx);
	const grants = [
		...rows.map(({ name }) => `select, insert, update, delete on ${name}`),
		...rows.flatMap(({ sequence }) => (sequence === null ? [] : `usage on sequence ${sequence}`)),
		...Object.entries(tenantRights).map(([table, rights]) => `${rights} on ${table}`),
	];
	for (const grant of grants) await sql.raw(`grant ${grant} to ${tenantRole}`).execute(trx);
}
