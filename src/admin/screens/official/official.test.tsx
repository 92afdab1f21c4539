// @vitest-environment window
import { expect, test, vi } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { heading, openAdmin, screen, within } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("officials are added, given their games at once, and changed by hand", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const id = await club.addGame("Owls", "Hawks", 0);
	const { press, fill, goTo } = await openAdmin(app, "/dashboard/officials", { as: club.staff });
	await heading("Officials");
	screen.getByText("No officials yet");
	await press("Add official");
	const dialog = within(await screen.findByRole("dialog"));
	await fill(dialog.getByLabelText("Name"), "Ann Whistle");
	dialog.getByRole("button", { name: "Add official" }).click();
	await screen.findByText("Ann Whistle created");

	await goTo("/dashboard/officials/games");
	await heading("Who officiates");
	screen.getByText("Nobody yet");
	await fill(screen.getByLabelText("Referees a game"), "2");
	await press("Fill the places");
	await screen.findByText("asked");
	screen.getByText("1 place is open because everybody who may is busy then.");
	const { games } = await club.call("GET", `/officials/games?from=2020-01-01&to=2020-12-31`);
	expect(games).toEqual([]);

	await press(/^Change\s*: Owls at Hawks$/);
	const change = within(await screen.findByRole("dialog"));
	change.getByRole("checkbox", { name: "Ann Whistle" }).click();
	change.getByRole("button", { name: "Save" }).click();
	await vi.waitFor(() => expect(screen.queryByText("Nobody yet")).not.toBeNull());
	expect((await club.call("GET", `/gamesv2/${id}`)).game.id).toBe(id);
});
