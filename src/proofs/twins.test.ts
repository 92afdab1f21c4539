import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { startStory } from "./world/story.ts";
import { gameDetails, sidesIn, twinNouns, type World } from "./world/twin-nouns.ts";
import {
	type Family,
	gameFamilies,
	type Said,
	seasonFamilies,
	type Values,
	writersAmong,
} from "./world/twins.ts";

/**
 * Two spellings of one thing (rule `two-families`): what one writes the other reads at once, and
 * what one refuses the other refuses with the same words.
 */
describe.each(engines)("$name: twins", { timeout: 60_000 }, (engine) => {
	let world: World & { strangers: Browser; nobody: Browser };
	beforeAll(async () => {
		const story = await startStory(engine);
		const made = await story.aSeason();
		const foreign = await aLeague(story.api.database, {
			organization: { name: "Canary", slug: "canary" },
			games: [["Reds", 60, "Blues", 50]],
		});
		const organizationId = foreign.organization.id;
		await addUser(story.api, { username: "foreign", role: "staff", organizationId });
		const strangers = await story.api.signedIn("foreign");
		const nobody = story.api.browser();
		await nobody.get("/api/auth/check-auth");
		world = { story, made, foreign, strangers, nobody };
	});
	afterAll(() => world.story.api.database.close());

	describe.each(twinNouns(() => world))("a $noun", (it) => {
		const { noun, families, valid, changes, completed } = it;
		/** What was sent, as it is kept: without spaces around it. */
		const kept = (values: Values) =>
			Object.fromEntries(
				Object.entries(it.shown(values)).map(([name, value]) => [
					name,
					typeof value === "string" ? value.trim() : value,
				]),
			);
		/** All families tell the same; the first of them is asked what. */
		const readAll = async (id: number) => {
			const [first, ...others] = families();
			const told = await present(first, "family").read(id);
			for (const other of others) {
				expect(await other.read(id), `${other.name} and ${first?.name}`).toEqual(told);
			}
			return told;
		};
		const ok = ({ status, body }: Said) => {
			expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
			return body[noun];
		};
		/** What one says all say. */
		const sayTheSame = async (act: (family: Family) => Promise<Said>, about: string) => {
			const [first, ...others] = writersAmong(families());
			const { status, body } = await act(present(first, "family"));
			expect(status, `${about} ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(400);
			const { message, code } = body;
			for (const other of others) {
				const said = { status, body: { success: false, message, code } };
				expect(await act(other), `${other.name}: ${about}`).toMatchObject(said);
			}
			return status;
		};
		const oneOf = (values: fc.Arbitrary<Values>, seed: number) =>
			fc.sample(values, { numRuns: 1, seed })[0] ?? {};
		const anExample = async () => {
			const [first] = families();
			return ok(await present(first, "family").create(completed(oneOf(valid, 7))));
		};
		// A season that was made the active one has taken the other's place.
		beforeAll(() => world.story.put(`/seasons/${world.made.seasonId}`, { isActive: true }));

		test("written by one is read by the other, created, changed and deleted", async () => {
			await fc.assert(
				fc.asyncProperty(valid, changes, fc.nat(), fc.nat(), async (values, next, first, then) => {
					const all = families();
					const writer = present(all[first % all.length], "writer");
					const changer = present(all[then % all.length], "changer");
					const created = ok(await writer.create(completed(values)));
					expect(created).toMatchObject(kept(values));
					expect(await readAll(created.id)).toEqual(created);
					const changed = ok(await changer.change(created.id, next));
					// What is absent stays as it was.
					const settled = it.settled(created, changed);
					expect(changed).toEqual({ ...created, ...kept(next), ...settled });
					expect(await readAll(created.id)).toEqual(changed);
					ok(await writer.remove(created.id));
					expect(await readAll(created.id)).toBeUndefined();
					const again = await sayTheSame((family) => family.remove(created.id), "deleted again");
					expect(again).toBe(404);
				}),
				{ numRuns: 10 },
			);
		});

		test("is the same thing, whoever made it", async () => {
			const values = oneOf(valid, 11);
			const answers = [];
			for (const family of writersAmong(families())) {
				const created = ok(await family.create(completed(values)));
				answers.push({ ...created, id: 0, seasons_leagues_team_id: 0 });
				ok(await family.remove(created.id));
			}
			for (const answer of answers) expect(answer).toEqual(answers[0]);
		});

		test("is refused by all for the same reasons, with the same words", async () => {
			const known = await anExample();
			const values = oneOf(valid, 13);
			for (const wrong of it.wrong) {
				const sent = { ...completed(values), ...wrong };
				await sayTheSame((family) => family.create(sent), JSON.stringify(wrong));
			}
			for (const wrong of it.wrongChanges) {
				const sent = { ...it.neededToChange, ...wrong };
				await sayTheSame((family) => family.change(known.id, sent), JSON.stringify(wrong));
			}
			expect(await readAll(known.id)).toEqual(known);
			const [first] = families();
			ok(await present(first, "family").remove(known.id));
		});

		test("is not found by anybody under an id that is none, unknown or another's", async () => {
			const change = oneOf(changes, 17);
			for (const id of [2_000_000_000, it.foreignId()]) {
				expect(await sayTheSame((family) => family.change(id, change), `change ${id}`)).toBe(404);
				expect(await sayTheSame((family) => family.remove(id), `remove ${id}`)).toBe(404);
			}
			for (const id of ["0", "-1", "1.5", "x", "2147483648"]) {
				expect(await sayTheSame((family) => family.change(id, change), `change ${id}`)).toBe(400);
				expect(await sayTheSame((family) => family.remove(id), `remove ${id}`)).toBe(400);
			}
		});

		test("is closed to the same people", async () => {
			const known = await anExample();
			const values = oneOf(valid, 19);
			const change = oneOf(changes, 19);
			for (const [by, said] of [
				[world.nobody, { create: 401, change: 401, remove: 401 }],
				[world.strangers, it.toForeigners],
			] as const) {
				for (const family of writersAmong(families(by))) {
					if (said.create !== null) {
						expect((await family.create(completed(values))).status, family.name).toBe(said.create);
					}
					expect((await family.change(known.id, change)).status, family.name).toBe(said.change);
					expect((await family.remove(known.id)).status, family.name).toBe(said.remove);
				}
			}
			expect(await readAll(known.id)).toEqual(known);
			const [first] = families();
			ok(await present(first, "family").remove(known.id));
		});
	});

	test.each(["seasons", "leagues", "teams", "players", "games", "sports"])(
		"lists of %s are the same, whoever asks and however",
		async (noun) => {
			const { story, made, nobody, strangers } = world;
			const queries = [
				"",
				"limit=1",
				"limit=1&offset=1",
				"offset=1",
				"limit=",
				"offset=100",
				"limit=0",
				"limit=x",
				"limit=5001",
				"offset=-1",
				"limit=1&limit=2",
				"slug=hoops",
				"SLUG=hoops",
				"slug=HOOPS",
				"domain=hoops",
				"domain=hoops.com",
				"slug=nobody",
				"domain=nobody",
				"slug=hoops&domain=nobody",
				"slug=canary",
				"slug=",
				"slug=hoops&slug=canary",
				"userId=4711",
				"organization_id=4711",
				`seasonId=${made.seasonId}`,
				`leagueId=${made.leagueId}`,
				"seasonId=x",
			];
			for (const by of [story.olive, nobody, strangers, story.root]) {
				for (const query of queries) {
					const ask = async (path: string) => story.said(await by.get(`/api/${path}?${query}`));
					expect(await ask(`${noun}v2`), query).toEqual(await ask(noun));
				}
			}
		},
	);

	test("a user is shown to the same people by both families", async () => {
		const { story } = world;
		const organizationId = story.organization.id;
		for (const [username, role] of [
			["owen", "org_owner"],
			["sally", "staff"],
			["chief", "super_admin"],
		] as const) {
			await addUser(story.api, { username, role, organizationId });
		}
		const { users } = (await story.said(await story.root.get("/api/usersv2"))).body;
		const ids = users.map(({ id }: { id: number }) => id);
		for (const who of ["olive", "owen", "sally", "chief", "root", "foreign"]) {
			const by = await story.api.signedIn(who);
			for (const id of [...ids, 4711, "x"]) {
				const ask = async (path: string) => story.said(await by.get(`/api/${path}/${id}`));
				expect(await ask("usersv2"), `${who} ${id}`).toEqual(await ask("users"));
			}
		}
	});

	test("lists of users are the same for super administrators", async () => {
		const { story } = world;
		const ask = async (path: string) => story.said(await story.root.get(`/api${path}`));
		expect(await ask("/users/userList")).toEqual(await ask("/usersv2"));
	});

	test("details of a game are read by both, whoever made it", async () => {
		const { story, made } = world;
		await fc.assert(
			fc.asyncProperty(gameDetails, gameDetails, fc.nat(), async (values, next, first) => {
				const all = gameFamilies(made)(story);
				const writer = present(all[first % all.length], "writer");
				const { game } = (await writer.create({ ...sidesIn(made), ...values })).body;
				const changed = (await story.put(`/gamesv2/${game.id}/details`, next)).game;
				for (const family of all) expect(await family.read(game.id)).toEqual(changed);
				await writer.remove(game.id);
			}),
			{ numRuns: 8 },
		);
	});

	test("there is one active season, whichever family said which", async () => {
		const { story, made } = world;
		const [v1, v2] = seasonFamilies(story);
		const first = (await present(v1, "v1").create({ name: "One", active: true })).body.season;
		const second = (await present(v2, "v2").create({ name: "Two", active: true })).body.season;
		expect((await present(v2, "v2").read(first.id)).isActive).toBe(false);
		await present(v1, "v1").change(first.id, { active: true });
		expect((await present(v1, "v1").read(second.id)).active).toBe(false);
		await present(v2, "v2").change(made.seasonId, { active: true });
		for (const { id } of [first, second]) await present(v1, "v1").remove(id);
	});
});
