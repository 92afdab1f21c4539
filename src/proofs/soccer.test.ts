import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type Body, type MadeSeason, type Story, startStory } from "./world/story.ts";

/**
 * Another sport is data (decision 18). A soccer league is set up and written down by nothing but
 * HTTP; no line of code knows soccer, and all figures are worked out by hand.
 *
 *              first game       second game      together
 * Ann Lions    2 G 4 SH 1 YC    1 A 2 SH         2 G 1 A 5 PTS 6 SH 33.3
 * Bea Lions    2 A 1 SH         1 G 1 SH         1 G 2 A 4 PTS 2 SH 50.0
 * Ann Tigers   1 G 3 SH 1 RC    0 G 4 SH         1 G - A 2 PTS 7 SH 14.3
 * Bea Tigers   1 A              1 G 2 SH         1 G 1 A 3 PTS 2 SH 50.0
 */
describe.each(engines)("$name: a soccer league", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let made: MadeSeason;
	let site: ReturnType<typeof createApp>;
	let stats: Record<string, number>;
	const gameIds: number[] = [];
	beforeAll(async () => {
		story = await startStory(engine, "Soccer");
		made = await story.aSeason(["Lions", "Tigers"]);
		site = createApp(story.api.services);
		stats = await statIds();
		gameIds.push(await play("2026-03-02", ["Lions", 2, "Tigers", 1], firstGame));
		gameIds.push(await play("2026-03-03", ["Tigers", 1, "Lions", 1], secondGame));
	});
	afterAll(() => story.api.database.close());

	const firstGame = {
		"Ann Lions": { G: 2, SH: 4, YC: 1 },
		"Bea Lions": { A: 2, SH: 1 },
		"Ann Tigers": { G: 1, SH: 3, RC: 1 },
		"Bea Tigers": { A: 1 },
	};
	const secondGame = {
		"Ann Lions": { A: 1, SH: 2 },
		"Bea Lions": { G: 1, SH: 1 },
		"Ann Tigers": { G: 0, SH: 4 },
		"Bea Tigers": { G: 1, SH: 2 },
	};

	test("starts with the statistics and periods of its sport", async () => {
		const { stats: all, builtIn } = await story.get(`/statsv2/${story.sport.id}`);
		expect(all.map(({ abbreviation, formula }: Body) => [abbreviation, formula])).toEqual([
			["G", null],
			["A", null],
			["PTS", "2 * G + A"],
			["SH", null],
			["SH%", "100 * G / SH"],
			["YC", null],
			["RC", null],
		]);
		expect(builtIn).toEqual([]);
		const { gamePeriods } = await story.get(`/gamePeriods/${story.sport.id}`);
		expect(gamePeriods.map(({ name }: Body) => name)).toEqual(["1st Half", "2nd Half", "Final"]);
	});

	test("nobody writes down what is computed", async () => {
		const answer = await story.tryPut("/player-game-stats", {
			game_id: gameIds[0],
			player_id: playerId("Ann Lions"),
			stats: [{ stat_id: stats.PTS, value: 7 }],
		});
		expect([answer.status, answer.body.message]).toEqual([
			422,
			"Ann Lions: Points is computed (2 * G + A) and cannot be entered.",
		]);
	});

	test("the box score shows goals, assists, cards and derived points", async () => {
		const html = await page(`/games/${gameIds[0]}`);
		expect(tableOf(html, "Box score of Lions")).toEqual([
			["Player", "G", "A", "PTS", "SH", "SH%", "YC", "RC"],
			["Ann Lions", "2", "-", "4", "4", "50.0", "1", "-"],
			["Bea Lions", "-", "2", "2", "1", "0.0", "-", "-"],
			["Team", "2", "2", "6", "5", "40.0", "1", "-"],
		]);
		expect(tableOf(html, "Box score of Tigers")).toEqual([
			["Player", "G", "A", "PTS", "SH", "SH%", "YC", "RC"],
			["Ann Tigers", "1", "-", "2", "3", "33.3", "-", "1"],
			["Bea Tigers", "-", "1", "1", "-", "-", "-", "-"],
			["Team", "1", "1", "3", "3", "33.3", "-", "1"],
		]);
	});

	test("the profile is headed by goals, assists and points", async () => {
		const html = await page(`/players/${playerId("Ann Lions")}`);
		expect(figuresOf(html)).toEqual([
			["Goals G", "2"],
			["Assists A", "1"],
			["Points PTS", "5"],
		]);
		const [head, second, first, season] = tableOf(html, "Games of Ann Lions");
		expect(head).toEqual(["Game", "G", "A", "PTS", "SH", "SH%", "YC", "RC"]);
		expect(second?.slice(1)).toEqual(["-", "1", "1", "2", "0.0", "-", "-"]);
		expect(first?.slice(1)).toEqual(["2", "-", "4", "4", "50.0", "1", "-"]);
		expect(season).toEqual(["Season", "2", "1", "5", "6", "33.3", "1", "-"]);
		expect(html).not.toMatch(/FT%|3PM|PPG/);
	});

	test("all seasons have averages and totals", async () => {
		const html = await page(`/player/${playerId("Ann Lions")}/stats`);
		expect(tableOf(html, "Averages of Ann Lions").at(-1)).toEqual([
			"Career",
			"2",
			"1.0",
			"0.5",
			"2.5",
			"3.0",
			"33.3",
			"0.5",
			"-",
		]);
		expect(tableOf(html, "Totals of Ann Lions").at(-1)).toEqual([
			"Career",
			"2",
			"2",
			"1",
			"5",
			"6",
			"33.3",
			"1",
			"-",
		]);
	});

	test("the table counts goals", async () => {
		const html = await page("/teamList");
		const [head] = tableOf(html, "Standings of Monday D1");
		expect(head?.slice(-4)).toEqual(["GF", "GA", "Diff", "Captain"]);
		expect(html).toMatch(/title="Goals for"/);
		expect(head?.slice(2, 7)).toEqual(["GP", "W", "T", "L", "Pts"]);
		expect(html).not.toMatch(/points for|points against|point difference/i);
	});

	test("rosters and teams show what stands first", async () => {
		const html = await page(`/teams/${made.teams.Tigers?.id}`);
		expect(tableOf(html, "Roster of Tigers")).toEqual([
			["Player", "No.", "Pos", "GP", "G", "A", "PTS"],
			["Ann Tigers", "-", "-", "2", "1", "-", "2"],
			["Bea Tigers", "-", "-", "2", "1", "1", "3"],
		]);
		expect(figuresOf(html).slice(-3)).toEqual([
			["Goals G", "2"],
			["Assists A", "1"],
			["Points PTS", "5"],
		]);
		expect(html).not.toMatch(/FT%|3PM|PPG/);
	});

	const leaders = {
		goals: ["1 Ann Lions 2", "2 Ann Tigers 1", "2 Bea Lions 1", "2 Bea Tigers 1"],
		assists: ["1 Bea Lions 2", "2 Ann Lions 1", "2 Bea Tigers 1"],
		points: ["1 Ann Lions 5", "2 Bea Lions 4", "3 Bea Tigers 3", "4 Ann Tigers 2"],
	};

	test("the season and the leaderboard have leaders in goals, assists and points", async () => {
		for (const path of ["/", `/leagues/${made.leagueId}`]) {
			const html = await page(path);
			expect(boardOf(html, "Goals")).toEqual(leaders.goals);
			expect(boardOf(html, "Assists")).toEqual(leaders.assists);
			expect(boardOf(html, "Points")).toEqual(leaders.points);
			expect(html).not.toMatch(/3-pointers|per game/);
		}
		const html = await page("/leaderboard");
		expect(boardOf(html, "All-time goals")).toEqual(leaders.goals);
		expect(boardOf(html, "All-time assists")).toEqual(leaders.assists);
		expect(boardOf(html, "All-time points")).toEqual(leaders.points);
		expect(html).not.toContain("3-pointers");
		const { players } = await story.visit("/records/top20Points");
		expect(players.map(({ totalPoints }: Body) => totalPoints)).toEqual([5, 4, 3, 2]);
	});

	test("a formula is tried on the newest box score before it is kept", async () => {
		const { body } = await story.said(
			await story.olive.post("/api/statsv2/preview", {
				sport_id: story.sport.id,
				formula: "Goals x 3 + a",
				name: "Rating",
			}),
		);
		expect(body).toMatchObject({
			formula: "G * 3 + A",
			format: "whole",
			message: "This is the newest box score.",
			reads: [
				{ abbreviation: "G", name: "Goals" },
				{ abbreviation: "A", name: "Assists" },
			],
			game: { id: gameIds[1], homeTeam: { name: "Tigers" }, awayTeam: { name: "Lions" } },
			teams: [
				{ team: "Tigers", inputs: ["1", "-"], value: "3" },
				{ team: "Lions", inputs: ["1", "1"], value: "4" },
			],
		});
		const lines = body.lines.map((it: Body) => [it.player, it.team, ...it.inputs, it.value]);
		expect(lines.toSorted()).toEqual([
			["Ann Lions", "Lions", "-", "1", "1"],
			["Ann Tigers", "Tigers", "0", "-", "0"],
			["Bea Lions", "Lions", "1", "-", "3"],
			["Bea Tigers", "Tigers", "1", "-", "3"],
		]);
	});

	test("another formula makes all sums again, and the old one brings them back", async () => {
		const points = async (formula: string) => {
			await story.put(`/statsv2/${stats.PTS}`, { formula });
			const { players } = await story.visit("/records/top20Points");
			return [
				boardOf(await page("/leaderboard"), "All-time points"),
				players.map(({ totalPoints }: Body) => totalPoints),
			];
		};
		expect(await points("0.5 * G + 0.25 * A")).toEqual([
			["1 Ann Lions 1", "2 Bea Lions 1", "3 Bea Tigers 1", "4 Ann Tigers 1"],
			[1, 1, 1, 1],
		]);
		await story.put(`/statsv2/${stats.PTS}`, { format: "decimal" });
		expect(boardOf(await page("/leaderboard"), "All-time points")).toEqual([
			"1 Ann Lions 1.3",
			"2 Bea Lions 1.0",
			"3 Bea Tigers 0.8",
			"4 Ann Tigers 0.5",
		]);
		await story.put(`/statsv2/${stats.PTS}`, { format: "whole" });
		expect(await points("2 * G + A")).toEqual([leaders.points, [5, 4, 3, 2]]);
	});

	test("what is made of a hidden statistic is hidden with it", async () => {
		await story.put(`/statsv2/${stats.A}/toggle`, { hidden: true });
		const html = await page(`/games/${gameIds[0]}`);
		expect(tableOf(html, "Box score of Lions")[0]).toEqual([
			"Player",
			"G",
			"SH",
			"SH%",
			"YC",
			"RC",
		]);
		expect(figuresOf(await page(`/players/${playerId("Ann Lions")}`))).toEqual([["Goals G", "2"]]);
		expect(await page("/leaderboard")).not.toMatch(/All-time (assists|points)/);
		expect((await story.visit("/records/top20Points")).players).toEqual([]);
		const { stats: told } = await story.visit(`/statsv2/${story.sport.id}`);
		expect(told.map(({ abbreviation }: Body) => abbreviation)).not.toContain("PTS");
		await story.put(`/statsv2/${stats.A}/toggle`, { hidden: false });
		expect(boardOf(await page("/leaderboard"), "All-time points")).toEqual(leaders.points);
	});

	function playerId(name: string): number {
		const [first = "", team = ""] = name.split(" ");
		return present(made.teams[team]?.playerIds[["Ann", "Bea"].indexOf(first)], name);
	}

	async function statIds(): Promise<Record<string, number>> {
		const { stats } = await story.get(`/statsv2/${story.sport.id}`);
		return Object.fromEntries(stats.map(({ abbreviation, id }: Body) => [abbreviation, id]));
	}

	async function play(
		date: string,
		[home, homeScore, away, awayScore]: [string, number, string, number],
		lines: Record<string, Record<string, number>>,
	): Promise<number> {
		const { game } = await story.post(`${made.path}/games`, {
			home_team_id: made.teams[home]?.id,
			away_team_id: made.teams[away]?.id,
			date,
			time: "19:00",
		});
		await story.put(`/gamesv2/${game.id}/scores`, {
			score_home: homeScore,
			score_away: awayScore,
		});
		await story.put(`/gamesv2/${game.id}/box-score`, {
			lines: Object.entries(lines).map(([name, values]) => ({
				player_id: playerId(name),
				stats: Object.entries(values).map(([abbreviation, value]) => ({
					stat_id: stats[abbreviation],
					value,
				})),
			})),
		});
		return game.id;
	}

	async function page(path: string): Promise<string> {
		const response = await site.request(
			`http://fieldhouse.test/hoops${path === "/" ? "" : path}`,
			{ headers: { host: "fieldhouse.test" } },
			{ incoming: { socket: { remoteAddress: "203.0.113.7" } } },
		);
		expect(response.status).toBe(200);
		return response.text();
	}
});

/** The cells of a table, row by row, as they are read. */
function tableOf(html: string, caption: string): string[][] {
	const [table = ""] = html.split("<table").filter((it) => it.includes(`>${caption}</caption>`));
	const [inside = ""] = table.split("</table>");
	return matches(inside, /<tr[^>]*>([\s\S]*?)<\/tr>/g).map((row) =>
		matches(row, /<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g).map(textOf),
	);
}

/** The numbers at the head of a page with what they are called. */
function figuresOf(html: string): string[][] {
	return matches(html, /<dt[^>]*>[\s\S]*?<\/dd>/g, 0).map((it) =>
		it.split("</dt>").map((part) => textOf(part)),
	);
}

/** "1 Ann Lions 2" of a board. */
function boardOf(html: string, title: string): string[] {
	const [, after = ""] = html.split(new RegExp(`<h2[^>]*>${title}</h2>`));
	const [list = ""] = after.split("</ol>");
	return matches(list, /<li[^>]*>([\s\S]*?)<\/li>/g).map((row) =>
		// Without the crest, which says the team's initials.
		textOf(row.replace(/<svg[\s\S]*?<\/svg>/g, ""))
			.replace(/ (goals|assists|points)$/, "")
			.replace(/ (Lions|Tigers) (Lions|Tigers) /, " $1 "),
	);
}

function matches(text: string, pattern: RegExp, group = 1): string[] {
	return [...text.matchAll(pattern)].map((match) => match[group] ?? "");
}

function textOf(html: string): string {
	return (
		html
			// "Ann", which narrow screens show as "A.".
			.replaceAll(/<span class="rest">([^<]*)<\/span>/g, "$1")
			.replaceAll(/<[^>]*>/g, " ")
			.replaceAll(/\s+/g, " ")
			.trim()
	);
}
