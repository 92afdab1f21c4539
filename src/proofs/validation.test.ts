import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type Body, type MadeSeason, type Story, startStory } from "./world/story.ts";

/** What the API refuses: the sentence people read, and that nothing was done. */
describe.each(engines)("$name: validation", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let made: MadeSeason;
	let otherLeague: { leagueId: number; teamId: number };
	let gameId: number;
	let scheduleId: number;
	const teamOf = (name: string) => present(made.teams[name], name);

	beforeAll(async () => {
		story = await startStory(engine);
		made = await story.aSeason();
		const { league } = await story.post(`/seasonsv2/${made.seasonId}/leagues`, { name: "Cup" });
		const { team } = await story.post("/teams", { name: "Guests", leagueId: league.id });
		otherLeague = { leagueId: league.id, teamId: team.id };
		const sides = { home_team_id: teamOf("Hawks").id, away_team_id: teamOf("Owls").id };
		gameId = (await story.post(`${made.path}/games`, sides)).game.id;
		scheduleId = (await story.post("/schedules", aSchedule())).schedule.id;
		for (const [username, role] of [
			["owner", "org_owner"],
			["boss", "super_admin"],
		] as const) {
			await addUser(story.api, { username, role, organizationId: story.organization.id });
		}
	});
	afterAll(() => story.api.database.close());

	const aSchedule = (changes: Record<string, unknown> = {}) => ({
		name: "Spring",
		leagueId: made.leagueId,
		startDate: "2026-03-02",
		numWeeks: 2,
		...changes,
	});
	type Tried = { status: number; body: Body };
	/** 422 with a sentence; the exact one where there is one. */
	const refuses = (said: Tried, sentence?: string, status = 422) => {
		expect(said).toMatchObject({ status, body: { success: false } });
		if (sentence !== undefined) expect(said.body.message).toBe(sentence);
		expect(said.body.message).toMatch(/\w+ \w+/);
		expect(said.body.error).toBe(said.body.message);
	};
	const asRoot = async (method: "post" | "put", path: string, body: unknown) =>
		story.said(await story.root[method](`/api${path}`, body));
	const v1Game = (home: number, away: number) => ({
		leagueId: made.leagueId,
		team1_id: home,
		team2_id: away,
	});
	const v2Game = (home: number, away: number) => ({ home_team_id: home, away_team_id: away });

	describe("games", () => {
		test("Teams must be different., whichever of its ids names the team", async () => {
			const { id, entryId } = teamOf("Hawks");
			for (const [home, away] of [
				[id, id],
				[id, entryId],
				[entryId, id],
			] as const) {
				const sentence = "Teams must be different.";
				refuses(await story.tryPost("/games", v1Game(home, away)), sentence);
				refuses(await story.tryPost(`${made.path}/games`, v2Game(home, away)), sentence);
			}
		});

		test("league, home team and away team are required", async () => {
			const whole = v1Game(teamOf("Hawks").id, teamOf("Owls").id);
			for (const missing of ["leagueId", "team1_id", "team2_id"]) {
				for (const nothing of [undefined, null, ""]) {
					refuses(await story.tryPost("/games", { ...whole, [missing]: nothing }));
				}
			}
			const sides = v2Game(teamOf("Hawks").id, teamOf("Owls").id);
			for (const missing of ["home_team_id", "away_team_id"]) {
				refuses(await story.tryPost(`${made.path}/games`, { ...sides, [missing]: "" }));
			}
		});

		test("date, time and place are not required, and missing is null", async () => {
			const empty = { date: "", time: "", location: "" };
			for (const [path, body] of [
				["/games", v1Game(teamOf("Hawks").id, teamOf("Owls").id)],
				[`${made.path}/games`, v2Game(teamOf("Hawks").id, teamOf("Owls").id)],
			] as const) {
				const { game } = await story.post(path, { ...body, ...empty });
				expect(game).toMatchObject({ date: null, time: null, location: null, status: "scheduled" });
				await story.del(`/games/${game.id}`);
			}
		});

		test("a team of another league is refused", async () => {
			const { teamId } = otherLeague;
			refuses(await story.tryPost("/games", v1Game(teamOf("Hawks").id, teamId)));
			refuses(await story.tryPost(`${made.path}/games`, v2Game(teamId, teamOf("Hawks").id)));
		});

		test("both scores are required and numeric, and 0 is one", async () => {
			const inPlace = `${made.path}/games/${gameId}`;
			for (const [path, home, away] of [
				[`/games/${gameId}/scores`, "score_team1", "score_team2"],
				[`/gamesv2/${gameId}/scores`, "score_home", "score_away"],
				[inPlace, "score_home", "score_away"],
			] as const) {
				for (const wrong of [undefined, null, "", " ", "abc", "NaN", 1.5, -1, 1000, true, [1]]) {
					refuses(await story.tryPut(path, { [home]: wrong, [away]: 1 }));
					refuses(await story.tryPut(path, { [home]: 1, [away]: wrong }));
				}
				const { game } = await story.put(path, { [home]: 0, [away]: "0" });
				expect(game).toMatchObject({ score_home: 0, score_away: 0 });
			}
		});

		test("a statistic is a whole number; empty stays empty", async () => {
			const [player_id = 0] = teamOf("Hawks").playerIds;
			const { allStats } = await story.get(`/gamesv2/${gameId}`);
			const stat_id = allStats[0].id;
			const line = (value: unknown) => ({
				player_id,
				game_id: gameId,
				stats: [{ stat_id, value }],
			});
			for (const wrong of [1.5, "1.5", "1e3", "0x10", "abc", true, -1, 10_000, {}]) {
				refuses(await story.tryPut("/player-game-stats", line(wrong)));
			}
			for (const empty of ["", null]) {
				await story.put("/player-game-stats", line(0));
				const { playerStats } = await story.put("/player-game-stats", line(empty));
				expect(playerStats).toEqual([]);
			}
		});

		test("numbers without a game say so", async () => {
			const [player_id = 0] = teamOf("Hawks").playerIds;
			const said = await story.tryPut("/player-game-stats", { player_id, stats: [] });
			refuses(said, "Game ID is missing. Cannot update stats.");
		});

		test("a YouTube link is kept in the form that can be embedded", async () => {
			const embedded = "https://www.youtube.com/embed/dQw4w9WgXcQ";
			const path = `/gamesv2/${gameId}/details`;
			for (const link of [
				"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
				"https://youtube.com/watch?v=dQw4w9WgXcQ&t=3",
				"https://m.youtube.com/watch?t=3&v=dQw4w9WgXcQ",
				"https://youtu.be/dQw4w9WgXcQ?si=x",
				embedded,
			]) {
				expect((await story.put(path, { video_url: link })).game.video_url, link).toBe(embedded);
			}
			const other = "https://videos.test/watch?v=dQw4w9WgXcQ";
			expect((await story.put(path, { video_url: other })).game.video_url).toBe(other);
			const evil = "https://evil-youtube.com/watch?v=dQw4w9WgXcQ";
			expect((await story.put(path, { video_url: evil })).game.video_url).toBe(evil);
			for (const wrong of ["javascript:alert(1)", "http://videos.test/x", "data:text/html,x"]) {
				refuses(await story.tryPut(path, { video_url: wrong }));
			}
		});

		test("times and days that are none are refused; a time counts by its first five characters", async () => {
			const path = `/gamesv2/${gameId}/details`;
			for (const time of ["9:00", "24:00", "18:60", "6pm", "TBD"]) {
				refuses(await story.tryPut(path, { time }));
			}
			for (const date of ["2026-02-30", "1/2/2026", "1899-12-31", "2201-01-01"]) {
				refuses(await story.tryPut(path, { date }));
			}
			expect((await story.put(path, { time: "18:00:00" })).game.time).toBe("18:00");
			refuses(await story.tryPut(path, { status: "cancelled at noon" }));
		});
	});

	describe("teams", () => {
		const sentence = "Please enter a team name or select an existing team.";

		test("a name or a team to copy is required, and not both", async () => {
			for (const body of [{}, { name: "" }, { name: "   " }, { name: null, copyFromTeamId: "" }]) {
				refuses(await story.tryPost(`${made.path}/teams`, body), sentence);
			}
			const both = { name: "Two", copyFromTeamId: otherLeague.teamId };
			refuses(await story.tryPost(`${made.path}/teams`, both), sentence);
		});

		test("a team has a name, without spaces around it", async () => {
			for (const body of [{}, { name: "" }, { name: "  " }, { name: null }, { name: 7 }]) {
				refuses(await story.tryPost("/teams", body));
			}
			for (const name of ["", " "]) {
				refuses(await story.tryPut(`/teams/${otherLeague.teamId}`, { name }));
				const path = `${made.path}/teams/${teamOf("Hawks").id}`;
				refuses(await story.tryPut(path, { name }));
			}
			const { team } = await story.put(`/teams/${otherLeague.teamId}`, { name: "  Guests  " });
			expect(team.name).toBe("Guests");
		});

		test("a roster takes a known player, or a new one with both names", async () => {
			const path = `${made.path}/teams/${teamOf("Hawks").id}/players`;
			for (const body of [
				{},
				{ firstName: "Ann" },
				{ lastName: "Lee" },
				{ firstName: "A", lastName: " " },
			]) {
				refuses(await story.tryPost(path, body));
			}
			const [player_id] = teamOf("Hawks").playerIds;
			refuses(await story.tryPost(path, { player_id }), "Player already on this team", 409);
		});

		test("a captain is on the roster", async () => {
			const [captainId] = teamOf("Owls").playerIds;
			const path = `${made.path}/teams/${teamOf("Hawks").id}`;
			refuses(await story.tryPut(path, { captainId }));
		});

		test("Please select a league first.", async () => {
			for (const leagueId of [undefined, null, ""]) {
				const body = { teamId: teamOf("Hawks").id, leagueId };
				refuses(await story.tryPost("/teamLeague/assign", body), "Please select a league first.");
			}
		});

		test("slots are a list, or a text with commas", async () => {
			const path = `/teams/${teamOf("Hawks").id}`;
			const slots = ["18:00", "19:00"];
			for (const given of [slots, "18:00, 19:00", "18:00,19:00,", " 18:00 ,, 19:00 "]) {
				const { team } = await story.put(path, { unavailableSlots: given });
				expect(team.unavailableSlots).toEqual(slots);
			}
			refuses(await story.tryPut(path, { unavailableSlots: ["24:00"] }));
			refuses(await story.tryPut(path, { unavailableSlots: "six" }));
			expect((await story.put(path, { unavailableSlots: "" })).team.unavailableSlots).toEqual([]);
		});
	});

	describe("players", () => {
		test("a first name is required, a last name is not", async () => {
			for (const body of [{}, { firstName: "" }, { firstName: " ", lastName: "Lee" }]) {
				refuses(await story.tryPost("/players", body));
			}
			const { player } = await story.post("/players", { firstName: " Solo " });
			expect(player).toMatchObject({ firstName: "Solo", lastName: null });
			for (const family of ["players", "playersv2"]) {
				refuses(await story.tryPut(`/${family}/${player.id}`, { firstName: " " }));
			}
		});

		test("image files only, by what is in them", async () => {
			const sentence = "Only image files are allowed";
			const path = `${made.path}/teams/${teamOf("Hawks").id}/players`;
			for (const wrong of wrongPictures()) {
				refuses(
					await story.tryPost("/players", formOf({ firstName: "A", image: wrong })),
					sentence,
				);
				const both = formOf({ firstName: "A", lastName: "B", image: wrong });
				refuses(await story.tryPost(path, both), sentence);
				const [id] = teamOf("Hawks").playerIds;
				for (const family of ["players", "playersv2"]) {
					refuses(await story.tryPut(`/${family}/${id}`, formOf({ image: wrong })), sentence);
				}
			}
		});
	});

	describe("seasons and leagues", () => {
		test("a season has a name, and finishes after it starts", async () => {
			for (const family of ["/seasons", "/seasonsv2"]) {
				for (const name of [undefined, null, "", "  "]) {
					refuses(await story.tryPost(family, { name }));
				}
				refuses(await story.tryPut(`${family}/${made.seasonId}`, { name: " " }));
				const dates = { startDate: "2026-05-01", finishDate: "2026-04-30" };
				refuses(await story.tryPost(family, { name: "Backwards", ...dates }));
				refuses(await story.tryPut(`${family}/${made.seasonId}`, dates));
			}
		});

		test("a league has a name", async () => {
			for (const name of [undefined, null, "", "  "]) {
				refuses(await story.tryPost("/leagues", { name }));
				refuses(await story.tryPost(`/seasonsv2/${made.seasonId}/leagues`, { name }));
			}
			refuses(await story.tryPut(`/leagues/${made.leagueId}`, { name: " " }));
			refuses(await story.tryPut(made.path, { name: " " }));
		});

		test("with a season goes everything under it, and players stay", async () => {
			const { season } = await story.post("/seasons", { name: "Short" });
			const { league } = await story.post("/leagues", { name: "Short", seasonId: season.id });
			const path = `/seasonsv2/${season.id}/leagues/${league.id}`;
			const copied = { copyFromTeamId: teamOf("Hawks").id };
			const home = (await story.post(`${path}/teams`, copied)).team;
			const away = (await story.post(`${path}/teams`, { name: "Shorts" })).team;
			const { game } = await story.post(`${path}/games`, v2Game(home.id, away.id));
			const [player_id] = teamOf("Hawks").playerIds;
			const { allStats } = await story.get(`/gamesv2/${game.id}`);
			const stats = [{ stat_id: allStats[0].id, value: 5 }];
			await story.put("/player-game-stats", { player_id, game_id: game.id, stats });
			await story.post("/schedules", aSchedule({ leagueId: league.id, seasonId: season.id }));
			const { schedules } = await story.get("/schedules");
			await story.del(`/seasons/${season.id}`);
			for (const gone of [path, `${path}/teams`, `/gamesv2/${game.id}`, `/leagues/${league.id}`]) {
				expect((await story.tryGet(gone)).status, gone).toBe(404);
			}
			const { player } = await story.get(`/players/${player_id}`);
			expect(player.rosters).toHaveLength(1);
			expect(player.gameStats).toEqual([]);
			expect((await story.get("/schedules")).schedules).toHaveLength(schedules.length - 1);
		});
	});

	describe("users and organizations", () => {
		test("a username is required and one person's alone, whatever its case", async () => {
			for (const username of [undefined, "", "  ", "x".repeat(65)]) {
				refuses(await asRoot("post", "/usersv2", { username }));
			}
			const said = await asRoot("post", "/usersv2", { username: "OLIVE" });
			refuses(said, "Username already exists", 409);
		});

		test("an email is one or none, and nobody's role is staff at first", async () => {
			for (const email of ["x", "x@", "@x.test", "a b@x.test"]) {
				refuses(await asRoot("post", "/usersv2", { username: "mail", email }));
			}
			for (const [index, email] of ["", null].entries()) {
				const sent = { username: `none${index}`, email, password: "", domain: "", slug: "" };
				const { status, body } = await asRoot("post", "/usersv2", sent);
				expect(status).toBe(200);
				expect(body.user).toMatchObject({ email: null, domain: null, slug: null, role: "staff" });
			}
			refuses(await asRoot("post", "/usersv2", { username: "king", role: "king" }));
		});

		test("sport ids are numbers, or digits in a form", async () => {
			const { id } = story.sport;
			const path = `/usersv2/${story.oliveId}`;
			for (const sportIds of [[id], [String(id)]]) {
				const { body } = await asRoot("put", path, { sportIds });
				expect(body.user.sports).toMatchObject([{ id }]);
			}
			for (const sportIds of [["one"], [0], [4711], [id, id], "1"]) {
				refuses(await asRoot("put", path, { sportIds }));
			}
		});

		test("nobody deletes a super administrator", async () => {
			const boss = present(await story.api.platform.accounts.findByUsernameKey("boss"), "boss");
			for (const family of ["users", "usersv2"]) {
				const said = await story.said(await story.root.del(`/api/${family}/${boss.id}`));
				refuses(said, undefined, 403);
			}
		});

		test("an organization has a name, and the rest is optional", async () => {
			for (const path of ["/organizations", "/admin/organizations"]) {
				for (const name of [undefined, "", "  "]) refuses(await asRoot("post", path, { name }));
				for (const name of ["One", "Two"]) {
					const sent = { name: name + path, domain: "", slug: "", customPageUrl: "" };
					const { status, body } = await asRoot("post", path, sent);
					expect(status).toBe(200);
					expect(body.organization).toMatchObject({ domain: null, slug: null, sports: [] });
				}
				for (const customPageUrl of ["javascript:alert(1)", "data:text/html,x", "no address"]) {
					refuses(await asRoot("post", path, { name: "Linked", customPageUrl }));
				}
			}
			refuses(await asRoot("put", `/organizations/${story.organization.id}`, { name: " " }));
		});

		test("no slug is a word that the product needs, and none is used twice", async () => {
			const reserved = [
				"registration",
				"leagueInfo",
				"tournament",
				"ourTeam",
				"leagueFootage",
				"youth",
				"contact",
				"login",
				"LOGIN",
				"api",
				"dashboard",
				"teams",
				"players",
				"assets",
			];
			for (const slug of [...reserved, "no slug", "-x", "a", "x".repeat(51)]) {
				refuses(await asRoot("post", "/organizations", { name: "Reserved", slug }));
			}
			const said = await asRoot("post", "/organizations", { name: "Again", slug: "HOOPS" });
			refuses(said, undefined, 409);
			const domain = await asRoot("post", "/organizations", { name: "Again", domain: "hoops" });
			refuses(domain, undefined, 409);
		});

		test("a logo is an image by what is in it", async () => {
			const sentence = "Logo must be an image file";
			for (const logo of wrongPictures()) {
				const form = () => formOf({ name: "Logo", logo });
				refuses(await asRoot("post", "/organizations", form()), sentence);
				refuses(await asRoot("post", "/admin/organizations", form()), sentence);
				const own = `/organizations/${story.organization.id}`;
				refuses(await asRoot("put", own, formOf({ logo })), sentence);
				refuses(await asRoot("put", `/users/${story.oliveId}`, formOf({ logo })), sentence);
				refuses(await asRoot("put", `/usersv2/${story.oliveId}`, formOf({ logo })), sentence);
			}
		});

		test("a domain without a dot means .com, wherever one is looked up", async () => {
			const lookups = [
				"/seasonsv2?",
				"/seasons?",
				"/leagues?",
				"/leaguesv2?",
				"/teams?",
				"/teamsv2?",
				"/players?",
				"/playersv2?",
				"/games?",
				"/gamesv2?",
				"/seasonsleagues?",
				"/records/top20Points?",
				"/records/top20Threes?",
				"/records/top20TeamWins?",
				`/gamesv2/${gameId}?`,
				`${made.path}/teams?`,
				`${made.path}/games?`,
			];
			for (const path of lookups) {
				const ask = async (domain: string) =>
					story.said(await story.stranger.get(`/api${path}domain=${domain}`));
				const whole = await ask("hoops.com");
				expect(whole.status, path).toBe(200);
				for (const other of ["hoops", "HOOPS", "www.hoops.com", "Hoops.com."]) {
					expect(await ask(other), `${path} ${other}`).toEqual(whole);
				}
				expect((await ask("hoops.net")).status, path).toBe(404);
			}
			const named = await story.said(await story.stranger.get("/api/organizations/domain/hoops"));
			expect(named.body.organization.id).toBe(story.organization.id);
		});
	});

	describe("schedules", () => {
		test("league, name and start date are required", async () => {
			for (const missing of ["leagueId", "name", "startDate"]) {
				for (const nothing of [undefined, null, ""]) {
					refuses(await story.tryPost("/schedules", aSchedule({ [missing]: nothing })));
				}
			}
			const said = await story.tryPost("/schedules", aSchedule({ leagueId: "" }));
			refuses(said, "Please select a league first.");
		});

		test("a schedule has 1 to 104 weeks", async () => {
			for (const numWeeks of [0, -1, 1.5, 105, "two", null]) {
				refuses(await story.tryPost("/schedules", aSchedule({ numWeeks })));
				refuses(await story.tryPut(`/schedules/${scheduleId}`, { numWeeks }));
			}
			for (const numWeeks of [1, "2", 104]) {
				const { schedule } = await story.post("/schedules", aSchedule({ numWeeks }));
				expect(schedule.numWeeks).toBe(Number(numWeeks));
			}
		});

		test("game days are weekdays", async () => {
			const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
			const { schedule } = await story.post("/schedules", aSchedule({ gameDays: days }));
			expect(new Set(schedule.gameDays)).toEqual(new Set(days));
			for (const gameDays of [["Funday"], ["Monday", 1], "Someday"]) {
				refuses(await story.tryPost("/schedules", aSchedule({ gameDays })));
			}
		});

		test("slots are the same every week or per week", async () => {
			const same = aSchedule({ sameSlot: true, timeSlots: ["18:00"] });
			expect((await story.post("/schedules", same)).schedule).toMatchObject({
				sameSlot: true,
				timeSlots: ["18:00"],
				weeklyTimeSlots: [],
			});
			// Shorter than there are weeks.
			const weekly = aSchedule({ sameSlot: false, weeklyTimeSlots: [["18:00"]] });
			expect((await story.post("/schedules", weekly)).schedule).toMatchObject({
				sameSlot: false,
				weeklyTimeSlots: [["18:00"]],
			});
			for (const timeSlots of [["24:00"], ["six"], [18]]) {
				refuses(await story.tryPost("/schedules", aSchedule({ timeSlots })));
				const wrong = aSchedule({ sameSlot: false, weeklyTimeSlots: [timeSlots] });
				refuses(await story.tryPost("/schedules", wrong));
			}
		});
	});

	describe("configuration", () => {
		test("Please fill all fields", async () => {
			const sport_id = story.sport.id;
			for (const body of [
				{},
				{ sport_id },
				{ sport_id, name: "Charges" },
				{ sport_id, abbreviation: "CHG" },
				{ sport_id, name: " ", abbreviation: "CHG" },
				{ sport_id, name: "C", abbreviation: "" },
			]) {
				refuses(await story.tryPost("/statsv2", body), "Please fill all fields");
			}
		});

		test("an attribute is a string, a number or a date", async () => {
			for (const type of [undefined, "", "boolean", "String"]) {
				refuses(await story.tryPost("/playerAttributes", { name: "Shoes", type }));
			}
		});

		test("lists are put in order once each, with orders that are numbers", async () => {
			const { stats } = await story.get(`/statsv2/${story.sport.id}`);
			const [{ id }] = stats;
			for (const list of [[], [{ id, order: -1 }], [{ id, order: "first" }], [{ id }]]) {
				refuses(await story.tryPut("/statsv2/reorder", list));
			}
			const twice = [
				{ id, order: 1 },
				{ id, order: 2 },
			];
			refuses(await story.tryPut("/statsv2/reorder", { stats: twice }));
		});

		test.each([
			["category", ["men", "women", "adult", "youth", "co-ed"]],
			["sport", ["basketball", "baseball", "tennis", "volleyball"]],
			["state", ["California", "New York", "Texas"]],
			["city", ["Los Angeles", "Buffalo", "New York City", "Houston"]],
		])("the choices of %s, kept joined by commas", async (field, choices) => {
			for (const given of [choices, choices.join(","), choices.join(", ")]) {
				const { business } = await story.post("/businesses", { name: field, [field]: given });
				expect(business[field]).toBe(choices.join(","));
			}
			refuses(await story.tryPost("/businesses", { name: field, [field]: ["other"] }));
			refuses(await story.tryPost("/businesses", { name: field, [field]: `${choices[0]},other` }));
		});

		test("signing up is active or closed, active at first", async () => {
			const { business } = await story.post("/businesses", { name: "Open" });
			expect(business.signupStatus).toBe("active");
			refuses(await story.tryPut(`/businesses/${business.id}`, { signupStatus: "open" }));
			refuses(await story.tryPut(`/businesses/${business.id}`, { signupDeadline: "soon" }));
			refuses(await story.tryPost("/businesses", { name: " " }));
		});
	});
});

function formOf(fields: Record<string, string | File>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

function wrongPictures(): File[] {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
	return [
		new File(["This is text."], "picture.png", { type: "image/png" }),
		new File([svg], "picture.svg", { type: "image/svg+xml" }),
		new File([svg], "picture.png", { type: "image/png" }),
	];
}
