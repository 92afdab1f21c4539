import { afterAll, beforeAll, expect, test } from "vitest";
import {
	createLogKeeper,
	emptyLog,
	type NewPlay,
} from "#admin/screens/game/scorer/device/log-keeper.ts";
import { apiClient } from "#api/client.ts";
import { startApi } from "#testing/api.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { makeSecret } from "#usecases/token/secret.ts";

/*
 * An evening's phones behind a network that fails at random, in fast motion, with the keeper that scorers have and the
 * API they speak to. HALL=whole is the evening at its full length: 180 plays a game.
 */
const [gameCount, phonesOfGame] = [20, 10];
const playsOfPhone = process.env["HALL"] === "whole" ? 18 : 4;
const time = "2026-01-06T03:00:00.000Z";

let api: Awaited<ReturnType<typeof startApi>>;
let league: MadeLeague;

beforeAll(async () => {
	api = await startApi({
		database: await openMemory(),
		now: () => new Date(time),
		settings: { writesPerMinute: 1_000_000 },
	});
	const games = Array.from({ length: gameCount }, () => ["Hawks", "Owls", evening] as const);
	league = await aLeague(api.database, { teams: { Hawks: ["Ida May"], Owls: ["Ann Lee"] }, games });
});
afterAll(async () => {
	expect(api.errors).toEqual([]);
	await api.database.close();
});

const evening = { date: "2026-01-05", time: "19:30" };

/** The same numbers every time. */
function chances(seed: number) {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

type Tally = { home: number; away: number; struck: Set<string> };

test("of two hundred phones with a failing network no play is lost, and none counts twice", async () => {
	const chance = chances(20_260_105);
	const two = league.statId("2PM");
	const free = league.statId("FTM");
	const players = { home: league.playerId("Ida May"), away: league.playerId("Ann Lee") };
	let isNetworkBack = false;
	let made = 0;
	/** Of all requests that were sent, a third never arrive, and of a sixth the answer does not. */
	const network = async (address: string, options?: RequestInit): Promise<Response> => {
		const fate = isNetworkBack ? 1 : chance();
		if (fate < 1 / 3) throw new TypeError("Failed to fetch");
		const answer = await api.app.request(`http://fieldhouse.test${address}`, options);
		if (fate < 1 / 2) throw new TypeError("Failed to fetch");
		return answer;
	};
	const phoneOf = (gameId: number, secret: string, name: string) =>
		createLogKeeper(emptyLog, {
			gameId,
			device: `device of ${name}`.replaceAll(" ", "-"),
			client: apiClient({
				fetch: network as typeof fetch,
				cookies: () => "",
				language: () => "en",
				headers: { authorization: `Bearer ${secret}`, "fieldhouse-guest": name },
			}),
			newId: () => {
				made += 1;
				return `phone-play-${String(made).padStart(6, "0")}`;
			},
			keep: async () => undefined,
		});
	const periodId = league.periodId("Q1");
	const halls = await Promise.all(
		league.gameIds.map(async (gameId) => {
			const { secret, hash } = makeSecret("fp");
			const pass = { gameId, job: "score" as const, hash, createdBy: null, createdAt: time };
			await league.store.passes.replace([pass]);
			const phones = Array.from({ length: phonesOfGame }, (_, at) =>
				phoneOf(gameId, secret, `Phone ${at}`),
			);
			return { gameId, phones, tally: { home: 0, away: 0, struck: new Set() } as Tally };
		}),
	);
	for (let round = 0; round < playsOfPhone; round += 1) {
		for (const { phones, tally } of halls) {
			for (const phone of phones) {
				const side = chance() < 0.5 ? "home" : "away";
				const isTwo = chance() < 0.5;
				const play: NewPlay = {
					periodId,
					second: null,
					kind: "stat",
					side,
					playerId: players[side],
					statId: isTwo ? two : free,
					points: null,
				};
				const id = phone.note(play);
				if (chance() < 0.1) {
					phone.strike(id, true);
					tally.struck.add(id);
				} else tally[side] += isTwo ? 2 : 1;
			}
		}
		await Promise.all(halls.flatMap(({ phones }) => phones.map((phone) => phone.sync())));
	}
	isNetworkBack = true;
	const idle = async (phone: ReturnType<typeof phoneOf>) => {
		while (phone.state().isSending) await new Promise((resolve) => setImmediate(resolve));
		await phone.sync();
	};
	for (const { phones } of halls) for (const phone of phones) await idle(phone);
	for (const { phones } of halls) for (const phone of phones) await idle(phone);
	for (const { gameId, phones, tally } of halls) {
		const { score } = present(await league.store.games.find(gameId), "game");
		expect([gameId, score]).toEqual([gameId, { home: tally.home, away: tally.away }]);
		const lines = await league.store.boxScores.linesOfGame(gameId);
		const pointsOf = (id: number) =>
			lines.find(({ playerId }) => playerId === id)?.values.get(league.statId("PTS")) ?? 0;
		expect([pointsOf(players.home), pointsOf(players.away)]).toEqual([tally.home, tally.away]);
		const log = await league.store.plays.listOfGame(gameId);
		expect(new Set(log.map(({ play }) => play.id)).size).toBe(phonesOfGame * playsOfPhone);
		expect(log).toHaveLength(phonesOfGame * playsOfPhone + tally.struck.size);
		for (const phone of phones) {
			expect(phone.state().unsent).toEqual([]);
			expect(phone.state().plays).toHaveLength(log.length);
		}
	}
}, 600_000);
