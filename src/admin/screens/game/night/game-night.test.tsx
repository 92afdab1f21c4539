// @vitest-environment window
import { expect, test, vi } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { heading, openAdmin, screen, textsOf, within } from "#testing/admin/open-admin.tsx";
import { addUser } from "#testing/api.ts";

const { app, found } = await startClubs();

/** A club with a game tonight, and somebody who keeps its games. */
async function withScorekeeper() {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const id = await club.addGame("Owls", "Hawks", 0);
	const role = "scorekeeper" as const;
	const keeper = await addUser(app, {
		username: `${club.slug}-keeper`,
		role,
		organizationId: club.id,
	});
	return { club, id, keeper };
}

test("a scorekeeper finds the games of the evening, whatever is opened, and nothing else", async () => {
	const { keeper } = await withScorekeeper();
	await openAdmin(app, "/dashboard/seasons", { as: keeper });
	await heading("Game night");
	const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
	expect(textsOf(navigation.getAllByRole("link"))).toEqual(["Game night", "User"]);
	screen.getByRole("link", { name: "Score live: Owls at Hawks" });
});

test("a team that did not come is one tap, both are two, and it is taken back", async () => {
	const { club, id, keeper } = await withScorekeeper();
	const { press } = await openAdmin(app, "/dashboard/table", { as: keeper });
	const stored = async () => (await club.call("GET", `/gamesv2/${id}`)).game;
	await press("No-show: Owls");
	await screen.findByText("Forfeit");
	expect(await stored()).toMatchObject({ status: "forfeit", forfeited_by: "away" });
	expect(screen.queryByRole("link", { name: "Score live: Owls at Hawks" })).toBeNull();
	expect(screen.queryByRole("button", { name: "No-show: Owls" })).toBeNull();
	await press("No-show: Hawks");
	await vi.waitFor(() =>
		expect(screen.queryByRole("button", { name: "No-show: Hawks" })).toBeNull(),
	);
	expect(await stored()).toMatchObject({ forfeited_by: "both" });
	(await screen.findAllByRole("button", { name: "Undo" })).at(-1)?.click();
	await screen.findByRole("link", { name: "Score live: Owls at Hawks" });
	expect(await stored()).toMatchObject({ status: "scheduled", forfeited_by: null });
});

test("who is here is a tap each, a guest a name, and who may not play is said beside it", async () => {
	const { club, id, keeper } = await withScorekeeper();
	const ida = await club.addPlayer("Hawks", "Ida", "May");
	await club.addPlayer("Owls", "Ann", "Lee");
	const league = Object.values(club.leagues)[0];
	await club.call("POST", `/seasonsv2/${club.seasonId}/leagues/${league?.id}/suspensions`, {
		teamId: league?.teams["Hawks"],
		playerId: ida,
		games: 2,
	});
	const { press, fill } = await openAdmin(app, `/dashboard/games/${id}/check-in`, { as: keeper });
	await heading("Check-in");
	await screen.findByText("Suspended: 2 games left");
	await press("Ann Lee starts");
	await screen.findByText("1 of 1 here, 1 starter");
	const owls = within(screen.getByRole("region", { name: "Owls" }));
	owls.getByRole("button", { name: "Add a guest" }).click();
	await fill(await owls.findByLabelText("First name"), "Sam");
	owls.getAllByRole("button", { name: "Add a guest" }).at(-1)?.click();
	await owls.findByText("2 of 2 here, 1 starter");
	owls.getByText("Not registered");
	const { awayRoster } = await club.call("GET", `/gamesv2/${id}`);
	expect(awayRoster.map((it: { firstName: string }) => it.firstName)).toEqual(["Ann", "Sam"]);
});

test("a league suspends by rules and by decisions, which are changed and taken back", async () => {
	const { club, id } = await withScorekeeper();
	await club.addPlayer("Hawks", "Ida", "May");
	const [league] = Object.values(club.leagues);
	const path = `/dashboard/seasons/${club.seasonId}/leagues/${league?.id}/discipline`;
	const { press, fill } = await openAdmin(app, path, { as: club.staff });
	await heading("Discipline");
	screen.getByText("Nobody is suspended");
	await press("Suspend a player");
	await fill(screen.getByLabelText("Games"), "3");
	await press("Save");
	await screen.findByText("Left: 3 of 3");
	await press("Change the decision: Ida May");
	await fill(screen.getByLabelText("Games"), "2");
	await press("Save");
	await screen.findByText("Left: 2 of 2");
	await press("Take back: Ida May");
	await screen.findByText("Nobody is suspended");
	await press("Add a rule");
	const dialog = within(await screen.findByRole("dialog"));
	dialog.getByRole("button", { name: "Add a rule" }).click();
	await screen.findByText(/^2 × .* in a game: 1 game out$/);
	const { players } = await club.call("GET", `/gamesv2/${id}/check-in`);
	expect(players.flatMap((it: { hindrances: object[] }) => it.hindrances)).toEqual([]);
});
