import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount, anOrganization } from "#testing/factories.ts";
import { platformStore } from "../platform/platform.ts";
import { storeFor } from "../store.ts";
import { insertRows } from "./chunks.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";

/** What another process was told comes by itself, on a machine that may be busy. */
const waiting = { timeout: 10_000 };

describe.each(engines)("$name: the database", ({ open }) => {
	let database: Database;
	beforeAll(async () => {
		database = await open();
	});
	afterAll(() => database.close());

	test("counts and sums come back as numbers", async () => {
		const league = await aLeague(database, {
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		expect(await league.store.seasons.count()).toBe(1);
		expect(await league.store.players.countInSeason(league.season.id)).toBe(10);
		const [sum] = await league.store.totals.sumOverSeasons([league.playerId("Hawks One")]);
		expect(sum?.points).toBe(17);
	});

	test("dates and times come back as the text they are", async () => {
		const league = await aLeague(database, {
			season: { startDate: "2026-03-08", finishDate: "2026-11-01" },
			games: [["Hawks", 81, "Owls", 70, { date: "2026-03-08", time: "02:30" }]],
		});
		expect(await league.store.games.find(league.gameId(0))).toMatchObject({
			date: "2026-03-08",
			time: "02:30",
		});
		expect(await league.store.seasons.list()).toMatchObject([
			{ startDate: "2026-03-08", finishDate: "2026-11-01" },
		]);
	});

	test("a game that was not scored has no score, which is not 0 to 0", async () => {
		const league = await aLeague(database, {
			games: [
				["Hawks", "Owls"],
				["Hawks", 0, "Owls", 0],
			],
		});
		expect((await league.store.games.find(league.gameId(0)))?.score).toBeNull();
		expect((await league.store.games.find(league.gameId(1)))?.score).toEqual({ home: 0, away: 0 });
	});

	test("accents, apostrophes and other scripts survive", async () => {
		const names = ["Zoë D'Angelo-Müller", "Nguyễn Ђорђевић", "李 小龙", "Ana “Nita” 🏀"];
		const league = await aLeague(database, { teams: { "Réveil d'Été": names } });
		const players = await league.store.players.list();
		expect(players.map((player) => `${player.firstName} ${player.lastName}`)).toEqual(names);
		expect((await league.store.teams.list()).map((team) => team.name)).toEqual(["Réveil d'Été"]);
	});

	test("players are found without regard to accents and case, and wildcards mean nothing", async () => {
		const league = await aLeague(database, {
			teams: { Hawks: ["Zoë D'Angelo-Müller", "Ana Percent"] },
		});
		const find = async (text: string) =>
			(await league.store.players.search({ seasonId: league.season.id, text })).map(
				(p) => p.firstName,
			);
		expect(await find("zoe dangelo")).toEqual(["Zoë"]);
		expect(await find("MULLER")).toEqual(["Zoë"]);
		expect(await find("D_ngelo")).toEqual([]);
	});

	test("many rows come back with their ids in the order given", async () => {
		const { store } = await aLeague(database);
		const names = Array.from({ length: 1001 }, (_, index) => `Player ${index}`);
		const players = await store.players.insertAll(
			names.map((firstName) => ({ firstName, lastName: "", imageUrl: null })),
		);
		expect(players.map((player) => player.firstName)).toEqual(names);
		const stored = new Map((await store.players.list()).map((one) => [one.id, one.firstName]));
		expect(players.every((player) => stored.get(player.id) === player.firstName)).toBe(true);
	});

	test("an active season takes the place of the one that was", async () => {
		const { organization, store, season } = await aLeague(database);
		await aLeague(database, {
			in: organization,
			season: { name: "Summer", startDate: "2026-05-04" },
		});
		const seasons = await store.seasons.list();
		expect(seasons.filter((one) => one.isActive).map((one) => one.name)).toEqual(["Summer"]);
		expect(seasons.map((one) => one.id)).toContain(season.id);
	});

	test("organizations are found by slug and by domain, and the platform's own is never listed", async () => {
		const empty = await open();
		const { organizations } = platformStore(empty);
		const hoops = await anOrganization(empty, { id: 1, slug: "hoops", domain: "hoops.test" });
		const platform = await anOrganization(empty, { id: 2, slug: "platform" });
		const next = await anOrganization(empty);
		expect(next.id).toBe(3);
		for (const { id } of [hoops, platform]) await anAccount(empty, { organizationId: id });
		await anAccount(empty, { organizationId: next.id, role: "super_admin" });
		expect((await organizations.findBySlug("hoops"))?.id).toBe(1);
		expect((await organizations.findByDomain("hoops.test"))?.id).toBe(1);
		expect((await organizations.listPublic()).map(({ id }) => id)).toEqual([1]);
		await empty.close();
	});

	test("a transaction that fails leaves nothing behind", async () => {
		const { organization } = await aLeague(database);
		const store = storeFor(organization.id, database);
		const failing = store.transaction(async (inside) => {
			await inside.teams.insert(["Nobody"]);
			await inside.transaction(async (joined) => {
				await joined.pages.save({ key: "home", title: "Lost", isPublished: true, blocks: [] });
			});
			throw new Error("changed my mind");
		});
		await expect(failing).rejects.toThrow("changed my mind");
		expect((await store.teams.list()).map(({ name }) => name)).not.toContain("Nobody");
		expect(await store.pages.find("home")).toBeUndefined();
	});

	test("a write is told after its commit, with its organization, and not when it failed", async () => {
		const { organization } = await aLeague(database);
		const store = storeFor(organization.id, database);
		const told: (number | null)[] = [];
		const seenOnTelling: Promise<string[]>[] = [];
		const stop = database.onWrite((organizationId) => {
			told.push(organizationId);
			seenOnTelling.push(store.teams.list().then((teams) => teams.map(({ name }) => name)));
		});
		await store
			.transaction(async (inside) => {
				await inside.teams.insert(["Nobody"]);
				throw new Error("no");
			})
			.catch(() => undefined);
		expect(told.filter(isNumber)).toEqual([]);

		await store.transaction(async (inside) => {
			await inside.teams.insert(["Newcomers"]);
			expect(told.filter(isNumber)).toEqual([]);
		});
		stop();
		expect(told).toContain(organization.id);
		await Promise.all(seenOnTelling);
		expect(await seenOnTelling.at(told.indexOf(organization.id))).toContain("Newcomers");
	});

	test("of a write to rows another process hears that, and of one to the organization that", async () => {
		const own = await open();
		const { organization } = await aLeague(own);
		const heard: [number | null, string][] = [];
		own.onWrite((...told) => heard.push(told));
		// PostgreSQL tells this process too, as any other, once it listens; then everything may have changed.
		const isPostgres = own.dialect === "postgres";
		if (isPostgres)
			await vi.waitFor(() => expect(heard).toEqual([[null, "organization"]]), waiting);
		await storeFor(organization.id, own).transaction((store) => store.teams.insert(["New"]));
		await platformStore(own).transaction(({ platform }) =>
			platform.organizations.change(organization.id, { name: "Renamed" }),
		);
		await vi.waitFor(() => {
			for (const what of ["rows", "organization"]) {
				const told = heard.filter(([id, it]) => id === organization.id && it === what);
				expect(told.length).toBeGreaterThanOrEqual(isPostgres ? 2 : 1);
			}
		}, waiting);
		await own.close();
	});

	test("a listener that was taken off is told nothing more", async () => {
		const { organization } = await aLeague(database);
		const told: (number | null)[] = [];
		const stop = database.onWrite((organizationId) => told.push(organizationId));
		stop();
		await storeFor(organization.id, database).transaction((store) => store.teams.insert(["New"]));
		expect(told.filter(isNumber)).toEqual([]);
	});
});

test("a SQLite file syncs fully, keeps foreign keys, and tells of another process's writes", async () => {
	const folder = mkdtempSync(join(tmpdir(), "fieldhouse-"));
	const file = join(folder, "fieldhouse.db");
	const one = openSqlite(file);
	const other = openSqlite(file);
	try {
		await migrate(one.db, one.dialect);
		const told = vi.fn();
		other.onWrite(told);
		await anOrganization(one, { name: "Written elsewhere" });
		await vi.waitFor(() => expect(told).toHaveBeenCalledWith(null, "organization"), waiting);
		expect(await pragma(one, "synchronous")).toBe(2);
		expect(await pragma(one, "foreign_keys")).toBe(1);
		expect(await pragma(one, "journal_mode")).toBe("wal");
	} finally {
		await one.close();
		await other.close();
		rmSync(folder, { recursive: true });
	}
});

async function pragma(database: Database, name: string): Promise<unknown> {
	const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.db);
	return rows[0]?.[name];
}

function isNumber(value: number | null): boolean {
	return value !== null;
}

describe.each(engines)("$name: rows by the hundred", ({ open }) => {
	const sports = (from: number, count: number, name: (id: number) => string) =>
		Array.from({ length: count }, (_, index) => {
			const id = from + index;
			return { id, name: name(id), type: id % 2 === 0 ? "team" : "individual" };
		});

	test.each([0, 1, 399, 400, 401, 1001])(
		"%i of them are inserted, in any number of statements",
		async (count) => {
			const { db, close } = await open();
			const rows = sports(5000, count, (id) => `It's "${id}"`);
			await insertRows(db, "sports", rows);
			const kept = await db
				.selectFrom("sports")
				.select(["id", "name", "type"])
				.where("id", ">=", 5000)
				.orderBy("id")
				.execute();
			expect(kept).toEqual(rows);
			await close();
		},
	);

	test("with a key those that are there become the new ones, and the others are added", async () => {
		const { db, close } = await open();
		await insertRows(
			db,
			"sports",
			sports(5000, 450, (id) => `Old ${id}`),
		);
		await insertRows(
			db,
			"sports",
			sports(5100, 450, (id) => `New ${id}`),
			["id"],
		);
		const kept = await db
			.selectFrom("sports")
			.select(["id", "name"])
			.where("id", ">=", 5000)
			.orderBy("id")
			.execute();
		expect(kept).toHaveLength(550);
		expect(kept.filter(({ id, name }) => name !== `${id < 5100 ? "Old" : "New"} ${id}`)).toEqual(
			[],
		);
		await close();
	});
});
