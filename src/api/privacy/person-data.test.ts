import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const idsInAnswer = (body: Record<string, unknown>) => body.player as { id: number; image: string };

/** Everything that stands anywhere, of all organizations. */
async function everything({ database: { db, dialect } }: LeagueApi): Promise<string> {
	const names = await (dialect === "postgres"
		? sql<{ name: string }>`select table_name as name from information_schema.tables
			where table_schema = current_schema()`.execute(db)
		: sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db));
	const tables = await Promise.all(
		names.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
	);
	return JSON.stringify(tables.map(({ rows }) => rows));
}

describe.each(engines)("$name: a person's data", (engine) => {
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-person-"));
	let it: LeagueApi;
	let owner: Browser;
	/** Two of one name: Maya Rodriguez of the Hawks, and a namesake of the Owls. */
	let maya: number;
	let namesake: number;
	let pictures: string[];

	beforeAll(async () => {
		it = await startLeagueApi(
			engine,
			{
				teams: { Hawks: ["Mayra Rodriguez", "Bo Archer"], Owls: ["Cy Young", "Di Dunn"] },
				games: [["Hawks", 81, "Owls", 70]],
				hasBoxScores: true,
			},
			{ dataDir },
		);
		const organizationId = it.own.organization.id;
		await addUser(it.api, { username: "oona", role: "org_owner", organizationId });
		owner = await it.api.signedIn("oona");
		maya = it.own.playerId("Mayra Rodriguez");
		namesake = it.own.playerId("Cy Young");
		pictures = [await takePicture(maya), await takePicture(maya)];
		await it.put(`/players/${maya}`, { firstName: "Maya" });
		await it.put(`/players/${namesake}`, { firstName: "Maya", lastName: "Rodriguez" });
		await writeElsewhere();
	});
	afterAll(async () => {
		await it.database.close();
		rmSync(dataDir, { recursive: true });
	});

	async function takePicture(id: number): Promise<string> {
		const { png } = await plainPictures();
		const form = new FormData();
		form.set("image", new File([new Uint8Array(png)], "maya.png"));
		return idsInAnswer((await it.put(`/players/${id}`, form)).body).image;
	}

	/** In attributes, as a captain, on rosters, in the trash, in the audit and in kept answers. */
	async function writeElsewhere(): Promise<void> {
		const { own } = it;
		const attributes = await own.store.playerAttributes.list(own.sport.id);
		const idOf = (name: string) => attributes.find((one) => one.name === name)?.id;
		await it.put(`/players/${maya}`, {
			attributes: {
				[String(idOf("Number"))]: "7",
				[String(idOf("Position"))]: "Guard",
				[String(idOf("Birth date"))]: "2012-03-04",
			},
		});
		const place = `/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}/teams`;
		const team = `${place}/${own.teamId("Hawks")}`;
		await it.put(team, { captainId: maya });
		const crows = await it.post(place, { name: "Crows" });
		const { id } = crows.body.team as { id: number };
		await it.post(`${place}/${id}/players`, { player_id: maya });
		await it.put(`${place}/${id}`, { captainId: maya });
		await it.del(`${place}/${id}`);
		const { schedule } = (
			await it.post("/schedules", {
				name: "Winter",
				leagueId: own.seasonLeague.league.id,
				seasonId: own.season.id,
				startDate: "2026-02-02",
				numWeeks: 2,
			})
		).body as { schedule: { id: number } };
		await own.store.availabilities.add(schedule.id, [own.teamId("Hawks")], "2199-01-01");
		const [said] = await own.store.availabilities.listOfSchedule(schedule.id);
		if (said === undefined) throw new Error("The team was not asked.");
		await own.store.availabilities.save({ ...said, note: "Maya Rodriguez is hurt." });
		const key = { "idempotency-key": "once" };
		await it.olive.put(`/api/players/${maya}`, { lastName: "Rodriguez" }, key);
	}

	const asOwner = async (path: string, body: unknown = {}) => {
		const response = await owner.post(`/api${path}`, body);
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};

	test("is for owners, and of their own organization", async () => {
		for (const [path, body] of [
			[`/players/${maya}/personal-data`, {}],
			[`/players/${maya}/anonymize`, { confirm: "Maya Rodriguez" }],
		] as const) {
			expect((await it.post(path, body)).status, path).toBe(403);
			const foreign = path.replace(String(maya), String(it.foreign.playerId("Reds One")));
			const missing = path.replace(String(maya), "2000000000");
			const [there, nowhere] = [await asOwner(foreign, body), await asOwner(missing, body)];
			expect(there).toEqual(nowhere);
			expect(there).toMatchObject({ status: 404, body: { message: "Player not found." } });
		}
	});

	test("is told in full: names, attributes, teams, games and changes, and that it was asked", async () => {
		const { status, body } = await asOwner(`/players/${maya}/personal-data`);
		expect(status).toBe(200);
		expect(body.person).toMatchObject({
			about: "Everything Hoops holds about Maya Rodriguez",
			player: { firstName: "Maya", lastName: "Rodriguez", picture: pictures[1] },
			shownToVisitors: { name: "Maya Rodriguez", hasPicture: true, isMinor: false },
			teams: [{ team: "Hawks", isOnRoster: true, isCaptain: true }],
			games: [{ home: "Hawks", away: "Owls", score: "81-70", playedFor: "home" }],
		});
		const { attributes, changes, games } = body.person as {
			attributes: unknown[];
			changes: { what: string }[];
			games: { statistics: unknown[] }[];
		};
		expect(attributes).toContainEqual({
			name: "Birth date",
			value: "2012-03-04",
			isVisible: false,
		});
		expect(games[0]?.statistics.length).toBeGreaterThan(0);
		const whats = changes.map(({ what }) => what);
		expect(whats).toEqual(expect.arrayContaining(["player.change", "roster.add", "entry.change"]));
		expect(await it.lastNote()).toMatchObject({
			action: "player.export",
			subjectId: maya,
			before: null,
			after: null,
		});
	});

	test("does not name others", async () => {
		const { body } = await asOwner(`/players/${maya}/personal-data`);
		expect(JSON.stringify(body)).not.toMatch(/Archer|Dunn/);
	});

	test("goes only with the name typed", async () => {
		for (const confirm of ["maya", "Maya", "Maya Rodrigues"]) {
			const { status, body } = await asOwner(`/players/${maya}/anonymize`, { confirm });
			expect([status, body.fields], confirm).toEqual([
				422,
				{ confirm: "This is not the player's name." },
			]);
		}
		expect((await asOwner(`/players/${maya}/anonymize`)).status).toBe(422);
	});

	test("goes out of every table and off the disk; numbers and totals stay", async () => {
		const { own } = it;
		const names = pictures.map((url) => url.split("/").at(-1) ?? "");
		const files = names.map((name) => join(dataDir, "files", String(own.organization.id), name));
		expect(files.map((file) => existsSync(file))).toEqual([true, true]);
		const numbers = async () => ({
			lines: await own.store.boxScores.linesOfGame(own.gameId(0)),
			totals: await own.store.totals.listByPlayer(maya),
			board: (await own.store.totals.topPlayers("points", 20)).map(({ id, value }) => [id, value]),
			rosters: await own.store.players.rostersOf([maya]),
		});
		const before = await numbers();
		// The namesake keeps the name, so it is looked for without him.
		await it.put(`/players/${namesake}`, { firstName: "Cy", lastName: "Young" });
		const { status, body } = await asOwner(`/players/${maya}/anonymize`, {
			confirm: " Maya  Rodriguez",
		});
		expect([status, body.player]).toEqual([
			200,
			{ id: maya, firstName: "Former player", lastName: null },
		]);
		expect(await numbers()).toEqual(before);
		expect(files.map((file) => existsSync(file))).toEqual([false, false]);
		const left = await everything(it);
		for (const secret of [...names, "Mayra", "2012-03-04"]) expect(left).not.toContain(secret);
		expect(left).not.toMatch(/maya rodriguez/i);
		const kept = await own.store.players.attributesOf([maya]);
		expect(kept.get(maya)?.map(({ value }) => value)).toEqual(["7"]);
		expect(await it.lastNote()).toMatchObject({
			action: "player.anonymize",
			subjectId: maya,
			before: null,
		});
	});

	test("leaves the audit of a namesake alone", async () => {
		const trail = await it.own.store.audit.listOf({ subjects: ["player"], id: namesake }, 10);
		expect(JSON.stringify(trail)).toContain("Rodriguez");
		const ofMaya = await it.own.store.audit.listOf({ subjects: ["player"], id: maya }, 20);
		expect(JSON.stringify(ofMaya)).not.toMatch(/Rodriguez|Maya|Guard/);
	});

	test("goes out of the audit in whatever letters it is written", async () => {
		const added = await it.post("/players", { firstName: "Élodie", lastName: "Østberg" });
		const { id } = added.body.player as { id: number };
		const place = `/seasonsv2/${it.own.season.id}/leagues/${it.own.seasonLeague.league.id}/teams`;
		const team = `${place}/${it.own.teamId("Hawks")}`;
		for (const captain of ["Élodie Østberg", "Nobody"]) {
			expect((await it.put(team, { captain })).status).toBe(200);
		}
		const { status } = await asOwner(`/players/${id}/anonymize`, { confirm: "Élodie Østberg" });
		expect(status).toBe(200);
		expect(await everything(it)).not.toMatch(/Østberg/i);
	});

	test("is gone for good: not by its own trash, not by asking again", async () => {
		const trashed = await it.own.store.trash.list("2026-01-05");
		const entry = trashed.find(({ kind }) => kind === "entry");
		expect((await it.post(`/trash/${entry?.id}/restore`, {})).status).toBe(200);
		expect(await everything(it)).not.toMatch(/Mayra|maya rodriguez/i);
		const again = await asOwner(`/players/${maya}/anonymize`, { confirm: "Former player" });
		expect(again.status).toBe(409);
		const retried = await it.olive.put(
			`/api/players/${maya}`,
			{ lastName: "Rodriguez" },
			{ "idempotency-key": "once" },
		);
		expect(retried.status).toBe(409);
	});
});

describe.each(engines)("$name: a name with letters beyond English", (engine) => {
	test("goes out of the audit and the trash as well, in any case", async () => {
		const it = await startLeagueApi(engine, {
			teams: { Hawks: ["Zoë Östberg"], Owls: ["Cy Young"] },
		});
		const organizationId = it.own.organization.id;
		await addUser(it.api, { username: "oona", role: "org_owner", organizationId });
		const owner = await it.api.signedIn("oona");
		const id = it.own.playerId("Zoë Östberg");
		const place = `/seasonsv2/${it.own.season.id}/leagues/${it.own.seasonLeague.league.id}/teams`;
		const crows = await it.post(place, { name: "Crows", captain: "ZOË ÖSTBERG" });
		await it.put(`${place}/${(crows.body.team as { id: number }).id}`, { captain: "Zoë Östberg" });
		await it.del(`${place}/${(crows.body.team as { id: number }).id}`);
		const owls = `${place}/${it.own.teamId("Owls")}`;
		await it.put(owls, { captain: "ZOË Östberg" });
		expect(await everything(it)).toMatch(/zoë östberg/i);
		const response = await owner.post(`/api/players/${id}/anonymize`, { confirm: "Zoë Östberg" });
		expect(response.status).toBe(200);
		expect(await everything(it)).not.toMatch(/zoë östberg/i);
		await it.database.close();
	});
});
