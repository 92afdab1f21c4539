import { describe, expect, test } from "vitest";
import { apiClient } from "#api/client.ts";
import { fromWire } from "#api/wire-words.ts";
import { wireGame } from "#testing/admin/wire-game.ts";
import { cellKey } from "./box-score/grid.ts";
import { createDesk } from "./desk.ts";
import { noConnection } from "./desk-state.ts";
import { toSheet } from "./sheet.ts";
import { unsavedIn } from "./unsaved.ts";

const points = cellKey(11, 1);
const casey = { id: 5, username: "casey" };
const change = (id: number, user = casey) => ({
	id,
	action: "stats.change",
	user,
	at: "2026-03-02T19:42:00Z",
});

/** A browser with a storage, and a server that keeps one game; both can be disturbed. */
function gameDay() {
	const kept = new Map<string, string>();
	const place = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
		key: (index: number) => [...kept.keys()][index] ?? null,
		get length() {
			return kept.size;
		},
	};
	const server = {
		wire: wireGame(),
		changes: [] as ReturnType<typeof change>[],
		isOnline: true,
		/** The server does what is asked, and its answer is lost. */
		losesAnswers: false,
		refusal: null as null | { status: number; body: object },
		/** Refuses what does not know the newest change, as the server does. */
		refuseUnseen: false,
		puts: [] as { path: string; key: string; body: Record<string, unknown> }[],
	};
	const done = new Set<string>();
	const answer = (path: string, options: RequestInit | undefined): [number, object] => {
		if (options?.method !== "PUT") {
			return [200, path.endsWith("/changes") ? { changes: server.changes } : server.wire];
		}
		const key = (options.headers as Record<string, string>)["idempotency-key"] ?? "";
		const body = JSON.parse(String(options.body));
		server.puts.push({ path, key, body });
		if (server.refusal !== null) return [server.refusal.status, server.refusal.body];
		const isUnseen = Number(body.lastChangeId) < (server.changes[0]?.id ?? 0);
		if (server.refuseUnseen && isUnseen) return [409, { message: "Have a look." }];
		if (!done.has(key)) write(path, body);
		done.add(key);
		const lastChangeId = server.changes[0]?.id ?? 0;
		const { game, playerStats } = server.wire;
		return [200, { success: true, message: "Saved", game, playerStats, lastChangeId }];
	};
	const write = (path: string, body: Record<string, never>) => {
		server.changes = [
			change((server.changes[0]?.id ?? 0) + 1, { id: 1, username: "me" }),
			...server.changes,
		];
		if (path.endsWith("/box-score")) {
			for (const { player_id, stats } of body.lines as never as Line[]) {
				for (const { stat_id, value } of stats) setStat(player_id, stat_id, value);
			}
		} else if (body.clearScore) server.wire = wireGame();
		else server.wire = wireGame(fromWire(body) as typeof body);
	};
	const setStat = (playerId: number, statId: number, value: number | null) => {
		const others = server.wire.playerStats.filter(
			(it) => it.playerId !== playerId || it.statId !== statId,
		);
		const cell = value === null ? [] : [{ playerId, gameId: 7, statId, value }];
		server.wire = { ...server.wire, playerStats: [...others, ...cell] };
	};
	const client = apiClient({
		cookies: () => "",
		fetch: async (address, options) => {
			if (!server.isOnline) throw new TypeError("Failed to fetch");
			const [status, body] = answer(String(address), options);
			if (server.losesAnswers && options?.method === "PUT") throw new TypeError("Failed to fetch");
			return Response.json(body, { status });
		},
	});
	const said: string[] = [];
	const expired: string[] = [];
	let now = 1000;
	/** The screen, opened; opening it again is a reload. */
	const open = () =>
		createDesk(
			{ sheet: toSheet(server.wire), changes: server.changes },
			{
				client,
				unsavedGames: unsavedIn(place, () => now),
				unsavedKey: "fieldhouse.game.1.1.7",
				user: { id: 1, username: "me" },
				now: () => new Date(now),
				say: (sentence) => said.push(sentence),
				onExpired: () => expired.push("expired"),
			},
		);
	const casesSaves = (statId: number, value: number) => {
		setStat(11, statId, value);
		server.changes = [change((server.changes[0]?.id ?? 0) + 1), ...server.changes];
	};
	const wait = (ms: number) => {
		now += ms;
	};
	return { server, open, kept, said, expired, casesSaves, wait };
}

type Line = { player_id: number; stats: { stat_id: number; value: number | null }[] };
type Desk = ReturnType<ReturnType<typeof gameDay>["open"]>;
const box = (desk: Desk) => desk.state().panels.boxScore;
const savedPoints = (desk: Desk) => desk.state().sheet.lines.home[0]?.values.get(1);

describe("saving", () => {
	test("sends what changed in one request, with what was seen last", async () => {
		const { server, open, said, kept } = gameDay();
		server.changes = [change(40)];
		const desk = open();
		desk.open("boxScore");
		desk.type("boxScore", { [points]: "15", [cellKey(21, 6)]: "2", [cellKey(22, 6)]: "" });
		expect(await desk.save("boxScore")).toBe(true);
		expect(server.puts.map(({ path, body }) => [path, body])).toEqual([
			[
				"/api/gamesv2/7/box-score",
				{
					lines: [
						{ player_id: 11, stats: [{ stat_id: 1, value: 15 }] },
						{ player_id: 21, stats: [{ stat_id: 6, value: 2 }] },
					],
					lastChangeId: 40,
				},
			],
		]);
		expect(savedPoints(desk)).toBe(15);
		expect(box(desk)).toMatchObject({ isOpen: false, edits: {}, state: "idle" });
		expect(desk.state().changes[0]).toMatchObject({ id: 41, user: { id: 1 } });
		expect(said).toEqual(["Saved"]);
		expect(kept.size, "nothing is kept").toBe(0);
	});

	test("an emptied cell is sent as null, never as 0", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "" });
		await desk.save("boxScore");
		expect(server.puts[0]?.body.lines).toEqual([
			{ player_id: 11, stats: [{ stat_id: 1, value: null }] },
		]);
		expect(savedPoints(desk)).toBeUndefined();
	});

	test("refused cells stop it before anything is sent", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "1.5" });
		expect(await desk.save("boxScore")).toBe(false);
		desk.type("boxScore", { [points]: "-7" });
		expect(await desk.save("boxScore")).toBe(false);
		expect(box(desk).errors[points]).toBe("PTS cannot be below zero.");
		expect(server.puts).toEqual([]);
	});

	test("a second press while it is under way sends nothing", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		await Promise.all([desk.save("boxScore"), desk.save("boxScore")]);
		expect(server.puts).toHaveLength(1);
	});

	test("shows the server's sentence, or its own when there is none, and keeps the input", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("score", { home: "64", away: "58" });
		server.refusal = { status: 422, body: { message: "No.", fields: { score_home: "No." } } };
		expect(await desk.save("score")).toBe(false);
		expect(desk.state().panels.score).toMatchObject({ failure: "No.", state: "idle" });
		server.refusal = { status: 500, body: {} };
		await desk.save("score");
		expect(desk.state().panels.score.failure).toBe("Failed to update final score.");
		server.refusal = null;
		expect(await desk.save("score")).toBe(true);
		expect(desk.state().sheet.game.score).toEqual({ home: 64, away: 58 });
	});

	test("a session that has ended is told, and what is unsaved outlives the signing in", async () => {
		const { server, open, expired } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		server.refusal = { status: 401, body: {} };
		await desk.save("boxScore");
		expect(expired).toEqual(["expired"]);
		expect(box(open()).edits[points]?.text).toBe("15");
	});
});

test("a result written down by mistake is taken away, and nothing typed over it stays", async () => {
	const { server, open } = gameDay();
	server.wire = wireGame({ homeScore: 64, awayScore: 58 });
	const desk = open();
	desk.type("score", { home: "65" });
	expect(await desk.removeResult()).toBe(true);
	expect(server.puts[0]).toMatchObject({
		path: "/api/gamesv2/7/details",
		body: { clearScore: true, lastChangeId: 0 },
	});
	expect(desk.state().sheet.game.score).toBeNull();
	expect(desk.state().panels.score).toMatchObject({ isOpen: false, edits: {} });
});

describe("cancelling", () => {
	test("shows what was saved, also after an earlier save", async () => {
		const { open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		await desk.save("boxScore");
		desk.type("boxScore", { [points]: "16" });
		const edits = desk.cancel("boxScore");
		expect(box(desk)).toMatchObject({ isOpen: false, edits: {} });
		expect(savedPoints(desk)).toBe(15);
		desk.restore("boxScore", edits);
		expect(box(desk)).toMatchObject({ isOpen: true, edits });
	});
});

describe("a lost connection", () => {
	test("keeps the input, and sends it again by itself under the same key", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		server.losesAnswers = true;
		expect(await desk.save("boxScore")).toBe(false);
		expect(box(desk)).toMatchObject({ state: "waiting", failure: noConnection });
		server.losesAnswers = false;
		await desk.refresh();
		const [first, again] = server.puts;
		expect(again).toEqual(first);
		expect(server.changes, "written once").toHaveLength(1);
		expect(box(desk)).toMatchObject({ state: "idle", edits: {}, failure: null });
	});

	test("outlives a reload in the middle", async () => {
		const { server, open, wait } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		server.isOnline = false;
		await desk.save("boxScore");
		desk.type("boxScore", { [cellKey(12, 1)]: "3" });
		server.isOnline = true;
		wait(60_000);
		const reloaded = open();
		expect(box(reloaded)).toMatchObject({ isOpen: true, state: "waiting", restoredAt: 1000 });
		await reloaded.refresh();
		expect(server.puts).toHaveLength(1);
		expect(savedPoints(reloaded)).toBe(15);
		expect(Object.keys(box(reloaded).edits)).toEqual([cellKey(12, 1)]);
		expect(await reloaded.save("boxScore")).toBe(true);
		expect(server.puts).toHaveLength(2);
	});

	test("one press saves what waited and what was typed since", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		server.isOnline = false;
		await desk.save("boxScore");
		desk.type("boxScore", { [points]: "16" });
		server.isOnline = true;
		expect(await desk.save("boxScore")).toBe(true);
		expect(savedPoints(desk)).toBe(16);
	});

	test("goes on waiting while there is none", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		server.isOnline = false;
		await desk.save("boxScore");
		await desk.refresh();
		expect(box(desk).state).toBe("waiting");
		expect(server.puts).toEqual([]);
	});
});

describe("somebody else", () => {
	test("who saved is shown at the next refresh, in fields nobody types in", async () => {
		const { open, casesSaves } = gameDay();
		const desk = open();
		desk.type("boxScore", { [cellKey(12, 1)]: "3" });
		casesSaves(1, 20);
		await desk.refresh();
		expect(savedPoints(desk)).toBe(20);
		expect(desk.state().changes[0]?.user.username).toBe("casey");
		expect(Object.keys(box(desk).edits)).toEqual([cellKey(12, 1)]);
	});

	test("who was faster is told with a 409: what both wrote is looked at, then saved", async () => {
		const { server, open, casesSaves } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		casesSaves(1, 20);
		const message = "casey has changed this game. Please check it, then save again.";
		server.refusal = { status: 409, body: { message } };
		expect(await desk.save("boxScore")).toBe(false);
		expect(box(desk)).toMatchObject({ failure: message, state: "idle" });
		expect(savedPoints(desk)).toBe(20);
		expect(box(desk).edits[points]).toEqual({ text: "15", base: "14" });
		server.refusal = null;
		await desk.save("boxScore");
		expect(server.puts.at(-1)?.body.lastChangeId).toBe(1);
		expect(savedPoints(desk)).toBe(15);
	});

	test("is not oneself in another panel of the window: what it kept from being saved is sent again", async () => {
		const { server, open } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		desk.type("score", { home: "64", away: "58" });
		server.refuseUnseen = true;
		const both = await Promise.all([desk.save("boxScore"), desk.save("score")]);
		expect(both).toEqual([true, true]);
		expect(server.puts.map(({ body }) => body.lastChangeId)).toEqual([0, 0, 1]);
	});

	test("can be given the last word in a field", async () => {
		const { open, casesSaves } = gameDay();
		const desk = open();
		desk.type("boxScore", { [points]: "15" });
		casesSaves(1, 20);
		await desk.refresh();
		desk.settle("boxScore", points, "mine");
		expect(box(desk).edits[points]).toEqual({ text: "15", base: "20" });
		desk.settle("boxScore", points, "theirs");
		expect(box(desk).edits).toEqual({});
	});
});

test("numbers of players who left the roster are not sent", () => {
	const { open, server } = gameDay();
	open().type("boxScore", { [points]: "15", [cellKey(12, 1)]: "3" });
	server.wire = { ...server.wire, homeRoster: server.wire.homeRoster.slice(0, 1) };
	expect(Object.keys(box(open()).edits)).toEqual([points]);
});
