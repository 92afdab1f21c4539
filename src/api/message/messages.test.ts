import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: /messages", (engine) => {
	let league: LeagueApi;
	let id: number;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
		const { store } = league.own;
		const written = { address: "ada@hoops.test", text: "May we?", language: "en" } as const;
		const at = (day: number) => `2026-01-0${day}T12:00:00.000Z`;
		id = (await store.messages.insert({ ...written, name: "Ada", receivedAt: at(1) })).id;
		await store.messages.insert({ ...written, name: "Bob", receivedAt: at(2) });
	});
	afterAll(() => league.database.close());

	const list = async () =>
		(await league.get("/messages")).body.messages as { name: string; state: string }[];

	test("are listed to members of the league, the newest first", async () => {
		expect(await list()).toMatchObject([
			{ name: "Bob", state: "new", address: "ada@hoops.test", text: "May we?" },
			{ name: "Ada", state: "new" },
		]);
		expect((await league.visit("/messages")).status).toBe(401);
	});

	test("are marked, and the audit tells of that without saying who wrote or what", async () => {
		expect(await league.put(`/messages/${id}`, { state: "answered" })).toMatchObject({
			status: 200,
			body: { message: "Message updated", saved: { name: "Ada", state: "answered" } },
		});
		const note = await league.lastNote();
		expect(note).toMatchObject({ action: "message.change", before: { state: "new" } });
		expect(JSON.stringify(note)).not.toMatch(/Ada|hoops\.test|May we/);
		expect((await league.put(`/messages/${id}`, { state: "lost" })).body.message).toBe(
			"The state is new, read or answered.",
		);
		expect((await league.put("/messages/999999", { state: "read" })).status).toBe(404);
	});

	test("are deleted, and come back as they were", async () => {
		const { body } = await league.del(`/messages/${id}`);
		expect((await list()).map(({ name }) => name)).toEqual(["Bob"]);
		await league.post(`/trash/${String(body.trashId)}/restore`, {});
		expect((await list())[1]).toMatchObject({ name: "Ada", state: "answered" });
	});
});
