// @vitest-environment window
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fireEvent } from "@testing-library/dom";
import { afterAll, expect, test, vi } from "vitest";
import { type Club, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	failingWrites,
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
import { plainPictures } from "#testing/hostile-pictures.ts";
import { present } from "#testing/present.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-teams-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, found } = await startClubs({ settings: { dataDir } });
const plan = { "Monday D1": ["Hawks", "Owls"], "Tuesday D2": ["Kites"] };

/** Hawks of the first league, in the administration and in the API, with Ida May on their roster. */
async function withIda(club: Club) {
	const league = club.leagues["Monday D1"];
	const place = `${club.seasonId}/leagues/${league?.id}/teams/${league?.teams.Hawks}`;
	const name = { firstName: "Ida", lastName: "May" };
	const { player } = await club.call("POST", `/seasonsv2/${place}/players`, name);
	return { roster: `/dashboard/seasons/${place}`, teamId: league?.teams.Hawks, player };
}

test("a team that is not added or not assigned is said to have failed", async () => {
	const { staff } = await found(plan);
	const { user, fill, press, intercept } = await openAdmin(app, "/dashboard/teams", { as: staff });
	await heading("Teams");
	intercept(failingWrites);
	await press("Add Team");
	let open = await dialog();
	await fill(open.getByLabelText("Team name"), "Crows");
	await user.selectOptions(open.getByLabelText("League"), "Tuesday D2");
	await press("Add Team");
	await refused("Failed to add team");
	await press("Cancel");
	await user.click(screen.getByRole("checkbox", { name: "Select Hawks" }));
	await press("Assign");
	open = await dialog();
	await user.selectOptions(open.getByLabelText("League"), "Tuesday D2");
	await press("Assign");
	await refused("Error assigning team");
});

test("to have chosen how a player is added is nothing typed, so Escape throws nothing away", async () => {
	const club = await found(plan);
	await withIda(club);
	const league = club.leagues["Monday D1"];
	const place = `${club.seasonId}/leagues/${league?.id}/teams/${league?.teams.Owls}`;
	const { user, press } = await openAdmin(app, `/dashboard/seasons/${place}`, { as: club.staff });
	await heading("Owls");
	await press("Add player");
	const open = await dialog();
	open.getByRole("radio", { name: "Existing player" }).focus();
	await user.keyboard("{ArrowRight}");
	await user.click(open.getByLabelText("First name"));
	await user.keyboard("{Escape}");
	await closed();
	expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("numbers and positions of a roster are found by the names they are kept under, whatever the language", async () => {
	const club = await found(plan);
	const { roster, player } = await withIda(club);
	const { attributes } = await club.call("GET", "/playerAttributes");
	const number = attributes.find(({ name }: { name: string }) => name === "Number");
	await club.call("PUT", `/players/${player.id}`, {
		...player,
		attributes: [{ attribute_id: number.id, value: "23" }],
	});
	const { press } = await openAdmin(app, roster, { as: club.staff, browser: "fr-CA" });
	await heading("Hawks");
	await screen.findByText("23");
	await press("Modifier Ida May");
	const open = await dialog();
	expect(open.getByLabelText<HTMLInputElement>("Numéro").value).toBe("23");
	open.getByLabelText("Position");
});

test("a player who is not added to a roster or not changed is said to have failed", async () => {
	const club = await found(plan);
	const { roster } = await withIda(club);
	const { user, fill, press, intercept, calls } = await openAdmin(app, roster, {
		as: club.staff,
	});
	await heading("Hawks");
	intercept(failingWrites);
	await press("Edit Ida May");
	await press("Save");
	await refused("Error updating player");
	await press("Cancel");
	await press("Add player");
	const open = await dialog();
	await user.click(open.getByText("New player"));
	await fill(open.getByLabelText("First name"), "Jo");
	const before = [...calls];
	await press("Add player");
	// On a roster a new player has a last name: the browser does not send the form without one.
	expect(open.getByLabelText<HTMLInputElement>("Last name").validity.valueMissing).toBe(true);
	expect(calls).toEqual(before);
	await fill(open.getByLabelText("Last name"), "Bell");
	await press("Add player");
	await refused("Error adding player");
});

test("a team stands above its players, below its league and season", async () => {
	const club = await found(plan);
	const { roster, teamId, player } = await withIda(club);
	const { user } = await openAdmin(app, roster, { as: club.staff });
	await user.click(await screen.findByRole("link", { name: "Ida May" }));
	await heading("Ida May");
	expect(location.pathname + location.search).toBe(
		`/dashboard/players/${player.id}?season=${club.seasonId}&team=${teamId}`,
	);
	const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
	expect(textsOf(crumbs.getAllByRole("listitem"))).toEqual([
		"Seasons",
		"This season",
		"Monday D1",
		"Hawks",
		"Ida May",
	]);
	await user.click(crumbs.getByRole("link", { name: "Hawks" }));
	await heading("Hawks");
	expect(location.pathname).toBe(roster);
});

/** Hawks with so many players on the roster that is open. */
async function openRoster(players: number) {
	const club = await found(plan);
	for (let at = 1; at <= players; at += 1) await club.addPlayer("Hawks", "Hawks", `Player ${at}`);
	for (let at = 1; at <= 3; at += 1) await club.addPlayer("Owls", "Owls", `Player ${at}`);
	const league = present(club.leagues["Monday D1"], "league");
	const place = `${club.seasonId}/leagues/${league.id}/teams/${league.teams.Hawks}`;
	const opened = await openAdmin(app, `/dashboard/seasons/${place}`, { as: club.staff });
	await heading("Hawks");
	return { club, roster: `/seasonsv2/${place}`, ...opened };
}

async function openTeams() {
	const club = await found({ "Monday D1": ["Hawks", "Owls", "Crows"], "Tuesday D2": ["Kites"] });
	for (let at = 1; at <= 5; at += 1) await club.addPlayer("Hawks", "Hawks", `Player ${at}`);
	await club.addPlayer("Owls", "Owls", "Player 1");
	const opened = await openAdmin(app, "/dashboard/teams", { as: club.staff });
	await heading("Teams");
	const { calls } = opened;
	const from = calls.length;
	return {
		club,
		...opened,
		writes: () => calls.slice(from).filter((call) => !call.startsWith("GET")),
	};
}

const rowOf = (name: string) => screen.getByRole("link", { name }).closest("tr")?.textContent ?? "";
const few = "Team has fewer than 5 players.";

test("teams stand in a table, few players are marked; they are found by name and by league, and show as cards", async () => {
	const { club, user, fill, calls, goTo } = await openTeams();
	const heads = textsOf(screen.getAllByRole("columnheader"));
	const names = ["ID", "Teams", "League", "# Players"];
	expect(heads).toEqual(["", ...names.map((name) => expect.stringMatching(`^${name}`)), "Edit"]);
	expect(rowOf("Hawks")).toContain("Monday D1");
	expect(rowOf("Hawks")).not.toContain("fewer than 5");
	expect(rowOf("Owls")).toContain(few);
	const league = screen.getByRole("combobox", { name: "League" });
	await user.selectOptions(league, "Tuesday D2");
	await waitFor(() => expect(screen.queryByRole("link", { name: "Hawks" })).toBeNull());
	screen.getByRole("link", { name: "Kites" });
	await user.selectOptions(league, "");
	await screen.findByRole("link", { name: "Hawks" });

	await user.click(screen.getByTitle("Card View"));
	const card = (name: string) =>
		present(
			screen.getAllByRole("article").find(({ textContent }) => textContent.includes(name)),
			name,
		);
	expect(card("Owls").textContent).toContain(few);
	await waitFor(() => expect(calls).toContain("POST /api/preferences/view-mode"));
	await fill(screen.getByLabelText("Search teams"), "haw");
	await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
	card("Hawks");
	await user.selectOptions(league, "Tuesday D2");
	await screen.findByText("No teams available");

	await goTo("/dashboard/teams");
	await heading("Teams");
	expect(await screen.findAllByRole("article")).toHaveLength(4);
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Card View" }).checked).toBe(true);
	await user.click(within(card("Hawks")).getByRole("link", { name: "Hawks" }));
	await heading("Hawks");
	const { Hawks } = present(club.leagues["Monday D1"], "league").teams;
	expect(location.pathname).toBe(`/dashboard/singleTeamToggle/${Hawks}`);
	await screen.findByRole("link", { name: "Hawks Player 3" });
});

test("a team is created with a league, and without one only after a question", async () => {
	const { user, fill, press, writes } = await openTeams();
	await press("Add Team");
	let open = await dialog();
	await fill(open.getByLabelText("Team name"), "  Jays  ");
	await press("Add Team");
	(await question()).getByText("This team has no league. Are you sure you want to create it?");
	await press("Cancel");
	expect(writes()).toEqual([]);
	await user.selectOptions(open.getByLabelText("League"), "Tuesday D2");
	await press("Add Team");
	await said("Team created successfully");
	await closed();
	expect(writes()).toEqual(["POST /api/teams"]);
	await waitFor(() => expect(rowOf("Jays")).toContain("Tuesday D2"));
	await press("Add Team");
	open = await dialog();
	const name = open.getByLabelText<HTMLInputElement>("Team name");
	expect(name.value).toBe("");
	await user.type(name, "Loners{Enter}");
	await user.click((await question()).getByRole("button", { name: "Add team" }));
	await screen.findByRole("link", { name: "Loners" });
});

test("a team is edited and moved, and the server's no stays at the field", async () => {
	const { club, user, fill, press } = await openTeams();
	await club.addGame("Owls", "Hawks", 1);
	await press("Edit Crows");
	let open = await dialog();
	const name = open.getByLabelText("Team name");
	await fill(name, "C".repeat(121));
	await press("Save");
	await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
	expect(document.activeElement).toBe(name);
	await fill(name, "Ravens");
	await user.selectOptions(open.getByLabelText("League"), "Tuesday D2");
	await fill(open.getByLabelText("Unavailable slots"), "18:00, 19:00");
	await press("Save");
	await said("Team updated successfully");
	await closed();
	await waitFor(() => expect(rowOf("Ravens")).toContain("Tuesday D2"));
	await press("Edit Ravens");
	open = await dialog();
	const slots = open.getByLabelText<HTMLInputElement>("Unavailable slots");
	expect(slots.value).toBe("18:00, 19:00");
	await press("Cancel");
	await closed();

	// A team with games stays in its league.
	await press("Edit Hawks");
	open = await dialog();
	await user.selectOptions(open.getByLabelText("League"), "Tuesday D2");
	await press("Save");
	await open.findByText("This team has games in Monday D1.");
	expect(document.activeElement).toBe(open.getByLabelText("League"));
	await press("Cancel");
	expect(rowOf("Hawks")).toContain("Monday D1");
});

test("teams are assigned to a league in bulk; what the server refuses is said", async () => {
	const { user, press } = await openTeams();
	const select = (name: string) =>
		screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${name}` });
	await press("Assign");
	await refused("Please select at least one team.");
	await user.click(select("Hawks"));
	await user.click(select("Owls"));
	await press("Assign");
	let open = await dialog();
	await press("Assign");
	await open.findByText("Please select a league first.");
	await user.selectOptions(open.getByLabelText("League"), "Tuesday D2");
	await press("Assign");
	await said("Team assigned: Hawks plays in Tuesday D2, Owls plays in Tuesday D2");
	await closed();
	await waitFor(() => expect(rowOf("Hawks")).toContain("Monday D1, Tuesday D2"));
	expect(select("Hawks").checked).toBe(false);

	await user.click(select("Hawks"));
	await press("Assign");
	open = await dialog();
	await user.selectOptions(open.getByLabelText("League"), "Tuesday D2");
	await press("Assign");
	await open.findByText("This team is already in this league.");
});

test("teams are deleted after a question, and come back; without a sentence of the server the screen has one", async () => {
	const { user, press, intercept } = await openTeams();
	const select = (name: string) => screen.getByRole("checkbox", { name: `Select ${name}` });
	await press("Delete");
	await refused("Please select at least one team.");
	await user.click(select("Hawks"));
	await press("Delete");
	const asked = (await screen.findByRole("alertdialog")).textContent;
	expect(asked).toContain("Hawks");
	expect(asked).toContain("All players will be removed.");
	await press("Cancel");
	rowOf("Hawks");
	await user.click(select("Owls"));
	await press("Delete");
	(await question()).getByText("Delete selected teams? These 2 teams have no games.");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await said("Teams deleted successfully");
	expect(screen.queryByRole("link", { name: "Hawks" })).toBeNull();
	await press("Undo");
	await screen.findByRole("link", { name: "Hawks" });
	expect(rowOf("Owls")).toContain("Monday D11");

	intercept((request) =>
		new URL(request.url).pathname.startsWith("/api/teams/") ? failingWrites(request) : undefined,
	);
	await user.click(select("Crows"));
	await press("Delete");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await refused("Failed to delete team");
	await screen.findByRole("link", { name: "Crows" });
	await press("Edit Crows");
	await press("Save");
	await refused("Failed to update team");
	await press("Cancel");
	await closed();
	intercept(({ url }) =>
		new URL(url).pathname.startsWith("/api/teamsv2/")
			? new Response("", { status: 500 })
			: undefined,
	);
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	await user.click(screen.getByRole("link", { name: "Crows" }));
	await screen.findByText("Failed to fetch team/player");
	log.mockRestore();
});

test("a team shows its players, games and seasons, and is deleted from there", async () => {
	const club = await found(plan);
	await club.addPlayer("Hawks", "Ida", "May");
	const id = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${id}/scores`, { score_home: 70, score_away: 60 });
	const league = present(club.leagues["Monday D1"], "league");
	const team = `/dashboard/singleTeamToggle/${league.teams.Hawks}`;
	const { user, fill, press } = await openAdmin(app, team, { as: club.staff });
	await heading("Hawks");
	screen.getByText("1–0");
	expect(document.querySelector(`a[href="/games/${id}"]`)).not.toBeNull();
	screen.getByRole("link", { name: "Ida May" });
	expect(screen.getByRole("link", { name: "This season" }).getAttribute("href")).toBe(
		`/dashboard/seasons/${club.seasonId}/leagues/${league.id}/teams/${league.teams.Hawks}`,
	);
	screen.getByRole("link", { name: /^Public page/ });
	await press("Delete");
	await fill((await question()).getByLabelText("Type “Hawks” to delete"), "Hawks");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await heading("Teams");
	expect(location.pathname).toBe("/dashboard/teams");
	await said("Team deleted successfully");
	await press("Undo");
	await screen.findByRole("link", { name: "Hawks" });
	expect(rowOf("Hawks")).toContain("Monday D11");
});

test("a roster warns with 4 players and not with 5; a new player comes with a picture", async () => {
	const { user, fill, press } = await openRoster(4);
	screen.getByText(few);
	await press("Add player");
	const open = await dialog();
	await user.click(open.getByText("New player"));
	await fill(open.getByLabelText("First name"), "Ida");
	await fill(open.getByLabelText("Last name"), "May");
	const picture = open.getByLabelText("Picture");
	await user.upload(picture, new File(["<svg/>"], "ida.png", { type: "image/png" }));
	await press("Add player");
	await open.findByText("Only image files are allowed");
	expect(open.getByLabelText<HTMLInputElement>("First name").value).toBe("Ida");
	const { png } = await plainPictures();
	await user.upload(picture, new File([Uint8Array.from(png)], "ida.png", { type: "image/png" }));
	await press("Add player");
	await said("Ida May is on the team now.");
	await closed();
	await waitFor(() => expect(screen.queryByText(few)).toBeNull());
	const row = screen.getByRole("link", { name: "Ida May" }).closest("tr");
	expect(row?.querySelector("img")?.getAttribute("src")).toMatch(/^\/files\/.+\.webp$/);
});

test("a roster marks who is suspended, and for how many games", async () => {
	const club = await found(plan);
	const { roster, teamId, player } = await withIda(club);
	const league = club.leagues["Monday D1"]?.id;
	await club.call("POST", `/seasonsv2/${club.seasonId}/leagues/${league}/suspensions`, {
		teamId,
		playerId: player.id,
		games: 2,
	});
	await openAdmin(app, roster, { as: club.staff });
	const link = await screen.findByRole("link", { name: "Ida May" });
	expect(link.closest("tr")?.textContent).toContain("Suspended (2)");
});

test("a roster takes several players one after the other, found by name or new", async () => {
	const { club, roster, user, fill, press, intercept } = await openRoster(1);
	const { letGo, held } = gate();
	intercept(async ({ url }) => {
		if (url.endsWith("/api/players/list")) await held;
		return undefined;
	});
	await press("Add player");
	const open = await dialog();
	const find = open.getByRole<HTMLInputElement>("combobox", { name: "Player" });
	const options = () => textsOf(screen.queryAllByRole("option"));
	// Players come after a name was typed.
	await fill(find, "owls player 2");
	await screen.findByText("Loading...");
	letGo();
	await waitFor(() => expect(options()).toEqual(["Owls Player 2Owls"]));
	await fill(find, "player 1");
	await waitFor(() => expect(options()).toEqual(["Owls Player 1Owls"]));
	await user.keyboard("{ArrowDown}{Enter}");
	const { players } = await club.call("GET", "/playersv2");
	const first = players.find(
		({ firstName, lastName }: Name) => `${firstName} ${lastName}` === "Owls Player 1",
	);
	// Somebody else is quicker.
	await club.call("POST", `${roster}/players`, { player_id: first.id });
	await press("Add player");
	await refused("Player already exists in this team");
	// Who clears a field does not paste in the same millisecond.
	await user.clear(find);
	await waitFor(() => expect(options()).toHaveLength(3));
	await user.paste("player 2");
	await waitFor(() => expect(options()).toEqual(["Owls Player 2Owls"]));
	await user.keyboard("{ArrowDown}{Enter}");
	await press("Add and next");
	await said("Owls Player 2 is on the team now.");
	const next = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Player" });
	await waitFor(() => expect(document.activeElement).toBe(next()));
	expect(next().value).toBe("");
	await fill(next(), "player 2");
	await screen.findByText(/^Nobody has this name/);
	await user.keyboard("{Escape}");

	await user.click(open.getByText("New player"));
	const name = () => open.getByLabelText<HTMLInputElement>("First name");
	for (const word of ["Ann", "Bo"]) {
		await fill(name(), word);
		await fill(open.getByLabelText("Last name"), "Lee");
		await press("Add and next");
		await said(`${word} Lee is on the team now.`);
		await waitFor(() => expect(name().value).toBe(""));
		expect(document.activeElement).toBe(name());
	}
	await user.click(present(open.getAllByRole("button", { name: "Close" }).at(-1), "Close"));
	await closed();
	await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(1 + 5));
});

test("a team with results is named with its games and who else loses them, and its name is typed", async () => {
	const club = await found(plan);
	const id = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${id}/scores`, {
		score_home: 50,
		score_away: 40,
		status: "completed",
	});
	const teamId = club.leagues["Monday D1"]?.teams.Hawks;
	const place = `/dashboard/singleTeamToggle/${teamId}`;
	const { press, fill } = await openAdmin(app, place, { as: club.staff });
	await heading("Hawks");
	await press("Delete");
	const asked = within(await screen.findByRole("alertdialog", { name: "Delete Hawks?" }));
	asked.getByText(
		"All players will be removed. Hawks has 1 game with a result. It goes too, and Owls loses that result.",
	);
	const yes = asked.getByRole<HTMLButtonElement>("button", { name: "Delete" });
	expect(yes.disabled).toBe(true);
	await fill(asked.getByLabelText("Type “Hawks” to delete"), "Hawks");
	expect(yes.disabled).toBe(false);
	await press("Delete");
	await said("Team deleted successfully");
});

test("a second player of one name is warned of, with team and season, and the first can be taken", async () => {
	const club = await found(plan);
	const { roster } = await withIda(club);
	await club.addPlayer("Kites", "Bo", "Lee");
	const { user, fill, press } = await openAdmin(app, roster, { as: club.staff });
	await heading("Hawks");
	await press("Add player");
	const open = await dialog();
	await user.click(open.getByText("New player"));
	await fill(open.getByLabelText("First name"), "ida");
	await fill(open.getByLabelText("Last name"), "may");
	await open.findByText("Ida May · Hawks, This season on this team");
	await fill(open.getByLabelText("First name"), "bo");
	await fill(open.getByLabelText("Last name"), "lee");
	await open.findByText("Bo Lee · Kites, This season");
	await press("Add this player");
	await said("Bo Lee is on the team now.");
	expect((await club.call("GET", "/playersv2")).players).toHaveLength(2);
});

test("a list pasted for a first name becomes players, each line to be mended, doubles named", async () => {
	const club = await found(plan);
	const { roster } = await withIda(club);
	await club.addPlayer("Kites", "Bo", "Lee");
	const { user, fill, press } = await openAdmin(app, roster, { as: club.staff });
	await heading("Hawks");
	await press("Add player");
	const open = await dialog();
	await user.click(open.getByText("New player"));
	await user.click(open.getByLabelText("First name"));
	await user.paste("7 Ana Ruiz G\n12 Lee, Bo\nIda May 3\n- Ronaldo\nAna Ruiz");
	await open.findByText("3 players to add, 2 left out. Please look through the lines.");
	await waitFor(() =>
		expect(
			textsOf(
				open
					.getAllByLabelText<HTMLSelectElement>(/this name|this team|same name/)
					.map((select) => select.selectedOptions[0] as HTMLElement),
			),
		).toEqual(["Bo Lee · Kites, This season", "Leave out", "Leave out"]),
	);
	await user.click(document.querySelector(".overlay") as HTMLElement);
	const thrown = await screen.findByRole("alertdialog", { name: "Discard what you typed?" });
	await user.click(within(thrown).getByRole("button", { name: "Cancel" }));
	await fill(open.getByLabelText("Last name, line 4"), "Diaz");
	await press("Add 3 players");
	await said("3 players added to Hawks");
	await closed();
	const { team } = await club.call("GET", roster.replace("/dashboard/seasons", "/seasonsv2"));
	expect(team.players.map(({ firstName }: Name) => firstName)).toEqual([
		"Ana",
		"Bo",
		"Ida",
		"Ronaldo",
	]);
	expect((await club.call("GET", "/playersv2")).players).toHaveLength(4);
});

test("a roster keeps the next name, typed while it comes anew, and opens on new players again", async () => {
	const { roster, user, fill, press, intercept } = await openRoster(1);
	await press("Add player");
	let open = await dialog();
	await user.click(open.getByText("New player"));
	const { letGo, held } = gate();
	intercept(async ({ url, method }) => {
		if (method === "GET" && url.endsWith(`/api${roster}`)) await held;
		return undefined;
	});
	const first = () => open.getByLabelText<HTMLInputElement>("First name");
	await fill(first(), "Ann");
	await fill(open.getByLabelText("Last name"), "Lee");
	await press("Add and next");
	await waitFor(() => expect(first().value).toBe(""));
	await fill(first(), "Bo");
	letGo();
	await waitFor(() =>
		expect(textsOf([...document.querySelectorAll<HTMLElement>("tbody tr")]).join()).toContain(
			"Ann Lee",
		),
	);
	expect(first().value).toBe("Bo");
	await user.click(present(open.getAllByRole("button", { name: "Close" }).at(-1), "Close"));
	await closed();
	await press("Add player");
	open = await dialog();
	expect(first().value).toBe("");
});

test("a roster has a captain after one click, lets a player go, and takes the captain back as captain", async () => {
	const { user, press, reload } = await openRoster(3);
	const star = () => screen.getByRole("button", { name: "Hawks Player 2 is captain" });
	await user.click(star());
	expect(star().getAttribute("aria-pressed")).toBe("true");
	await said("Team updated!");
	expect(document.activeElement).toBe(star());
	await reload();
	await heading("Hawks");
	expect(star().getAttribute("aria-pressed")).toBe("true");
	screen.getByRole("button", { name: "Remove Hawks Player 2 from the team" }).focus();
	await user.keyboard("{Enter}");
	await said("Hawks Player 2 is off the team now.");
	expect(document.activeElement).toBe(
		screen.getByRole("button", { name: "Remove Hawks Player 3 from the team" }),
	);
	expect(screen.queryByRole("button", { name: "Hawks Player 2 is captain" })).toBeNull();
	await press("Undo");
	await waitFor(() => expect(star().getAttribute("aria-pressed")).toBe("true"));
});

test("a roster edits what it shows of a player, and says its place among seasons and leagues", async () => {
	const { club, fill, press } = await openRoster(3);
	const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
	expect(textsOf(crumbs.getAllByRole("listitem"))).toEqual([
		"Seasons",
		"This season",
		"Monday D1",
		"Hawks",
	]);
	expect(crumbs.getByRole("link", { name: "Monday D1" }).getAttribute("href")).toBe(
		`/dashboard/seasons/${club.seasonId}/leagues/${club.leagues["Monday D1"]?.id}`,
	);
	await press("Edit Hawks Player 3");
	const open = await dialog();
	await fill(open.getByLabelText("First name"), "Jo");
	await fill(open.getByLabelText("Number"), "seven");
	await fill(open.getByLabelText("Position"), "G");
	await press("Save");
	await open.findByText("Number must be a number.");
	await fill(open.getByLabelText("Number"), "7");
	await press("Save");
	await said("Jo Player 3 updated");
	await closed();
	const row = present(
		(await screen.findByRole("link", { name: "Jo Player 3" })).closest("tr") ?? undefined,
		"row",
	);
	expect(within(row).getAllByRole("cell")[0]?.textContent).toBe("7");
	expect(within(row).getAllByText("G").length).toBeGreaterThan(0);
});

test("a stranger at a roster is sent to the public view of the team in that season", async () => {
	const { left } = await openAdmin(app, "/dashboard/seasons/4/leagues/1/teams/20");
	await waitFor(() => expect(left()).toBe("/teams/20?season=4"));
});

type Name = { firstName: string; lastName: string };

/** Where a call waits until it is let go. */
function gate() {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	return { held, letGo: () => letGo() };
}

test("a team gets two colours and a logo, and keeps its colours under another name", async () => {
	const club = await found(plan);
	const teamId = club.leagues["Monday D1"]?.teams.Hawks;
	const path = `/dashboard/singleTeamToggle/${teamId}`;
	const { user, fill, press } = await openAdmin(app, path, { as: club.staff });
	await heading("Hawks");
	const crest = () =>
		screen.getByRole("main").querySelector("header svg path")?.getAttribute("fill");
	expect(crest()).toBeNull();
	await press("Edit team");
	let open = await dialog();
	fireEvent.change(open.getByLabelText("Crest"), { target: { value: "#112233" } });
	await press("Save");
	await closed();
	await waitFor(() => expect(crest()).toBe("#112233"));
	await press("Edit team");
	open = await dialog();
	await fill(open.getByLabelText("Team name"), "Falcons");
	const { png } = await plainPictures();
	const logoFile = new File([Uint8Array.from(png)], "logo.png", { type: "image/png" });
	await user.upload(open.getByLabelText("Logo"), logoFile);
	// It is wide.
	await open.findByRole("checkbox", { name: /Keep its shape/, checked: true });
	await press("Save");
	await closed();
	await heading("Falcons");
	const logo = screen.getByRole("main").querySelector("header img");
	expect(logo?.getAttribute("src")).toMatch(/^\/files\//);
});
