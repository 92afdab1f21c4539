import { canManageOrganization } from "#domain/account/policy.ts";
import { mostEmbedHosts, readEmbedHost } from "#domain/embed/hosts.ts";
import { say } from "#domain/language/say.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** The websites that may show this organization's embeds. */
export async function listEmbedHosts({ viewer, organization, store }: Scope): Promise<string[]> {
	authorize(canManageOrganization(viewer, organization.id));
	return store.embedHosts.list();
}

/** From now on the websites given may show embeds, and no others. */
export async function setEmbedHosts(
	scope: Scope,
	{ hosts: texts }: { hosts: readonly string[] },
): Promise<string[]> {
	const { viewer, organization } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	const hosts = [...new Set(texts.map(readHost))].toSorted();
	if (hosts.length > mostEmbedHosts) {
		throw invalid("hosts", say`At most ${mostEmbedHosts} websites can be allowed.`);
	}
	return scope.store.transaction(async (store) => {
		const before = await store.embedHosts.list();
		await store.embedHosts.replace(hosts);
		await recordChange(scope, store, {
			action: "embeds.change",
			id: null,
			before: { hosts: before },
			after: { hosts },
		});
		return hosts;
	});
}

function readHost(text: string): string {
	const host = readEmbedHost(text);
	if (host === null) {
		throw invalid("hosts", "Please enter the website's name only, such as your-club.example.");
	}
	return host;
}
