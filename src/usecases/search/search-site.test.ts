import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { searchSite } from "./search-site.ts";

describe.each(engines)("searchSite on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			teams: { "Québec Hawks": ["Jean Béliveau", "Ann Ash"], Owls: ["Bo Birch"] },
			games: [
				["Québec Hawks", 60, "Owls", 50, { date: "2026-01-05" }],
				["Owls", "Québec Hawks", { date: "2026-01-12" }],
				["Owls", 1, "Larks", 2, { date: "2026-01-06" }],
			],
		});
		const { organization, store } = league;
		await aLeague(database, {
			in: organization,
			season: { name: "Next", startDate: "2027-01-01", isActive: false, isVisible: false },
			teams: { Newcomers: ["Nina Novak"] },
			games: [["Newcomers", "Nobodies"]],
		});
		await store.transaction(async (inside) => {
			await inside.players.insertAll([{ firstName: "Una", lastName: "Listed", imageUrl: null }]);
			const text = { id: "a", kind: "text", text: "Bring your own whistle." };
			const page = { isPublished: true, blocks: [text] };
			await inside.pages.save({ key: "contact", title: "Contact us", ...page });
			await inside.pages.save({ key: "youth", title: "Whistles", ...page, isPublished: false });
		});
		await aLeague(database, { teams: { "Foreign Hawks": ["Jean Foreign"] } });
	});
	afterAll(() => database.close());

	const search = async (text: string) => {
		const found = await searchSite(visitorOf(league, "2026-01-08"), { text, language: "en" });
		return {
			players: found?.players.map(({ player, team }) => `${player.lastName}, ${team?.name}`),
			teams: found?.teams.map(({ name }) => name),
			games: found?.games.map(({ date }) => date),
			pages: found?.pages.map(({ to }) => to),
		};
	};

	test("finds players without accents and case, by words in any order, with their team", async () => {
		for (const text of ["Beliveau", "beliv JEAN", "BÉLIVEAU"]) {
			expect((await search(text)).players, text).toEqual(["Béliveau, Québec Hawks"]);
		}
	});

	test("finds a team with its games, the next ones first, and one that is nearly written", async () => {
		for (const text of ["hawks", "quebec", "hwaks"]) {
			const { teams, games } = await search(text);
			expect([teams, games], text).toEqual([["Québec Hawks"], ["2026-01-12", "2026-01-05"]]);
		}
	});

	test("finds the games of two teams", async () => {
		expect(await search("larks owls")).toMatchObject({ teams: [], games: ["2026-01-06"] });
	});

	test("finds pages by what is written on them, but none that is not published", async () => {
		expect((await search("whistle")).pages).toEqual(["/contact"]);
	});

	test("asks nothing for blanks and signs that stand in no name", async () => {
		expect(await searchSite(visitorOf(league), { text: " \u0000 ", language: "en" })).toBeNull();
		expect(await search("100%_!")).toMatchObject({ players: [], teams: [], games: [], pages: [] });
	});

	test("does not know who and what is only in hidden seasons, on no roster, or another's", async () => {
		for (const text of ["Novak", "Newcomers", "Nobodies Newcomers", "Listed", "Foreign"]) {
			expect(await search(text), text).toEqual({ players: [], teams: [], games: [], pages: [] });
		}
	});
});
