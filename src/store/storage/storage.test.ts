import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount, type MadeLeague } from "#testing/factories.ts";
import type { Database } from "../engine/database.ts";
import { platformStore } from "../platform/platform.ts";

const at = "2026-01-10T00:00:00.000Z";

describe.each(engines)("$name: what an organization takes up", ({ open }) => {
	let database: Database;
	let made: MadeLeague;
	let other: MadeLeague;
	beforeAll(async () => {
		database = await open();
		made = await aLeague(database, { games: [["Hawks", 81, "Owls", 70]], hasBoxScores: true });
		other = await aLeague(database, { games: [["Reds", 1, "Blues", 2]] });
	});
	afterAll(() => database.close());

	const of = async (league: MadeLeague) =>
		(await platformStore(database).storage.find(league.organization.id)).parts;
	const counted = () => of(made);
	/** As it is when all of it is added up. */
	const measured = async () => {
		await made.store.transaction((store) => store.storage.saveMeasured());
		await platformStore(database).storage.measureAnswers(made.organization.id);
		return counted();
	};
	const discard = (id: number) =>
		made.store.transaction((store) =>
			store.trash.discard("player", id, { by: null, at, label: "Somebody" }),
		);
	const note = (text: string) =>
		made.store.audit.add({
			userId: null,
			username: null,
			action: "season.change",
			subject: "season",
			subjectId: made.season.id,
			before: null,
			after: { text },
			at,
		});
	const publish = (id: number, text: string) =>
		made.store.pageVersions.insert(id, {
			title: "Rules",
			description: "",
			isIndexed: true,
			blocks: [{ id: "a", kind: "text", fields: { text } }] as never,
			changes: [],
			publishedAt: at,
			publishedBy: null,
		});

	test("is known at every write: what is added, thrown away, restored, forgotten", async () => {
		const start = await counted();
		await note("x".repeat(1000));
		expect((await counted()).trail - start.trail).toBeGreaterThan(1000);
		const trashId = await discard(made.playerId("Hawks One"));
		expect((await counted()).trash).toBeGreaterThan(200);
		expect(await counted()).toEqual(await measured());
		await made.store.transaction((store) => store.trash.restore(trashId ?? 0, at));
		expect((await counted()).trash).toBe(0);
		const id = await made.store.pages.insert({ key: null, title: "Rules" });
		for (let version = 0; version < 55; version += 1) await publish(id, "word ".repeat(version));
		await discard(made.playerId("Hawks Two"));
		const person = {
			id: made.playerId("Hawks Two"),
			names: [{ firstName: "Hawks", lastName: "Two" }],
		};
		await made.store.transaction((store) => store.personTraces.removeFromTrash(person));
		await made.store.files.insert({
			name: "a.webp",
			contentType: "image/webp",
			bytes: 5000,
			createdBy: null,
			createdAt: at,
		});
		expect((await counted()).files).toBe(5000);
		expect(await counted()).toEqual(await measured());
		await made.store.files.removeUnshown("2027-01-01");
		expect((await counted()).files).toBe(0);
	});

	test("is left alone by what is rolled back, and by other organizations", async () => {
		const [before, theirs] = [await counted(), await of(other)];
		const undone = made.store.transaction(async (store) => {
			await store.trash.discard("game", made.gameId(0), { by: null, at, label: "Game" });
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		expect(await counted()).toEqual(before);
		await note("once more");
		expect(await of(other)).toEqual(theirs);
	});

	test("counts what is kept to be answered again, for whom it is kept", async () => {
		const { id } = await anAccount(database, { organizationId: made.organization.id });
		const { requests } = platformStore(database);
		const request = { userId: id, key: "k", requestHash: "h", tryToken: "t", at };
		await requests.keep(request, { status: 200, answer: "a".repeat(700) });
		expect((await counted()).answers).toBe(700);
		await made.store.transaction((store) => store.personTraces.removeAnswers());
		expect((await counted()).answers).toBe(0);
	});

	test("is counted once for all that a statement adds or removes", async () => {
		if (database.dialect === "sqlite") return;
		const before = await counted();
		await database.db.transaction().execute(async (trx) => {
			const writes = async () => {
				const { rows } = await sql<{ n: number }>`select n_tup_upd as n
					from pg_stat_xact_user_tables where relname = 'storage_used'`.execute(trx);
				return rows[0]?.n ?? 0;
			};
			// PostgreSQL may not have put away yet what this connection wrote before.
			const earlier = await writes();
			const files = Array.from({ length: 300 }, (_, index) => ({
				organization_id: index % 2 === 0 ? made.organization.id : other.organization.id,
				id: 5000 + index,
				name: `${index}.webp`,
				content_type: "image/webp",
				bytes: 10,
				created_at: at,
			}));
			await trx.insertInto("files").values(files).execute();
			// A row for each of the two may be there or come.
			expect((await writes()) - earlier).toBeLessThanOrEqual(2);
			await trx.deleteFrom("files").where("id", ">=", 5000).execute();
			expect((await writes()) - earlier).toBeLessThanOrEqual(4);
		});
		expect((await counted()).files).toBe(before.files);
		expect(await counted()).toEqual(await measured());
	});

	test("is counted anew where it went wrong", async () => {
		const right = await measured();
		await sql`update storage_used set bytes = bytes + 77`.execute(database.db);
		expect(await counted()).not.toEqual(right);
		expect(await measured()).toEqual(right);
	});

	test("goes with the organization", async () => {
		const gone = await aLeague(database, { games: [["A", 1, "B", 2]] });
		await platformStore(database).organizations.remove(gone.organization.id);
		const { rows } = await sql`select 1 from storage_used
			where organization_id = ${gone.organization.id}`.execute(database.db);
		expect(rows).toEqual([]);
	});

	test("is held down by size: the oldest versions of a page and the oldest of the trash go first", async () => {
		const id = await made.store.pages.insert({ key: null, title: "Long" });
		for (let version = 0; version < 12; version += 1) await publish(id, "x".repeat(1024 * 1024));
		const numbers = (await made.store.pageVersions.list(id)).map(({ number }) => number);
		expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6]);
		const [first, second] = [
			await discard(made.playerId("Owls One")),
			await discard(made.playerId("Owls Two")),
		];
		const kept = async () => (await made.store.trash.list(at)).map((it) => it.id);
		expect(await kept()).toEqual(expect.arrayContaining([first, second]));
		await made.store.transaction((store) => store.trash.removeOld(at, 10));
		// What was thrown away last can still be taken back.
		expect(await kept()).toEqual([second]);
		await made.store.transaction((store) => store.trash.removeOld("2026-03-01", 1e9));
		expect((await counted()).trash).toBe(0);
	});
});
