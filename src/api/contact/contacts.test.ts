import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: addresses of people", (engine) => {
	let it: LeagueApi;
	let bo: number;
	let place: string;
	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			teams: { Hawks: ["Ana Ruiz", "Bo Archer"], Owls: ["Cy Young", "Di Dunn"] },
			games: [["Hawks", "Owls"]],
		});
		bo = it.own.playerId("Bo Archer");
		const { season, seasonLeague } = it.own;
		place = `/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/teams/${it.own.teamId("Hawks")}`;
	});
	afterAll(() => it.database.close());

	const keep = async (id: number, sent: object) =>
		(await it.put(`/players/${id}/contact`, sent)).body.contact;

	test("are kept, seen on the roster and taken away, and the trail names none", async () => {
		expect(await keep(bo, { address: " Bo@Home.Example " })).toEqual({
			player_id: bo,
			address: "bo@home.example",
			isGuardians: false,
			guardianName: null,
			hasEnded: false,
		});
		const { contacts } = (await it.get(`${place}/contacts`)).body;
		expect(contacts).toMatchObject([{ player_id: bo, address: "bo@home.example" }]);
		const trail = await it.own.store.audit.list({ limit: 5, offset: 0 });
		expect(JSON.stringify(trail)).toContain("player.contact");
		expect(JSON.stringify(trail)).not.toContain("bo@home");
		const two = await it.put(`/players/${bo}/contact`, { address: "a@b.example, c@d.example" });
		expect(two).toMatchObject({
			status: 422,
			body: { fields: { address: "Please enter one e-mail address." } },
		});
		expect(await keep(bo, { address: "" })).toBeNull();
		expect((await it.get(`${place}/contacts`)).body.contacts).toEqual([]);
	});

	test("come with a pasted list, beside the others", async () => {
		const answer = await it.post(`${place}/players/several`, {
			players: [
				{ firstName: "Eve", lastName: "Fox", email: "eve@home.example" },
				{ firstName: "Gil", lastName: "Hale" },
			],
		});
		expect(answer.status).toBe(200);
		const { contacts } = (await it.get(`${place}/contacts`)).body;
		expect(contacts).toMatchObject([{ address: "eve@home.example" }]);
	});

	test("are one person's when two players turn out to be one, and two persons' again", async () => {
		const [cy, di] = [it.own.playerId("Cy Young"), it.own.playerId("Di Dunn")];
		await keep(di, { address: "di@home.example" });
		const merged = await it.post(`/players/${cy}/merge`, { otherId: di });
		expect(await it.own.store.contacts.find(cy)).toMatchObject({ address: "di@home.example" });
		await it.post(`/trash/${String(merged.body.trashId)}/restore`, {});
		expect(await it.own.store.contacts.find(cy)).toBeUndefined();
		expect(await it.own.store.contacts.find(di)).toMatchObject({ address: "di@home.example" });
	});

	test("go when a player is made anonymous, and come back with a deleted one", async () => {
		await keep(bo, { address: "bo@home.example" });
		const gone = await it.del(`/players/${bo}`);
		expect(await it.own.store.contacts.find(bo)).toBeUndefined();
		await it.post(`/trash/${String(gone.body.trashId)}/restore`, {});
		expect(await it.own.store.contacts.find(bo)).toMatchObject({ address: "bo@home.example" });
		const organizationId = it.own.organization.id;
		await addUser(it.api, { username: "oona", role: "org_owner", organizationId });
		const owner = await it.api.signedIn("oona");
		const told = await owner.post(`/api/players/${bo}/personal-data`, {});
		expect(await told.text()).toContain("bo@home.example");
		await owner.post(`/api/players/${bo}/anonymize`, { confirm: "Bo Archer" });
		expect(await it.own.store.contacts.find(bo)).toBeUndefined();
	});

	test("of minors are a guardian's, and an own one goes when somebody becomes a minor", async () => {
		const ana = it.own.playerId("Ana Ruiz");
		await keep(ana, { address: "ana@home.example" });
		await it.own.store.transaction((store) =>
			store.leagues.setYouth(it.own.seasonLeague.league.id, true),
		);
		expect(await it.own.store.contacts.find(ana)).toBeUndefined();
		expect((await it.get(`/players/${ana}/contact`)).body).toMatchObject({
			contact: null,
			isMinor: true,
		});
		const sent = { address: "mother@home.example", isGuardians: false, guardianName: "Rosa" };
		expect(await keep(ana, sent)).toMatchObject({ isGuardians: true, guardianName: "Rosa" });
	});
});
