import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Follower, followsNothing } from "#domain/follower/follower.ts";
import { deliverDue } from "#server/mail/deliver.ts";
import { platformStore } from "#store/platform/platform.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { present } from "#testing/present.ts";
import { happened } from "#usecases/notice/happened.ts";

type Letters = Record<"waiting" | "sent" | "refused" | "givenUp" | "noServer", number>;
type Notice = { id: string; state: string; byMail: number; byPush: number; letters: Letters };
type Copy = { language: string; subject: string; text: string; addresses: string[] };

describe.each(engines)("$name: /notices", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
		await follower({ address: "ada@home.test", language: "en" });
		await follower({ address: "bob@home.test", language: "en" });
		await follower({ address: "fanny@home.test", language: "fr" });
		await follower({ way: "push", address: "https://push.example/secret", language: "en" });
	});
	afterAll(() => league.database.close());

	const at = (second: number) => new Date(Date.parse("2026-01-05T20:00:00Z") + second * 1000);
	const follower = async (given: Partial<Follower>) => {
		const { followers } = league.own.store;
		const { way = "mail", address = "", language = "en" } = given;
		const createdAt = at(0).toISOString();
		const id = await followers.insert({ way, address, language, createdAt });
		await followers.setFollows(id, Object.assign({}, followsNothing, { isAll: true }), createdAt);
	};
	const result = async (index: number, second: number, { own } = league) =>
		own.store.transaction((store) =>
			happened(
				{
					store,
					organization: own.organization,
					now: at(second),
					viewer: { kind: "anonymous" },
				},
				{ kind: "result", gameId: own.gameId(index) },
			),
		);
	const deliver = (second: number) => {
		const { services } = league.api;
		return deliverDue(Object.assign({}, services, { now: () => at(second) }), null);
	};
	const list = async () => (await league.get("/notices")).body.notices as Notice[];
	const newest = async () => present((await list())[0], "a notice");

	test("one that is held is taken back, once, and nobody hears of it", async () => {
		await result(0, 0);
		const { id, state } = await newest();
		expect(state).toBe("held");
		expect(await league.del(`/notices/${id}`)).toMatchObject({
			status: 200,
			body: { notice: { id, state: "taken back", games: [{ home: "Hawks", away: "Owls" }] } },
		});
		expect(await league.lastNote()).toMatchObject({ action: "notice.takeBack" });
		expect((await league.del(`/notices/${id}`)).body.message).toBe(
			"This notice was taken back already.",
		);
		await deliver(61);
		expect(await newest()).toMatchObject({ state: "taken back", byMail: 0 });
	});

	test("shows to how many it went, and what is to be sent by hand without a mail server", async () => {
		await result(0, 100);
		await deliver(161);
		const { id, ...told } = await newest();
		expect(told).toMatchObject({ kind: "result", state: "told", byMail: 3, byPush: 1 });
		expect(told.letters).toMatchObject({ noServer: 3, sent: 0 });
		const { body } = await league.get(`/notices/${id}`);
		const copies = (body.copies as Copy[]).toSorted((a, b) => (a.language < b.language ? -1 : 1));
		expect(copies).toMatchObject([
			{
				language: "en",
				subject: "Final: Owls 70, Hawks 81",
				addresses: ["ada@home.test", "bob@home.test"],
			},
			{ language: "fr", addresses: ["fanny@home.test"] },
		]);
		// Nobody gets the link by which another one's letters are ended.
		expect(JSON.stringify(copies)).not.toContain("link=");
		expect(copies[0]?.text).toMatch(/\/hoops\/follow$/);
		const letters = body.list as { address: string | null; state: string }[];
		expect(letters.map(({ address }) => address)).toContain(null);
		expect(JSON.stringify(body)).not.toContain("push.example");
		expect((await league.del(`/notices/${id}`)).body.message).toBe(
			"People are being told already: it cannot be taken back any more.",
		);
	});

	test("finds those who read it in a letter that waited for them", async () => {
		const { outbox } = platformStore(league.database);
		await result(0, 300);
		await deliver(361);
		const joined = await newest();
		// Whoever was told two minutes ago is told again after an hour: the letter waits for more.
		expect(joined.letters).toMatchObject({ waiting: 4, noServer: 0 });
		await result(0, 600);
		await deliver(661);
		const { id } = await newest();
		expect(await newest()).toMatchObject({ byMail: 3, byPush: 1, joined: 4 });
		await deliver(3900);
		const { body } = await league.get(`/notices/${id}`);
		expect((body.copies as Copy[]).flatMap(({ addresses }) => addresses)).toHaveLength(3);
		expect((await outbox.listOf(league.own.organization.id, 100)).length).toBe(8);
	});

	test("is for members of the league alone, and another league's is not there", async () => {
		const { own, api, foreign } = league;
		await result(0, 5000, Object.assign({}, league, { own: foreign }));
		const [theirs] = await foreign.store.notices.list(1);
		expect((await list()).map(({ id }) => id)).not.toContain(theirs?.id);
		for (const path of [`/notices/${theirs?.id}`, "/notices/nobody-has-this"]) {
			expect(await league.get(path)).toMatchObject({ status: 404 });
			expect(await league.del(path)).toMatchObject({ status: 404 });
		}
		expect((await league.visit("/notices")).status).toBe(401);
		const { outbox } = platformStore(api.database);
		const question = {
			userId: null,
			kind: "following" as const,
			language: "en" as const,
			told: { follower: "1", names: "Owls" },
			dueAt: at(0).toISOString(),
			linkUntil: null,
			createdAt: at(0).toISOString(),
		};
		const ask = (organizationId: number, address: string) =>
			outbox.add({ ...question, organizationId, address, cause: `asks ${address}` });
		const id = await ask(own.organization.id, "zoe@home.test");
		const foreignId = await ask(foreign.organization.id, "else@home.test");
		const { body } = await league.get("/notices/questions");
		expect(body.letters).toMatchObject([{ id, address: "zoe@home.test" }]);
		expect((await league.get(`/notices/questions/${id}`)).body).toMatchObject({
			address: "zoe@home.test",
			text: expect.stringContaining("/follow/letters?link="),
		});
		expect((await league.get(`/notices/questions/${foreignId}`)).status).toBe(404);
	});
});
