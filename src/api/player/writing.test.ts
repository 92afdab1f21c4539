import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultPicture } from "#domain/player/default-picture.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { present } from "#testing/present.ts";

type Wire = {
	id: number;
	firstName: string;
	lastName: string | null;
	image: string;
	teamId: number | null;
	team: { id: number; name: string } | null;
	rosters: { id: number; team_id: number; seasons_leagues_team: { id: number } }[];
	attributeValues: { attribute_id: number; value: string }[];
	gameStats: { game_id: number; stat_id: number; value: number }[];
};

const player = (said: { body: Record<string, unknown> }) => said.body.player as Wire;

describe.each(engines)("$name: writing players", (engine) => {
	let it: LeagueApi;
	let own: MadeLeague;
	/** Of "Number", "Position", "Height" and "Birth date". */
	let attribute: (name: string) => number;

	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			teams: { Hawks: ["Ann Archer", "Bo"], Owls: ["Cy Young"], Crows: ["Di Dunn"] },
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		own = it.own;
		const kept = await own.store.playerAttributes.list(own.sport.id);
		attribute = (name) => present(kept.find((one) => one.name === name)?.id, name);
	});
	afterAll(() => it.database.close());

	const add = async (body: unknown) => player(await it.post("/players", body));

	describe("adding", () => {
		test("a first name is enough, and is required", async () => {
			const { status, body } = await it.post("/players", { firstName: " Zed " });
			expect(status).toBe(200);
			expect(body).toMatchObject({
				success: true,
				message: "Zed created",
				player: { firstName: "Zed", lastName: null, teamId: null, team: null, rosters: [] },
			});
			for (const wrong of [{}, { firstName: "" }, { firstName: "  ", lastName: "Zed" }]) {
				const refused = await it.post("/players", wrong);
				expect(refused.status).toBe(422);
				expect(refused.body).toMatchObject({ fields: { firstName: expect.any(String) } });
			}
		});

		test("a form adds a player with a team; teamId '' means none", async () => {
			const form = new FormData();
			for (const [name, value] of [
				["firstName", "Form"],
				["lastName", "Filler"],
				["teamId", String(own.teamId("Owls"))],
			] as [string, string][]) {
				form.set(name, value);
			}
			const added = player(await it.post("/players", form));
			expect(added).toMatchObject({
				firstName: "Form",
				lastName: "Filler",
				teamId: own.teamId("Owls"),
				rosters: [{ id: own.entryId("Owls") }],
			});
			form.set("teamId", "");
			const alone = player(await it.post("/players", form));
			expect(alone).toMatchObject({ teamId: null, team: null, rosters: [] });
			expect(player(await it.get(`/players/${alone.id}`)).teamId).toBeNull();
		});

		test("the team may be named by its entry", async () => {
			const added = await add({ firstName: "Entry", teamId: own.entryId("Owls") });
			expect(added.teamId).toBe(own.teamId("Owls"));
		});

		test("a foreign team is answered like a missing one, and nobody is added", async () => {
			const count = (await own.store.players.list()).length;
			for (const foreign of [it.foreign.teamId("Reds"), it.foreign.entryId("Reds")]) {
				const a = await it.post("/players", { firstName: "Nobody", teamId: foreign });
				const b = await it.post("/players", { firstName: "Nobody", teamId: 2_000_000_000 });
				expect(a).toEqual(b);
				expect(a.status).toBe(404);
			}
			expect(await own.store.players.list()).toHaveLength(count);
		});

		test("a team that plays in no season has no roster to be put on", async () => {
			const [team] = await own.store.teams.insert(["Loners"]);
			const { status, body } = await it.post("/players", { firstName: "X", teamId: team?.id });
			expect(status).toBe(422);
			expect(body).toMatchObject({ fields: { teamId: expect.any(String) } });
		});

		test("is for members, and is noted in the audit", async () => {
			const stranger = await it.stranger.get("/api/auth/check-auth");
			expect(stranger.status).toBe(200);
			expect((await it.stranger.post("/api/players", { firstName: "X" })).status).toBe(401);
			const { id } = await add({ firstName: "Noted" });
			expect(await it.lastNote()).toMatchObject({
				action: "player.add",
				subjectId: id,
				username: "olive",
				before: null,
				after: { firstName: "Noted" },
			});
		});
	});

	describe("changing", () => {
		test.each(["players", "playersv2"])(
			"through %s what is absent stays, and both families read it",
			async (family) => {
				const { id } = await add({ firstName: "Old", lastName: "Name" });
				const { status, body } = await it.put(`/${family}/${id}`, { lastName: "Newman" });
				expect(status).toBe(200);
				expect(body).toMatchObject({
					success: true,
					message: "Old Newman updated",
					player: { firstName: "Old", lastName: "Newman" },
				});
				expect(player(await it.get(`/players/${id}`)).lastName).toBe("Newman");
				expect(player(await it.get(`/playersv2/${id}`)).lastName).toBe("Newman");
				const cleared = await it.put(`/${family}/${id}`, { lastName: "" });
				expect(player(cleared)).toMatchObject({ firstName: "Old", lastName: null });
				expect((await it.put(`/${family}/${id}`, { firstName: "" })).status).toBe(422);
			},
		);

		test("a renamed player is found under the new name", async () => {
			const { id } = await add({ firstName: "Before", teamId: own.teamId("Hawks") });
			await it.put(`/players/${id}`, { firstName: "Zoë" });
			const found = await own.store.players.search({ seasonId: own.season.id, text: "zoe" });
			expect(found.map((one) => one.id)).toEqual([id]);
			expect(await it.lastNote()).toMatchObject({
				action: "player.change",
				before: { firstName: "Before" },
				after: { firstName: "Zoë" },
			});
		});

		test("attributes alone keep name, picture and team", async () => {
			const [added] = await own.store.players.insertAll([
				{ firstName: "Kept", lastName: "Same", imageUrl: "/files/kept.webp" },
			]);
			const id = present(added?.id, "player");
			const changed = await it.put(`/players/${id}`, {
				attributes: [{ attribute_id: attribute("Number"), value: 0 }],
			});
			expect(player(changed)).toMatchObject({
				firstName: "Kept",
				lastName: "Same",
				image: "/files/kept.webp",
				attributeValues: [{ attribute_id: attribute("Number"), value: "0" }],
			});
		});

		test("attributes come as a list, as an object, or as the text of either in a form", async () => {
			const { id } = await add({ firstName: "Shapes" });
			const number = attribute("Number");
			const valueAfter = async (attributes: unknown) => {
				const said = await it.put(`/playersv2/${id}`, attributes);
				expect(said.status).toBe(200);
				return player(said).attributeValues.map(({ attribute_id, value }) => [attribute_id, value]);
			};
			const asForm = (value: unknown) => {
				const form = new FormData();
				form.set("attributes", JSON.stringify(value));
				return form;
			};
			const list = (value: unknown) => [{ attribute_id: number, value }];
			expect(await valueAfter({ attributes: list("1") })).toEqual([[number, "1"]]);
			expect(await valueAfter({ attributes: { [number]: "2" } })).toEqual([[number, "2"]]);
			expect(await valueAfter(asForm(list("3")))).toEqual([[number, "3"]]);
			expect(await valueAfter(asForm({ [number]: 4 }))).toEqual([[number, "4"]]);
			expect(await valueAfter({ attributes: { [attribute("Height")]: "6'2" } })).toEqual([
				[number, "4"],
				[attribute("Height"), "6'2"],
			]);
			expect(await valueAfter({ attributes: { [number]: "" } })).toEqual([
				[attribute("Height"), "6'2"],
			]);
		});

		test("values of the wrong type are refused and nothing is changed", async () => {
			const { id } = await add({ firstName: "Typed", attributes: { [attribute("Number")]: "5" } });
			for (const wrong of [
				{ [attribute("Number")]: "six" },
				{ [attribute("Birth date")]: "2001-02-30" },
				{ [attribute("Number")]: "6", [attribute("Birth date")]: "yesterday" },
				"not JSON",
				{ x: "1" },
				[{ attribute_id: attribute("Number"), value: ["6"] }],
				[1, 2].map((value) => ({ attribute_id: attribute("Number"), value })),
			]) {
				const said = await it.put(`/players/${id}`, { firstName: "Changed", attributes: wrong });
				expect(said.status, JSON.stringify(wrong)).toBe(422);
				expect(said.body).toMatchObject({ fields: { attributes: expect.any(String) } });
			}
			expect(player(await it.get(`/players/${id}`))).toMatchObject({
				firstName: "Typed",
				attributeValues: [{ value: "5" }],
			});
		});

		test("a foreign attribute is refused like a missing one and nothing is changed", async () => {
			const { id } = await add({ firstName: "Careful" });
			const [theirs] = await it.foreign.store.playerAttributes.list(it.foreign.sport.id);
			const put = (attributeId = 0) =>
				it.put(`/players/${id}`, {
					firstName: "Changed",
					attributes: { [attribute("Number")]: "1", [attributeId]: "2" },
				});
			const refused = await put(theirs?.id);
			expect(refused.status).toBe(422);
			expect(refused).toEqual(await put(2_000_000_000));
			expect(player(await it.get(`/players/${id}`))).toMatchObject({
				firstName: "Careful",
				attributeValues: [],
			});
		});

		test("teamId puts the player on the team's roster once, and moves him between teams", async () => {
			const { id } = await add({ firstName: "Mover", teamId: own.teamId("Hawks") });
			const again = player(await it.put(`/players/${id}`, { teamId: own.teamId("Hawks") }));
			expect(again.rosters.map((roster) => roster.id)).toEqual([own.entryId("Hawks")]);
			const moved = player(
				await it.put(`/playersv2/${id}`, { teamId: String(own.teamId("Owls")) }),
			);
			expect(moved).toMatchObject({ teamId: own.teamId("Owls") });
			expect(moved.rosters.map((roster) => roster.id)).toEqual([own.entryId("Owls")]);
			const alone = player(await it.put(`/players/${id}`, { teamId: "" }));
			expect(alone).toMatchObject({ teamId: null, rosters: [] });
		});

		test("the team a player is shown with does not enter him anew in the active season", async () => {
			const past = await aLeague(it.database, {
				in: own.organization,
				season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
				teams: { Hawks: ["Past Master"] },
			});
			const path = `/players/${past.playerId("Past Master")}`;
			const { teamId } = player(await it.get(path));
			expect(teamId).toBe(own.teamId("Hawks"));
			const renamed = player(await it.put(path, { lastName: "Mistress", teamId }));
			expect(renamed.rosters.map(({ id }) => id)).toEqual([past.entryId("Hawks")]);
			const entered = player(await it.put(path, { teamId: own.entryId("Hawks") }));
			expect(entered.rosters.map(({ id }) => id).toSorted()).toEqual(
				[past.entryId("Hawks"), own.entryId("Hawks")].toSorted(),
			);
		});

		test("of two leagues the new team replaces the one of its own league, never the other", async () => {
			const league = await own.store.leagues.insert({ name: "Sunday", sportId: own.sport.id });
			const sunday = await own.store.leagues.addToSeason(league, own.season.id);
			const clubs = await own.store.teams.insert(["Swans", "Terns"]);
			const [swans, terns] = await own.store.teams.enter(sunday.id, clubs);
			const { id } = await add({ firstName: "Both", teamId: own.entryId("Hawks") });
			const spot = { playerId: id, entryId: present(swans, "Swans").id };
			await own.store.players.addToRosters([spot]);
			const rostersAfter = async (teamId: number) =>
				player(await it.put(`/players/${id}`, { teamId }))
					.rosters.map((it) => it.id)
					.toSorted();
			const inMonday = own.entryId("Owls");
			const inSunday = present(terns, "Terns").id;
			expect(await rostersAfter(inMonday)).toEqual([inMonday, spot.entryId].toSorted());
			expect(await rostersAfter(inSunday)).toEqual([inMonday, inSunday].toSorted());
		});

		test("a captain who leaves is named as text only", async () => {
			const { id } = await add({ firstName: "Cap", teamId: own.teamId("Crows") });
			const entryId = own.entryId("Crows");
			await own.store.teams.setCaptain(entryId, { captainId: id, captainName: "Cap" });
			await it.put(`/players/${id}`, { teamId: own.teamId("Owls") });
			const [entry] = await own.store.teams.listEntriesOfTeam(own.teamId("Crows"));
			expect(entry).toMatchObject({ id: entryId, captainId: null, captainName: "Cap" });
		});

		test("a picture's address sent back changes nothing, and empty text takes it away", async () => {
			const [added] = await own.store.players.insertAll([
				{ firstName: "Pic", lastName: "", imageUrl: "/files/pic.webp" },
			]);
			const path = `/players/${added?.id}`;
			expect(player(await it.put(path, { image: "/files/other.webp" })).image).toBe(
				"/files/pic.webp",
			);
			expect(player(await it.put(path, { image: "" })).image).toBe(defaultPicture);
		});

		test("a file that is no picture is refused and nobody is added", async () => {
			const form = new FormData();
			form.set("firstName", "Liar");
			form.set("image", new File(["<svg/>"], "me.png", { type: "image/png" }));
			const { status, body } = await it.post("/players", form);
			expect(status).toBe(422);
			expect(body.message).toBe("Only image files are allowed");
			expect(body.fields).toEqual({ image: "Only image files are allowed" });
			expect(JSON.stringify((await it.get("/players")).body)).not.toContain("Liar");
		});

		test("foreign and missing players are answered alike", async () => {
			const foreign = it.foreign.playerId("Reds One");
			for (const family of ["players", "playersv2"]) {
				const a = await it.put(`/${family}/${foreign}`, { firstName: "Taken" });
				expect(a).toEqual(await it.put(`/${family}/2000000000`, { firstName: "Taken" }));
				expect(a.status).toBe(404);
			}
			expect((await it.foreign.store.players.find(foreign))?.firstName).toBe("Reds");
		});

		test("fields that are not a player's are ignored", async () => {
			const { id } = await add({
				firstName: "Mass",
				id: 1,
				organization_id: it.foreign.organization.id,
				userId: 1,
				name_key: "x",
				role: "super_admin",
			});
			expect((await own.store.players.find(id))?.firstName).toBe("Mass");
		});
	});

	describe("deleting", () => {
		test("takes rosters, numbers and records along, frees the captain, and can come back", async () => {
			const id = own.playerId("Cy Young");
			const entryId = own.entryId("Owls");
			await own.store.teams.setCaptain(entryId, { captainId: id, captainName: "Cy Young" });
			const tops = async () =>
				(await it.get("/records/top20Points")).body.players as { id: number }[];
			expect((await tops()).map((top) => top.id)).toContain(id);
			const { status, body } = await it.del(`/players/${id}`);
			expect(status).toBe(200);
			expect(body).toMatchObject({ success: true, message: "Cy Young deleted" });
			expect(await it.lastNote()).toMatchObject({
				action: "player.delete",
				subjectId: id,
				before: { firstName: "Cy" },
				after: null,
			});
			expect((await it.get(`/players/${id}`)).status).toBe(404);
			expect((await it.del(`/players/${id}`)).status).toBe(404);
			expect((await tops()).map((top) => top.id)).not.toContain(id);
			const [entry] = await own.store.teams.listEntriesOfTeam(own.teamId("Owls"));
			expect(entry).toMatchObject({ captainId: null, captainName: "Cy Young" });
			const [thrown] = await own.store.trash.list("2026-01-01");
			expect(thrown).toMatchObject({ kind: "player", subjectId: id, label: "Cy Young" });
		});

		test("never reaches another organization", async () => {
			const foreign = it.foreign.playerId("Reds One");
			expect(await it.del(`/players/${foreign}`)).toEqual(await it.del("/players/2000000000"));
			expect(await it.foreign.store.players.find(foreign)).toBeDefined();
		});
	});
});
