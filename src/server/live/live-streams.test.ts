import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { httpServer } from "#server/http/http-server.ts";
import { startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";

type Api = Awaited<ReturnType<typeof startApi>>;

describe.each(engines)("$name: a stream of a league's games", ({ open }) => {
	let api: Api;
	let league: MadeLeague;
	let port: number;
	let stop: () => Promise<void>;
	let drain: () => void;

	beforeEach(async () => {
		api = await startApi({
			database: await open(),
			now: () => new Date("2026-01-06T20:00:00Z"),
		});
		league = await aLeague(api.database, {
			games: [
				["Hawks", "Owls"],
				["Owls", "Hawks"],
				["Owls", "Hawks", { date: "2026-05-01" }],
			],
		});
		const made = httpServer(api.services);
		drain = made.drain;
		made.server.listen(0, "127.0.0.1");
		await once(made.server, "listening");
		({ port } = made.server.address() as AddressInfo);
		stop = async () => {
			drain();
			made.server.closeAllConnections();
			await new Promise((resolve) => made.server.close(resolve));
		};
	});
	afterEach(async () => {
		await stop();
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	/** What a stream says, piece by piece, after its first words. */
	const listen = async (query = "", id = league.organization.id) => {
		const answer = await fetch(`http://127.0.0.1:${port}/live/${id}${query}`);
		const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
		const next = async () => (await reader?.read())?.value;
		if (answer.status === 200) expect(await next()).toBe("retry: 3000\n\n");
		return { answer, next };
	};
	const score = async (game: number, home: number) => {
		await league.store.transaction(async ({ games }) => {
			await games.saveScore(league.gameId(game), { home, away: 0 });
		});
	};
	/** The first look at what games are now is over once a change of one of them is told. */
	const settled = async (next: () => Promise<string | undefined>, game: number) => {
		const told = next();
		for (let points = 1; ; points += 1) {
			await score(game, points);
			const soon = await Promise.race([told, new Promise((go) => setTimeout(go, 300, null))]);
			if (soon !== null) return soon;
		}
	};

	test("says which games changed, and to who watches one game that one alone", async () => {
		const all = await listen();
		expect(all.answer.headers.get("content-type")).toBe("text/event-stream");
		expect(all.answer.headers.get("access-control-allow-origin")).toBe("*");
		const one = await listen(`?game=${league.gameId(1)}`);
		expect(await settled(all.next, 0)).toBe(`data: ${league.gameId(0)}\n\n`);
		const told = one.next();
		await score(1, 40);
		expect(await told).toBe(`data: ${league.gameId(1)}\n\n`);
		expect(await all.next()).toBe(`data: ${league.gameId(1)}\n\n`);
	});

	test("is there for a game of another day as well", async () => {
		const { next } = await listen(`?game=${league.gameId(2)}`);
		expect(await settled(next, 2)).toBe(`data: ${league.gameId(2)}\n\n`);
	});

	test("is none of what visitors do not know: other leagues' games, drafts, and none at all", async () => {
		const other = await aLeague(api.database, { games: [["Bears", "Foxes"]] });
		for (const id of [other.gameId(0), 2 ** 31 - 1]) {
			expect((await listen(`?game=${id}`)).answer.status).toBe(404);
		}
		expect((await listen("", 999_999)).answer.status).toBe(404);
		const { store, season } = league;
		await store.transaction(async ({ seasons }) => {
			await seasons.save(season.id, { ...season, isVisible: false });
		});
		expect((await listen(`?game=${league.gameId(0)}`)).answer.status).toBe(404);
	});

	test("ends when the server stops, and nobody gets a new one", async () => {
		const { next } = await listen();
		drain();
		expect(await next()).toMatch(/^retry: \d{4}\n\n$/);
		expect(await next()).toBeUndefined();
		expect((await listen()).answer.status).toBe(503);
	});
});
