import type { Random } from "#seeds/random.ts";
import { countOf, travellingTables } from "#store/engine/contents.ts";
import { migrations } from "#store/migrations/index.ts";
import { platformStore } from "#store/platform/platform.ts";
import { type Home, killedStart, startServer } from "./server-process.ts";
import { lookInto } from "./world.ts";

const env = { SEED: "demo" };

/**
 * Kills the very first start some times, wherever it has come to: making the data folder, the
 * schema, the demonstration, the first administrator. Then lets one through, and answers what it
 * left: how many rows of each table, and what is wrong.
 */
export async function firstStarts(
	main: string,
	home: Home,
	{ kills, longestMs, chance }: { kills: number; longestMs: number; chance: Random },
): Promise<{ counts: Record<string, number>; problems: string[] }> {
	for (let kill = 0; kill < kills; kill += 1) {
		await killedStart(main, home, { afterMs: chance.int(20, longestMs), env });
	}
	const server = await startServer(main, home, env);
	try {
		return await lookInto(home, async (database) => {
			const counts: Record<string, number> = {};
			for (const table of ["schema_migrations", ...travellingTables] as const) {
				counts[table] = await countOf(database.db, table);
			}
			const problems: string[] = [];
			if (counts.schema_migrations !== migrations.length) problems.push("the schema is half made");
			const admins = (await platformStore(database).accounts.list()).filter(
				({ role }) => role === "super_admin",
			);
			if (admins.length !== 1) problems.push(`${admins.length} first administrators`);
			if (server.complaints() !== "") problems.push(server.complaints());
			return { counts, problems };
		});
	} finally {
		await server.kill();
	}
}
