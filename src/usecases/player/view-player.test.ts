import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { visitorOf } from "#testing/scope.ts";
import { refreshTotals } from "../stats/totals.ts";
import { viewPlayer } from "./view-player.ts";
import { viewPlayerSeasons } from "./view-player-seasons.ts";

describe.each(engines)("a player's pages on $name", ({ open }) => {
	let database: Database;
	let spring: MadeLeague;
	let fall: MadeLeague;
	let secretId: number;

	beforeAll(async () => {
		database = await open();
		// Ann is traded in spring: she stands on two rosters.
		spring = await aLeague(database, {
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"], Bears: ["Ann Ash"] },
			games: [
				["Hawks", 20, "Owls", 10],
				["Owls", 12, "Bears", 13],
			],
			hasBoxScores: true,
		});
		const { store, sport } = spring;
		await store.statDefinitions.insert(sport.id, [
			{
				name: "Secret",
				abbreviation: "SEC",
				order: 99,
				isHidden: true,
				isSigned: false,
				...writtenDown,
			},
		]);
		const definitions = await store.statDefinitions.list(sport.id);
		secretId = definitions.find(({ abbreviation }) => abbreviation === "SEC")?.id ?? 0;
		await addSecret(spring);
		await saveAttributes(spring);
		fall = await aLeague(database, {
			in: spring.organization,
			season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"] },
			games: [["Hawks", 31, "Owls", 30]],
			hasBoxScores: true,
		});
		await aLeague(database, {
			in: spring.organization,
			season: { name: "Next", startDate: "2027-01-01", isActive: false, isVisible: false },
			teams: { Hawks: ["Ann Ash"], Owls: ["Dee Dogwood"] },
			games: [["Hawks", 99, "Owls", 98]],
			hasBoxScores: true,
		});
	});
	afterAll(() => database.close());

	async function addSecret({ store, gameIds, season }: MadeLeague) {
		const lines = (await Promise.all(gameIds.map((id) => store.boxScores.linesOfGame(id)))).flat();
		await store.boxScores.replace(
			gameIds,
			lines.map((line) => ({ ...line, values: new Map([...line.values, [secretId, 5]]) })),
		);
		await refreshTotals(store, { seasonId: season.id, playerIds: "all", isDecidedAnew: true });
	}

	async function saveAttributes({ store, sport, playerId }: MadeLeague) {
		const attributes = await store.playerAttributes.list(sport.id);
		await store.players.saveAttributeValues(
			attributes.map(({ id, name }) => ({
				playerId: playerId("Ann Ash"),
				attributeId: id,
				value: `my ${name}`,
			})),
		);
	}

	test("shows the current season over all teams of a traded player", async () => {
		const profile = await viewPlayer(visitorOf(spring), { id: spring.playerId("Ann Ash") });
		expect(profile.teams.map(({ team }) => team.name).sort()).toEqual(["Bears", "Hawks"]);
		expect(profile.totals).toMatchObject({ games: 2, points: 33 });
	});

	test("a game that was called off stays in the list and out of the sums", async () => {
		const id = spring.playerId("Ann Ash");
		const { games } = await viewPlayer(visitorOf(spring), { id });
		const { game } = present(games[0], "a game");
		await spring.store.games.saveDetails(game.id, { ...game, status: "postponed" }, "2026-01-01");
		const postponed = await viewPlayer(visitorOf(spring), { id });
		expect([postponed.games.length, postponed.totals.points]).toEqual([2, 20]);
		await spring.store.games.saveDetails(game.id, game, "2026-01-01");
	});

	test("says what the player's teams play next, and nothing once the season is over", async () => {
		const { store, seasonLeague, entryId, playerId } = spring;
		const [coming = 0] = await store.games.insertAll([
			{
				seasonLeagueId: seasonLeague.id,
				homeEntryId: entryId("Owls"),
				awayEntryId: entryId("Bears"),
				date: "2026-05-04",
				time: null,
				location: null,
				videoUrl: null,
				status: "scheduled",
				forfeitedBy: null,
				score: { home: 0, away: 0 },
				externalId: null,
			},
		]);
		const next = async (day: string) =>
			(await viewPlayer(visitorOf(spring, day), { id: playerId("Ann Ash") })).next;
		expect(await next("2026-05-04")).toMatchObject({ game: { id: coming }, side: "away" });
		expect(await next("2026-05-05")).toBeNull();
		await store.games.saveScore(coming, { home: 1, away: 0 });
		expect(await next("2026-05-04"), "it was played").toBeNull();
		await store.games.saveScore(coming, null);
	});

	test("lists the games latest first, from the player's side", async () => {
		const { games } = await viewPlayer(visitorOf(spring), { id: spring.playerId("Ann Ash") });
		expect(games.map(({ game, side, numbers }) => [game[side].name, side, numbers.points])).toEqual(
			[
				["Bears", "away", 13],
				["Hawks", "home", 20],
			],
		);
	});

	test("tells visitors neither hidden attributes nor hidden statistics", async () => {
		const profile = await viewPlayer(visitorOf(spring), { id: spring.playerId("Ann Ash") });
		expect(profile.attributes.map(({ value }) => value)).toEqual([
			"my Number",
			"my Position",
			"my Height",
		]);
		expect(profile.definitions.map(({ abbreviation }) => abbreviation)).not.toContain("SEC");
		for (const { line, numbers } of profile.games) {
			expect(line.values.has(secretId)).toBe(false);
			expect(numbers.byStat.has(secretId)).toBe(false);
		}
		const seasons = await viewPlayerSeasons(visitorOf(spring), { id: profile.player.id });
		expect(seasons.career.byStat.has(secretId)).toBe(false);
	});

	test("shows an earlier season when it is chosen, and the current one for a hidden one", async () => {
		const id = spring.playerId("Ann Ash");
		const earlier = await viewPlayer(visitorOf(spring), { id, seasonId: fall.season.id });
		expect([earlier.season?.name, earlier.totals.points]).toEqual(["Fall 2025", 31]);
		const hidden = await viewPlayer(visitorOf(spring), { id, seasonId: fall.season.id + 1 });
		expect(hidden.season?.name).toBe("Spring 2026");
	});

	test("has a row for each season and team, newest first, and a career without hidden seasons", async () => {
		const id = spring.playerId("Ann Ash");
		const { rows, career } = await viewPlayerSeasons(visitorOf(spring), { id });
		expect(rows.map(({ season, totals }) => [season.name, totals.points])).toEqual([
			["Spring 2026", 13],
			["Spring 2026", 20],
			["Fall 2025", 31],
		]);
		expect(career).toMatchObject({ games: 3, points: 64 });
	});

	test("has one row for a team that has entered two leagues of a season", async () => {
		const made = await aLeague(database, {
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"] },
			games: [["Hawks", 20, "Owls", 10]],
			hasBoxScores: true,
		});
		const { store, sport, season, playerId } = made;
		const league = await store.leagues.insert({ name: "Cup", sportId: sport.id, createdBy: null });
		const cup = await store.leagues.addToSeason(league, season.id);
		const hawks = present(await store.teams.find(made.teamId("Hawks")), "Hawks");
		const [entry] = await store.teams.enter(cup.id, [hawks]);
		const id = playerId("Ann Ash");
		await store.players.addToRosters([{ entryId: present(entry, "the entry").id, playerId: id }]);
		const { rows, teams } = await viewPlayerSeasons(visitorOf(made), { id });
		expect(rows.map(({ team, totals }) => [team.name, totals.points])).toEqual([["Hawks", 20]]);
		expect(teams).toHaveLength(1);
	});

	test("does not know a player of a hidden season alone, nor another organization's", async () => {
		const players = await spring.store.players.list();
		const dee = players.find(({ firstName }) => firstName === "Dee")?.id ?? 0;
		const other = await aLeague(database, { teams: { Hawks: ["Eve Elm"] } });
		for (const id of [dee, other.playerId("Eve Elm"), 999_999]) {
			const missing = { kind: "missing", message: "This player does not exist." };
			await expect(viewPlayer(visitorOf(spring), { id })).rejects.toMatchObject(missing);
			await expect(viewPlayerSeasons(visitorOf(spring), { id })).rejects.toMatchObject(missing);
		}
	});
});
