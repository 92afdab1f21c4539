import { platformOrganizationId } from "#domain/organization/organization.ts";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { hasExpired, temporaryUntil } from "#usecases/account/passwords.ts";
import type { Settings } from "../env.ts";
import { hashPassword, madeUpPassword } from "./passwords.ts";

/** The account made just now; its password when it was made up and must be told. */
export type FirstAdministrator = { username: string; password: string | null };

/**
 * Makes the first super administrator, `admin`, unless there is one. Called as the last thing of a
 * start: a made-up password is told only once, and a start that fails after it would lose it. It counts
 * seven days (rule `temporary-password`); where nobody has used it until then, there is a new one.
 */
export async function addFirstAdministrator(
	database: Database,
	settings: Pick<Settings, "adminPassword">,
	now: Date,
): Promise<FirstAdministrator | null> {
	const { accounts } = platformStore(database);
	const [first, ...others] = (await accounts.list()).filter(({ role }) => role === "super_admin");
	const isUnused = first?.mustChangePassword === true && hasExpired(first, now);
	if (first !== undefined && (others.length > 0 || !isUnused)) return null;
	const password = settings.adminPassword ?? madeUpPassword();
	const isMadeUp = settings.adminPassword === null;
	const secret = {
		passwordHash: await hashPassword(password),
		mustChangePassword: isMadeUp,
		passwordExpiresAt: isMadeUp ? temporaryUntil(now) : null,
	};
	if (first !== undefined) {
		await accounts.change(first.id, secret);
		return { username: first.username, password: isMadeUp ? password : null };
	}
	await accounts.insert({
		...secret,
		organizationId: platformOrganizationId,
		username: "admin",
		usernameKey: "admin",
		email: null,
		role: "super_admin",
		domain: null,
		slug: null,
		theme: "light",
		logoUrl: null,
	});
	return { username: "admin", password: isMadeUp ? password : null };
}
