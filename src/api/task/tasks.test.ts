import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { csv, games, lines } from "#testing/import-fixtures.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { present } from "#testing/present.ts";

type Tasks = { tasks: { id: number; isWaiting: boolean; canBeStopped: boolean }[] };

describe.each(engines)("$name: tasks", (engine) => {
	let league: LeagueApi;
	beforeEach(async () => {
		league = await startLeagueApi(engine);
	});
	afterEach(() => league.database.close());

	/** Somebody else writes to the league: whatever begins to write waits until the answer is called. */
	const holdWriting = async () => {
		const { takeWriting } = league.database;
		return present(await takeWriting?.(league.own.organization.id), "turn");
	};
	const send = (isTrial: boolean, signal?: AbortSignal) => {
		const body = new FormData();
		body.append("games", new File([csv(games)], "games.csv"));
		body.append("boxScores", new File([csv(lines)], "box-scores.csv"));
		body.append("season", "New");
		body.append("league", "Cup");
		body.append("isTrial", String(isTrial));
		const { cookies } = league.olive;
		return league.api.app.request("http://fieldhouse.test/api/imports", {
			method: "POST",
			headers: {
				cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
				"x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "",
			},
			body,
			...(signal && { signal }),
		});
	};
	const tasksOf = async (browser: Browser) => {
		const response = await browser.get("/api/tasks");
		return ((await response.json()) as Tasks).tasks;
	};
	/** Asks until so many are under way. */
	const whenThereAre = async (count: number) => {
		for (;;) {
			const tasks = await tasksOf(league.olive);
			if (tasks.length === count) return tasks;
			await new Promise((resolve) => setImmediate(resolve));
		}
	};
	const seasons = async () => (await league.own.store.seasons.list()).map(({ name }) => name);

	test("an import that is stopped before it stands changes nothing, and whoever asked is told", async () => {
		const before = await seasons();
		const letGo = await holdWriting();
		const sent = send(false);
		const [task] = await whenThereAre(1);
		expect(task).toMatchObject({ kind: "import", isWaiting: false, canBeStopped: true });
		expect(await league.del(`/tasks/${task?.id}`)).toMatchObject({
			status: 200,
			body: { message: "This is being stopped." },
		});
		letGo();
		const answer = await sent;
		expect([answer.status, await answer.json()]).toMatchObject([
			409,
			{ message: "This was stopped. Nothing was changed." },
		]);
		expect(await seasons()).toEqual(before);
		expect(await league.del(`/tasks/${task?.id}`)).toMatchObject({
			status: 404,
			body: { message: "This has ended already." },
		});
	});

	test("a trial ends when whoever asked has gone, also in the middle of its transaction", async () => {
		const letGo = await holdWriting();
		const client = new AbortController();
		const sent = send(true, client.signal);
		await whenThereAre(1);
		client.abort();
		letGo();
		expect((await sent).status).toBe(400);
		expect(await tasksOf(league.olive)).toEqual([]);
		expect(league.api.errors).toEqual([]);
	});

	test("an import waits for its turn, and is not begun when whoever asked has gone by then", async () => {
		const before = await seasons();
		const letGo = await holdWriting();
		const running = [send(true), send(true)];
		await whenThereAre(2);
		const client = new AbortController();
		const waiting = send(false, client.signal);
		const tasks = await whenThereAre(3);
		expect(tasks.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true]);
		client.abort();
		expect((await waiting).status).toBe(400);
		letGo();
		expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
		expect(await seasons()).toEqual(before);
	});

	test("nobody sees or stops another's", async () => {
		const own = league.own.organization.id;
		const foreign = league.foreign.organization.id;
		await addUser(league.api, { username: "owen", role: "org_owner", organizationId: own });
		await addUser(league.api, { username: "freya", role: "org_owner", organizationId: foreign });
		const letGo = await holdWriting();
		const sent = send(false);
		const [task] = await whenThereAre(1);
		for (const name of ["owen", "freya"]) {
			const other = await league.api.signedIn(name);
			expect(await tasksOf(other)).toEqual([]);
			expect((await other.del(`/api/tasks/${task?.id}`)).status).toBe(404);
		}
		letGo();
		expect((await sent).status).toBe(200);
	});
});
