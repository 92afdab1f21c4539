// @vitest-environment window
import { expect, test } from "vitest";
import { todayHere } from "#admin/components/feedback/today-here.ts";
import { type Club, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	heading,
	openAdmin,
	question,
	refused,
	said,
	screen,
	textsOf,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();
const names = ["Crows", "Hawks", "Larks", "Owls"];

const placeOf = ({ seasonId, leagues }: Club) =>
	`/dashboard/seasons/${seasonId}/leagues/${leagues.Monday?.id}`;
const stagesOf = async (club: Club) => (await club.call("GET", "/stages")).stages;

/** Four teams that have not played yet, so that nothing parts them, and playoffs planned for them. */
async function planned(): Promise<Club & { stageId: number }> {
	const club = await found({ Monday: names });
	const { stage } = await club.call(
		"POST",
		`/seasonsv2/${club.seasonId}/leagues/${club.leagues.Monday?.id}/stages`,
		{ name: "Playoffs", format: { kind: "single", teams: 4 } },
	);
	return { ...club, stageId: stage.id };
}

async function open(club: Club & { stageId: number }) {
	const opened = await openAdmin(app, `/dashboard/stages/${club.stageId}`, { as: club.staff });
	await heading("Playoffs");
	return opened;
}

const seeds = () =>
	textsOf(within(screen.getByRole("grid", { name: "Seeds" })).getAllByRole("row")).map((it) =>
		it.replace(/^\d+/, ""),
	);

test("from the league to a published bracket: plan, seed by hand, publish", async () => {
	const club = await found({ Monday: names });
	const { user, press } = await openAdmin(app, placeOf(club), { as: club.staff });
	await user.click(await screen.findByRole("link", { name: "Playoffs" }));
	await screen.findByText("No playoffs planned");
	await press("Plan playoffs");
	const asked = await dialog();
	expect((asked.getByLabelText("Teams") as HTMLInputElement).value).toBe("4");
	asked.getByText("3 series, 3 games.");
	await user.selectOptions(asked.getByLabelText("Final"), "Best of 3");
	await asked.findByText("3 series, 4 to 5 games.");
	await user.click(asked.getByRole("button", { name: "Plan playoffs" }));
	await closed();
	await screen.findByText("As if the season ended today.");
	await press("Save seeds");
	await said("Seeds saved");
	await screen.findByText("The teams are seeded.");
	await press("Publish");
	await said("Playoffs is published");
	await screen.findByRole("link", { name: /Public bracket/ });
	expect(await stagesOf(club)).toMatchObject([
		{ isPublished: true, isProjected: false, format: { bestOf: { final: 3 } } },
	]);
});

test("winners of two divisions meet in a league of their own, and stay in the list of seeds", async () => {
	const club = await found({ Finals: [], East: ["Crows"], West: ["Owls"] });
	const { user, press } = await openAdmin(
		app,
		`/dashboard/seasons/${club.seasonId}/leagues/${club.leagues.Finals?.id}/stages`,
		{ as: club.staff },
	);
	await screen.findByText("No playoffs planned");
	await press("Plan playoffs");
	const asked = await dialog();
	await user.click(asked.getByRole("checkbox", { name: "East" }));
	await user.click(asked.getByRole("checkbox", { name: "West" }));
	await user.click(asked.getByRole("button", { name: "Plan playoffs" }));
	await closed();
	await press("Save seeds");
	await said("Seeds saved");
	await waitFor(() => expect(seeds().toSorted()).toEqual(["Crows", "Owls"]));
	const { table } = await club.call(
		"GET",
		`/seasonsv2/${club.seasonId}/leagues/${club.leagues.Finals?.id}/table`,
	);
	expect(table.rows).toHaveLength(2);
});

test("level teams are named, and put in order by arrows", async () => {
	const { press } = await open(await planned());
	screen.getByText(/^Crows, Hawks, Larks and Owls are level in the table/);
	await press("Seed from the table");
	await refused(
		"Crows, Hawks, Larks and Owls are level: draw a lot in the rules of the table, or seed by hand.",
	);
	await press("Move Owls up");
	expect(seeds()).toEqual(["Crows", "Hawks", "Owls", "Larks"]);
	await press("Save seeds");
	await said("Seeds saved");
	expect(seeds()).toEqual(["Crows", "Hawks", "Owls", "Larks"]);
});

test("level teams that have played lead to their lot, and are seeded by it", async () => {
	const club = await found({ Monday: ["Crows", "Hawks"] });
	const game = await club.addGame("Crows", "Hawks", -3);
	const score = { score_away: 50, score_home: 50, status: "completed" };
	await club.call("PUT", `/gamesv2/${game}/scores`, score);
	const place = `/seasonsv2/${club.seasonId}/leagues/${club.leagues.Monday?.id}`;
	const format = { kind: "single", teams: 2 };
	const { stage } = await club.call("POST", `${place}/stages`, { name: "Playoffs", format });
	const { user, press, goTo } = await open({ ...club, stageId: stage.id });
	await user.click(screen.getByRole("link", { name: "Write down a lot" }));
	await heading("Table rules");
	await dialog();
	await press("Move Hawks up");
	await press("Add");
	await closed();
	await press("Save table rules");
	await said("Table rules updated");
	await goTo(`/dashboard/stages/${stage.id}`);
	await heading("Playoffs");
	await press("Seed from the table");
	await said("Seeded from the table");
	expect(seeds()).toEqual(["Hawks", "Crows"]);
});

test("a team that may not play says why, and is taken in for a reason", async () => {
	const club = await planned();
	await club.call("PUT", `/stages/${club.stageId}`, { eligibility: { leastPlayers: 5 } });
	const fee = { entry: "charge", amount: 300_00, why: "Fee", due: "2020-05-01" };
	await club.call("POST", `/ledger/team/${club.leagues.Monday?.teams.Hawks}`, fee);
	const { user, fill, press } = await open(club);
	screen.getAllByText("0 of 5 players on the roster");
	await press("Edit format");
	await user.click((await dialog()).getByLabelText(/^Fees have to be paid/));
	await press("Save");
	await closed();
	await screen.findByText(
		"0 of 5 players on the roster · Has not paid $300.00, due since May 1, 2020",
	);
	await press("Take in Hawks");
	const asked = await dialog();
	await fill(asked.getByLabelText("Why it plays all the same"), "Players come in May.");
	await press("Take in");
	await closed();
	screen.getByText(/Taken in all the same: Players come in May\./);
	await press("Save seeds");
	await said("Seeds saved");
	const [stage] = await stagesOf(club);
	expect(stage.seeds).toMatchObject([{ overruled: "Players come in May." }]);
});

test("games get their dates before anybody knows who plays", async () => {
	const club = await planned();
	const { fill, press } = await open(club);
	await press("Dates of Final");
	const asked = await dialog();
	await fill(asked.getByLabelText("Date"), "2027-04-10");
	await fill(asked.getByLabelText("Time"), "19:30");
	await fill(asked.getByLabelText("Location"), "Arena");
	await press("Save dates");
	await said("Games placed");
	await screen.findByText("April 10, 2027 · 7:30 PM · Arena");
});

test("a place at which another game is at the time is asked about, and taken where both fit", async () => {
	const club = await planned();
	const path = `/stages/${club.stageId}/games`;
	const { stage } = await club.call("GET", `/stages/${club.stageId}`);
	const place = { date: "2027-04-10", time: "19:30", location: "Arena" };
	await club.call("PUT", path, { games: [{ id: stage.series[0].games[0].id, ...place }] });
	const { fill, press } = await open(club);
	await press("Dates of Semi-final 2");
	const asked = await dialog();
	await fill(asked.getByLabelText("Date"), place.date);
	await fill(asked.getByLabelText("Time"), "20:00");
	await fill(asked.getByLabelText("Location"), "arena");
	await press("Save dates");
	const isTaken =
		"arena is taken on Saturday, April 10 at 8:00 PM: Playoffs, Monday is played there.";
	(await question()).getByText(isTaken);
	await press("Cancel");
	await refused(isTaken);
	await press("Save dates");
	await question();
	await press("Both fit there");
	await said("Games placed");
});

test("dates that somebody else has set meanwhile are not written over", async () => {
	const club = await planned();
	const { fill, press } = await open(club);
	await press("Dates of Final");
	const asked = await dialog();
	await fill(asked.getByLabelText("Date"), "2027-04-10");
	const path = `/stages/${club.stageId}`;
	const finalOf = async () => (await club.call("GET", path)).stage.series[2].games[0];
	const { id } = await finalOf();
	await club.call("PUT", `${path}/games`, { games: [{ id, date: "2027-04-17" }] });
	await press("Save dates");
	await refused("admin has changed this stage. Please check it, then save again.");
	expect((await finalOf()).date).toBe("2027-04-17");
});

test("games are laid on free slots of the league's schedule, seen before they are saved, and taken back", async () => {
	const club = await planned();
	const { leagues, seasonId, stageId } = club;
	await club.call("POST", "/schedules", {
		leagueId: leagues.Monday?.id,
		seasonId,
		name: "Spring",
		startDate: "2026-02-02",
		numWeeks: 1,
		gameDays: ["Monday"],
		timeSlots: ["19:00"],
	});
	const { fill, press, user } = await open(club);
	await press("Lay the games on free slots");
	const asked = await dialog();
	await fill(await asked.findByLabelText("First day"), "2099-06-01");
	await asked.findByText("Semi-final 1 · Monday, June 1, 2099 · 7:00 PM");
	await asked.findByText("Final · Monday, June 15, 2099 · 7:00 PM");
	await user.click(asked.getByLabelText("Wednesday"));
	await fill(asked.getByLabelText("Rest days between games"), "2");
	await asked.findByText("Final · Monday, June 8, 2099 · 7:00 PM");
	await press("Save dates");
	await said("Games placed");
	const dates = async () => {
		const { stage } = await club.call("GET", `/stages/${stageId}`);
		return stage.series.map(({ games }: { games: { date: string | null }[] }) => games[0]?.date);
	};
	expect(await dates()).toEqual(["2099-06-01", "2099-06-03", "2099-06-08"]);
	await press("Undo");
	await waitFor(async () => expect(await dates()).toEqual([null, null, null]));
});

test("a game of this week that waits for its teams stands on the dashboard", async () => {
	const club = await planned();
	const seeds = names.map((name) => ({ teamId: club.leagues.Monday?.teams[name] }));
	const { stage } = await club.call("PUT", `/stages/${club.stageId}/seeds`, { seeds });
	const final = { id: stage.series[2].games[0].id, date: todayHere(), time: "19:30" };
	await club.call("PUT", `/stages/${club.stageId}/games`, { games: [final] });
	await openAdmin(app, "/dashboard", { as: club.staff });
	const link = await screen.findByRole("link", { name: /Winner of semi-final 1/ });
	expect(link.getAttribute("href")).toBe(`/dashboard/stages/${club.stageId}`);
});

test("a game that waits for its teams stands in the list of games, leads to its stage and cannot be scored", async () => {
	const club = await planned();
	const { stageId } = club;
	const { stage } = await club.call("GET", `/stages/${stageId}`);
	const final = {
		id: stage.series[2].games[0].id,
		date: "2099-04-10",
		time: "19:30",
		location: "Arena",
	};
	await club.call("PUT", `/stages/${stageId}/games`, { games: [final] });
	await openAdmin(app, "/dashboard/games", { as: club.staff });
	const row = within(await screen.findByRole("row", { name: /Winner of semi-final 1/ }));
	const link = row.getByRole("link", { name: "Winner of semi-final 2 at Winner of semi-final 1" });
	expect(link.getAttribute("href")).toBe(`/dashboard/stages/${stageId}`);
	row.getByText("Arena");
	row.getByText("Draft");
	expect(row.queryByRole("button")).toBeNull();
	expect(row.queryByRole("checkbox")).toBeNull();
	expect(screen.getAllByRole("row")).toHaveLength(2);
});

test("a withdrawal and a decision of the league move teams on, and are taken back", async () => {
	const club = await planned();
	const { fill, press, user } = await open(club);
	await press("Save seeds");
	await said("Seeds saved");
	await press("Owls withdraws");
	const leaving = await dialog();
	await fill(leaving.getByLabelText("Why it plays no more"), "Too few players.");
	await user.click(leaving.getByRole("button", { name: "Withdraw" }));
	await closed();
	await screen.findByText("Withdrew: Too few players.");
	await screen.findByText(/^Crows – Winner of semi-final 2$/);
	await press("Bring Owls back");
	await waitFor(() => expect(screen.queryByText("Withdrew: Too few players.")).toBeNull());
	await press("Decide Semi-final 2");
	const asked = await dialog();
	await user.selectOptions(asked.getByLabelText("Goes on"), "Hawks");
	await fill(asked.getByLabelText("Why the league decides"), "The gym was closed.");
	await press("Save decision");
	await closed();
	await screen.findByText("Winner of semi-final 1 – Hawks");
});

test("deleting says how many games go, and can be undone", async () => {
	const club = await planned();
	const { press } = await open(club);
	await press("Delete");
	const asked = await question();
	asked.getByText(
		"Playoffs will be deleted with 3 games, results and box scores of them included.",
	);
	await press("Delete");
	await said("Playoffs deleted");
	await screen.findByText("No playoffs planned");
	await press("Undo");
	await screen.findByRole("link", { name: "Playoffs" });
});

test("a correction says who comes instead before it is saved, and no other result asks", async () => {
	const club = await planned();
	const seeds = names.map((name) => ({ teamId: club.leagues.Monday?.teams[name] }));
	const { stage } = await club.call("PUT", `/stages/${club.stageId}/seeds`, { seeds });
	const first = stage.series[0].games[0];
	const { user, fill, press } = await openAdmin(app, "/dashboard/games", { as: club.staff });
	const enter = async (crows: string, owls: string) => {
		await user.click(await screen.findByRole("button", { name: /result of Owls at Crows/ }));
		const asked = await dialog();
		await fill(asked.getByRole("textbox", { name: /Crows/ }), crows);
		await fill(asked.getByRole("textbox", { name: /Owls/ }), owls);
		await press("Save as final");
	};
	const scoreNow = async () => (await club.call("GET", `/gamesv2/${first.id}`)).game.score_home;
	await enter("80", "70");
	await closed();
	await enter("60", "70");
	(await question()).getByText("Final: Owls instead of Crows.");
	await press("Cancel");
	expect(await scoreNow()).toBe(80);
	await press("Save as final");
	await question();
	await press("Save the result");
	await closed();
	expect(await scoreNow()).toBe(60);
});

test("who may play is told a team, and who may not is marked on game day and can be saved all the same", async () => {
	const club = await planned();
	await club.addPlayer("Crows", "Jo", "Bell");
	const ida = await club.addPlayer("Crows", "Ida", "May");
	const regular = await club.addGame("Owls", "Crows", -8);
	const { allStats } = await club.call("GET", `/gamesv2/${regular}`);
	const PTS = allStats.find((stat: { abbreviation: string }) => stat.abbreviation === "PTS").id;
	await club.call("PUT", `/gamesv2/${regular}/scores`, { score_home: 60, score_away: 50 });
	const lines = [{ player_id: ida, stats: [{ stat_id: PTS, value: 8 }] }];
	await club.call("PUT", `/gamesv2/${regular}/box-score`, { lines });
	await club.call("PUT", `/stages/${club.stageId}`, { minGames: 1 });
	const seeds = names.map((name) => ({ teamId: club.leagues.Monday?.teams[name] }));
	const { stage } = await club.call("PUT", `/stages/${club.stageId}/seeds`, { seeds });

	const { user, press, fill, goTo } = await open(club);
	await user.click(screen.getByRole("link", { name: "Players’ eligibility" }));
	await heading("Players’ eligibility");
	const crows = within(screen.getByRole("table", { name: "Who may play for Crows" }));
	expect(textsOf(crows.getAllByRole("row"))).toEqual([
		"PlayerGamesMay play",
		"Ida May1Yes",
		"Jo Bell0No: 0 of 1 game",
	]);
	await user.selectOptions(screen.getByLabelText("Team"), "Crows");
	expect(screen.getAllByRole("table")).toHaveLength(1);

	await goTo(`/games/${stage.series[0].games[0].id}`);
	await screen.findByText(/Jo Bell, 0 of 1 game/);
	await press("Edit box score");
	screen.getByText("Not eligible: 0 of 1 game");
	await fill(screen.getByRole("textbox", { name: "Points, Jo Bell" }), "12");
	await press("Save");
	await said("Stats updated successfully");
});

test("a forfeit, a result that is removed and an undo say who comes instead before they are saved", async () => {
	const club = await planned();
	const seeds = names.map((name) => ({ teamId: club.leagues.Monday?.teams[name] }));
	const { stage } = await club.call("PUT", `/stages/${club.stageId}/seeds`, { seeds });
	const { id } = stage.series[0].games[0];
	const score = { score_home: 80, score_away: 70, status: "completed" };
	await club.call("PUT", `/gamesv2/${id}/scores`, score);
	const gameNow = async () => (await club.call("GET", `/gamesv2/${id}`)).game;
	const { user, press, goTo } = await openAdmin(app, `/games/${id}`, { as: club.staff });

	await press("Edit details");
	await user.selectOptions(await screen.findByLabelText("Status"), "Forfeit");
	await user.selectOptions(screen.getByLabelText("Forfeited by"), "Crows");
	await press("Save");
	(await question()).getByText("Final: Owls instead of Crows.");
	await press("Cancel");
	expect((await gameNow()).status).toBe("completed");
	await press("Save");
	await question();
	await press("Save the result");
	await waitFor(async () => expect((await gameNow()).forfeited_by).toBe("home"));

	// Taken back in the list, and that again undone: both move teams, so both ask.
	await goTo("/dashboard/games");
	await press("More for Owls at Crows");
	await user.click(await screen.findByRole("menuitemradio", { name: "Completed" }));
	(await question()).getByText("Final: Crows instead of Owls.");
	await press("Save the result");
	await waitFor(async () => expect((await gameNow()).status).toBe("completed"));
	await press("Undo");
	(await question()).getByText("Final: Owls instead of Crows.");
	await press("Cancel");
	expect((await gameNow()).status).toBe("completed");

	await goTo(`/games/${id}`);
	await press("Edit score");
	await press("Remove result");
	await press("Remove");
	(await question()).getByText("Final: no longer Crows; who plays is open again.");
	await press("Save the result");
	await waitFor(async () => expect((await gameNow()).score_home).toBeNull());
});

test("a bracket is drawn from a copy of the present one, and what is wrong with it is said at once", async () => {
	const club = await planned();
	const { user, press } = await open(club);
	await press("Edit format");
	const asked = await dialog();
	await user.selectOptions(asked.getByLabelText("Format"), "Custom bracket");
	const series = (number: number) => within(asked.getByRole("group", { name: `Series ${number}` }));
	await user.selectOptions(series(1).getByLabelText("Away"), "Seed 3");
	await refused("Seed 3 stands in two places.");
	await user.selectOptions(series(2).getByLabelText("Away"), "Seed 4");
	await press("Add a series");
	await refused("Seed 1 stands in two places.");
	await user.selectOptions(series(4).getByLabelText("Home"), "Loser of series 1 (Semi-final 1)");
	await user.selectOptions(series(4).getByLabelText("Away"), "Loser of series 2 (Semi-final 2)");
	await user.selectOptions(series(4).getByLabelText("What it is"), "Third place");
	await asked.findByText("4 series, 4 games.");
	await press("Move Series 2 up");
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Series 1 down");
	await user.click(asked.getByRole("button", { name: "Save" }));
	await closed();
	const [stage] = await stagesOf(club);
	const from = stage.series.map((one: { home: { from: object }; away: { from: object } }) => [
		one.home.from,
		one.away.from,
	]);
	expect([stage.format.kind, from]).toEqual([
		"custom",
		[
			[{ seed: 2 }, { seed: 4 }],
			[{ seed: 1 }, { seed: 3 }],
			[{ winnerOf: 2 }, { winnerOf: 1 }],
			[{ loserOf: 2 }, { loserOf: 1 }],
		],
	]);
});
