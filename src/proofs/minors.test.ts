import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import type { ProofLeague } from "./world/proof-league.ts";
import { type ProofWorld, proofWorld, rootHost } from "./world/proof-world.ts";
import { type Address, nameOf, publicAddresses } from "./world/public-walk.ts";

/** What nobody may learn of a minor, each in one place and nowhere else. */
const secrets = {
	lastName: "Qxsurname",
	picture: "qxpicture",
	birthDate: "2013-07-29",
	school: "Qxschool",
};
const secret = /qxsurname|qxpicture|2013-07-29|qxschool/i;
/** Where a guardian is written to: told to no stranger, whether anybody is marked or not. */
const guardian = "qxguardian@home.example";
/** On a busy machine. */
const twoMinutes = 120_000;

/**
 * Of minors strangers learn a first name and an initial, wherever they ask: no page, row, calendar,
 * feed or head of a page says more. Members read everything.
 */
describe.each(engines)("$name: minors", { timeout: twoMinutes }, ({ name, open }) => {
	let world: ProofWorld;
	let league: ProofLeague;
	let app: ReturnType<typeof createApp>;
	let addresses: Address[];
	beforeAll(async () => {
		world = await proofWorld({ open });
		league = world.leagues.a;
		app = createApp(world.services);
		await nameMinors(league);
		addresses = publicAddresses(world, league, {
			gameIds: [league.ids.game],
			dates: ["2026-01-05"],
			values: { search: ["Maya"], q: ["Maya"] },
			names: name === "SQLite" ? "every" : "host",
		});
	}, twoMinutes);
	afterAll(() => world.close());

	const ask = async ({ host, path, cookie }: Address) => {
		const headers = { host, ...(cookie && { cookie }) };
		const response = await app.request(`http://${host}${path}`, { headers });
		// An iCalendar file folds its lines.
		return `${response.status} ${(await response.text()).replaceAll("\r\n ", "")}`;
	};

	/** Where a stranger is told what nobody may learn. */
	async function leaks(): Promise<string[]> {
		const found: string[] = [];
		for (const address of addresses) {
			const told = await ask(address);
			expect(told, nameOf(address)).not.toContain("qxguardian");
			if (secret.test(told)) found.push(nameOf(address));
		}
		return found;
	}

	async function mark(change: {
		organization?: { isYouth?: boolean; showsFullNames?: boolean };
		isLeagueYouth?: boolean;
	}): Promise<void> {
		const { id } = league.organization;
		await world.services.platform.organizations.change(id, change.organization ?? {});
		const { isLeagueYouth } = change;
		if (isLeagueYouth !== undefined) {
			await league.store.transaction((store) =>
				store.leagues.setYouth(league.ids.league, isLeagueYouth),
			);
		}
		world.services.database.committed(id);
	}

	test("are told of in full where nothing is marked: so the walk sees what there is", async () => {
		const found = await leaks();
		expect(found.length).toBeGreaterThan(80);
		// What told nothing of anybody may begin to: of these a part is asked again.
		addresses = addresses.filter((it, index) => found.includes(nameOf(it)) || index % 4 === 0);
		const host = league.organization.domain;
		const { ids } = league;
		for (const path of [
			`/players/${ids.player}`,
			`/player/${ids.player}/stats`,
			`/teams/${ids.team}`,
			`/games/${ids.game}`,
			"/teamList",
			"/leaderboard",
			"/playerList?search=Maya",
			"/search?q=Maya",
			"/api/players",
			`/api/playersv2/${ids.player}`,
			"/api/records/top20Points",
		]) {
			expect(found, path).toContain(`${host}${path}`);
		}
	});

	test("of a youth league are told of by first name and initial, everywhere", async () => {
		await mark({ isLeagueYouth: true });
		expect(await leaks()).toEqual([]);
		const host = league.organization.domain;
		const page = await ask({ host, path: `/players/${league.ids.player}` });
		expect(page).toContain("Maya Q.");
		expect(page).toContain('name="robots" content="noindex"');
		expect(page).not.toContain('"Person"');
		expect(await ask({ host, path: `/teams/${league.ids.team}` })).toContain("noindex");
		expect(await ask({ host, path: `/games/${league.ids.game}` })).toContain("noindex");
		expect(await ask({ host, path: "/sitemap.xml" })).not.toContain("/teams/");
	});

	test("of a youth organization too, and of a league that was deleted since", async () => {
		await mark({ isLeagueYouth: false, organization: { isYouth: true } });
		expect(await leaks()).toEqual([]);
		await mark({ organization: { isYouth: false }, isLeagueYouth: true });
		await world.services.database.db
			.updateTable("leagues")
			.set({ is_youth: 0 })
			.where("id", "=", league.ids.league)
			.execute();
		world.services.database.committed(league.organization.id);
		const answer = await ask({
			host: league.organization.domain,
			path: `/players/${league.ids.player}`,
		});
		expect(answer).not.toMatch(secret);
		await mark({ isLeagueYouth: true });
	});

	test("who play nowhere yet are told of as minors where there is a youth league", async () => {
		const { store, organization } = league;
		const [free] = await store.players.insertAll([
			{ firstName: "Noa", lastName: secrets.lastName, imageUrl: null },
		]);
		world.services.database.committed(organization.id);
		const answer = await ask({ host: organization.domain, path: "/api/players" });
		expect(answer).toContain('"firstName":"Noa"');
		expect(answer).not.toMatch(secret);
		await store.trash.discard("player", present(free, "a player").id, {
			by: null,
			at: "2026-01-19T12:00:00.000Z",
			label: "Noa",
		});
	});

	test("are not confirmed by a search for the last name", async () => {
		for (const asked of ["/playerList?search=", "/search?q="]) {
			const search = async (text: string) => {
				const answer = await ask({ host: league.organization.domain, path: asked + text });
				return answer.replaceAll(text.replace("+", " "), "");
			};
			expect(await search(secrets.lastName)).toBe(await search("Nobodyhere"));
			expect(await search(`maya+${secrets.lastName}`)).not.toContain("Maya Q");
			expect(await search("maya+q")).toContain("Maya Q.");
		}
	});

	test("are read in full by members", async () => {
		const cookie = world.cookieOf({ as: "staff", of: league }, rootHost);
		const path = `/api/playersv2/${league.ids.player}`;
		const answer = await ask({ host: rootHost, path, cookie });
		for (const kept of Object.values(secrets)) expect(answer).toContain(kept);
	});

	test("are told of in full where the organization said that it has consent", async () => {
		const { organization, ids } = league;
		const paths = [`/players/${ids.player}`, `/games/${ids.game}`, "/teamList", "/api/players"];
		const isTold = async () => {
			const answers = paths.map((path) => ask({ host: organization.domain, path }));
			return (await Promise.all(answers)).map((answer) => secret.test(answer));
		};
		await mark({ organization: { showsFullNames: true } });
		expect(await isTold()).toEqual(paths.map(() => true));
		await mark({ organization: { showsFullNames: false } });
		expect(await isTold()).toEqual(paths.map(() => false));
	});
});

/** A minor with something to hide in every place there is, on a roster, in a box score, a captain. */
async function nameMinors({ store, ids }: ProofLeague): Promise<void> {
	await store.transaction(async (inside) => {
		for (const [id, firstName] of [
			[ids.player, "Maya"],
			[ids.player2, "Ines"],
		] as const) {
			const imageUrl = `/files/${secrets.picture}-${id}.webp`;
			await inside.players.save({ id, firstName, lastName: secrets.lastName, imageUrl });
		}
		const attributes = await inside.playerAttributes.findMany([ids.attribute, ids.attribute2]);
		for (const attribute of attributes) {
			await inside.playerAttributes.save({ ...attribute, isVisible: true });
		}
		await inside.players.saveAttributeValues([
			{ playerId: ids.player, attributeId: ids.attribute, value: secrets.birthDate },
			{ playerId: ids.player, attributeId: ids.attribute2, value: secrets.school },
		]);
		await inside.contacts.save({
			playerId: ids.player,
			address: guardian,
			isGuardians: true,
			guardianName: "Qxguardian",
			endedAt: null,
		});
		const name = `Maya ${secrets.lastName}`;
		await inside.teams.setCaptain(ids.entry, { captainId: ids.player, captainName: name });
		await inside.teams.setCaptain(ids.entry2, { captainId: null, captainName: name });
	});
}
