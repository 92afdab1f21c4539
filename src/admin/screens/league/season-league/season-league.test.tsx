// @vitest-environment window
import { expect, test } from "vitest";
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

const { app, begin, found } = await startClubs();
const names = ["Hawks", "Owls", "Crows", "Larks"];

type Opened = Awaited<ReturnType<typeof openAdmin>>;

const placeOf = ({ seasonId, leagues }: Club) =>
	`/dashboard/seasons/${seasonId}/leagues/${leagues.Monday?.id}`;
const table = (caption: "Teams" | "Games") =>
	screen.getByRole("table", { name: `${caption} of the league` });
const headersOf = (caption: "Teams" | "Games") =>
	textsOf(within(table(caption)).getAllByRole("columnheader")).map((it) => it.replace(/[↑↓]/, ""));

/** Rank and name of each team, from the top. */
const standings = () =>
	[...table("Teams").querySelectorAll("tbody tr")].map(
		(row) => `${row.children[1]?.textContent} ${row.querySelector("a")?.textContent}`,
	);

/** The games' cells of these columns. */
function cellsOf(...columns: string[]): string[][] {
	const headers = headersOf("Games");
	return [...table("Games").querySelectorAll("tbody tr")].map((row) =>
		columns.map((it) => row.children[headers.indexOf(it)]?.textContent ?? ""),
	);
}

const isListed = (name: string) => screen.queryByRole("rowheader", { name }) !== null;

/** Answers the question that is asked; it stands there in these words. */
async function answer({ user }: Opened, text: RegExp, button: string) {
	const asked = await question();
	asked.getByText(text);
	await user.click(asked.getByRole("button", { name: button }));
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

type NewGame = { home: string; away: string; date?: string; time?: string };

/** A game without a date has no time and no place either: none of them is needed. */
async function addGame({ user, fill, press }: Opened, { home, away, date, time }: NewGame) {
	await press("Add game");
	const open = await dialog();
	await user.selectOptions(open.getByLabelText("Home team"), home);
	await user.selectOptions(open.getByLabelText("Away team"), away);
	if (date !== undefined) {
		await fill(open.getByLabelText("Date"), date);
		await fill(open.getByLabelText("Time"), time ?? "");
		await fill(open.getByLabelText("Location"), "Main Gym");
	}
	await press("Add game");
	await closed();
	await screen.findByRole("rowheader", { name: `${away} at ${home}` });
}

test("a first season gets a league, and the league its teams by name", async () => {
	const { owner } = await begin();
	const opened = await openAdmin(app, "/dashboard/seasons", { as: owner });
	const { user, fill, press } = opened;
	await screen.findByText("No seasons yet");
	await press("Add season");
	await fill((await dialog()).getByLabelText("Season name"), "Spring 2026");
	await press("Add season");
	await said("Spring 2026 created");
	await closed();
	await user.click(await screen.findByRole("link", { name: "Spring 2026" }));
	await heading("Spring 2026");
	screen.getByText("No leagues available");
	await press("Add league");
	await fill((await dialog()).getByLabelText("League name"), "Monday D1 Main Gym");
	await press("Add league");
	await said("Monday D1 Main Gym created");
	await closed();
	await press("Delete");
	await refused("Select at least one league.");
	await user.click(await screen.findByRole("link", { name: "Monday D1 Main Gym" }));
	await heading("Monday D1 Main Gym");
	expect(screen.getByRole("navigation", { name: "Breadcrumb" }).textContent).toBe(
		"SeasonsSpring 2026Monday D1 Main Gym",
	);
	screen.getByText("No teams available");
	screen.getByText("No games available.");

	await press("Add team");
	await fill((await dialog()).getByLabelText("Team name"), "  ");
	await press("Add team");
	await refused("Please enter a team name or select an existing team.");
	await press("Cancel");
	for (const name of ["Hawks", "Owls"]) {
		await press("Add team");
		await fill((await dialog()).getByLabelText("Team name"), name);
		await press("Add team");
		await said("Team added successfully");
		await closed();
		await screen.findByRole("rowheader", { name: new RegExp(name) });
	}
	expect(headersOf("Teams")).toEqual([
		"",
		"Standings",
		"Teams",
		"Captain",
		"Players",
		"Wins",
		"Losses",
		"Edit",
	]);
	expect(within(table("Teams")).getAllByText("Team has fewer than 5 players.")).toHaveLength(2);
	expect(standings()).toEqual(["- Hawks", "- Owls"]);
});

test("games stand in the order they are played, and a result moves the table", async () => {
	const club = await found({ Monday: names });
	const opened = await openAdmin(app, placeOf(club), { as: club.owner });
	const { user, fill, press } = opened;
	await heading("Monday");
	await waitFor(() => expect(standings()).toEqual(["- Crows", "- Hawks", "- Larks", "- Owls"]));
	await press("Add game");
	const open = await dialog();
	await user.selectOptions(open.getByLabelText("Home team"), "Hawks");
	await user.selectOptions(open.getByLabelText("Away team"), "Hawks");
	await press("Add game");
	await refused("Teams must be different.");
	await press("Cancel");
	await addGame(opened, { home: "Hawks", away: "Owls", date: "2026-03-09", time: "19:00" });
	await addGame(opened, { home: "Crows", away: "Larks", date: "2026-03-09", time: "18:00" });
	await addGame(opened, { home: "Owls", away: "Crows" });
	expect(headersOf("Games")).toEqual([
		"",
		"ID",
		"Date",
		"Matchup",
		"Location",
		"Time",
		"Status",
		"Results",
	]);
	expect(cellsOf("Date", "Matchup", "Location", "Time", "Status")).toEqual([
		["March 9, 2026", "Larks at Crows", "Main Gym", "6:00 PM", "Scheduled"],
		["March 9, 2026", "Owls at Hawks", "Main Gym", "7:00 PM", "Scheduled"],
		["-", "Crows at Owls", "-", "-", "Scheduled"],
	]);

	await press("Enter result of Owls at Hawks");
	const score = await dialog();
	await fill(score.getByRole("textbox", { name: /Hawks/ }), "61");
	await press("Save as final");
	await score.findByText("Please enter both scores.");
	await fill(score.getByRole("textbox", { name: /Owls/ }), "58");
	await press("Save as final");
	await said("Score updated successfully");
	await closed();
	await waitFor(() => expect(standings()[0]).toBe("1 Hawks"));

	// The same without a mouse.
	screen.getByRole("button", { name: "Enter result of Larks at Crows" }).focus();
	await user.keyboard("{Enter}");
	(await dialog()).getByRole("textbox", { name: /Larks/ }).focus();
	await user.keyboard("70");
	await user.tab();
	await user.keyboard("44{Enter}");
	await closed();
	await waitFor(() => expect(standings()).toEqual(["1 Hawks", "1 Larks", "3 Crows", "3 Owls"]));
	expect(cellsOf("Matchup", "Status", "Results")).toEqual([
		["Larks at Crows", "Completed", "70–44"],
		["Owls at Hawks", "Completed", "58–61"],
		["Crows at Owls", "Scheduled", "Enter result"],
	]);
});

test("games and teams are deleted after a question, and come back with what was theirs", async () => {
	const club = await found({ Monday: ["Hawks", "Owls"] });
	await club.addGame("Owls", "Hawks", 7);
	const opened = await openAdmin(app, placeOf(club), { as: club.owner });
	const { user, fill, press } = opened;
	await heading("Monday");
	await press("Delete games");
	await refused("Please select at least one game to delete.");
	await user.click(screen.getByRole("checkbox", { name: /Owls at Hawks/ }));
	await press("Delete games");
	await answer(opened, /^Delete this game\?/, "Cancel");
	expect(isListed("Owls at Hawks")).toBe(true);
	await press("Delete games");
	await answer(opened, /^Delete this game\?/, "Delete");
	await said("Games deleted successfully");
	await screen.findByText("No games available.");
	await press("Undo");
	await screen.findByRole("rowheader", { name: "Owls at Hawks" });

	await press("Delete teams");
	await refused("Please select at least one team to delete.");
	await user.click(screen.getByRole("checkbox", { name: "Select Owls" }));
	await press("Delete teams");
	await answer(opened, /^Delete selected teams\?/, "Delete");
	await said("Teams deleted successfully");
	await waitFor(() => expect(standings()).toEqual(["- Hawks"]));
	await press("Undo");
	await screen.findByRole("rowheader", { name: /^Owls(?! at)/ });
	await screen.findByRole("rowheader", { name: "Owls at Hawks" });

	await press("Edit Owls");
	await fill((await dialog()).getByLabelText("Team name"), "Barn Owls");
	await press("Save");
	await said("Team updated!");
	await screen.findByRole("rowheader", { name: "Barn Owls at Hawks" });
});

test("a league is deleted from its season, and the focus stays on the screen", async () => {
	const club = await found({ Monday: ["Hawks"] });
	const opened = await openAdmin(app, `/dashboard/seasons/${club.seasonId}`, { as: club.owner });
	const { press } = opened;
	await heading("This season");
	await press("Delete Monday");
	await answer(opened, /All teams and games will be removed\./, "Delete");
	await said("Leagues deleted");
	await waitFor(() => expect(screen.queryByRole("link", { name: "Monday" })).toBeNull());
	// The pressed button went with its row.
	await waitFor(() => expect(document.activeElement?.id).toBe("main"));
	await press("Undo");
	await screen.findByRole("link", { name: "Monday" });
});

test("a league without a season is added only when that is meant", async () => {
	const { owner } = await begin();
	const opened = await openAdmin(app, "/dashboard/leagues", { as: owner });
	const { user, fill, press, calls } = opened;
	await press("Add league");
	const name = (await dialog()).getByLabelText<HTMLInputElement>("League name");
	await fill(name, "Winter Cup");
	const sentence = /This league has no season\. Are you sure you want to create it\?/;
	await press("Add league");
	await answer(opened, sentence, "Cancel");
	expect(name.value).toBe("Winter Cup");
	expect(calls).not.toContain("POST /api/leagues");
	await press("Add league");
	await answer(opened, sentence, "Add league");
	await said("Winter Cup created");
	expect(calls).toContain("POST /api/leagues");
	await closed();
	await user.click(await screen.findByRole("link", { name: "Winter Cup" }));
	await heading("Winter Cup");
	await press("Delete");
	await answer(opened, /All teams and games will be removed\./, "Delete");
	await said("Leagues deleted");
	await screen.findByText("No leagues available");
	expect(location.pathname).toBe("/dashboard/leagues");
});
