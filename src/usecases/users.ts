import { canListUsers } from "#domain/user/policy.ts";
import type { Account } from "#store/accounts.ts";
import type { PlatformScope } from "./platform-scope.ts";
import { authorize } from "./refusals.ts";

export type ListedUser = { account: Account; organizationName: string | null };

/** Every user of the product, by id. */
export async function listUsers({ viewer, platform }: PlatformScope): Promise<ListedUser[]> {
	authorize(canListUsers(viewer));
	const organizations = await platform.organizations.list();
	const names = new Map(organizations.map(({ id, name }) => [id, name]));
	return (await platform.accounts.list()).map((account) => ({
		account,
		organizationName: names.get(account.organizationId ?? 0) ?? null,
	}));
}
