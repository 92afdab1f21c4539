import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { turns } from "#store/engine/connections/turns.ts";
import type { Database } from "#store/engine/database.ts";
import { openPostgres } from "#store/engine/postgres.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import { engines, openMemory } from "#testing/databases.ts";
import { startLeagueApi } from "#testing/league-api.ts";
import { startApp } from "#testing/start-app.ts";

test("a database that is not reached answers 503 and when to come back, never 500", async () => {
	// Nobody listens on this port.
	const database = openPostgres("postgres://nobody@127.0.0.1:1/nothing");
	const app = await startApp({ database });
	for (const path of ["/api/organizations", "/", "/hoops/teamList"]) {
		const answer = await app.get(path);
		expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "2"]);
		expect(await answer.text()).toContain("Our database does not answer.");
	}
	await database.close();
});

/** Lets the disk be full from now on, and answers how to end that. */
async function fillDisk({ db, dialect }: Database): Promise<() => Promise<void>> {
	if (dialect === "sqlite") {
		const { rows } = await sql<{ count: number }>`select page_count as count
			from pragma_page_count()`.execute(db);
		await sql.raw(`pragma max_page_count = ${rows[0]?.count}`).execute(db);
		return async () => {
			await sql`pragma max_page_count = 1000000`.execute(db);
		};
	}
	// As PostgreSQL says it, and late in the transaction, when much has been written in it.
	await sql`create function no_space() returns trigger language plpgsql as $$ begin
		raise exception 'could not extend file: No space left on device' using errcode = '53100';
		end $$`.execute(db);
	await sql`create trigger no_space before insert on audit_log
		for each row execute function no_space()`.execute(db);
	return async () => {
		await sql`drop trigger no_space on audit_log`.execute(db);
	};
}

describe.each(engines)("$name: a full disk", (engine) => {
	test("refuses a write with a sentence, keeps nothing half and everything that was acknowledged, and is over when there is room", async () => {
		const it = await startLeagueApi(engine);
		const path = `/gamesv2/${it.own.gameId(1)}`;
		const score = async () => (await it.own.store.games.find(it.own.gameId(1)))?.score;
		const save = (home: number) =>
			it.put(`${path}/scores`, { score_home: home, score_away: 40, periods: [] });
		expect((await save(50)).status).toBe(200);
		const makeRoom = await fillDisk(it.database);
		const name = "x".repeat(120);
		let kept = 0;
		let refused = await it.post("/seasons", { name });
		for (; refused.status === 200; kept += 1) refused = await it.post("/seasons", { name });
		expect([refused.status, refused.body.message]).toEqual([
			503,
			expect.stringMatching(/^Our disk is full, so nothing was saved\. Please try again later\./),
		]);
		// The page of the disk that is left may hold a score; a refused one leaves the old one.
		let acknowledged = 50;
		for (let points = 51; points < 60; points += 1) {
			if ((await save(points)).status === 200) acknowledged = points;
			expect(await score()).toEqual({ home: acknowledged, away: 40 });
		}
		expect(await it.own.store.seasons.count()).toBe(1 + kept);
		await makeRoom();
		expect((await save(77)).status).toBe(200);
		expect(await score()).toEqual({ home: 77, away: 40 });
		expect((await it.post("/seasons", { name })).status).toBe(200);
		await it.database.close();
	});
});

const postgres = engines.filter(({ name }) => name === "PostgreSQL");

test.each(postgres)(
	"$name that restarts under requests costs some of them a 503, and nothing else",
	async ({ open }) => {
		const database = await open();
		const api = await startApi({ database });
		const organization = await addOrganization(api, { slug: "hoops" });
		await addUser(api, { username: "owner", role: "org_owner", organizationId: organization.id });
		const owner = await api.signedIn("owner");
		let kept = 0;
		let left = 300;
		const ask = async () => {
			while (left > 0) {
				left -= 1;
				const isWrite = left % 3 === 0;
				const answer = isWrite
					? await owner.post("/api/businesses", { name: `Shop ${left}` })
					: await owner.get("/api/businesses");
				const { message } = await answer.json();
				if (answer.status === 200) kept += isWrite ? 1 : 0;
				else {
					expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
					expect(message).toContain("Our database does not answer. Please try again soon.");
				}
			}
		};
		const restart = async () => {
			for (let mark = 250; mark > 0; mark -= 50) {
				while (left > mark) await sql`select 1`.execute(database.db).catch(() => undefined);
				await cutOff(database);
			}
		};
		await Promise.all([restart(), ...Array.from({ length: 12 }, ask)]);
		await cutOff(database);
		let answer = await owner.get("/api/businesses");
		// Each dead connection that the pool has not heard of yet costs one answer.
		for (let tries = 0; answer.status === 503 && tries < 40; tries += 1) {
			answer = await owner.get("/api/businesses");
		}
		expect(answer.status).toBe(200);
		const { businesses } = await answer.json();
		// One whose answer was lost on the way may stand; one that was acknowledged does.
		expect(businesses.length).toBeGreaterThanOrEqual(kept);
		await database.close();
	},
);

test.each(postgres)(
	"$name that breaks a statement off answers 503 with a sentence",
	async ({ open }) => {
		const database = await open();
		const api = await startApi({ database });
		const organization = await addOrganization(api, { slug: "hoops" });
		await addUser(api, { username: "owner", role: "org_owner", organizationId: organization.id });
		const owner = await api.signedIn("owner");
		const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
		const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
		const holding = database.db.transaction().execute(async (trx) => {
			await sql`lock table businesses`.execute(trx);
			held();
			await isSeen;
		});
		await isHeld;
		const asked = owner.get("/api/businesses");
		for (let count = 0; count === 0; ) {
			const { rows } = await sql`select pg_cancel_backend(pid) from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
			count = rows.length;
		}
		const answer = await asked;
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
		expect((await answer.json()).message).toContain("this was broken off. Please try again soon.");
		goOn();
		await holding;
		expect((await owner.get("/api/businesses")).status).toBe(200);
		await database.close();
	},
);

test("a league whose writers fill the queue is told when to come again", async () => {
	const sentence = "Too many changes are waiting to be saved. Please try again in 5 seconds.";
	const database = await openMemory();
	const takeWriting = turns({ atOnce: 1, each: 1, mostWaiting: 0, longestMs: 60_000, sentence });
	const api = await startApi({ database: { ...database, takeWriting } });
	const organization = await addOrganization(api, { slug: "hoops" });
	await addUser(api, { username: "owner", role: "org_owner", organizationId: organization.id });
	const owner = await api.signedIn("owner");
	const giveBack = await takeWriting(organization.id);
	const refused = await owner.post("/api/seasons", { name: "Spring" });
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
	expect(await refused.json()).toMatchObject({ message: sentence, code: "unavailable" });
	expect(api.errors).toEqual([]);
	giveBack();
	expect((await owner.post("/api/seasons", { name: "Spring" })).status).toBe(200);
	await database.close();
});

/** Ends all other connections of this database, as a restart of PostgreSQL does. */
async function cutOff({ db }: Pick<Awaited<ReturnType<typeof openMemory>>, "db">): Promise<void> {
	await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}
