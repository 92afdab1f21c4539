import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFee } from "#domain/fee/fee.ts";
import { engines } from "#testing/databases.ts";
import { startSignUpOffice } from "#testing/registration/sign-up-office.ts";

describe.each(engines)("$name: /registrations", (engine) => {
	let office: Awaited<ReturnType<typeof startSignUpOffice>>;
	beforeAll(async () => {
		office = await startSignUpOffice(engine);
	});
	afterAll(() => office.database.close());

	const read = async (answer: Promise<Response>) => {
		const response = await answer;
		return { status: response.status, body: await response.json() };
	};
	const path = () => `/api/registrations/${office.registration.id}`;
	const change = (sent: Record<string, unknown>) =>
		read(office.olga.put(path(), Object.assign({ ...office.registration }, sent)));

	test("are opened with defaults for whatever is not said", async () => {
		expect(office.registration).toMatchObject({
			state: "open",
			seasonId: office.made.season.id,
			rules: { age: null, hasMinors: false, offerDays: 3 },
			waivers: [{ title: "Waiver", version: 1 }],
			offers: [
				{ key: "1", kind: "team", fee: noFee },
				{ key: "2", kind: "freeAgent" },
			],
		});
		const { body } = await read(office.stan.get("/api/registrations"));
		expect(body).toMatchObject({ registrations: [{ counts: {} }] });
	});

	test("are the owners' to write, and every member's to read", async () => {
		expect((await office.stan.put(path(), office.registration)).status).toBe(403);
		expect((await office.stan.get(path())).status).toBe(200);
		expect((await office.api.browser().get(`${path()}?slug=hoops`)).status).toBe(401);
		expect((await office.olga.get("/api/registrations/999999")).status).toBe(404);
	});

	test("refuse what contradicts itself, and change nothing", async () => {
		const [team] = office.registration.offers;
		const faulty: Record<string, unknown>[] = [
			{ seasonId: 999_999 },
			{ name: " " },
			{ opensOn: "2026-02-02", closesOn: "2026-02-01" },
			{ offers: [] },
			{ offers: [{ ...team, fee: { price: -1 } }] },
			{ offers: [{ ...team, divisions: [{ seasonLeagueId: 999_999 }] }] },
			{ rules: { age: { least: 20, most: 18, on: "2026-01-01" } } },
			{ waivers: [{ title: "", text: "x" }] },
		];
		for (const sent of faulty) {
			const { status, body } = await change(sent);
			expect(status, JSON.stringify(sent)).toBe(422);
			expect(body.message).toMatch(/\w/);
		}
		const { body } = await read(office.olga.get(path()));
		expect(body.registration).toEqual(office.registration);
	});

	test("an offer keeps its key, and one that somebody signed up for stays", async () => {
		await office.team("Terns");
		const [team, agent] = office.registration.offers;
		const referee = { kind: "referee", label: "Referee" };
		const { body } = await change({ offers: [agent, referee, team] });
		expect(body.registration.offers.map(({ key }: { key: string }) => key)).toEqual([
			"2",
			"3",
			"1",
		]);
		const { status, body: refused } = await change({ offers: [agent] });
		expect(status).toBe(409);
		expect(refused.message).toBe("Somebody signed up for an offer that would go. Keep it.");
	});

	test("a text that is changed is a new version, and the old one comes back as it was", async () => {
		const waiversOf = async (text: string) => {
			const { body } = await change({ waivers: [{ title: "Waiver", text }] });
			return body.registration.waivers.map((one: { version: number }) => one.version);
		};
		expect(await waiversOf("Another one.")).toEqual([2]);
		expect(await waiversOf("Another one.")).toEqual([2]);
		expect(await waiversOf("At my own risk.")).toEqual([1]);
		expect(await office.store.waivers.list(office.registration.id)).toHaveLength(2);
	});

	test("are deleted with those who signed up, and come back with them", async () => {
		const { body } = await read(office.olga.del(path()));
		expect((await office.olga.get(path())).status).toBe(404);
		expect(await office.signUps()).toEqual([]);
		await office.olga.post(`/api/trash/${body.trashId}/restore`, {});
		expect((await office.olga.get(path())).status).toBe(200);
		expect((await office.signUps()).map(({ teamName }) => teamName)).toEqual(["Terns"]);
		expect(await office.store.waivers.list(office.registration.id)).toHaveLength(2);
	});
});
