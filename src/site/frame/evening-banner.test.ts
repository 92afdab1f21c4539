import { afterAll, beforeAll, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let now = new Date("2026-01-09T20:00:00Z");

beforeAll(async () => {
	const database = await openMemory();
	const { store, gameId } = await aLeague(database, {
		organization: { slug: "mtl", language: "fr", moreLanguages: ["en"] },
		games: [["Hawks", "Owls", { date: "2026-01-09", status: "postponed" }]],
	});
	app = await startApp({ database, now: () => now });
	const evening = {
		date: "2026-01-09",
		league: null,
		location: null,
		status: "postponed",
	} as const;
	const reason = 'Neige : <b>"routes"</b> fermées';
	await store.evenings.insert({ ...evening, reason, gameIds: [gameId(0)] });
	await store.evenings.insert({ ...evening, reason: "Of a game nobody knows", gameIds: [9999] });
});
afterAll(() => app.database.close());

const at = async (path: string) => (await app.get(path, "fieldhouse.test")).text();

test("says on every page, in its language, that an evening falls out, with the reason as it was written", async () => {
	for (const path of ["/mtl", "/mtl/teamList", "/mtl/nowhere"]) {
		const html = await at(path);
		expect(html).toContain("Matchs reportés, vendredi 9 janvier.");
		expect(html).toContain("Neige : &lt;b&gt;&quot;routes&quot;&lt;/b&gt; fermées");
		expect(html).not.toContain("nobody knows");
	}
	expect(await at("/mtl/en")).toContain("The games of Friday, January 9 are postponed.");
	expect(await at("/mtl/embed/schedule")).not.toContain("Matchs reportés");
});

test("until the day is over", async () => {
	now = new Date("2026-01-10T18:00:00Z");
	expect(await at("/mtl")).not.toContain("Matchs reportés");
});
