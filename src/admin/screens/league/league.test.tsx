// @vitest-environment window
import { expect, test } from "vitest";
import { type Club, dayFromToday, startClubs } from "#testing/admin/club.ts";
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

const { app, found } = await startClubs();
const plan = { "Monday D1": ["Hawks", "Owls"], "Tuesday D2": ["Kites"] };
const placeOf = ({ seasonId, leagues }: Club) =>
	`/dashboard/seasons/${seasonId}/leagues/${leagues["Monday D1"]?.id}`;

test("a team of a league that is not added, changed or deleted is said to have failed", async () => {
	const club = await found(plan);
	const { user, fill, press, intercept } = await openAdmin(app, placeOf(club), { as: club.staff });
	await heading("Monday D1");
	intercept(failingWrites);
	await press("Add team");
	await fill((await dialog()).getByLabelText("Team name"), "Crows");
	await press("Add team");
	await refused("Failed to add team");
	expect((await dialog()).getByLabelText("Team name")).toHaveProperty("value", "Crows");
	await press("Cancel");
	await press("Edit Hawks");
	await press("Save");
	await refused("Failed to update team");
	await press("Cancel");
	await user.click(screen.getByRole("checkbox", { name: "Select Owls" }));
	await press("Delete teams");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await refused("Failed to delete team");
	await screen.findByRole("link", { name: "Owls" });
});

test("a league takes a new name or an existing team; choosing one empties the other", async () => {
	const club = await found(plan);
	const { user, fill, press } = await openAdmin(app, placeOf(club), { as: club.staff });
	await press("Add team");
	const open = await dialog();
	const name = open.getByLabelText("Team name");
	const existing = open.getByRole("combobox");
	await fill(name, "Crows");
	await fill(existing, "kit");
	await screen.findByRole("option", { name: /^Kites/ });
	await user.keyboard("{ArrowDown}{Enter}");
	expect(existing).toHaveProperty("value", "Kites");
	expect(name).toHaveProperty("value", "");
	await fill(name, "C");
	expect(existing).toHaveProperty("value", "");
	await fill(existing, "kit");
	await screen.findByRole("option", { name: /^Kites/ });
	await user.keyboard("{ArrowDown}{Enter}");
	await press("Add team");
	await said("Team added successfully");
	await closed();
	await screen.findByRole("link", { name: "Kites" });
});

test("a league shows all dates until one is chosen; a score says Completed here alone", async () => {
	const club = await found(plan);
	const id = await club.addGame("Owls", "Hawks", -7);
	await club.addGame("Hawks", "Owls", 7);
	await club.addGame("Owls", "Hawks", 7, "20:00");
	await club.call("PUT", `/gamesv2/${id}/scores`, { score_home: 1, score_away: 0 });
	const { user, goTo } = await openAdmin(app, placeOf(club), { as: club.staff });
	const games = within(await screen.findByRole("table", { name: "Games of the league" }));
	const date = screen.getByRole<HTMLSelectElement>("combobox", { name: "Date" });
	expect(textsOf([...date.selectedOptions])).toEqual(["All Dates"]);
	expect(date.options).toHaveLength(3);
	expect(games.getAllByRole("rowheader")).toHaveLength(3);
	const [first] = games.getAllByRole("row", { name: /Owls at Hawks/ });
	within(first as HTMLElement).getByRole("cell", { name: "Completed" });
	await user.selectOptions(date, dayFromToday(7));
	expect(textsOf(games.getAllByRole("rowheader"))).toEqual(["Hawks at Owls", "Owls at Hawks"]);
	await goTo("/dashboard/games");
	expect(await screen.findAllByRole("cell", { name: "Scheduled" })).toHaveLength(3);
});

test("cards of leagues stand in their season, and in a list with a season picker", async () => {
	const club = await found(plan);
	const { user, fill, press, goTo } = await openAdmin(app, "/dashboard/seasons", {
		as: club.staff,
	});
	await user.click(await screen.findByTitle("Card View"));
	await user.click(screen.getByRole("link", { name: "This season" }));
	await heading("This season");
	expect(await screen.findAllByRole("article")).toHaveLength(2);
	await press("Edit Tuesday D2");
	await fill((await dialog()).getByLabelText("League name"), "Wednesday D2");
	await press("Save");
	await said("Wednesday D2 updated");
	await goTo("/dashboard/leagues");
	expect(await screen.findAllByRole("article")).toHaveLength(2);
	const season = screen.getByRole("combobox", { name: "Season" });
	await user.selectOptions(season, "Without a season");
	await screen.findByText("No leagues available");
	await user.selectOptions(season, "This season");
	expect(await screen.findAllByRole("article")).toHaveLength(2);
	await user.click(screen.getByRole("link", { name: "Monday D1" }));
	await heading("Monday D1");
});

test("a team withdraws beside what that does to the table, and both ways back bring its games", async () => {
	const club = await found(plan);
	const id = await club.addGame("Hawks", "Owls", 7);
	const statusOf = async () => (await club.call("GET", `/gamesv2/${id}`)).game.status;
	const { user, fill, press } = await openAdmin(app, placeOf(club), { as: club.staff });
	await heading("Monday D1");
	await press("Withdraw Hawks");
	const asked = await dialog();
	await asked.findByText("1 game to come would be taken.");
	const hawks = () => asked.getByRole("row", { name: /^Hawks/ }).textContent;
	await waitFor(() => expect(hawks()).toContain("0-1"));
	await user.selectOptions(asked.getByLabelText("Its games"), "annulled");
	await waitFor(() => expect(hawks()).toContain("Out of the table"));
	await user.selectOptions(asked.getByLabelText("Its games"), "forfeited");
	await fill(asked.getByLabelText("Reason"), "Too few players.");
	await press("Withdraw");
	await said("The team has withdrawn.");
	expect(await statusOf()).toBe("forfeit");
	await press("Undo");
	await said("The withdrawal was taken back.");
	await screen.findByRole("button", { name: "Withdraw Hawks" });
	expect(await statusOf()).toBe("scheduled");

	await press("Withdraw Hawks");
	await fill((await dialog()).getByLabelText("Reason"), "Too few players.");
	await press("Withdraw");
	await closed();
	await press("Take back the withdrawal of Hawks");
	await press("Take back");
	await closed();
	await screen.findByRole("button", { name: "Withdraw Hawks" });
	expect(await statusOf()).toBe("scheduled");
});
