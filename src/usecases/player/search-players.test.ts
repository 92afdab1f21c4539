import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fullName } from "#domain/player/player.ts";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { searchPlayers } from "./search-players.ts";

describe.each(engines)("searchPlayers on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			teams: {
				Hawks: ["José Ángel", "Bo Young", "Zoe"],
				Owls: ["Ann Young", "Bo Young"],
			},
		});
		const [number] = await league.store.playerAttributes.list(league.sport.id);
		await league.store.players.saveAttributeValues([
			{ playerId: league.playerId("Zoe"), attributeId: number?.id ?? 0, value: "7" },
		]);
	});
	afterAll(() => database.close());

	const names = async (asked: Parameters<typeof searchPlayers>[1]) =>
		(await searchPlayers(visitorOf(league), asked)).players?.map(({ player }) => fullName(player));

	test.each([{}, { text: "" }, { text: "   " }, { text: "'" }])(
		"lists nobody while %o is all that is asked",
		async (asked) => {
			expect(await names(asked)).toBeUndefined();
		},
	);

	test("finds parts of names without regard to case and accents", async () => {
		expect(await names({ text: "ANGEL jos" })).toEqual(["José Ángel"]);
	});

	test("lists a player once with all teams, by last name", async () => {
		const { players } = await searchPlayers(visitorOf(league), { text: "young" });
		expect(players?.map(({ player, teams }) => [player.firstName, teams.length])).toEqual([
			["Ann", 1],
			["Bo", 2],
		]);
	});

	test("lists everybody of a league or a team without a search", async () => {
		expect(await names({ leagueId: league.seasonLeague.league.id })).toHaveLength(4);
		expect(await names({ teamId: league.teamId("Owls") })).toEqual(["Ann Young", "Bo Young"]);
	});

	test("lets go of a team that does not play in the season chosen after it", async () => {
		const before = await aLeague(database, {
			in: league.organization,
			season: { name: "Before", isActive: false },
			teams: { Wolves: ["Cy Old"] },
		});
		const asked = { seasonId: before.season.id, teamId: league.teamId("Owls") };
		expect(await names(asked)).toBeUndefined();
		expect(await names({ ...asked, text: "old" })).toEqual(["Cy Old"]);
	});

	test("tells the shirt number, which is an attribute", async () => {
		const { players } = await searchPlayers(visitorOf(league), { text: "zoe" });
		expect(players?.[0]).toMatchObject({ number: "7", position: null });
	});

	test.each(["100%_", "%", "_", "o%u", "\0", "Bo\0"])(
		"finds nobody by signs that mean something to databases: %j",
		async (text) => {
			expect(await names({ text })).toEqual([]);
		},
	);
});
