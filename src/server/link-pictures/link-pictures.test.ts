import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everybodyEligible } from "#domain/stage/eligibility.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { plainFormat } from "#domain/stage/stage.ts";
import { palette } from "#domain/team/crest-colors.ts";
import { drawable } from "#site/link-pictures/drawable.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

let app: Awaited<ReturnType<typeof startApp>>;
let league: MadeLeague;
const now = () => new Date("2026-02-01T12:00:00Z");

beforeAll(async () => {
	const database = await openMemory();
	league = await aLeague(database, {
		organization: { slug: "hoops", domain: "hoops.test", moreLanguages: ["fr"] },
		games: [["Hawks", 81, "日本 <script>", 70]],
		hasBoxScores: true,
	});
	app = await startApp({ database, now });
});
afterAll(() => app.database.close());

const imageOf = async (path: string) => {
	const html = await (await app.get(path, "hoops.test")).text();
	return /<meta property="og:image" content="(.*?)"/.exec(html)?.[1] ?? "";
};
/** A published stage of two teams who are both known. */
async function addFinal(): Promise<number> {
	const { stages } = league.store;
	const format = plainFormat(2);
	const choices = { name: "Final", format, seedsBy: "hand", seedsOn: null } as const;
	const rest = { eligibility: everybodyEligible, minGames: 0, createdBy: null };
	const id = await stages.insert({ ...choices, ...rest, seasonLeagueId: league.seasonLeague.id });
	await stages.insertLeagues(id, [league.seasonLeague.id]);
	await stages.insertSeries(id, seriesOf(format));
	const seeds = ["Hawks", "日本 <script>"].map((name, index) => ({
		seed: index + 1,
		entryId: league.entryId(name),
		overruled: null,
		withdrawn: null,
	}));
	await stages.replaceSeeds(id, seeds, now().toISOString());
	await stages.savePublication(id, now().toISOString());
	return id;
}
const aPost = {
	title: "Hall closed: 日本 <script> tonight",
	text: "",
	picture: { url: "/demo/gym.svg", alt: "" },
	language: "en",
	isPublished: true,
	publishedAt: "2026-01-01T12:00:00.000Z",
	isPinned: false,
	bannerUntil: null,
	updatedAt: "2026-01-01T12:00:00.000Z",
} as const;
const fetchLinkPicture = (address: string, headers = {}) =>
	app.get(new URL(address).pathname, "hoops.test", headers);

describe("the picture of a link", () => {
	test.each(["games", "teams", "players", "playoffs", "news", "teamList"])(
		"of /%s is a PNG of 1200 x 630",
		async (what) => {
			const [game] = await league.store.games.listWithTeams({});
			const ids: Record<string, number | undefined> = {
				games: game?.id,
				teams: league.teamId("Hawks"),
				players: league.playerId("Hawks One"),
				playoffs: await addFinal(),
				news: (await league.store.posts.insert(aPost)).id,
			};
			const address = await imageOf(ids[what] === undefined ? `/${what}` : `/${what}/${ids[what]}`);
			const kind = { teamList: "site", playoffs: "stage", news: "post" }[what] ?? what.slice(0, -1);
			expect(address).toContain(`http://hoops.test/cards/1/${kind}-`);
			const response = await fetchLinkPicture(address);
			expect(response.status).toBe(200);
			expect(response.headers.get("content-type")).toBe("image/png");
			expect(response.headers.get("cache-control")).toContain("immutable");
			const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
			expect([picture.format, picture.width, picture.height]).toEqual(["png", 1200, 630]);
			const etag = response.headers.get("etag") ?? "";
			expect((await fetchLinkPicture(address, { "if-none-match": etag })).status).toBe(304);
		},
	);

	test("has another address after the result changes, and the old one leads to the new picture", async () => {
		const [game] = await league.store.games.listWithTeams({});
		const id = game?.id ?? 0;
		const before = await imageOf(`/games/${id}`);
		await league.store.transaction((store) => store.games.saveScore(id, { home: 90, away: 70 }));
		const after = await imageOf(`/games/${id}`);
		expect(after).not.toBe(before);
		const response = await fetchLinkPicture(before);
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("public, max-age=300");
	});

	test("is in the language of the page that the link leads to", async () => {
		const [english, french] = [await imageOf("/teamList"), await imageOf("/fr/teamList")];
		expect(english).toMatch(/\/site-1\.[0-9a-f]{16}\.png$/);
		expect(french).toMatch(/\/site-1\.fr\.[0-9a-f]{16}\.png$/);
		expect((await fetchLinkPicture(french)).headers.get("cache-control")).toContain("immutable");
	});

	test.each(["game-4711", "team-4711", "player-4711", "stage-4711", "site-2"])(
		"of %s, which there is not, is missing",
		async (what) => {
			expect((await app.get(`/cards/1/${what}.0123456789abcdef.png`)).status).toBe(404);
		},
	);

	test("of another organization's game is missing", async () => {
		const other = await aLeague(app.database, { games: [["Reds", 5, "Blues", 4]] });
		const [game] = await other.store.games.listWithTeams({});
		expect((await app.get(`/cards/1/game-${game?.id}.0123456789abcdef.png`)).status).toBe(404);
	});
});

describe("what can be drawn of a name", () => {
	test.each([
		["Łódź Żółwie", "Łódź Żółwie"],
		["Москва Đặng Ωμέγα", "Москва Đặng Ωμέγα"],
		["Owls 🦉", "Owls"],
		["Z\u0300\u0301\u0302\u0303algo", "Zalgo"],
		["日本", null],
		["فريق", null],
		["\u202eevil", "evil"],
	])("of %s is %s", (name, drawn) => expect(drawable(name)).toBe(drawn));
});

test("crests on link pictures have the colours of crests on pages", () => {
	const css = readFileSync("src/ui/team/team-crest.module.css", "utf8");
	const hues = [...css.matchAll(/--crest-(?:field|band|ink): (#[0-9a-f]{6})/g)].map(
		([, hex]) => hex,
	);
	expect(palette.flat()).toEqual(hues);
});
