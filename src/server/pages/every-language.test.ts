import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainFormat } from "#domain/stage/stage.ts";
import { siteAddresses } from "#site/routes.ts";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount, anOrganization, type MadeLeague } from "#testing/factories.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { visitorOf } from "#testing/scope.ts";
import { startApp } from "#testing/start-app.ts";
import type { Scope } from "#usecases/scope.ts";
import { addStage, publishStage } from "#usecases/stage/stages.ts";

/** Whatever reads as English on these sites is the product's: the names are of no language. */
const organization = { name: "Zyx", language: "fr", moreLanguages: ["es"] } as const;
const teams = { Vexa: ["Ixo Pym", "Ulo Kry"], Quno: ["Oba Wex", "Ewi Zul"], Jaro: ["Awa Ruk"] };
const games = [
	["Vexa", 41, "Quno", 29, { location: "Hala", time: "18:30" }],
	["Quno", 30, "Vexa", 50],
	["Vexa", 0, "Jaro", 0, { status: "forfeit", forfeitedBy: "away" }],
	["Jaro", 12, "Quno", 10, { status: "in_progress", date: "2026-01-10" }],
	["Jaro", "Vexa", { status: "postponed", date: "2026-01-10" }],
	["Quno", "Vexa", { date: "2026-01-11", time: "19:00", location: "Hala" }],
	["Jaro", "Quno", { date: null, time: null }],
] as const;

const sites = [
	{ slug: "panier", sport: "Basketball" },
	{ slug: "filet", sport: "Volleyball" },
];
const leagues = new Map<string, MadeLeague>();
const stageIds = new Map<string, number>();
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
	const database = await openMemory();
	for (const { slug, sport } of sites) {
		const made = await aLeague(database, {
			organization: { ...organization, moreLanguages: ["es"], slug, hasFullNavigation: true },
			season: { name: "Zag" },
			league: "Xylo",
			sport,
			teams,
			games,
			hasBoxScores: sport === "Basketball",
		});
		leagues.set(slug, made);
		stageIds.set(slug, await publishedStage(database, made));
	}
	await anOrganization(database, { ...organization, moreLanguages: ["es"], slug: "vide" });
	app = await startApp({ database, now: () => new Date("2026-01-10T20:00:00Z") });
});
afterAll(() => app.database.close());

/** All that is at public addresses, of each team, league and game there is. */
function pathsOf(made: MadeLeague | undefined): string[] {
	const ids = made === undefined ? {} : idsOf(made);
	const stageId = stageIds.get(made?.organization.slug ?? "");
	if (stageId !== undefined) ids.playoffs = [stageId];
	const paths = siteAddresses.flatMap(({ path }) => {
		const [, noun = ""] = /(\w+)\/:id/.exec(path) ?? [];
		return path.includes(":id")
			? (ids[noun] ?? []).map((id) => path.replace(":id", `${id}`))
			: path;
	});
	const asked = [
		"/schedule?by=all",
		"/schedule?status=cancelled",
		"/playerList?search=q",
		"/teams/999",
		"/playoffs/999",
	];
	return [...paths.filter((path) => !path.includes(":")), ...asked];
}

/** With a game before the final, so that somebody waits for its winner. */
async function publishedStage(database: Database, made: MadeLeague): Promise<number> {
	const { organization, season, seasonLeague } = made;
	const member = {
		username: organization.slug ?? "",
		role: "staff",
		organizationId: organization.id,
	} as const;
	const { id: userId } = await anAccount(database, member);
	const scope: Scope = { ...visitorOf(made), viewer: { kind: "member", userId, ...member } };
	const { id } = await addStage(scope, {
		seasonId: season.id,
		leagueId: seasonLeague.league.id,
		name: "Kup",
		format: plainFormat(3),
	});
	await publishStage(scope, { id, isPublished: true });
	return id;
}

function idsOf({ teamId, playerId, seasonLeague, gameIds }: MadeLeague): Record<string, number[]> {
	return {
		games: gameIds,
		teams: [teamId("Vexa"), teamId("Jaro")],
		players: [playerId("Ixo Pym"), playerId("Awa Ruk")],
		player: [playerId("Ixo Pym"), playerId("Awa Ruk")],
		leagues: [seasonLeague.league.id],
	};
}

/** English words that neither French nor Spanish has; short ones in capitals are abbreviations. */
const english = new Set(
	[
		"the and of at by with not yet here this these his its are is was be has have",
		"game games team teams player players league leagues season seasons schedule standings",
		"leader leaders roster box wins losses won lost rank streak home away winner forfeit forfeited",
		"bye next last latest today full search choose all show earlier later week month day",
		"sunday monday tuesday wednesday thursday friday saturday",
		"january february march april june july august september october november december",
		"rebounds assists steals blocks turnovers fouls played scored made attempted per",
		"first second quarter half starters bench overtime live completed postponed cancelled scheduled",
		"registration join our share copy download found available",
	]
		.join(" ")
		.split(" "),
);

function englishIn(text: string): string[] {
	const words = text.match(/[\p{L}\d]+/gu) ?? [];
	return words.filter((it) => english.has(it.toLowerCase()) && !/^[A-Z]{1,3}$/.test(it));
}

/** Attributes that hold what people read or hear, those with words for scripts among them. */
const spoken =
	/ (?:title|alt|aria-label|content|placeholder|data-(?:copied|gallery|close|previous|next|mine))="([^"]*)"/g;

/** What search engines are told in JSON-LD. */
const told = /"(?:name|description)":"([^"]*)"/g;

/** What is read or heard of a page, of which addresses are no part. */
function saidIn(text: string): string[] {
	return text.startsWith("BEGIN:VCALENDAR") ? saidInCalendar(text) : saidInHtml(text);
}

function saidInCalendar(text: string): string[] {
	const { name, events } = readCalendar(text);
	return [
		name,
		...events.flatMap(({ title, description }) => [title, withoutAddresses(description)]),
	];
}

function saidInHtml(html: string): string[] {
	const texts = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, " ").split(/<[^>]*>/);
	const attributes = [...html.matchAll(spoken), ...html.matchAll(told)].map(
		([, value = ""]) => value,
	);
	return [...texts, ...attributes].map((text) =>
		withoutAddresses(text).replaceAll(/\s+/g, " ").trim(),
	);
}

/** Addresses and the names of a feed's entries are no words. */
function withoutAddresses(text: string): string {
	return text.replaceAll(/\S+\.test[/,:]\S*/g, " ");
}

describe.each(["fr", "es"])("in %s", (language) => {
	test.each(["panier", "filet", "vide"])(
		"nothing public of %s says English words",
		async (slug) => {
			const base = language === "fr" ? `/${slug}` : `/${slug}/es`;
			const found: string[] = [];
			for (const path of pathsOf(leagues.get(slug))) {
				const answer = await app.get(base + (path === "/" ? "" : path));
				expect([200, 404], path).toContain(answer.status);
				for (const text of saidIn(await answer.text())) {
					const words = englishIn(text);
					if (words.length > 0) found.push(`${path}: ${text.slice(0, 120)} (${words})`);
				}
			}
			expect([...new Set(found)]).toEqual([]);
		},
	);

	test.each(["", "/browse", "/browse?search=q", "/millionaire"])(
		"the product's own page %s says no English words",
		async (path) => {
			const html = await (await app.get(`/${language}${path}`)).text();
			expect(html).toContain(`<html lang="${language}"`);
			expect(html).toContain('href="/login"');
			expect(saidIn(html).filter((text) => englishIn(text).length > 0)).toEqual([]);
		},
	);
});
