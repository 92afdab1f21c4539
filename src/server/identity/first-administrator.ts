import { platformOrganizationId } from "#domain/organization/organization.ts";
import type { Database } from "#store/database.ts";
import { platformStore } from "#store/platform.ts";
import type { Settings } from "./env.ts";
import { hashPassword, madeUpPassword } from "./passwords.ts";

/** The account made just now; its password when it was made up and must be told. */
export type FirstAdministrator = { username: string; password: string | null };

/**
 * Makes the first super administrator, `admin`, unless there is one. Called as the last thing of a
 * start: a made-up password is told only once, and a start that fails after it would lose it.
 */
export async function addFirstAdministrator(
	database: Database,
	settings: Pick<Settings, "adminPassword">,
): Promise<FirstAdministrator | null> {
	const { accounts } = platformStore(database);
	const isThere = (await accounts.list()).some(({ role }) => role === "super_admin");
	if (isThere) return null;
	const password = settings.adminPassword ?? madeUpPassword();
	const isMadeUp = settings.adminPassword === null;
	await accounts.insert({
		organizationId: platformOrganizationId,
		username: "admin",
		usernameKey: "admin",
		email: null,
		passwordHash: await hashPassword(password),
		mustChangePassword: isMadeUp,
		role: "super_admin",
		domain: null,
		slug: null,
		theme: "light",
		logoUrl: null,
	});
	return { username: "admin", password: isMadeUp ? password : null };
}
