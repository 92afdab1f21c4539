import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainFormat } from "#domain/stage/stage.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

type Series = { games: { id: number }[] };

const teams = ["Ants", "Bears", "Crows", "Ducks"];

describe.each(engines)("$name: the playoffs", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let league: MadeLeague;
	let staff: Browser;
	let stageId: number;

	beforeAll(async () => {
		api = await startApi({ database: await open() });
		// Each beats all behind it, so that the table is in the order of the letters.
		const games = teams.flatMap((home, at) =>
			teams.slice(at + 1).map((away) => [home, 80, away, 70] as const),
		);
		league = await aLeague(api.database, { organization: { slug: "hoops" }, games });
		await aLeague(api.database, { organization: { slug: "spikes" }, games: [["Reds", "Blues"]] });
		const organizationId = league.organization.id;
		await addUser(api, { username: "staff", role: "staff", organizationId });
		staff = await api.signedIn("staff");
		const path = `/api/seasonsv2/${league.season.id}/leagues/${league.seasonLeague.league.id}/stages`;
		const added = await staff.post(path, { name: "Spring cup", format: plainFormat(4) });
		stageId = ((await added.json()) as { stage: { id: number } }).stage.id;
	});
	afterAll(() => api.database.close());

	const publish = (isPublished: boolean) =>
		staff.put(`/api/stages/${stageId}/publication`, { isPublished });
	const visit = async (path: string) => {
		const response = await (await startApp({ database: api.database })).get(path);
		return { status: response.status, html: await response.text() };
	};
	const bracket = () => visit(`/hoops/playoffs/${stageId}`);
	const pagesThatLeadThere = async () => {
		const leagueId = league.seasonLeague.league.id;
		const paths = [
			"/hoops",
			"/hoops/teamList",
			`/hoops/leagues/${leagueId}`,
			"/sitemap.xml?of=hoops",
		];
		const pages = await Promise.all(paths.map(visit));
		return pages.map(({ html }) => html.includes(`/hoops/playoffs/${stageId}`));
	};
	const win = async (series: number) => {
		const stage = await (await staff.get(`/api/stages/${stageId}`)).json();
		const { games } = (stage as { stage: { series: Series[] } }).stage.series[series - 1] as Series;
		await staff.put(`/api/gamesv2/${games[0]?.id}/scores`, {
			score_home: 80,
			score_away: 70,
			status: "completed",
		});
	};

	test("are nowhere before a bracket is published", async () => {
		const { status, html } = await visit("/hoops/playoffs");
		expect([status, html.includes("No playoffs yet"), html.includes("Spring cup")]).toEqual([
			200,
			true,
			false,
		]);
		expect((await bracket()).status).toBe(404);
		expect(await pagesThatLeadThere()).toEqual([false, false, false, false]);
	});

	test("are found from the front page, the tables and search engines once one is", async () => {
		await publish(true);
		expect(await pagesThatLeadThere()).toEqual([true, true, true, true]);
		expect((await visit("/hoops/bracket")).status).toBe(301);
		expect((await visit(`/spikes/playoffs/${stageId}`)).status).toBe(404);
		expect((await visit("/spikes/playoffs")).html).not.toContain("Spring cup");
		expect((await visit("/spikes")).html).not.toContain("/spikes/playoffs");
	});

	test("say what would be today before they are seeded, then who plays", async () => {
		const projected = await visit("/hoops/playoffs");
		expect(projected.html).toContain("As it would be if the season ended today.");
		await staff.post(`/api/stages/${stageId}/seeding`, {});
		const { html } = await bracket();
		expect(html).not.toContain("As it would be");
		expect(html).toContain("Semi-final 2");
		expect(html).toContain("Winner of semi-final 1");
		expect(html).not.toMatch(/ style=|Final places|Champion/);
		for (const name of teams) expect(html).toContain(name);
		expect((await visit("/hoops")).html).toContain("Semi-final 2");
	});

	test("end with a champion and everybody's place", async () => {
		for (const series of [1, 2, 3]) await win(series);
		const { html } = await bracket();
		expect(html).toMatch(/Champion<a[^>]*>Ants</);
		expect(html).toContain("Final places");
		expect((await visit("/hoops")).html).toMatch(/Champion.{0,12}<a[^>]*>Ants</);
		await publish(false);
		expect((await bracket()).status).toBe(404);
		expect(await pagesThatLeadThere()).toEqual([false, false, false, false]);
	});

	test("of a season without any lead to the last season that had some", async () => {
		await publish(true);
		const { season, organization } = league;
		const next = await aLeague(api.database, {
			in: organization,
			season: { name: "Next", isActive: false },
			league: "Next",
			games: [["Ants", "Bears"]],
		});
		const asked = `/hoops/playoffs?season=${next.season.id}`;
		const lead = `href="/hoops/playoffs?season=${season.id}">Playoffs of ${season.name}</a>`;
		expect((await visit(asked)).html).toContain(lead);
		await publish(false);
		expect((await visit(asked)).html).not.toContain(lead);
	});

	test("of several leagues are told apart on the front page", async () => {
		await publish(true);
		const { season, seasonLeague } = league;
		expect((await visit("/hoops")).html).toMatch(/<h2[^>]*>Spring cup</);
		const leagues = `/api/seasonsv2/${season.id}/leagues`;
		const { league: other } = await (await staff.post(leagues, { name: "Sunday" })).json();
		const cup = { name: "Spring cup", format: plainFormat(2) };
		const { stage } = await (await staff.post(`${leagues}/${other.id}/stages`, cup)).json();
		await staff.put(`/api/stages/${stage.id}/publication`, { isPublished: true });
		const { html } = await visit("/hoops");
		for (const name of [seasonLeague.league.name, "Sunday"])
			expect(html).toMatch(new RegExp(`<h2[^>]*>Spring cup, ${name}<`));
		await staff.del(`/api/stages/${stage.id}`);
	});

	test("are drawn as far as a page has room, what is still played and new before the rest", async () => {
		await publish(true);
		const add = async (name: string) => {
			const format = { ...plainFormat(64), kind: "double" };
			const { season, seasonLeague } = league;
			const path = `/api/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/stages`;
			const { stage } = await (await staff.post(path, { name, format })).json();
			await staff.put(`/api/stages/${stage.id}/publication`, { isPublished: true });
			return stage.id as number;
		};
		const older = await add("Older cup");
		const newer = await add("Newer cup");
		const { html } = await visit("/hoops/playoffs");
		const isDrawn = (id: number) => html.includes(`<h2><a href="/hoops/playoffs/${id}"`);
		// The small one, which is over, finds room beside the newer one.
		expect([stageId, older, newer].map(isDrawn)).toEqual([true, false, true]);
		expect(html).toContain(`href="/hoops/playoffs/${older}"`);
		expect((await visit(`/hoops/playoffs/${older}`)).html).toContain("Losers’ round 1");
		expect((await visit("/hoops")).html).toContain(`href="/hoops/playoffs/${newer}"`);
	});

	test("draw no thousand games of a group, which stand in the schedule", async () => {
		const { season, seasonLeague } = league;
		const path = `/api/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/stages`;
		const groups = { count: 1, advance: 2, meetings: 1 };
		const format = { ...plainFormat(45), kind: "groups", groups };
		const { stage } = await (await staff.post(path, { name: "Everybody", format })).json();
		await staff.put(`/api/stages/${stage.id}/publication`, { isPublished: true });
		expect(stage.series).toHaveLength(991);
		const { html } = await visit(`/hoops/playoffs/${stage.id}`);
		expect(html).toContain("The games of the groups stand in the schedule.");
		expect(html).toContain("Place 1 in group A");
		expect(html.length).toBeLessThan(100_000);
		await staff.del(`/api/stages/${stage.id}`);
	});
});
