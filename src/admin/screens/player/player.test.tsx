// @vitest-environment window
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-players-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, found } = await startClubs({ settings: { dataDir } });
const plan = { "Monday D1": ["Hawks", "Owls"], "Tuesday D2": ["Kites"] };
const { png } = await plainPictures();
const aPicture = () => new File([Uint8Array.from(png)], "pat.png", { type: "image/png" });

async function openPlayers(club: Club, path = "/dashboard/players") {
	const opened = await openAdmin(app, path, { as: club.staff });
	await screen.findByRole("heading", { level: 1 });
	const { calls } = opened;
	const from = calls.length;
	return { ...opened, writes: () => calls.slice(from).filter((call) => !call.startsWith("GET")) };
}

/** Somebody on no team, and the screen of that person. */
async function openSomebody(firstName: string) {
	const club = await found(plan);
	const { player } = await club.call("POST", "/players", { firstName });
	const path = `/dashboard/players/${player.id}`;
	return { club, id: player.id as number, ...(await openPlayers(club, path)) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** The sentence that stands at a field. */
const noteAt = (name: string) =>
	document.getElementById(field(name).getAttribute("aria-describedby") ?? "")?.textContent ?? "";
const rowOf = (name: string) => screen.getByRole("link", { name }).closest("tr");
const names = () => textsOf(screen.queryAllByRole("rowheader"));
const photo = () => document.querySelector("main form img")?.getAttribute("src");
const search = () => screen.getByRole("searchbox", { name: "Search players" });

test("a player without a team is added only after a question; what fails is said", async () => {
	const club = await found(plan);
	const { user, fill, press, intercept, writes } = await openPlayers(club);
	await press("Add player");
	let open = within(await screen.findByRole("dialog", { name: "Add player" }));
	await press("Add player");
	// The browser does not send the form without a first name.
	expect(field("First name").validity.valueMissing).toBe(true);
	await fill(field("First name"), "Solo");
	await press("Add player");
	const sure = "This player has no team. Are you sure you want to create it?";
	(await question()).getByText(sure);
	await press("Cancel");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(field("First name").value).toBe("Solo");
	expect(writes()).toEqual([]);
	await press("Add player");
	await user.click((await question()).getByRole("button", { name: "Add player" }));
	await said("Solo created");
	await closed();
	expect(writes()).toEqual(["POST /api/players"]);
	await waitFor(() => expect(rowOf("Solo")?.textContent).toContain("No team"));

	intercept((request) =>
		request.url.includes("/api/players") ? failingWrites(request) : undefined,
	);
	await press("Add player");
	open = await dialog();
	await fill(field("First name"), "Nobody");
	await user.selectOptions(open.getByLabelText("Team"), open.getAllByRole("option")[1] as never);
	await press("Add player");
	await refused("Error adding player");
	await press("Cancel");
	await closed();
	await press("Edit Solo");
	await press("Save");
	await refused("Error updating player");
});

test("a player is added with a team and a picture, edited and deleted", async () => {
	const club = await found(plan);
	const { user, fill, press } = await openPlayers(club);
	await press("Add player");
	const open = await dialog();
	await fill(field("First name"), "Pat");
	await fill(field("Last name"), "Quinn");
	await user.selectOptions(open.getByLabelText("Team"), open.getAllByRole("option")[1] as never);
	const notes = new File(["no picture"], "notes.png", { type: "image/png" });
	await user.upload(field("Picture"), notes);
	await press("Add player");
	await open.findByText("Only image files are allowed");
	await user.upload(field("Picture"), aPicture());
	await press("Add player");
	await said("Pat Quinn created");
	await closed();
	await fill(search(), "quinn pat");
	const row = await waitFor(() => rowOf("Pat Quinn"));
	expect(row?.textContent).not.toContain("No team");
	expect(row?.querySelector("img")?.getAttribute("src")).toMatch(/^\/files\/.+\.webp$/);

	await press("Edit Pat Quinn");
	await dialog();
	await user.clear(field("Last name"));
	await press("Save");
	await said("Pat updated");
	await closed();
	await fill(search(), "pat");
	await press("Delete Pat");
	(await question()).getByText("Delete this player? Pat.");
	(await question()).getByText(/You can bring it back for 30 days\.$/);
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await screen.findByText("Nobody found");
	await press("Undo");
	await screen.findByRole("link", { name: "Pat" });
});

test("several players are deleted and brought back; players are found by words, league and team", async () => {
	const club = await found(plan);
	for (const last of ["One", "Two", "Three"]) {
		await club.call("POST", "/players", { firstName: "Bulk", lastName: last });
	}
	await club.addPlayer("Hawks", "Ida", "May");
	await club.addPlayer("Kites", "Jo", "Bell");
	const { user, fill, press } = await openPlayers(club);
	const count = () => screen.getByText(/\bplayers$/, { selector: "[role=status]" }).textContent;
	await press("Delete");
	await refused("Please select at least one player to delete.");
	await fill(search(), "bulk");
	await waitFor(() => expect(names()).toHaveLength(3));
	expect(count()).toBe("3 of 5 players");
	await user.click(screen.getByRole("checkbox", { name: "Select all" }));
	await user.click(screen.getByRole("checkbox", { name: "Select Bulk Two" }));
	await press("Delete");
	let asked = within(await screen.findByRole("alertdialog", { name: "Delete 2 players" }));
	asked.getByText("Delete these 2 players?");
	asked.getByText(/You can bring them back for 30 days\.$/);
	await user.click(asked.getByRole("button", { name: "Cancel" }));
	expect(names()).toHaveLength(3);
	await press("Delete");
	asked = await question();
	await user.click(asked.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(names()).toEqual(["Bulk Two"]));
	await press("Undo");
	await waitFor(() => expect(names()).toHaveLength(3));

	await fill(search(), "zzz nobody");
	await screen.findByText("Nobody found");
	await press("Show all players");
	await waitFor(() => expect(count()).toBe("5 players"));
	const choice = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
	expect(choice("League").value).toBe("");
	expect(textsOf([...choice("League").options])[0]).toBe("All leagues");
	expect(textsOf([...choice("Team").options]).slice(0, 2)).toEqual(["All teams", "No team"]);
	await user.selectOptions(choice("Team"), "Kites");
	await waitFor(() => expect(names()).toEqual(["Jo Bell"]));
	expect(screen.getAllByRole("row")[1]?.textContent).toContain("Kites");
	await user.selectOptions(choice("League"), "Monday D1");
	await waitFor(() => expect(names()).toEqual(["Ida May"]));
	expect(count()).toBe("1 of 5 players");
	expect(choice("Team").value).toBe("");
	await user.click(screen.getByRole("button", { name: "Number" }));
	const number = screen.getByRole("columnheader", { name: /^Number/ });
	expect(number.getAttribute("aria-sort")).toBe("ascending");
});

test("what is known of a player is kept, and what is wrong is said at the field", async () => {
	const { id, fill, press, writes, reload, intercept } = await openSomebody("Form");
	screen.getByText("Hidden from visitors");
	await fill(field("Number"), "seven");
	await fill(field("Birth date"), "1850-01-01");
	await press("Save");
	await waitFor(() => expect(noteAt("Number")).toBe("Number must be a number."));
	expect(document.activeElement).toBe(field("Number"));
	expect(field("Birth date").getAttribute("aria-invalid")).toBe("true");
	expect(writes()).toEqual([]);
	await fill(field("Number"), "00");
	await fill(field("Birth date"), "1990-02-03");
	await fill(field("Height"), "6'2\"");
	const sentence = "Height must be what it was.";
	intercept(({ method }) =>
		method === "GET"
			? undefined
			: Response.json(
					{ success: false, message: sentence, code: "invalid", fields: { attributes: sentence } },
					{ status: 422 },
				),
	);
	await press("Save");
	await waitFor(() => expect(noteAt("Height")).toBe(sentence));
	expect(document.activeElement).toBe(field("Height"));
	intercept(() => undefined);
	const before = writes().length;
	await press("Save");
	await said("Form updated");
	expect(writes().slice(before)).toEqual([`PUT /api/players/${id}`]);
	await reload();
	await heading("Form");
	expect(field("Number").value).toBe("00");
	expect(field("Birth date").value).toBe("1990-02-03");
	expect(screen.getByRole("main").textContent).toContain("#00");

	await fill(field("Number"), "12");
	await fill(field("Last name"), "Changed");
	screen.getByText("Not saved yet");
	await press("Cancel");
	expect(field("Number").value).toBe("00");
	expect(field("Last name").value).toBe("");
	expect(screen.queryByText("Not saved yet")).toBeNull();
	await fill(field("Number"), "");
	await press("Save");
	await said("Form updated");
	await waitFor(() => expect(screen.getByRole("main").textContent).not.toContain("#00"));
	expect(field("Number").value).toBe("");
});

test("a picture in the profile is another one or none only once that is saved; who never played has no seasons", async () => {
	const { user, press } = await openSomebody("Photo");
	const before = photo();
	await user.upload(field("Picture"), aPicture());
	await waitFor(() => expect(photo()).toMatch(/^blob:/));
	await press("Cancel");
	expect(photo()).toBe(before);
	await user.upload(field("Picture"), aPicture());
	await press("Save");
	await waitFor(() => expect(photo()).toMatch(/^\/files\//));
	await press("Remove picture");
	expect(photo()).toBe(before);
	await press("Save");
	await waitFor(() => expect(screen.queryByRole("button", { name: /picture$/ })).toBeNull());
	expect(photo()).toBe(before);
	await user.click(screen.getByRole("link", { name: "All seasons" }));
	await screen.findByText("No seasons yet");
});

test("a player is put on a team, taken off, and back; who leaves with something unsaved is asked", async () => {
	const { user, id, club, fill, press, intercept } = await openSomebody("Mover");
	const league = club.leagues["Monday D1"];
	screen.getByText("On no team yet");
	await press("Add to a team");
	let open = within(await screen.findByRole("dialog", { name: "Add to a team" }));
	intercept(({ url, method }) =>
		method === "POST" && /\/teams\/\d+\/players$/.test(new URL(url).pathname)
			? Response.json({ message: "Player already on this team" }, { status: 409 })
			: undefined,
	);
	const hawks = () => open.getByRole("option", { name: /^Hawks/ });
	await user.selectOptions(open.getByLabelText("Team"), hawks());
	await press("Add to team");
	await refused("Player already exists in this team");
	intercept(() => undefined);
	await press("Add to team");
	await closed();
	const link = () => document.querySelector("main a[href*='/teams/']")?.getAttribute("href");
	const roster = `/dashboard/seasons/${club.seasonId}/leagues/${league?.id}/teams/${league?.teams.Hawks}`;
	await waitFor(() => expect(link()).toBe(roster));
	await press(/^Take off /);
	await screen.findByText("On no team yet");
	await press("Undo");
	await waitFor(() => expect(link()).toBe(roster));
	open = within(screen.getByRole("main"));

	await fill(field("Height"), "6'0\"");
	await user.click(open.getByRole("link", { name: "All seasons" }));
	const asked = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
	await user.click(asked.getByRole("button", { name: "Cancel" }));
	expect(field("Height").value).toBe("6'0\"");
	await user.click(open.getByRole("link", { name: "All seasons" }));
	await user.click((await question()).getByRole("button", { name: "Leave" }));
	await waitFor(() => expect(location.pathname).toBe(`/player/${id}/stats`));
});

test("a player's screens show the season's numbers and games, and the career", async () => {
	const club = await found(plan);
	const id = await club.addPlayer("Hawks", "Ida", "May");
	const gameId = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${gameId}/scores`, { score_home: 3, score_away: 0 });
	const { allStats } = await club.call("GET", `/gamesv2/${gameId}`);
	const points = allStats.find(
		({ abbreviation }: { abbreviation: string }) => abbreviation === "PTS",
	);
	const lines = [{ player_id: id, stats: [{ stat_id: points.id, value: 3 }] }];
	await club.call("PUT", `/gamesv2/${gameId}/box-score`, { lines });
	const { user } = await openPlayers(club, `/dashboard/players/${id}`);
	const games = within(await screen.findByRole("table", { name: /^Games of / }));
	expect(games.getAllByRole("link")[0]?.getAttribute("href")).toBe(`/games/${gameId}`);
	expect(textsOf(screen.getAllByRole("term")).join()).toContain("PPG");
	await user.click(screen.getByRole("link", { name: "All seasons" }));
	const averages = await screen.findByRole("table", { name: /^Averages of / });
	expect(location.pathname).toBe(`/player/${id}/stats`);
	expect(averages.textContent).toContain("Career");
	expect(screen.getByRole("table", { name: /^Totals of / }).textContent).toContain("Career");
	await user.click(within(averages).getAllByRole("link").at(-1) as HTMLElement);
	const profile = `/dashboard/players/${id}?season=${club.seasonId}`;
	await waitFor(() => expect(location.pathname + location.search).toBe(profile));
});

test("a player is deleted from his own screen and brought back; what cannot be loaded is said", async () => {
	const { user, fill, press, intercept, goTo } = await openSomebody("Gone");
	await fill(field("Height"), "6'0\"");
	await press("Delete");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await heading("Players");
	expect(location.pathname).toBe("/dashboard/players");
	await said("Gone deleted");
	await press("Undo");
	await screen.findByRole("link", { name: "Gone" });

	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	await goTo("/dashboard/players/2000000000");
	await screen.findByText("Player not found.");
	intercept(({ url }) =>
		url.includes("/api/players/list") ? new Response("", { status: 500 }) : undefined,
	);
	await goTo("/dashboard/players");
	await screen.findByText("Failed to fetch team/player");
	intercept(() => undefined);
	await press("Try again");
	await screen.findByRole("table");
	log.mockRestore();
});

test("two players who are the same person are seen beside each other and become one", async () => {
	const club = await found(plan);
	const kept = await club.addPlayer("Hawks", "Jon", "Doe");
	const former = await club.addPlayer("Kites", "Jon", "Doé");
	const { user, press, writes } = await openPlayers(club, `/dashboard/players/${kept}`);
	await press("Same person as…");
	const open = within(await screen.findByRole("dialog", { name: "Same person as…" }));
	await press("Merge players");
	await open.findByText("Please choose the other player.");
	await user.type(open.getByRole("combobox"), "Jon");
	await user.click(await screen.findByRole("option", { name: /Jon Doé.*Kites, This season/ }));
	const stays = within(await open.findByRole("table", { name: "What stays" }));
	expect(open.queryByText("Please choose the other player.")).toBeNull();
	await user.click(stays.getByLabelText("Jon Doé"));
	const together = within(open.getByRole("table", { name: "What comes together" }));
	expect(textsOf(together.getAllByRole("rowheader")).map((text) => text.slice(0, 5))).toEqual([
		"Kites",
		"Hawks",
	]);
	await press("Merge players");
	await said("Jon Doé and Jon Doé are one player now");
	await closed();
	heading("Jon Doé");
	expect(writes()).toEqual([`POST /api/players/${kept}/merge`, `POST /api/players/${kept}/merge`]);

	await openPlayers(club, `/dashboard/players/${former}`);
	await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/players/${kept}`));
});
