import { expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { listSiteAddresses } from "./list-site-addresses.ts";

test("a sitemap has the site's pages and the season's teams, but no page about children", async () => {
	const database = await openMemory();
	const league = await aLeague(database, { organization: { hasFullNavigation: true } });
	const addresses = await listSiteAddresses(visitorOf(league));
	expect(addresses).toContain("/registration");
	expect(addresses).toContain(`/teams/${league.teamId("Hawks")}`);
	expect(addresses).not.toContain("/youth");
	await database.close();
});
