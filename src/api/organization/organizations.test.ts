import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainOrganization, platformOrganizationId } from "#domain/organization/organization.ts";
import { storeFor } from "#store/store.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Shown = { id: number; users: Record<string, unknown>[]; sports: { id: number }[] } & Record<
	string,
	unknown
>;
type Body = Record<string, unknown> & {
	organization: Shown;
	fields?: object;
	contents?: object;
};

describe.each(engines)("$name: organizations", ({ open }) => {
	const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-organizations-"));
	let api: Api;
	let hoopsId: number;
	let spikesId: number;
	const ids: Record<string, number> = {};
	const as: Record<string, Browser> = {};
	let basketball: { id: number; name: string; type: string };
	let volleyball: typeof basketball;

	beforeAll(async () => {
		api = await startApi({ database: await open(), settings: { dataDir } });
		const { insertSport } = api.platform.organizations;
		basketball = await insertSport({ name: "Basketball", type: "basketball" });
		volleyball = await insertSport({ name: "Volleyball", type: "volleyball" });
		const platform = { id: platformOrganizationId, name: "Fieldhouse" };
		await api.platform.organizations.insert({
			...plainOrganization,
			...platform,
			slug: null,
			domain: null,
			sports: [],
		});
		hoopsId = (
			await addOrganization(api, { slug: "hoops", domain: "hoops.test", sports: [basketball] })
		).id;
		spikesId = (await addOrganization(api, { name: "Spikes", slug: "spikes" })).id;
		for (const [username, role, organizationId] of [
			["owner", "org_owner", hoopsId],
			["staff", "staff", hoopsId],
			["boss", "super_admin", hoopsId],
			["root", "super_admin", platformOrganizationId],
			["stranger", "org_owner", spikesId],
		] as const) {
			const email = `${username}@mail.test`;
			ids[username] = (await addUser(api, { username, role, organizationId, email })).id;
		}
		for (const name of ["owner", "staff", "root", "stranger"]) {
			as[name] = await api.signedIn(name);
		}
		as.nobody = api.browser();
		await as.nobody.get("/api/auth/check-auth");
	});
	afterAll(async () => {
		await api.database.close();
		rmSync(dataDir, { recursive: true });
	});

	const read = async (answered: Promise<Response> | undefined) => {
		const response = await answered;
		return { status: response?.status, body: (await response?.json()) as Body };
	};
	const get = (who: string, path: string) => read(as[who]?.get(`/api/organizations/${path}`));
	const post = (who: string, body: unknown, path = "organizations") =>
		read(as[who]?.post(`/api/${path}`, body));
	const put = (who: string, id: number, body: unknown) =>
		read(as[who]?.put(`/api/organizations/${id}`, body));
	const usernames = ({ body }: { body: Body }) =>
		body.organization.users.map(({ username }) => username);

	describe("one organization", () => {
		const paths = () => [`${hoopsId}`, "domain/hoops.test", "slug/hoops"];

		test("is shown to strangers without anybody's name, email or super administrator", async () => {
			for (const path of paths()) {
				for (const who of ["nobody", "stranger"]) {
					const { status, body } = await get(who, path);
					expect(status).toBe(200);
					expect(body.organization).toEqual({
						id: hoopsId,
						name: "Hoops",
						domain: "hoops.test",
						slug: "hoops",
						theme: "light",
						logo_url: null,
						customPageUrl: null,
						customSite: false,
						sports: [basketball],
						users: [
							{ id: ids.owner, role: "org_owner" },
							{ id: ids.staff, role: "staff" },
						],
					});
					expect(JSON.stringify(body)).not.toContain("@");
				}
			}
		});

		test("shows its members who they are, and super administrators each other", async () => {
			for (const path of paths()) {
				for (const who of ["owner", "staff"]) {
					const seen = await get(who, path);
					expect(usernames(seen)).toEqual(["owner", "staff"]);
					expect(JSON.stringify(seen)).not.toMatch(/argon2|hash|password|boss/i);
				}
				expect(usernames(await get("root", path))).toEqual(["owner", "staff", "boss"]);
			}
		});

		test("is found in any case, and without a dot a domain ends in .com", async () => {
			await addOrganization(api, { name: "Dotcom", domain: "dotcom.com" });
			expect((await get("nobody", "domain/dotcom")).body.organization.name).toBe("Dotcom");
			expect((await get("nobody", "domain/WWW.Hoops.test")).status).toBe(200);
			expect((await get("nobody", "slug/HOOPS")).status).toBe(200);
		});

		test("is missing with a sentence when there is none", async () => {
			for (const path of [
				"4711",
				"domain/nowhere.test",
				"domain/%20",
				"slug/nowhere",
				"slug/%00",
			]) {
				expect(await get("nobody", path), path).toMatchObject({
					status: 404,
					body: { message: "There is no such organization." },
				});
			}
		});

		test("is the only one on its custom host", async () => {
			const here = api.browser("hoops.test");
			for (const path of [`${spikesId}`, "slug/spikes"]) {
				expect((await here.get(`/api/organizations/${path}`)).status).toBe(404);
			}
			expect((await here.get(`/api/organizations/${hoopsId}`)).status).toBe(200);
			const { organizations } = (await (await here.get("/api/organizations")).json()) as {
				organizations: Shown[];
			};
			expect(organizations.map(({ id }) => id)).toEqual([hoopsId]);
		});
	});

	describe.each(["organizations", "admin/organizations"])("POST /%s", (path) => {
		test("is for super administrators", async () => {
			expect((await post("nobody", { name: "New" }, path)).status).toBe(401);
			expect((await post("staff", { name: "New" }, path)).status).toBe(403);
			expect((await post("owner", { name: "New" }, path)).status).toBe(403);
		});

		test("needs a name and nothing else, so two have neither domain nor slug", async () => {
			for (const name of ["Bare one", "Bare two"]) {
				const sent = { name, domain: "", slug: "", customPageUrl: "" };
				const { status, body } = await post("root", sent, path);
				expect(status).toBe(200);
				expect(body).toMatchObject({
					success: true,
					message: `${name} created`,
					organization: {
						name,
						domain: null,
						slug: null,
						theme: "light",
						logo_url: null,
						customPageUrl: null,
						customSite: false,
						sports: [],
						users: [],
					},
				});
			}
			expect((await post("root", { name: " " }, path)).body.fields).toHaveProperty("name");
		});

		test("reads a form, and keeps what is usual of each sport", async () => {
			const slug = path.replace("/", "-").replace("organizations", "formed");
			const form = new FormData();
			for (const [field, value] of [
				["name", "Formed"],
				["slug", slug.toUpperCase()],
				["domain", `https://www.${slug}.test/x`],
				["sportIds[]", String(volleyball.id)],
				["sportIds[]", String(basketball.id)],
				["customPageUrl", "https://own.test"],
				["customSite", "false"],
				["socialLinks", '[{"label":"Videos","url":"https://videos.test"}]'],
			] as const) {
				form.append(field ?? "", value ?? "");
			}
			const { status, body } = await post("root", form, path);
			expect(status).toBe(200);
			expect(body.organization).toMatchObject({
				slug,
				domain: `${slug}.test`,
				customPageUrl: "https://own.test",
				customSite: false,
				sports: [volleyball, basketball],
				socialLinks: [{ label: "Videos", url: "https://videos.test" }],
			});
			const store = storeFor(body.organization.id, api.database);
			const stats = await store.statDefinitions.list(basketball.id);
			expect(stats.map(({ abbreviation }) => abbreviation)).toContain("PTS");
			const periods = await store.periods.list(basketball.id);
			expect(periods.map(({ name }) => name)).toContain("Final");
			expect(await store.playerAttributes.list(volleyball.id)).not.toEqual([]);
		});
	});

	describe("what an organization may be called", () => {
		test.each([
			["slug", "registration"],
			["slug", "LeagueInfo"],
			["slug", "dashboard"],
			["slug", "api"],
			["slug", "-x"],
			["slug", "two words"],
			["domain", "fieldhouse.test"],
			["domain", "hoops.fieldhouse.test"],
			["domain", "localhost"],
			["domain", "192.0.2.7"],
			["domain", "co.uk"],
			["domain", "no domain"],
			["customPageUrl", "javascript:alert(1)"],
			["customPageUrl", "ftp://own.test"],
			["theme", "two words"],
			["brandColor", "red"],
			["timeZone", "Nowhere/Town"],
			["timeZone", "+02:00"],
			["language", "de"],
			["moreLanguages", ["fr", "xx"]],
			["clock", 13],
			["weekStart", "friday"],
			["heights", "cubits"],
			["sportIds", [4711]],
			["socialLinks", [{ label: "x", url: "data:text/html,x" }]],
			["logo", "no file"],
		])("the %s is never %j", async (field, value) => {
			const { status, body } = await post("root", { name: "Refused", [field]: value });
			expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
		});

		describe("is checked while it is typed", () => {
			const check = async (query: Record<string, string>, who = "root") => {
				const asked = new URLSearchParams(query);
				const answered = await as[who]?.get(`/api/organizations/address-check?${asked}`);
				return { status: answered?.status, body: await answered?.json() };
			};

			test("by super administrators only", async () => {
				expect((await check({ slug: "free" }, "nobody")).status).toBe(401);
				expect((await check({ slug: "free" }, "owner")).status).toBe(403);
			});

			test("with the form in which it would be stored", async () => {
				const asked = { slug: " Free-1 ", domain: "https://WWW.Free.test/home" };
				expect((await check(asked)).body).toEqual({
					slug: { canonical: "free-1", problem: null, free: null },
					domain: { canonical: "free.test", problem: null, free: null },
				});
				expect((await check({ domain: "freeleague" })).body).toEqual({
					slug: null,
					domain: { canonical: "freeleague.com", problem: null, free: null },
				});
			});

			test.each([
				["slug", "Hoops", "Another organization has this slug."],
				["slug", "LeagueInfo", "This word is reserved. Please choose another one."],
				["slug", "organizations", "This word is reserved. Please choose another one."],
				["slug", "-x", "A slug has 2 to 50 letters, digits and single hyphens between them."],
				["domain", "www.hoops.test", "Another organization has this domain."],
				["domain", "no domain", "This is not a domain. Please enter one such as hoops.com."],
				["domain", "192.0.2.7", expect.stringMatching(/^.+\.$/)],
			])("with what is wrong about the %s %j", async (field, value, problem) => {
				const { status, body } = await check({ [field]: value });
				expect(status).toBe(200);
				expect(body).toMatchObject({ [field]: { problem } });
			});

			test.each([
				["Hoops", "hoops-2"],
				["LeagueInfo", "leagueinfo-2"],
				["Ligue Été", "ligue-ete"],
				["日本", null],
			])("with a free slug near to %j", async (slug, free) => {
				expect((await check({ slug })).body).toMatchObject({ slug: { free } });
			});

			test("and an organization's own are free for itself", async () => {
				const id = String(hoopsId);
				expect((await check({ slug: "hoops", domain: "hoops.test", id })).body).toMatchObject({
					slug: { problem: null },
					domain: { problem: null },
				});
			});
		});

		test("no two have one domain or slug, in any case", async () => {
			for (const sent of [{ slug: "HOOPS" }, { domain: "www.Hoops.test" }]) {
				const answered = await post("root", { name: "Twin", ...sent });
				expect(answered.status).toBe(409);
				expect(Object.keys(answered.body.fields ?? {})).toEqual(Object.keys(sent));
			}
			const ends = await Promise.all(
				[1, 2, 3].map((n) => post("root", { name: `Racer ${n}`, slug: "racers" })),
			);
			expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		});
	});

	describe("PUT /organizations/:id", () => {
		test("leaves what is absent and takes away what is empty", async () => {
			const { body } = await post("root", {
				name: "Partly",
				slug: "partly",
				brandColor: "#102030",
			});
			const { id } = body.organization;
			const renamed = await put("root", id, { name: "Renamed" });
			expect(renamed.body).toMatchObject({ success: true, message: "Renamed updated" });
			expect(renamed.body.organization).toMatchObject({ slug: "partly", brandColor: "#102030" });
			const emptied = await put("root", id, { slug: "", brandColor: "" });
			expect(emptied.body.organization).toMatchObject({
				name: "Renamed",
				slug: null,
				brandColor: null,
			});
		});

		test("lets owners change how it looks and what it plays", async () => {
			const sent = {
				name: "Hoops 2",
				theme: "dark",
				brandColor: "#aa0000",
				timeZone: "Europe/Berlin",
				language: "fr",
				// Each once, and never the own one.
				moreLanguages: ["en", "fr", "en"],
				clock: "24",
				weekStart: "monday",
				heights: "metres",
				leagueLocations: ["Hall 1"],
				sportIds: [volleyball.id, basketball.id],
				socialLinks: [{ label: "Photos", url: "https://photos.test" }],
				ownersKeepDeletion: true,
				// As the form sends them back, unchanged.
				domain: "hoops.test",
				slug: "hoops",
				customSite: "false",
				customPageUrl: "",
			};
			const { status, body } = await put("owner", hoopsId, sent);
			expect(status).toBe(200);
			expect(body.organization).toMatchObject({
				name: "Hoops 2",
				theme: "dark",
				brandColor: "#aa0000",
				timeZone: "Europe/Berlin",
				language: "fr",
				moreLanguages: ["en"],
				clock: 24,
				weekStart: "monday",
				heights: "metres",
				leagueLocations: ["Hall 1"],
				sports: [volleyball, basketball],
				ownersKeepDeletion: true,
				domain: "hoops.test",
				slug: "hoops",
				customSite: false,
			});
			expect(JSON.stringify(body)).not.toContain("boss");
			expect((await put("owner", hoopsId, { name: "Hoops", theme: "light" })).status).toBe(200);
		});

		test.each([
			["domain", "other.test"],
			["slug", "other"],
			["slug", ""],
			["customSite", true],
			["customPageUrl", "https://own.test"],
			["hasFullNavigation", true],
			["hasGrowingNavigation", true],
		])("does not let owners change the %s to %j", async (field, value) => {
			const before = await api.platform.organizations.find(hoopsId);
			const { status, body } = await put("owner", hoopsId, { name: "Moved", [field]: value });
			expect(status).toBe(403);
			expect(body.message).toMatch(/^Only a super administrator can change the /);
			expect(await api.platform.organizations.find(hoopsId)).toEqual(before);
			expect((await put("root", spikesId, { [field]: value })).status).toBe(200);
		});

		test("is for its owners and super administrators, and others see none there", async () => {
			expect((await put("nobody", hoopsId, { name: "x" })).status).toBe(401);
			expect((await put("staff", hoopsId, { name: "x" })).status).toBe(403);
			const foreign = JSON.stringify(await put("stranger", hoopsId, { name: "x" }));
			expect(foreign).toBe(JSON.stringify(await put("stranger", 4711, { name: "x" })));
			expect(foreign).toContain('"status":404');
		});

		test("lists in a form with a file can be emptied", async () => {
			const { png } = await plainPictures();
			const sent = {
				name: "Emptied",
				sportIds: [volleyball.id],
				leagueLocations: ["Hall 1"],
				socialLinks: [{ label: "Photos", url: "https://photos.test" }],
			};
			const { organization } = (await post("root", sent)).body;
			const form = new FormData();
			form.set("logo", new File([new Uint8Array(png)], "logo.png"));
			for (const list of ["sportIds[]", "leagueLocations[]", "socialLinks[]"]) form.set(list, "");
			const { status, body } = await put("root", organization.id, form);
			expect(status).toBe(200);
			expect(body.organization).toMatchObject({ sports: [], leagueLocations: [], socialLinks: [] });
		});

		test("a logo is a picture and nothing else", async () => {
			const { png } = await plainPictures();
			const form = new FormData();
			form.set("logo", new File([new Uint8Array(png)], "logo.png"));
			const { status, body } = await put("owner", hoopsId, form);
			expect(status).toBe(200);
			expect(body.organization.logo_url).toMatch(new RegExp(`^/files/${hoopsId}/.+\\.webp$`));
			form.set("logo", new File(["no picture"], "logo.png"));
			const refused = { status: 422, body: { message: "Logo must be an image file" } };
			expect(await put("owner", hoopsId, form)).toMatchObject(refused);
			const count = await api.platform.organizations.count();
			form.set("name", "Never");
			expect(await post("root", form)).toMatchObject(refused);
			expect(await api.platform.organizations.count()).toBe(count);
			form.set("name", "Pictured");
			form.set("logo", new File([new Uint8Array(png)], "logo.png"));
			const added = await post("root", form);
			expect(added.body.organization.logo_url).toMatch(
				new RegExp(`^/files/${added.body.organization.id}/`),
			);
		});

		test("a logo goes without another, and comes back to nobody", async () => {
			const { png } = await plainPictures();
			for (const none of [null, ""]) {
				const form = new FormData();
				form.set("logo", new File([new Uint8Array(png)], "logo.png"));
				await put("owner", hoopsId, form);
				const kept = await put("owner", hoopsId, { theme: "light" });
				expect(kept.body.organization.logo_url).toMatch(/^\/files\//);
				const removed = await put("owner", hoopsId, { logo: none });
				expect(removed.body.organization.logo_url).toBeNull();
			}
			const form = new FormData();
			form.set("logo", "");
			expect((await put("owner", hoopsId, form)).status).toBe(200);
		});

		test("a user's logo lies with the user's organization", async () => {
			const { png } = await plainPictures();
			const form = new FormData();
			form.set("logo", new File([new Uint8Array(png)], "face.png"));
			const { body } = await read(as.owner?.put(`/api/users/${ids.staff}`, form));
			expect((body.user as Shown).logo_url).toMatch(new RegExp(`^/files/${hoopsId}/`));
			form.set("logo", new File(["<svg/>"], "face.svg"));
			const refused = await read(as.owner?.put(`/api/users/${ids.staff}`, form));
			expect(refused).toMatchObject({
				status: 422,
				body: { message: "Logo must be an image file" },
			});
		});
	});

	describe("POST /organizations/:id/addUser", () => {
		test.each(["userId", "existingUserId"])(
			"moves whom %s names and signs him out",
			async (name) => {
				const username = `moving by ${name}`;
				const { id } = await addUser(api, { username, role: "staff", organizationId: spikesId });
				const session = await api.signedIn(username);
				const path = `organizations/${hoopsId}/addUser`;
				const { status, body } = await post("root", { [name]: String(id) }, path);
				expect(status).toBe(200);
				expect(body).toMatchObject({ success: true, message: `${username} added to Hoops` });
				expect(usernames({ body })).toContain(username);
				const checked = await session.get("/api/auth/check-auth");
				expect(await checked.json()).toMatchObject({ authenticated: false });
				expect((await api.platform.accounts.find(id))?.organizationId).toBe(hoopsId);
			},
		);

		test("is for super administrators, and knows only what there is", async () => {
			const path = `organizations/${hoopsId}/addUser`;
			expect((await post("nobody", { userId: ids.staff }, path)).status).toBe(401);
			expect((await post("owner", { userId: ids.stranger }, path)).status).toBe(403);
			expect((await post("root", { userId: 4711 }, path)).status).toBe(404);
			expect((await post("root", {}, path)).status).toBe(422);
			const nowhere = "organizations/4711/addUser";
			expect((await post("root", { userId: ids.staff }, nowhere)).status).toBe(404);
		});
	});

	describe("an organization that begins with its owner", () => {
		const river = { name: "River", slug: "river", ownerUsername: "rivera" };

		test("tells the owner's password once, with which one signs in and chooses another", async () => {
			const { status, body } = await post("root", { ...river, ownerEmail: "r@river.test" });
			expect(status).toBe(200);
			expect(body.organization.users).toMatchObject([
				{ username: "rivera", role: "org_owner", email: "r@river.test" },
			]);
			const password = String(body.tempPassword);
			expect(password).toMatch(/^[a-z0-9]{16,}$/);
			const owner = api.browser();
			await owner.get("/api/auth/check-auth");
			const signedIn = await owner.post("/api/auth/login", { username: "rivera", password });
			expect(signedIn.status).toBe(200);
		});

		test("is not there when its owner cannot be", async () => {
			const refused = await post("root", { ...river, slug: "river-2" });
			expect(refused).toMatchObject({
				status: 409,
				body: { fields: { username: expect.any(String) } },
			});
			expect((await get("root", "slug/river-2")).status).toBe(404);
		});
	});

	describe("GET /organizations/activity", () => {
		test("tells the platform how much each is in use", async () => {
			expect((await put("root", hoopsId, { theme: "light" })).status).toBe(200);
			const { status, body } = await get("root", "activity");
			expect(status).toBe(200);
			const all = body.organizations as { id: number }[];
			expect(all.find(({ id }) => id === hoopsId)).toEqual({
				id: hoopsId,
				games: 0,
				lastChangeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
				domainState: null,
			});
			expect(all.some(({ id }) => id === spikesId)).toBe(true);
		});

		test("and nobody else", async () => {
			expect((await get("owner", "activity")).status).toBe(403);
			expect((await get("nobody", "activity")).status).toBe(401);
		});
	});

	describe("DELETE /organizations/:id", () => {
		const del = (who: string, id: number) => read(as[who]?.del(`/api/organizations/${id}`));

		test("is for super administrators, never of the platform's or the own one", async () => {
			expect((await del("nobody", spikesId)).status).toBe(401);
			expect((await del("staff", hoopsId)).status).toBe(403);
			expect((await del("owner", hoopsId)).status).toBe(403);
			expect((await del("root", platformOrganizationId)).status).toBe(403);
			const boss = await api.signedIn("boss");
			expect((await boss.del(`/api/organizations/${hoopsId}`)).status).toBe(403);
			const here = await api.signedIn("root", "hoops.test");
			expect((await here.del(`/api/organizations/${hoopsId}`)).status).toBe(403);
			expect((await del("root", 4711)).status).toBe(404);
		});

		test("says beforehand how much goes with it", async () => {
			const { organization } = await aLeague(api.database, {
				games: [["Hawks", 81, "Owls", 70]],
				teams: { Hawks: ["Ann", "Bea"] },
			});
			await addUser(api, { username: "counted", role: "staff", organizationId: organization.id });
			const counted = await get("root", `${organization.id}/contents`);
			expect(counted.body.contents).toEqual({
				seasons: 1,
				leagues: 1,
				teams: 2,
				players: 7,
				games: 1,
				businesses: 0,
				users: 1,
			});
			expect((await get("owner", `${hoopsId}/contents`)).status).toBe(403);
			expect((await get("root", "4711/contents")).status).toBe(404);
		});

		test("takes all its data along, and its people stay, signed out", async () => {
			const { organization } = await aLeague(api.database, {
				games: [["Hawks", 81, "Owls", 70]],
				hasBoxScores: true,
			});
			const organizationId = organization.id;
			const { id } = await addUser(api, { username: "left", role: "staff", organizationId });
			const session = await api.signedIn("left");
			const answered = await del("root", organizationId);
			expect(answered.body).toMatchObject({ success: true });
			expect(await api.platform.organizations.find(organizationId)).toBeUndefined();
			for (const table of ["seasons", "games", "players", "stat_lines", "audit_log"] as const) {
				const left = await api.database.db
					.selectFrom(table)
					.selectAll()
					.where("organization_id", "=", organizationId)
					.execute();
				expect(left, table).toEqual([]);
			}
			expect((await api.platform.accounts.find(id))?.organizationId).toBeNull();
			const checked = await session.get("/api/auth/check-auth");
			expect(await checked.json()).toMatchObject({ authenticated: false });
			expect((await del("root", organizationId)).status).toBe(404);
		});
	});

	describe("GET /audit", () => {
		type Entry = Record<string, unknown> & { action: string };
		const trail = async (who: string, query = "") => {
			const { status, body } = await read(as[who]?.get(`/api/audit${query}`));
			return { status, entries: (body.entries ?? []) as Entry[] };
		};

		test("tells owners who changed what, newest first and a page at a time", async () => {
			await put("owner", hoopsId, { name: "Hoops A" });
			await put("owner", hoopsId, { name: "Hoops" });
			const { entries } = await trail("owner", "?limit=2");
			expect(entries).toHaveLength(2);
			expect(entries[0]).toMatchObject({
				id: expect.any(Number),
				at: expect.stringMatching(/Z$/),
				user: { id: ids.owner, username: "owner" },
				action: "organization.change",
				subject: "organization",
				subject_id: hoopsId,
				before: { name: "Hoops A" },
				after: { name: "Hoops" },
			});
			const next = await trail("owner", "?limit=1&offset=1");
			expect(next.entries).toEqual([entries[1]]);
			expect((await trail("owner", "?limit=0")).status).toBe(400);
		});

		test("is for owners, each of the own organization", async () => {
			expect((await trail("nobody")).status).toBe(401);
			expect((await trail("staff")).status).toBe(403);
			const foreign = await trail("stranger");
			expect(foreign.status).toBe(200);
			expect(JSON.stringify(foreign)).not.toContain("Hoops A");
			expect((await trail("stranger", "?slug=hoops")).status).toBe(404);
		});
	});
});
