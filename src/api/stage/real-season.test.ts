import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { importRows, newOrganization } from "#testing/import-fixtures.ts";
import { present } from "#testing/present.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/cebl-2025", import.meta.url));

/** The regular season ended on the evening of the 10th, in the west of the country. */
const firstOfPlayoffs = "2025-08-14";

type Team = { id: number; name: string };
type Game = { id: number; home_side: "home" | "away"; isKnown: boolean; score_home: number | null };
type Series = { number: number; part: string; games: Game[] } & Record<
	"home" | "away",
	{ team: Team | null; wins: number }
>;
type Stage = {
	id: number;
	isOver: boolean;
	champion: Team | null;
	series: Series[];
	places: { place: number; team: Team }[];
};

/**
 * The host of the last weekend waits there on one side and the best team of the other conference on the
 * other; on each side the third plays in against the fourth, and who wins goes to the second.
 */
const format = { kind: "ladder", teams: 8, sides: 2 };

/** West and east in turn, the best of each first; Winnipeg was the host. */
const seeds = [
	"Winnipeg Sea Bears",
	"Niagara River Lions",
	"Vancouver Bandits",
	"Ottawa BlackJacks",
	"Calgary Surge",
	"Montréal Alliance",
	"Edmonton Stingers",
	"Scarborough Shooting Stars",
];

describe.skipIf(!existsSync(folder)).each(engines)(
	"$name: the CEBL's season 2025",
	{ timeout: 120_000 },
	({ open }) => {
		let database: Database;
		let staff: Browser;
		let stranger: Browser;
		let place: string;
		let teams: Team[];

		beforeAll(async () => {
			database = await open();
			const { store, sport } = await newOrganization(database);
			const { regular, ids } = regularSeason();
			await importRows(
				{ store, sport },
				{},
				{ games: file("games.csv", regular), boxScores: file("box-scores.csv", linesOf(ids)) },
			);
			const api = await startApi({ database, now: () => new Date("2025-08-13T18:00:00Z") });
			const { organizationId } = store;
			await addUser(api, { username: "staff", role: "staff", organizationId });
			staff = await api.signedIn("staff");
			stranger = api.browser();
			const [season] = await store.seasons.list();
			const [league] = await store.leagues.listBySeason(season?.id ?? 0);
			place = `/seasonsv2/${season?.id}/leagues/${league?.league.id}`;
			teams = await store.teams.list();
		}, 120_000);
		afterAll(() => database.close());

		const table = async () => {
			const response = await stranger.get(`/api${place}/table?slug=cebl`);
			const body = (await response.json()) as {
				table: { rows: { name: string; wins: number; losses: number }[] };
			};
			return body.table.rows.map(({ name, wins, losses }) => `${name} ${wins}-${losses}`);
		};

		test("goes through its playoffs to its champion", async () => {
			const before = await table();
			expect(before[0]).toBe("Vancouver Bandits 19-5");
			expect(before.at(-1)).toBe("Brampton Honey Badgers 5-19");

			let stage = await asked(staff.post(`/api${place}/stages`, { name: "Playoffs", format }));
			const chosen = seeds.map((name) => ({ teamId: idOf(teams, name) }));
			stage = await asked(staff.put(`/api/stages/${stage.id}/seeds`, { seeds: chosen }));
			await staff.put(`/api/stages/${stage.id}/publication`, { isPublished: true });
			const shown = async () => asked(stranger.get(`/api/stages/${stage.id}?slug=cebl`));

			const played = playoffs();
			expect(played).toHaveLength(stage.series.length);
			for (const result of played) {
				stage = await shown();
				expect(stage.champion).toBeNull();
				const { game, isHome } = meetingOf(stage, result);
				const answer = await staff.put(`/api/gamesv2/${game.id}/scores`, {
					score_home: isHome ? result.home.points : result.away.points,
					score_away: isHome ? result.away.points : result.home.points,
					status: "completed",
				});
				expect(answer.status).toBe(200);
			}
			stage = await shown();
			expect([stage.isOver, stage.champion?.name]).toEqual([true, "Niagara River Lions"]);
			expect(stage.places.map(({ place: at, team }) => `${at} ${team.name}`)).toEqual([
				"1 Niagara River Lions",
				"2 Calgary Surge",
				"3 Winnipeg Sea Bears",
				"3 Scarborough Shooting Stars",
				"5 Vancouver Bandits",
				"5 Ottawa BlackJacks",
				"7 Montréal Alliance",
				"7 Edmonton Stingers",
			]);
			expect(await table()).toEqual(before);
		});
	},
);

async function asked(answer: Promise<Response>): Promise<Stage> {
	const response = await answer;
	expect(response.status).toBe(200);
	return ((await response.json()) as { stage: Stage }).stage;
}

function idOf(teams: readonly Team[], name: string): number {
	return present(
		teams.find((team) => team.name === name),
		name,
	).id;
}

/** The game in which two teams are to meet next. */
function meetingOf({ series }: Stage, { home, away }: Result) {
	for (const one of series) {
		const names = [one.home.team?.name, one.away.team?.name];
		const game = one.games.find(({ isKnown, score_home }) => isKnown && score_home === null);
		if (!game || !names.includes(home.team) || !names.includes(away.team)) continue;
		return { game, isHome: one[game.home_side].team?.name === home.team };
	}
	throw new Error(`${home.team} and ${away.team} do not meet.`);
}

type Result = Record<"home" | "away", { team: string; points: number }>;

function playoffs(): Result[] {
	return rows("games.csv")
		.filter(({ start_utc = "" }) => start_utc >= firstOfPlayoffs)
		.map((row) => ({
			home: { team: row.home_team ?? "", points: Number(row.home_score) },
			away: { team: row.away_team ?? "", points: Number(row.away_score) },
		}));
}

function regularSeason() {
	const isRegular = ({ start_utc = "" }: Cells) => start_utc < firstOfPlayoffs;
	const ids = new Set(
		rows("games.csv")
			.filter(isRegular)
			.map(({ game_id }) => game_id),
	);
	return { regular: linesWhere("games.csv", isRegular), ids };
}

function linesOf(ids: ReadonlySet<string | undefined>): string {
	return linesWhere("box-scores.csv", ({ game_id }) => ids.has(game_id));
}

type Cells = Record<string, string | undefined>;

/** The columns that are asked for have no quotes in them and stand before any that might. */
function rows(name: string): Cells[] {
	const [head = "", ...lines] = readFileSync(join(folder, name), "utf8").trim().split("\n");
	const columns = head.split(",");
	return lines.map((line) => {
		const cells = line.split(",");
		return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
	});
}

function linesWhere(name: string, isMeant: (cells: Cells) => boolean): string {
	const [head = "", ...lines] = readFileSync(join(folder, name), "utf8").trim().split("\n");
	const cells = rows(name);
	return [head, ...lines.filter((_, at) => isMeant(cells[at] ?? {}))].join("\n");
}

function file(name: string, text: string) {
	return { name, bytes: new TextEncoder().encode(text) };
}
