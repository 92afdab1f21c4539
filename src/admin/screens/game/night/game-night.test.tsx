// @vitest-environment window
import { expect, test } from "vitest";
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

test("a team that did not come is two taps", async () => {
	const { club, id, keeper } = await withScorekeeper();
	const { press } = await openAdmin(app, "/dashboard/table", { as: keeper });
	await press("No-show: Owls at Hawks");
	await press("Owls forfeits");
	await screen.findByText("Forfeit");
	const { game } = await club.call("GET", `/gamesv2/${id}`);
	expect(game).toMatchObject({ status: "forfeit", forfeited_by: "away" });
	expect(screen.queryByRole("link", { name: "Score live: Owls at Hawks" })).toBeNull();
});
