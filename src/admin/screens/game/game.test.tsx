// @vitest-environment window
import { expect, test, vi } from "vitest";
import { formatWeekday } from "#domain/time/format.ts";
import { type Club, dayFromToday, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	failingWrites,
	heading,
	openAdmin,
	pass,
	question,
	refused,
	said,
	screen,
	textsOf,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();
const monday = { "Monday D1": ["Hawks", "Owls", "Elks", "Bears"] };
const two = { ...monday, "Friday D2": ["Reds", "Blues"] };

/** A club with games tomorrow and a week later. */
async function withGames(): Promise<Club> {
	const club = await found(monday);
	await club.addGame("Owls", "Hawks", 1, "18:00");
	await club.addGame("Bears", "Elks", 1, "19:00");
	await club.addGame("Hawks", "Elks", 8, "18:00");
	await club.addGame("Owls", "Bears", 8, "19:00");
	return club;
}

async function openGames({ staff }: Club) {
	const opened = await openAdmin(app, "/dashboard/games", { as: staff });
	await heading("Games");
	const { calls } = opened;
	const from = calls.length;
	return { ...opened, writes: () => calls.slice(from).filter((call) => !call.startsWith("GET")) };
}

const rowOf = (matchup: string) =>
	present(screen.getByRole("link", { name: matchup }).closest("tr"));
const present = <Found,>(found: Found | null | undefined) => found as Found;
const statuses = () =>
	textsOf(
		screen.getAllByRole("cell", {
			name: /^(Scheduled|Postponed|Completed|Cancelled|Forfeit|In progress)$/,
		}),
	);
const matchups = () => textsOf(screen.getAllByRole("rowheader"));
const select = (matchup: string) => screen.getByRole("checkbox", { name: `Select ${matchup}` });

test("the list has its columns, and games by date and time; nothing chosen is told, and nothing is sent", async () => {
	const { press, writes } = await openGames(await withGames());
	const names = ["ID", "Date", "Matchup", "League", "Location", "Time", "Status", "Results"];
	const heads = textsOf(screen.getAllByRole("columnheader"));
	expect(heads).toEqual(["", ...names.map((name) => expect.stringMatching(`^${name}`)), "Actions"]);
	expect(matchups()).toEqual(["Owls at Hawks", "Bears at Elks", "Hawks at Elks", "Owls at Bears"]);
	await press("Delete");
	await refused("Please select at least one game to delete.");
	await press("Change");
	await refused("Please select at least one game to change.");
	expect(writes()).toEqual([]);
});

test("a range of games is postponed at once and taken back; who was refused is told, and why", async () => {
	const club = await withGames();
	const { user, fill, press, intercept, reload } = await openGames(club);
	await user.click(select("Owls at Hawks"));
	await user.keyboard("{Shift>}");
	await user.click(select("Hawks at Elks"));
	await user.keyboard("{/Shift}");
	screen.getByText("3 selected");
	await press("Change");
	let open = within(await screen.findByRole("dialog", { name: "Change 3 games" }));
	await user.selectOptions(open.getByLabelText("Status"), "Postponed");
	await press("Change 3 games");
	await said("3 games changed");
	await closed();
	await waitFor(() =>
		expect(statuses()).toEqual(["Postponed", "Postponed", "Postponed", "Scheduled"]),
	);
	await press("Undo");
	await said("3 games are as they were");
	const asBefore = ["Scheduled", "Scheduled", "Scheduled", "Scheduled"];
	await waitFor(() => expect(statuses()).toEqual(asBefore));
	await reload();
	await heading("Games");
	await waitFor(() => expect(statuses()).toEqual(asBefore));

	const { games } = await club.call("GET", "/gamesv2");
	intercept(({ url }) =>
		url.includes(`/gamesv2/${games[0].id}/details`)
			? Response.json({ message: "Somebody else was quicker." }, { status: 409 })
			: undefined,
	);
	await user.click(screen.getByRole("checkbox", { name: "Select all" }));
	await press("Change");
	open = within(await screen.findByRole("dialog", { name: "Change 4 games" }));
	await fill(open.getByLabelText("Location"), "Annex");
	await press("Change 4 games");
	expect((await open.findByRole("alert")).textContent).toBe("1 of 4 games were not changed.");
	expect(textsOf(open.getAllByRole("listitem"))).toEqual([
		"Owls at HawksSomebody else was quicker.",
	]);
	await user.click(present(open.getAllByRole("button", { name: "Close" }).at(-1)));
	await waitFor(() => expect(screen.getAllByRole("cell", { name: "Annex" })).toHaveLength(3));
});

test("a game moves to another day, where it then stands; a postponed one is planned again by a new day", async () => {
	const { user, fill, press } = await openGames(await withGames());
	const last = () => present(screen.getAllByRole("row").at(-1)).textContent;
	const change = async (matchup: string) => {
		await press(`More for ${matchup}`);
		await user.click(await screen.findByRole("menuitem", { name: "Change date, time, location" }));
		return within(await screen.findByRole("dialog", { name: "Change game" }));
	};
	let open = await change("Owls at Hawks");
	expect(open.getByLabelText<HTMLInputElement>("Date").value).toBe(dayFromToday(1));
	await fill(open.getByLabelText("Date"), dayFromToday(20));
	await fill(open.getByLabelText("Location"), "Main gym");
	await press("Save");
	await said("Game updated successfully");
	await closed();
	await waitFor(() => expect(last()).toMatch(/Owls at Hawks.*Main gym/));

	await press("More for Bears at Elks");
	await user.click(await screen.findByRole("menuitemradio", { name: "Postponed" }));
	await waitFor(() => expect(rowOf("Bears at Elks").textContent).toContain("Postponed"));
	open = await change("Bears at Elks");
	const status = open.getByLabelText<HTMLSelectElement>("Status");
	expect(status.value).toBe("postponed");
	await fill(open.getByLabelText("Date"), dayFromToday(30));
	expect(status.value).toBe("scheduled");
	await press("Save");
	await waitFor(() => expect(last()).toMatch(/Bears at Elks.*Scheduled/));
});

test("a status from the menu shows at once, and can be undone; one that is not saved is as it was", async () => {
	const { user, press, intercept } = await openGames(await withGames());
	const choose = async (status: string) => {
		await press("More for Owls at Hawks");
		await user.click(await screen.findByRole("menuitemradio", { name: status }));
	};
	const shows = (status: string) =>
		within(rowOf("Owls at Hawks")).findByRole("cell", { name: status });
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	intercept(async ({ url }) => {
		if (/\/gamesv2\/\d+\/details/.test(url)) await held;
		return undefined;
	});
	await choose("Cancelled");
	await shows("Cancelled");
	expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	letGo();
	await press("Undo");
	await said("The game is as it was");
	await shows("Scheduled");

	await choose("Forfeit by Owls");
	await shows("Forfeit");
	expect(rowOf("Owls at Hawks").textContent).toContain("Owls forfeited");
	await said("Game updated successfully");

	intercept((request) =>
		/\/gamesv2\/\d+\/details/.test(request.url) ? failingWrites(request) : undefined,
	);
	await choose("Postponed");
	await refused("Failed to update game details.");
	await shows("Forfeit");
});

test("two games are deleted after a question, and come back after the sentence has gone", async () => {
	const { user, press } = await openGames(await withGames());
	await user.click(select("Owls at Hawks"));
	await user.click(select("Bears at Elks"));
	await press("Delete");
	const asked = within(await screen.findByRole("alertdialog", { name: "Delete 2 games" }));
	asked.getByText("Delete these 2 games? None of them have a result.");
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	await user.click(asked.getByRole("button", { name: "Delete" }));
	await said("Games deleted successfully");
	expect(matchups()).toHaveLength(2);
	await pass(3100);
	expect(screen.queryByText("Games deleted successfully")).toBeNull();
	await press("Undo");
	vi.useRealTimers();
	await waitFor(() => expect(matchups()).toHaveLength(4));
	rowOf("Owls at Hawks");
});

test("a quick result takes two numbers from 0 to 999, is final, and moves the public standings", async () => {
	const club = await found(monday);
	await club.addGame("Owls", "Hawks", -1);
	const { user, fill, press, intercept, writes } = await openGames(club);
	const hawks = async () => {
		const page = document.createElement("template");
		page.innerHTML = await (await app.get(`/${club.slug}/teamList`)).text();
		const rows = [...page.content.querySelectorAll("tbody tr")];
		return rows.find(({ textContent }) => textContent.includes("Hawks"))?.textContent;
	};
	expect(await hawks()).not.toContain("1.000");
	await press("Enter result of Owls at Hawks");
	let open = within(await screen.findByRole("dialog", { name: "Final score" }));
	const scoreOf = (team: RegExp) => open.getByRole<HTMLInputElement>("textbox", { name: team });
	await press("Save as final");
	expect(await open.findAllByText("Please enter both scores.")).toHaveLength(2);
	for (const wrong of ["abc", "1000", "-1", "1.5"]) {
		await fill(scoreOf(/Owls/), wrong);
		await fill(scoreOf(/Hawks/), "0");
		await press("Save as final");
		await open.findByText("A score is a whole number from 0 to 999.");
		await waitFor(() => expect(document.activeElement).toBe(scoreOf(/Owls/)));
	}
	expect(writes()).toEqual([]);
	intercept(failingWrites);
	await fill(scoreOf(/Owls/), "0");
	await press("Save as final");
	await refused("Failed to update final score.");
	await press("Cancel");
	await closed();

	intercept(() => undefined);
	await press("Enter result of Owls at Hawks");
	open = await dialog();
	expect(scoreOf(/Owls/).inputMode).toBe("numeric");
	await user.click(scoreOf(/Owls/));
	await user.keyboard("58{Tab}61{Enter}");
	await said("Score updated successfully");
	await closed();
	expect(await hawks()).toContain("1.000");
	await waitFor(() => expect(statuses()).toEqual(["Completed"]));
	await press("Change result of Owls at Hawks: 58–61");
	open = await dialog();
	expect([scoreOf(/Owls/).value, scoreOf(/Hawks/).value]).toEqual(["58", "61"]);
});

test("a score of a game that is still to come is saved after a question, once", async () => {
	const club = await found(monday);
	await club.addGame("Owls", "Hawks", 2);
	const { user, press, writes } = await openGames(club);
	await press("Enter result of Owls at Hawks");
	await user.click((await dialog()).getByRole("textbox", { name: /Owls/ }));
	await user.keyboard("58{Tab}61{Enter}");
	let asked = await question();
	asked.getByRole("heading", { name: "Enter its result now?" });
	asked.getByText(`This game is on ${formatWeekday(dayFromToday(2))}.`);
	await user.click(asked.getByRole("button", { name: "Cancel" }));
	expect(writes()).toEqual([]);
	await user.click((await dialog()).getByRole("button", { name: "Save as final" }));
	asked = await question();
	await user.click(asked.getByRole("button", { name: "Enter result" }));
	await said("Score updated successfully");
	await press("Change result of Owls at Hawks: 58–61");
	await user.click((await dialog()).getByRole("textbox", { name: /Owls/ }));
	await user.keyboard("59{Enter}");
	await said("Score updated successfully");
});

test("a final score of a game that is not over asks whether it is, and says what does not count", async () => {
	const club = await found(monday);
	const id = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${id}/details`, { status: "postponed" });
	const { user, press, writes } = await openGames(club);
	await press("Enter result of Owls at Hawks");
	await user.click((await dialog()).getByRole("textbox", { name: /Owls/ }));
	await user.keyboard("58{Tab}61{Enter}");
	const kept = "The game is postponed: its score and its numbers count for nobody.";
	const asked = await question();
	asked.getByRole("heading", { name: "Is it over?" });
	asked.getByText(kept);
	await user.click(asked.getByRole("button", { name: "Cancel" }));
	expect(writes()).toEqual([]);
	await press("Save, still postponed");
	await said(`Score updated successfully. ${kept}`);
	await closed();
	expect(statuses()).toEqual(["Postponed"]);
	await press("Change result of Owls at Hawks: 58–61");
	await press("Save as final");
	await press("It is over");
	await waitFor(() => expect(statuses()).toEqual(["Completed"]));
	await closed();
	await press("Change result of Owls at Hawks: 58–61");
	await press("Save, game goes on");
	await waitFor(() => expect(statuses()).toEqual(["In progress"]));
});

test("a new game is of two teams, which is said before anything is sent", async () => {
	const { user, fill, press, intercept, writes } = await openGames(await found(two));
	screen.getByText("No games available.");
	screen.getByRole("link", { name: /import a season/ });
	await press("Add game");
	const open = within(await screen.findByRole("dialog", { name: "Add game" }));
	await user.selectOptions(open.getByLabelText("League"), "Monday D1");
	await open.findAllByRole("option", { name: "Owls" });
	await user.selectOptions(open.getByLabelText("Home team"), "Hawks");
	await user.selectOptions(open.getByLabelText("Away team"), "Hawks");
	await press("Add game");
	// A game without a date is not sent by the browser.
	expect(open.getByLabelText<HTMLInputElement>("Date").validity.valueMissing).toBe(true);
	await fill(open.getByLabelText("Date"), dayFromToday(3));
	await press("Add game");
	expect((await open.findByRole("alert")).textContent).toBe("Teams must be different.");
	expect(writes()).toEqual([]);
	await user.selectOptions(open.getByLabelText("Away team"), "Owls");
	intercept(failingWrites);
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	await press("Add game");
	await refused("Failed to create game. Check the console for more details.");
	expect(log).toHaveBeenCalledOnce();
	log.mockRestore();
	intercept(() => undefined);
	await press("Add game");
	await said("Game created successfully");
	await screen.findByRole("link", { name: "Owls at Hawks" });
	expect(writes()).toEqual(["POST /api/games", "POST /api/games"]);
});

test("a new game is offered the teams of the chosen league alone, however late others arrive", async () => {
	const club = await found(two);
	const { user, press, intercept } = await openGames(club);
	const mondays = `/leagues/${club.leagues["Monday D1"]?.id}/teams`;
	await press("Add game");
	const open = await dialog();
	const league = open.getByLabelText("League");
	const team = (side: "Home" | "Away") => open.getByLabelText<HTMLSelectElement>(`${side} team`);
	const choices = (side: "Home" | "Away") => textsOf([...team(side).options]);
	await user.selectOptions(league, "Friday D2");
	await open.findAllByRole("option", { name: "Reds" });
	await user.selectOptions(team("Home"), "Reds");
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	let asked = 0;
	intercept(async ({ url }) => {
		if (!url.includes(mondays)) return undefined;
		await held;
		asked += 1;
		return undefined;
	});
	await user.selectOptions(league, "Monday D1");
	expect(choices("Home")).toEqual(["Loading teams…"]);
	expect(team("Home").value).toBe("");
	await user.selectOptions(league, "Friday D2");
	const fridays = ["Choose a team", "Blues", "Reds"];
	await waitFor(() => expect(choices("Home")).toEqual(fridays));
	expect(team("Home").value).toBe("");
	letGo();
	await waitFor(() => expect(asked).toBe(1));
	// What arrived too late would be here by the time of another answer.
	await club.call("GET", `/seasonsv2/${club.seasonId}${mondays}`);
	expect(choices("Home")).toEqual(fridays);
	expect(choices("Away")).toEqual(fridays);
});

test("the list finds what was played without a result, and is as it was looked at last", async () => {
	const club = await found(monday);
	await club.addGame("Owls", "Hawks", -1);
	const scored = await club.addGame("Bears", "Elks", -1);
	await club.call("PUT", `/gamesv2/${scored}/scores`, { score_home: 3, score_away: 0 });
	await club.addGame("Elks", "Owls", 1);
	const { user, fill, press, reload, calls } = await openGames(club);
	await fill(screen.getByRole("searchbox", { name: "Search games" }), "elks");
	await waitFor(() => expect(matchups()).toHaveLength(2));
	await user.selectOptions(screen.getByLabelText("Status"), "Without a result");
	await screen.findByText("No games available.");
	await press("Show all games");
	await waitFor(() => expect(matchups()).toHaveLength(3));
	await user.selectOptions(screen.getByLabelText("Status"), "Without a result");
	await waitFor(() => expect(matchups()).toEqual(["Owls at Hawks"]));

	await user.click(screen.getByRole("radio", { name: "Card View" }));
	await waitFor(() => expect(calls).toContain("POST /api/preferences/view-mode"));
	expect(await screen.findAllByRole("article")).toHaveLength(1);
	await user.selectOptions(screen.getByLabelText("Team"), "Owls");
	await waitFor(() => expect(location.search).toContain("team="));
	await reload();
	await heading("Games");
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Card View" }).checked).toBe(true);
	expect(screen.queryByRole("table")).toBeNull();
	const chosen = ["Team", "Status"].flatMap((label) =>
		textsOf([...screen.getByLabelText<HTMLSelectElement>(label).selectedOptions]),
	);
	expect(chosen).toEqual(["Owls", "Without a result"]);
	expect(screen.getAllByRole("article")).toHaveLength(1);
});
