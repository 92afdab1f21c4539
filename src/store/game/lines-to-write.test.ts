import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { toGameLines } from "#domain/stats/line/game-lines.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import type { Database } from "../engine/database.ts";
import type { Store } from "../store.ts";
import { type BoxScoreText, toTexts } from "./box-scores.ts";
import { writeAllLeftLines } from "./lines-to-write.ts";

/** More than are written at once. */
const games = 100;

describe.each(engines)("$name: box scores that come with a transaction", ({ name, open }) => {
	let database: Database;
	let made: MadeLeague;
	beforeEach(async () => {
		await database?.close();
		database = await open();
		made = await aLeague(database, {
			teams: { Hawks: ["Ann Ash"], Owls: ["Bea Birch"] },
			games: Array.from({ length: games }, () => ["Hawks", "Owls"] as const),
		});
	});
	afterAll(() => database.close());

	const scoredBy = (points: number, who = "Ann Ash"): StatLine[] =>
		made.gameIds.map((gameId) => ({
			gameId,
			playerId: made.playerId(who),
			entryId: made.entryId("Hawks"),
			isStarter: true,
			seconds: null,
			values: new Map([[made.statId("PTS"), points]]),
		}));
	const write = (store: Store, points: number) =>
		store.boxScores.replaceSoon(toGameLines(scoredBy(points)));
	const left = () => database.db.selectFrom("lines_to_write").selectAll().execute();
	/** As a process leaves them that ends between the transaction and what follows it. */
	const leave = (texts: readonly BoxScoreText[]) =>
		database.db
			.insertInto("lines_to_write")
			.values(texts.map((text) => ({ organization_id: made.organization.id, ...text })))
			.execute();

	test("are all there when it has answered, over what was there", async () => {
		const { store, seasonLeague } = made;
		await store.transaction((inside) => write(inside, 7));
		const lines = await store.transaction(async (inside) => {
			await write(inside, 8);
			return inside.boxScores.linesOfLeague(seasonLeague.id);
		});
		expect(lines).toHaveLength(games);
		const after = await store.boxScores.linesOfLeague(seasonLeague.id);
		expect(after.toSorted((a, b) => a.gameId - b.gameId)).toEqual(scoredBy(8));
		expect(await left()).toEqual([]);
	});

	test("are none where it is taken back", async () => {
		const { store, seasonLeague } = made;
		const taken = store.transaction(async (inside) => {
			await write(inside, 7);
			throw new Error("Taken back.");
		});
		await expect(taken).rejects.toThrow("Taken back.");
		expect(await store.boxScores.linesOfLeague(seasonLeague.id)).toEqual([]);
		expect(await left()).toEqual([]);
	});

	test("are found by whoever writes next to the organization", async () => {
		const { store, seasonLeague } = made;
		const first = store.transaction((inside) => write(inside, 7));
		const next = store.transaction((inside) => inside.boxScores.linesOfLeague(seasonLeague.id));
		await first;
		expect(await next).toHaveLength(games);
	});

	test.runIf(name === "SQLite")(
		"let another organization write before all are written",
		async () => {
			const other = await aLeague(database);
			const done: string[] = [];
			const wait = made.store
				.transaction((inside) => write(inside, 7))
				.then(() => done.push("box scores"));
			await other.store.transaction((inside) => inside.seasons.setTotalsOld([other.season.id]));
			done.push("another");
			await wait;
			expect(done).toEqual(["another", "box scores"]);
		},
	);

	test("are written by the next process where theirs has ended", async () => {
		await leave(toTexts(scoredBy(9)));
		await writeAllLeftLines(database);
		const lines = await made.store.boxScores.linesOfLeague(made.seasonLeague.id);
		expect(lines.toSorted((a, b) => a.gameId - b.gameId)).toEqual(scoredBy(9));
		expect(await left()).toEqual([]);
	});

	test("are written as a release before left them: line by line", async () => {
		const texts = scoredBy(9).map(({ values, ...line }) => ({
			game_id: line.gameId,
			lines: JSON.stringify([{ ...line, values: [...values] }]),
		}));
		await leave(texts);
		await writeAllLeftLines(database);
		const lines = await made.store.boxScores.linesOfLeague(made.seasonLeague.id);
		expect(lines.toSorted((a, b) => a.gameId - b.gameId)).toEqual(scoredBy(9));
	});

	test.runIf(name === "SQLite")("are written before whatever is written next", async () => {
		await leave(toTexts(scoredBy(9)));
		const lines = await made.store.transaction((inside) =>
			inside.boxScores.linesOfGame(made.gameId(0)),
		);
		expect(lines).toEqual(scoredBy(9).slice(0, 1));
		expect(await left()).toEqual([]);
	});

	test("go where somebody in them has gone meanwhile, and hold up nobody", async () => {
		const lines = scoredBy(9).map((line) => ({ ...line, playerId: 999_999 }));
		await leave(toTexts(lines));
		await writeAllLeftLines(database);
		expect(await left()).toEqual([]);
		const { id } = present(made.seasonLeague, "a league");
		await made.store.transaction((inside) => write(inside, 3));
		expect(await made.store.boxScores.linesOfLeague(id)).toHaveLength(games);
	});
});
