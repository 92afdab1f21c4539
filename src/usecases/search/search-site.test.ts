import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
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

	test("finds a team's last games, however far back, whenever its seasons were entered", async () => {
		let made: MadeLeague | undefined;
		for (const year of [2025, 2024, 2021, 2022, 2023]) {
			made = await aLeague(database, {
				...(made && { in: made.organization }),
				season: { name: `${year}`, startDate: `${year}-01-01`, isActive: false },
				teams: { Wanderers: [], Strollers: [] },
				games: [["Wanderers", 1, "Strollers", 2, { date: `${year}-02-01` }]],
			});
		}
		const years = async () => {
			const asked = { text: "wanderers", language: "en" } as const;
			const found = await searchSite(visitorOf(present(made, "league"), "2026-01-08"), asked);
			return found?.games.map(({ date }) => date?.slice(0, 4));
		};
		expect(await years()).toEqual(["2025", "2024", "2023", "2022", "2021"]);
		await aLeague(database, {
			in: present(made, "league").organization,
			season: { name: "Old", startDate: "1990-01-01", isActive: false },
			teams: { Wanderers: [], Strollers: [] },
			games: Array.from({ length: 9 }, (_, at) => [
				"Wanderers",
				1,
				"Strollers",
				2,
				{ date: `1990-02-0${at + 1}` },
			]),
		});
		expect(await years()).toEqual(["2025", "2024", "2023", "2022", "2021", "1990", "1990", "1990"]);
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
