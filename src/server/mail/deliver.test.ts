import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";
import { deliverDue, postOf } from "./deliver.ts";

type Server = Awaited<ReturnType<typeof startMailServer>>;

describe.each(engines)("$name: letters are handed to a mail server", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let server: Server;
	let now: Date;
	const start = async (behaviour: Parameters<typeof startMailServer>[0] = {}, query = "") => {
		server = await startMailServer(behaviour);
		api = await startApi({
			database: await open(),
			now: () => now,
			settings: { smtpUrl: server.url + query, mailFrom: "league@fieldhouse.test" },
		});
	};
	beforeEach(() => {
		now = new Date("2026-03-01T12:00:00Z");
	});
	afterEach(async () => {
		await api.database.close();
		await server.close();
	});

	const write = (count: number) =>
		api.platform.outbox.addAll(
			Array.from({ length: count }, (_, index) => ({
				organizationId: null,
				userId: null,
				cause: `letter ${index}`,
				kind: "newDevice" as const,
				address: `pat-${index}@hoops.test`,
				language: "en" as const,
				told: { username: "pat" },
				dueAt: now.toISOString(),
				linkUntil: null,
				createdAt: now.toISOString(),
			})),
		);
	const deliver = async () => {
		const post = postOf(api.services);
		await deliverDue(api.services, post);
		post?.close();
	};
	const later = (minutes: number) => {
		now = new Date(now.getTime() + minutes * 60_000);
	};
	const log = async () =>
		(await api.platform.outbox.listOf("all", 1000)).map(({ address, state, tries, answer }) => ({
			to: address,
			state,
			tries,
			answer,
		}));
	const reached = () => server.received.map(({ to }) => to[0]).toSorted();
	const idOf = (raw: string) => /^Message-ID: (.+)\r$/im.exec(raw)?.[1];

	test("over TLS, and never to one whose certificate nobody knows", async () => {
		await start({ isSecure: true });
		await write(1);
		await deliver();
		expect(await log()).toMatchObject([{ state: "waiting", tries: 1 }]);
		expect((await log())[0]?.answer).toMatch(/certificate/i);
		expect(reached()).toEqual([]);
		await api.database.close();
		await server.close();
		await start({ isSecure: true }, "?tls.rejectUnauthorized=false");
		await write(1);
		await deliver();
		expect(await log()).toMatchObject([{ state: "sent", tries: 1 }]);
	});

	test("and what it says of an address counts: for good with 5xx, for now with 4xx", async () => {
		await start();
		server.refused.set("pat-0@hoops.test", 550).set("pat-1@hoops.test", 452);
		await write(3);
		await deliver();
		expect(reached()).toEqual(["pat-2@hoops.test"]);
		const said = expect.stringContaining("Not this mailbox");
		expect((await log()).toSorted((a, b) => (a.to < b.to ? -1 : 1))).toMatchObject([
			{ state: "refused", answer: said },
			{ state: "waiting", answer: said },
			{ state: "sent" },
		]);
		server.refused.clear();
		later(1);
		await deliver();
		expect(reached()).toEqual(["pat-1@hoops.test", "pat-2@hoops.test"]);
	});

	test("again where the connection was cut, and twice only where its answer was lost", async () => {
		await start();
		await write(1);
		server.cuts.push("before");
		await deliver();
		expect(reached()).toEqual([]);
		server.cuts.push("after");
		later(1);
		await deliver();
		expect(await log()).toMatchObject([{ state: "waiting", tries: 2 }]);
		later(5);
		await deliver();
		expect(await log()).toMatchObject([{ state: "sent", tries: 3 }]);
		expect(server.received).toHaveLength(2);
		// Programs show it once.
		expect(new Set(server.received.map(({ raw }) => idOf(raw))).size).toBe(1);
	});

	test("once by each of two senders, however slow it is", async () => {
		await start({ answersAfterMs: 20 });
		await write(60);
		await Promise.all([deliver(), deliver()]);
		expect(server.received).toHaveLength(60);
		expect(new Set(reached()).size).toBe(60);
		expect((await log()).every(({ state }) => state === "sent")).toBe(true);
	});

	test("by another where its sender was killed in the middle, and nothing of it twice", async () => {
		await start();
		await write(5);
		const { outbox } = api.platform;
		const until = new Date(now.getTime() + 5 * 60_000).toISOString();
		// As one that sent three, noted it, and was gone.
		const taken = await outbox.claim(now.toISOString(), until, 5);
		const sent = taken.slice(0, 3).map(({ id }) => ({ id, state: "sent" as const, answer: null }));
		await outbox.settle(sent, now.toISOString());
		await deliver();
		expect(reached()).toEqual([]);
		later(6);
		await deliver();
		expect(reached()).toEqual(
			taken
				.slice(3)
				.map(({ address }) => address)
				.toSorted(),
		);
		await deliver();
		expect(server.received).toHaveLength(2);
	});

	test("a server that is away is asked for 17 hours, and then the letter is given up", async () => {
		await start();
		await write(1);
		await server.close();
		for (const minutes of [1, 5, 15, 60, 240, 720]) {
			await deliver();
			expect((await log())[0]?.state).toBe("waiting");
			later(minutes);
		}
		await deliver();
		expect(await log()).toMatchObject([{ state: "given up", tries: 7 }]);
		server = await startMailServer();
	});
});
