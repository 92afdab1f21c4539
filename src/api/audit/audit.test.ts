import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount } from "#testing/factories.ts";

type Entry = { id: number; action: string; label: string | null; trashId: number | null };

describe.each(engines)("$name: who changed this result", ({ open }) => {
	let now = new Date("2026-03-01T12:00:00Z");
	let close: () => Promise<void>;
	let ask: (query: string) => Promise<{ entries: Entry[]; people: { username: string }[] }>;
	let restore: (trashId: number) => Promise<unknown>;
	let oliveId: number;
	let act: () => Promise<number>;

	beforeAll(async () => {
		const database = await open();
		const api = await startApi({ database, now: () => now });
		const made = await aLeague(database, { games: [["Hawks", 81, "Owls", 70]] });
		await aLeague(database, { organization: { slug: "other" } });
		const organizationId = made.organization.id;
		const owner = await anAccount(database, { organizationId, role: "org_owner" });
		const staff = await anAccount(database, { organizationId, role: "staff" });
		const [olive, sam] = [await api.signedIn(owner.username), await api.signedIn(staff.username)];
		const season = made.season.id;
		// 11 in the evening of February 28 and 1 in the morning of March 1 in Los Angeles.
		now = new Date("2026-03-01T07:00:00Z");
		await olive.put(`/api/seasonsv2/${season}`, { name: "Renamed" });
		now = new Date("2026-03-01T09:00:00Z");
		await sam.put(`/api/gamesv2/${made.gameId(0)}/scores`, { score_home: 82, score_away: 70 });
		await sam.del(`/api/teams/${made.teamId("Hawks")}`);
		close = () => database.close();
		oliveId = owner.id;
		act = async () => {
			const admin = await anAccount(database, { organizationId: null, role: "super_admin" });
			const root = await api.signedIn(admin.username);
			await root.post("/api/businesses", { name: "Gym", organization_id: organizationId });
			return admin.id;
		};
		restore = (id) => olive.post(`/api/trash/${id}/restore`, {});
		ask = async (query) => (await olive.get(`/api/audit${query}`)).json();
		expect((await sam.get("/api/audit")).status).toBe(403);
	});
	afterAll(() => close());

	const actions = async (query: string) => (await ask(query)).entries.map(({ action }) => action);

	test("everything, newest first, with what it was called and everybody who did it", async () => {
		const { entries, people } = await ask("");
		expect(entries.map(({ action, label }) => [action, label])).toEqual([
			["team.delete", "Hawks"],
			["game.score", null],
			["season.change", "Renamed"],
		]);
		expect(people).toHaveLength(2);
	});

	test("of one person, of one kind of thing, of some days in the organization's zone", async () => {
		expect(await actions(`?changedBy=${oliveId}`)).toEqual(["season.change"]);
		expect(await actions("?subject=team")).toEqual(["team.delete"]);
		expect(await actions("?subject=game&changedBy=")).toEqual(["game.score"]);
		expect(await actions("?to=2026-02-28")).toEqual(["season.change"]);
		expect(await actions("?from=2026-03-01")).toEqual(["team.delete", "game.score"]);
		expect(await actions("?from=2026-03-02")).toEqual([]);
		expect(await actions("?limit=1&offset=1")).toEqual(["game.score"]);
	});

	test("a deletion says from where it can come back, until it has", async () => {
		const [deletion, ...others] = (await ask("")).entries;
		expect(deletion?.trashId).toEqual(expect.any(Number));
		expect(others.map(({ trashId }) => trashId)).toEqual([null, null]);
		await restore(deletion?.trashId ?? 0);
		const [back, deleted] = (await ask("")).entries;
		expect([back?.action, deleted?.action]).toEqual(["team.restore", "team.delete"]);
		expect([back?.trashId, deleted?.trashId]).toEqual([null, null]);
	});

	test("of somebody of no organization, or of another one, too", async () => {
		const adminId = await act();
		expect((await ask("")).people).toHaveLength(3);
		expect(await actions(`?changedBy=${adminId}`)).toEqual(["business.add"]);
		expect(await actions("?changedBy=2000000000")).toEqual([]);
	});
});
