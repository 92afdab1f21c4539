// @vitest-environment window
import { expect, test } from "vitest";
import { dayFromToday, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	heading,
	openAdmin,
	said,
	screen,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("an evening is called off with four presses and taken back with one; a postponed game gets a new time", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls", "Elks", "Bears"] });
	await club.addGame("Owls", "Hawks", 1, "18:00");
	await club.addGame("Bears", "Elks", 1, "19:00");
	const { user, fill, press } = await openAdmin(app, "/dashboard/games", { as: club.staff });
	await heading("Games");
	await press("Call off an evening");
	const open = within(await screen.findByRole("dialog", { name: "Call off an evening" }));
	await open.findByText("2 games, 4 teams, 0 people");
	await fill(open.getByLabelText("Reason"), "Snow");
	open.getByText(/^The games of .* are postponed\. Snow$/, { exact: false });
	await press("Postpone 2 games");
	await said("Games postponed: 2");
	await closed();
	await press("Undo");
	await said("Games as they were: 2");

	await club.call("POST", "/evenings", { date: dayFromToday(1), status: "postponed" });
	await openAdmin(app, "/dashboard/games/make-up", { as: club.staff });
	await heading("Games to be made up");
	const [find] = await screen.findAllByRole("button", { name: /^Find a time: / });
	if (find !== undefined) await user.click(find);
	const times = within(await screen.findByRole("dialog", { name: "Find a time" }));
	const [first] = await times.findAllByRole("button", { name: /18:00|19:00|6:00|7:00/ });
	if (first !== undefined) await user.click(first);
	await waitFor(() =>
		expect(screen.getAllByRole("button", { name: /^Find a time: / })).toHaveLength(1),
	);
});
