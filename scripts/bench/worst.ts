import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import sharp from "sharp";
import type { Administrator } from "./administrator.ts";
import { browserHeaders } from "./http.ts";
import type { Landmarks } from "./league-data.ts";

/** A league's administrator at a server. */
export type AtWork = {
	port: number;
	administrator: Administrator;
	made: Landmarks;
	much: Much;
	/** How often the same was done before. */
	round: number;
};

/** How much is done. */
export type Much = {
	/** Lines of an imported spreadsheet. */
	lines: number;
	/** Schedules, and how many weeks and teams each has. */
	schedules: number;
	weeks: number;
	teams: number;
	pictures: number;
	/** In pixels, two thirds as high. */
	pictureWidth: number;
	/** How often what is done over and over is done, of what is usual. */
	times: number;
};

type Worst = {
	name: string;
	work: (at: AtWork) => Promise<void>;
	/** Takes away what the rounds made, so that what is done next meets the league as it was. */
	after?: (at: AtWork) => Promise<void>;
};

/** What a league may do and what costs most: each is done to its end, whatever it is answered. */
export const worst: readonly Worst[] = [
	{ name: "tries an import", work: (at) => importSeason(at, { isTrial: true }) },
	{
		name: "imports",
		work: (at) => importSeason(at, { isTrial: false }),
		after: deleteImported,
	},
	{ name: "changes a formula eight times", work: changeFormulas },
	{ name: "deletes a season and restores it", work: deleteAndRestore },
	{ name: "exports a season 32 times", work: exportSeason },
	{ name: "makes six schedules for 40 teams", work: makeSchedules },
	{ name: "uploads pictures of 24 megapixels", work: uploadPictures },
	{ name: "writes 14 at once", work: writeAtOnce },
	{ name: "asks for 200 lists that nobody has kept", work: askForLists },
	{
		name: "imports while 14 write",
		work: async (at) => {
			await Promise.all([importSeason(at, { isTrial: false }), writeAtOnce(at)]);
		},
		after: deleteImported,
	},
];

/** Whoever is told to come again, or that it takes too long, goes on; anything else ends the bench. */
async function send(
	{ port, administrator }: AtWork,
	method: string,
	path: string,
	sent?: FormData | object,
): Promise<Answer> {
	const { "content-type": _, ...others } = administrator;
	const { type, body } = await written(sent);
	const headers = { ...others, ...type, "content-length": body.length };
	const options = { host: "127.0.0.1", port, agent, method, path: `/api${path}`, headers };
	const { status, text } = await exchange(options, body);
	if (status === 200 || [429, 503].includes(status)) return { read: () => JSON.parse(text()) };
	if (!/takes longer than|took too long|import them again/.test(text())) {
		throw new Error(`${method} ${path} answered ${status}: ${text().slice(0, 300)}`);
	}
	return { read: () => ({}) };
}

/** Read only where it is used: the league that does its worst sits at another machine. */
type Answer = { read: () => Record<string, unknown> };

const agent = new Agent({ keepAlive: true });

async function written(sent: FormData | object | undefined) {
	if (sent === undefined) return { type: {}, body: Buffer.of() };
	const message = sent instanceof FormData ? new Response(sent) : Response.json(sent);
	return {
		type: { "content-type": message.headers.get("content-type") ?? "" },
		body: Buffer.from(await message.arrayBuffer()),
	};
}

/** To take in megabytes `fetch` needs as much of a processor as the server that sends them. */
async function exchange(
	options: RequestOptions,
	body: Buffer,
): Promise<{ status: number; text: () => string }> {
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		request(options, resolve).on("error", reject).end(body);
	});
	const chunks: Buffer[] = [];
	answer.on("data", (chunk: Buffer) => chunks.push(chunk));
	await once(answer, "end");
	return { status: answer.statusCode ?? 0, text: () => Buffer.concat(chunks).toString() };
}

async function importSeason(at: AtWork, { isTrial }: { isTrial: boolean }): Promise<void> {
	// A file has no more lines than these, so whoever does twice as much sends two at once.
	await Promise.all(
		Array.from({ length: Math.max(1, at.much.times) }, async (_, index) => {
			const form = new FormData();
			form.append("season", `${imported} ${at.round}-${index}`);
			form.append("league", imported);
			form.append("isTrial", String(isTrial));
			form.append("games", new File([games(at.much.lines / 10)], "games.csv"));
			form.append("boxScores", new File([lines(at.much.lines)], "lines.csv"));
			await send(at, "POST", "/imports", form);
		}),
	);
}

const imported = "Brought along";

async function deleteImported(at: AtWork): Promise<void> {
	const { seasons } = (await send(at, "GET", "/seasonsv2")).read() as {
		seasons: { id: number; name: string }[];
	};
	for (const { id, name } of seasons) {
		if (name.startsWith(imported)) await send(at, "DELETE", `/seasonsv2/${id}`);
	}
}

const team = (index: number) => `Guest ${index % 24}`;
const dayOf = (game: number) =>
	new Date(Date.UTC(2024, 8, 1 + (game % 240))).toISOString().slice(0, 10);

const gamesHead = "game_id,date,home_team,away_team,home_score,away_score";

function games(count: number): string {
	const rows = Array.from({ length: count }, (_, game) =>
		[game, dayOf(game), team(game), team(game + 1 + (game % 7)), 70 + (game % 30), 61].join(),
	);
	return [gamesHead, ...rows].join("\n");
}

/** Ten of a game, five a side. */
function lines(count: number): string {
	const rows = Array.from({ length: count }, (_, line) => {
		const [game, place] = [Math.floor(line / 10), line % 10];
		const side = place < 5 ? game : game + 1 + (game % 7);
		return [game, team(side), `First${place}`, `Last${side % 24}`, 4 + place, place, 2, 1].join();
	});
	return ["game_id,team,first_name,last_name,PTS,REB,AST,STL", ...rows].join("\n");
}

async function changeFormulas(at: AtWork): Promise<void> {
	const stat = {
		sport_id: 1,
		name: `Efficiency ${at.round}`,
		abbreviation: `EF${at.round}`,
		formula: "PTS + REB",
	};
	const added = await send(at, "POST", "/statsv2", stat);
	const { id } = added.read().stat as { id: number };
	for (let time = 0; time < 8 * at.much.times; time += 1) {
		await send(at, "PUT", `/statsv2/${id}`, { formula: `PTS + ${time + 2} * REB + AST` });
	}
}

async function deleteAndRestore(at: AtWork): Promise<void> {
	const { trashId } = (await send(at, "DELETE", `/seasonsv2/${at.made.seasonId}`)).read();
	await send(at, "POST", `/trash/${trashId}/restore`, {});
}

async function exportSeason(at: AtWork): Promise<void> {
	const { seasonId, leagueId } = at.made;
	const path = `/seasonsv2/${seasonId}/leagues/${leagueId}/box-scores`;
	await Promise.all(
		Array.from({ length: 8 }, async () => {
			for (let time = 0; time < 4 * at.much.times; time += 1) await send(at, "GET", path);
		}),
	);
}

/** Two evenings a week for forty teams, which come by a spreadsheet. */
async function makeSchedules(at: AtWork): Promise<void> {
	const half = at.much.teams / 2;
	const form = new FormData();
	form.append("season", "Season from 2026-01-05");
	const league = `Forty teams ${at.round}`;
	form.append("league", league);
	const pairs = Array.from(
		{ length: half },
		(_, game) => `${game},2026-01-05,Forty ${game},Forty ${game + half},70,61`,
	);
	form.append("games", new File([[gamesHead, ...pairs].join("\n")], "games.csv"));
	await send(at, "POST", "/imports", form);
	const { seasonsLeagues } = (await send(at, "GET", "/seasonsleagues")).read() as {
		seasonsLeagues: { leagueId: number; league: { name: string } }[];
	};
	const leagueId = seasonsLeagues.find((it) => it.league.name === league)?.leagueId;
	await Promise.all(
		Array.from({ length: at.much.schedules }, async (_, index) => {
			const { schedule } = (
				await send(at, "POST", "/schedules", {
					name: `Schedule ${index}`,
					leagueId,
					startDate: "2026-03-02",
					numWeeks: at.much.weeks,
					gameDays: ["Monday", "Wednesday"],
					sameSlot: true,
					timeSlots: ["18:00", "19:00", "20:00", "21:00", "22:00"],
					weeklyTimeSlots: [],
				})
			).read() as { schedule: { id: number } };
			await send(at, "POST", "/games/generate-full-schedule", { scheduleId: schedule.id });
		}),
	);
}

/** Four at a time. */
async function uploadPictures(at: AtWork): Promise<void> {
	const noise = { type: "gaussian", mean: 128, sigma: 8 } as const;
	const width = at.much.pictureWidth;
	const height = (width * 2) / 3;
	const bytes = await sharp({
		create: { width, height, channels: 3, noise, background: "black" },
	})
		.jpeg({ quality: 40 })
		.toBuffer();
	await Promise.all(
		Array.from({ length: 4 }, async (_, line) => {
			for (let time = line; time < at.much.pictures; time += 4) {
				const form = new FormData();
				form.append("file", new File([bytes], `${time}.jpg`, { type: "image/jpeg" }));
				await send(at, "POST", "/pictures", form);
			}
		}),
	);
}

async function writeAtOnce(at: AtWork): Promise<void> {
	await Promise.all(
		at.made.gameIds.slice(0, 14 * Math.max(1, at.much.times)).map(async (gameId) => {
			for (let home = 60; home < 60 + 20 * at.much.times; home += 1) {
				await send(at, "PUT", `/gamesv2/${gameId}/scores`, { score_home: home, score_away: 50 });
			}
		}),
	);
}

async function askForLists(at: AtWork): Promise<void> {
	const stranger = {
		...at,
		administrator: { host: browserHeaders.host, accept: "application/json" },
	};
	await Promise.all(
		Array.from({ length: 4 }, async (_, connection) => {
			for (let time = 0; time < 50 * at.much.times; time += 1) {
				const offset = 4 * time + connection;
				await send(stranger, "GET", `/players?slug=${at.made.slug}&limit=200&offset=${offset}`);
			}
		}),
	);
}
