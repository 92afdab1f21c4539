import type { Database } from "#store/engine/database.ts";
import { clearDeadRows, noticeContents } from "#store/engine/planner/statistics.ts";
import { platformTransaction } from "#store/platform/platform.ts";
import { seedCedarBend } from "./cedar-bend.ts";
import { seedHarborline } from "./harborline.ts";
import { seedLakeshore } from "./lakeshore.ts";
import { seedNorthgate } from "./northgate.ts";
import { seedPlatform } from "./platform.ts";

/**
 * Fills an empty database with the demonstration: organization 1 an adult basketball league with
 * every page written, 2 the platform's own, 3 a club with generic pages, 4 an ordinary one, 5 a soccer
 * league in its semi-finals. One transaction: a seeding that is interrupted leaves the database empty, and
 * the next start begins again.
 * @param today `YYYY-MM-DD`, around which games are played and to come. @param options.passwordHash
 * for the owners and staff; without it they can't sign in.
 */
export async function seedDemo(
	database: Database,
	today: string,
	options: { passwordHash?: string | null } = {},
): Promise<void> {
	await clearDeadRows(database);
	await platformTransaction(
		database,
		async (inside) => {
			await seedPlatform(inside.connection);
			const seeding = { ...inside, today, passwordHash: options.passwordHash ?? null };
			await seedHarborline(seeding);
			await seedCedarBend(seeding);
			await seedLakeshore(seeding);
			await seedNorthgate(seeding);
		},
		{ isTrial: false },
	);
	await noticeContents(database);
}
