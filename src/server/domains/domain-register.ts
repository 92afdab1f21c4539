import { withoutWww } from "#domain/organization/address.ts";
import { type Database, noOrganization } from "#store/engine/database.ts";
import type { Platform } from "#store/platform/platform.ts";

/** The proved domains of all organizations, in memory. */
export type DomainRegister = {
	/** May it have a certificate: proved, and if lost, then less than the days of grace ago. */
	isProved(domain: string): Promise<boolean>;
	/** Is the site to be found there now, so that visitors may be sent there? */
	isReachable(domain: string): Promise<boolean>;
};

type Known = ReadonlyMap<string, { isFailing: boolean }>;

/**
 * All of them are read at once and then known: whoever asks for names by the thousand asks no
 * database. Which domains are proved is part of what the platform tells of itself.
 */
export function domainRegister(database: Database, platform: Platform): DomainRegister {
	let known: Promise<Known> | undefined;
	database.onWrite((organizationId) => {
		if (organizationId === null || organizationId === noOrganization) known = undefined;
	});
	const all = () => {
		known ??= read(platform).catch((error: unknown) => {
			known = undefined;
			throw error;
		});
		return known;
	};
	return {
		isProved: async (domain) => (await all()).has(withoutWww(domain)),
		isReachable: async (domain) => (await all()).get(domain)?.isFailing === false,
	};
}

async function read({ domainClaims }: Platform): Promise<Known> {
	const proved = await domainClaims.listProved();
	return new Map(proved.map(({ domain, isFailing }) => [domain, { isFailing }]));
}
