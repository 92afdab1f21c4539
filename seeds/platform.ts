import { plainOrganization, platformOrganizationId } from "#domain/organization/organization.ts";
import type { Connection } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";

/**
 * What every installation starts from: the platform's own organization and the sports. Does nothing
 * when they are there.
 */
export async function seedPlatform(connection: Connection): Promise<void> {
	const { organizations } = platformStore(connection);
	const sports = await organizations.listSports();
	for (const name of ["Basketball", "Baseball", "Tennis", "Volleyball", "Soccer"]) {
		if (sports.some((sport) => sport.name === name)) continue;
		await organizations.insertSport({ name, type: name.toLowerCase() });
	}
	if (await organizations.find(platformOrganizationId)) return;
	await organizations.insert({
		id: platformOrganizationId,
		...plainOrganization,
		name: "Fieldhouse",
		slug: null,
		domain: null,
		sports: [],
	});
}
