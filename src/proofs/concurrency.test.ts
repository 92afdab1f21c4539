import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Random, randomFrom } from "#seeds/random.ts";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { importRows, newOrganization } from "#testing/import-fixtures.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { unsound } from "./world/soundness.ts";

/** Nobody waits for each other in a circle: all of a storm is over by then. */
const limit = { timeout: 20_000 };

/** Far more than there are connections, and few enough that none waits its five seconds for one. */
const atOnce = 64;

/** Home and away add up to it in every score written here, so a score of two halves is found. */
const bothSides = 999;

const teams = ["Ants", "Bees", "Cats", "Dogs", "Eels", "Frogs"];

describe.each(engines)("$name: writing at once", (engine) => {
	let league: LeagueApi;
	let own: MadeLeague;
	let chance: Random;
	let nina: Browser;
	beforeAll(async () => {
		chance = randomFrom(20_260_105);
		league = await startLeagueApi(engine, {
			games: [
				...teams.flatMap((home, at) =>
					teams.slice(at + 1).map((away) => [home, 500, away, 499] as const),
				),
				...teams.map((home, at) => [home, teams[(at + 1) % teams.length] ?? ""] as const),
			],
		});
		own = league.own;
		const organizationId = league.foreign.organization.id;
		await addUser(league.api, { username: "nina", role: "staff", organizationId });
		await addUser(league.api, { username: "root", role: "super_admin", organizationId: null });
		nina = await league.api.signedIn("nina");
		for (const it of [own, league.foreign]) await learnSides(it);
	});
	afterAll(() => league.database.close());

	/** The statuses of all, in order. Nobody is shown a fault of ours. */
	const storm = async (asks: (() => Promise<Response>)[]) => {
		const statuses: number[] = [];
		const waiting = [...asks.entries()];
		const askInTurn = async () => {
			for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
				const [index, ask] = next;
				statuses[index] = (await ask()).status;
			}
		};
		await Promise.all(Array.from({ length: atOnce }, askInTurn));
		expect(statuses.filter((status) => status >= 500)).toEqual([]);
		expect(league.api.errors).toEqual([]);
		return statuses;
	};
	const played = () => own.gameIds.slice(0, 15);
	const planned = () => own.gameIds.slice(15);
	const aTeam = () => chance.pick(teams);
	const aPlayer = () => own.playerId(`${aTeam()} ${chance.pick(["One", "Two", "Three"])}`);

	/** Who plays in a game, known before it is thrown away. */
	const sides = new Map<number, { homeEntryId: number; awayEntryId: number }>();
	const learnSides = async ({ store, gameIds }: Pick<MadeLeague, "store" | "gameIds">) => {
		for (const game of await store.games.findMany(gameIds)) sides.set(game.id, game);
	};
	/** A score and, unless its teams may change on the way, the points of a period like it. */
	const writesScore = (as: Browser, it: MadeLeague, id: number, { hasPeriods = true } = {}) => {
		const [home, period] = [chance.int(300, 700), it.periodId("Q1")];
		const away = bothSides - home;
		const isLegacy = chance.isTrue(0.5);
		return () => {
			const game = hasPeriods ? sides.get(id) : undefined;
			const periodScores = game && [
				{ gamePeriodId: period, team_id: game.homeEntryId, score: home },
				{ gamePeriodId: period, team_id: game.awayEntryId, score: away },
			];
			return isLegacy
				? as.put(`/api/games/${id}/scores`, { score_team1: home, score_team2: away, periodScores })
				: as.put(`/api/gamesv2/${id}/scores`, { score_home: home, score_away: away, periodScores });
		};
	};
	const writesStats = (id: number) => {
		const [value, player] = [chance.int(1, 90), aPlayer()];
		const stats = ["PTS", "3PM", "FTM"].map((name) => ({ stat_id: own.statId(name), value }));
		return () =>
			league.olive.put("/api/player-game-stats", { game_id: id, player_id: player, stats });
	};
	const throwsAwayAndBringsBack = (path: string, subjectId: number) => async () => {
		const gone = await league.olive.del(`/api${path}/${subjectId}`);
		const { body } = await league.get("/trash");
		const trash = body.trash as { id: number; subject_id: number }[];
		const place = trash.find((it) => it.subject_id === subjectId)?.id;
		return place === undefined ? gone : league.olive.post(`/api/trash/${place}/restore`);
	};
	const movesPlayer = () => {
		const [player, team] = [aPlayer(), own.teamId(aTeam())];
		return () => league.olive.put(`/api/players/${player}`, { teamId: team });
	};
	const joinsOrLeaves = () => {
		const { season, seasonLeague } = own;
		const leaguePath = `/api/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}`;
		const [player, roster] = [aPlayer(), `${leaguePath}/teams/${own.teamId(aTeam())}/players`];
		return chance.isTrue(0.5)
			? () => league.olive.post(roster, { player_id: player })
			: () => league.olive.del(`${roster}/${player}`);
	};
	const swaps = () => {
		const [gameId1, gameId2] = chance.shuffled(planned());
		return () => league.olive.put("/api/games/swap", { gameId1, gameId2 });
	};
	const activates = (seasonId: number) => () =>
		chance.isTrue(0.5)
			? league.olive.put(`/api/seasonsv2/${seasonId}`, { active: true })
			: league.olive.put(`/api/seasons/${seasonId}`, { isActive: true });
	const hidesOrShows = (seasonId: number, isVisible: boolean) => () =>
		league.olive.put(`/api/seasons/${seasonId}`, { isVisible });
	const reorders = (path: string, list: string, ids: number[]) => () => {
		const places = chance.shuffled(ids).map((id, index) => ({ id, order: index + 1 }));
		return league.olive.put(`/api/${path}/reorder`, { [list]: places });
	};
	const addsWithKey = (location: string) => () =>
		league.olive.post(
			"/api/games",
			{
				leagueId: own.seasonLeague.league.id,
				seasonId: own.season.id,
				location,
				team1_id: own.teamId("Ants"),
				team2_id: own.teamId("Bees"),
			},
			{ "idempotency-key": location },
		);
	const readsWholeScores = async () => {
		const answer = await league.olive.get(`/api/games?seasonId=${own.season.id}`);
		const { games } = (await answer.clone().json()) as {
			games?: { score_home: number | null; score_away: number | null }[];
		};
		for (const { score_home, score_away } of games ?? []) {
			if (score_home !== null) expect(score_home + (score_away ?? 0)).toBe(bothSides);
		}
		return answer;
	};

	const matchups = async () => {
		const games = await own.store.games.findMany(planned());
		return games.map(({ homeEntryId, awayEntryId }) => `${homeEntryId} ${awayEntryId}`).toSorted();
	};
	const times = <Item>(count: number, make: (index: number) => Item) =>
		Array.from({ length: count }, (_, index) => make(index));

	test(
		"two hundred mixed writes leave whole scores, even standings, right sums",
		limit,
		async () => {
			const past = await aLeague(league.database, {
				in: own.organization,
				season: { name: "Last year", startDate: "2025-01-06", isActive: false },
				league: "Tuesday D2",
				games: [
					["Ants", 60, "Bees", 50],
					["Cats", 70, "Ants", 75],
				],
				hasBoxScores: true,
			});
			const statIds = (await own.store.statDefinitions.list(own.sport.id)).map(({ id }) => id);
			const periodIds = (await own.store.periods.list(own.sport.id)).map(({ id }) => id);
			const before = await matchups();
			const seasonIds = [own.season.id, past.season.id];
			await storm(
				chance.shuffled([
					...times(60, () => writesScore(league.olive, own, chance.pick(played()))),
					...times(40, () => writesStats(chance.pick(played()))),
					...times(15, () => throwsAwayAndBringsBack("/games", chance.pick(played()))),
					...times(4, () => throwsAwayAndBringsBack("/seasons", past.season.id)),
					...times(20, movesPlayer),
					...times(20, joinsOrLeaves),
					...times(20, swaps),
					...times(10, () => activates(chance.pick(seasonIds))),
					...times(6, (index) => hidesOrShows(chance.pick(seasonIds), index % 2 === 0)),
					...times(5, () => reorders("statsv2", "stats", statIds)),
					...times(5, () => reorders("gamePeriods", "gamePeriods", periodIds)),
					...times(20, (index) => addsWithKey(`Hall-${index % 4}`)),
					...times(10, () => readsWholeScores),
				]),
			);
			expect(await unsound(league.database)).toEqual([]);
			expect(await matchups()).toEqual(before);
			const games = await own.store.games.listByLeagues([own.seasonLeague.id]);
			for (const { id, score } of games) {
				if (score === null) continue;
				expect(score.home + score.away).toBe(bothSides);
				const [first] = (await own.store.periods.scoresOf(id)).filter(
					({ period }) => period.id === own.periodId("Q1"),
				);
				if (first) expect([first.home, first.away]).toEqual([score.home, score.away]);
			}
			const halls = games.map(({ location }) => location).filter((it) => it?.startsWith("Hall-"));
			expect(halls.toSorted()).toEqual(times(4, (index) => `Hall-${index}`));
			const after = await own.store.statDefinitions.list(own.sport.id);
			expect(after.map(({ id }) => id).toSorted()).toEqual(statIds.toSorted());
		},
	);

	test("a hundred swaps among scores leave every matchup in one game", limit, async () => {
		const before = await matchups();
		const [scored = 0, other = 0] = planned();
		const statuses = await storm(
			chance.shuffled([
				...times(100, swaps),
				...times(5, () => writesScore(league.olive, own, scored, { hasPeriods: false })),
				...times(5, () => writesScore(league.olive, own, other, { hasPeriods: false })),
			]),
		);
		expect(new Set(statuses)).toEqual(new Set([200, 409]));
		expect(await matchups()).toEqual(before);
		expect(await unsound(league.database)).toEqual([]);
	});

	test("what is deleted is not brought to life by a change on its way", limit, async () => {
		const { id: leagueId } = own.seasonLeague.league;
		const doomed = await own.store.games.insertAll(
			times(15, () => ({
				seasonLeagueId: own.seasonLeague.id,
				date: null,
				time: null,
				location: null,
				homeEntryId: own.entryId("Ants"),
				awayEntryId: own.entryId("Bees"),
				videoUrl: null,
				status: "scheduled" as const,
				forfeitedBy: null,
				score: null,
				externalId: null,
			})),
		);
		await learnSides({ store: own.store, gameIds: doomed });
		const deletions: number[] = [];
		await storm(
			doomed.flatMap((id) =>
				chance.shuffled([
					writesScore(league.olive, own, id),
					writesScore(league.olive, own, id),
					writesStats(id),
					() => league.olive.put(`/api/gamesv2/${id}/details`, { location: `Hall ${id}` }),
					async () => {
						const answer = await league.olive.del(`/api/games/${id}`);
						deletions.push(answer.status);
						return answer;
					},
				]),
			),
		);
		expect(deletions).toEqual(doomed.map(() => 200));
		for (const table of ["games", "period_scores", "stat_lines", "player_game_stats"]) {
			const column = sql.ref(table === "games" ? "id" : "game_id");
			const { rows } = await sql`select * from ${sql.table(table)}
				where ${column} in (${sql.join(doomed)})`.execute(league.database.db);
			expect(rows, table).toEqual([]);
		}
		for (const id of doomed) expect((await league.get(`/gamesv2/${id}`)).status).toBe(404);
		const { body } = await league.get("/trash");
		const thrown = (body.trash as { id: number; kind: string; subject_id: number }[]).filter(
			(it) => it.kind === "game" && doomed.includes(it.subject_id),
		);
		expect(thrown).toHaveLength(doomed.length);
		await storm(
			thrown.map(
				({ id }) =>
					() =>
						league.olive.post(`/api/trash/${id}/restore`),
			),
		);
		for (const { score } of await own.store.games.findMany(doomed)) {
			if (score !== null) expect(score.home + score.away).toBe(bothSides);
		}
		const gamesOf = async (team: number) =>
			(await league.get(`/games?leagueId=${leagueId}&teamId=${team}`)).status;
		expect(await gamesOf(own.teamId("Ants"))).toBe(200);
		expect(await unsound(league.database)).toEqual([]);
	});

	test(
		"a team, a player and a season that go take what is just being added along",
		limit,
		async () => {
			const gone = await aLeague(league.database, {
				in: own.organization,
				season: { name: "Short", startDate: "2024-01-08", isActive: false },
				league: "Short league",
				games: [
					["Gnats", 40, "Hens", 30],
					["Hens", 44, "Gnats", 33],
				],
				hasBoxScores: true,
			});
			await learnSides(gone);
			const place = `/api/seasonsv2/${gone.season.id}/leagues/${gone.seasonLeague.league.id}`;
			const [gnats, hens] = [gone.teamId("Gnats"), gone.teamId("Hens")];
			const star = gone.playerId("Gnats One");
			const game = { home_team_id: gnats, away_team_id: hens };
			const { olive } = league;
			await storm(
				chance.shuffled([
					...times(8, () => () => olive.post(`${place}/games`, game)),
					...times(
						8,
						() => () => olive.post(`${place}/teams/${hens}/players`, { player_id: star }),
					),
					...times(8, () => writesScore(olive, gone, gone.gameId(0))),
					...times(3, () => () => olive.put(place, { name: "Longer league" })),
					...times(2, () => () => olive.del(`/api/players/${star}`)),
					...times(2, () => () => olive.del(`/api/teams/${gnats}`)),
					...times(
						2,
						() => () =>
							olive.post("/api/seasonsv2", {
								name: "Copy",
								copyFromSeasonId: gone.season.id,
							}),
					),
					...times(2, () => () => olive.del(`/api/seasons/${gone.season.id}`)),
				]),
			);
			expect(await unsound(league.database)).toEqual([]);
		},
	);

	test("whoever is removed while writing is refused, and is shown no fault", limit, async () => {
		const { database, api } = league;
		const root = await api.signedIn("root");
		const condemned = await aLeague(database, { games: [["Reds", 500, "Blues", 499]] });
		const { id: condemnedId } = condemned.organization;
		await addUser(api, { username: "lea", role: "staff", organizationId: condemnedId });
		const left = await api.signedIn("lea");
		const short = await addUser(api, {
			username: "short",
			role: "staff",
			organizationId: own.organization.id,
		});
		const shorty = await api.signedIn("short");
		const adds =
			(as: Browser, it: MadeLeague, [home, away]: [string, string]) =>
			() =>
				as.post("/api/games", {
					leagueId: it.seasonLeague.league.id,
					seasonId: it.season.id,
					team1_id: it.teamId(home),
					team2_id: it.teamId(away),
				});
		const statuses = await storm([
			...times(12, (index) => [
				adds(left, condemned, ["Reds", "Blues"]),
				adds(shorty, own, ["Ants", "Bees"]),
				() => left.post("/api/seasons", { name: `Season ${index}` }),
				() => shorty.post("/api/statsv2/reset", { sport_id: own.sport.id }),
				() =>
					shorty.post(
						"/api/leagues",
						{ name: `League ${index}` },
						{ "idempotency-key": `l${index}` },
					),
				...(index === 3
					? [
							() => root.del(`/api/organizations/${condemnedId}`),
							() => root.del(`/api/users/${short.id}`),
						]
					: []),
			]).flat(),
		]);
		expect(statuses.filter((status) => ![200, 401, 403, 404, 409].includes(status))).toEqual([]);
		expect(await unsound(database)).toEqual([]);
	});

	test(
		"two organizations and the platform write at once, and nobody waits in a circle",
		limit,
		async () => {
			const { foreign, database, api } = league;
			const root = await api.signedIn("root");
			const [mover, condemned] = [
				await addUser(api, { username: "mo", role: "staff", organizationId: own.organization.id }),
				await aLeague(database, { games: [["Reds", 500, "Blues", 499]], hasBoxScores: true }),
			];
			await addUser(api, {
				username: "left",
				role: "staff",
				organizationId: condemned.organization.id,
			});
			await learnSides(condemned);
			const [mo, left] = [await api.signedIn("mo"), await api.signedIn("left")];
			const imported = await newOrganization(database, "imported");
			const importing = importRows(imported);
			const homes = [own.organization.id, foreign.organization.id];
			await storm(
				chance.shuffled([
					...times(30, () => writesScore(league.olive, own, chance.pick(played()))),
					...times(10, () => writesStats(chance.pick(played()))),
					...times(10, swaps),
					...times(20, (index) => addsWithKey(`Arena-${index % 5}`)),
					...times(30, () => writesScore(nina, foreign, foreign.gameId(0))),
					...times(10, () => writesScore(left, condemned, condemned.gameId(0))),
					...times(10, () => writesScore(mo, own, chance.pick(played()))),
					// More of them than there are connections.
					...times(
						25,
						(index) => () =>
							root.put(`/api/usersv2/${mover.id}`, { organization_id: homes[index % 2] }),
					),
					...times(
						3,
						(index) => () =>
							root.post("/api/usersv2", {
								username: `new ${index}`,
								role: "staff",
								organization_id: homes[index % 2],
							}),
					),
					...times(
						3,
						() => () =>
							root.put(`/api/organizations/${foreign.organization.id}`, { theme: "dark" }),
					),
					() => root.del(`/api/organizations/${condemned.organization.id}`),
				]),
			);
			expect(await importing).toMatchObject({ games: { added: 2 }, lines: { added: 5 } });
			expect(await api.platform.organizations.find(condemned.organization.id)).toBeUndefined();
			const { rows } = await sql`select id from games
			where organization_id = ${condemned.organization.id}`.execute(database.db);
			expect(rows).toEqual([]);
			const arenas = (await own.store.games.listByLeagues([own.seasonLeague.id]))
				.map(({ location }) => location)
				.filter((it) => it?.startsWith("Arena-"));
			expect(arenas.toSorted()).toEqual(times(5, (index) => `Arena-${index}`));
			expect(await unsound(database)).toEqual([]);
		},
	);
});
