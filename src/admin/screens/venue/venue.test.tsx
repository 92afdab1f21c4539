// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { closed, dialog, openAdmin, said, screen, within } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("a hall is added with its courts, hours and a closure, and changed where it contradicts itself", async () => {
	const { staff } = await found();
	const { fill, press } = await openAdmin(app, "/dashboard/venues", { as: staff });
	await screen.findByText("No venues yet");
	await press("Add venue");
	const added = await dialog();
	await fill(added.getByLabelText("Name"), "North Gym");
	await fill(added.getByLabelText("Address"), "1 Court St");
	await fill(added.getByLabelText("Courts"), "East\nWest");
	await press("Add hours");
	await press("Add a closure");
	await fill(added.getByLabelText("First day"), "2199-01-05");
	await fill(added.getByLabelText("Last day"), "2199-01-01");
	const send = added.getByRole("button", { name: "Add venue" });
	send.click();
	expect((await added.findByRole("alert")).textContent).toBe(
		"The last day is before the first one.",
	);
	await fill(added.getByLabelText("Last day"), "2199-01-08");
	send.click();
	await said("North Gym created");
	await closed();
	const row = (await screen.findByRole("rowheader", { name: /^North Gym/ })).closest("tr");
	expect(row?.textContent).toContain("East, West");
	expect(row?.textContent).toContain("Mon 6:00 PM – 11:00 PM");
	expect(row?.textContent).toContain("All of it: closed");
});

test("leagues that share a hall are laid together, and their evening stands court by court", async () => {
	const club = await found({ "Women B": ["Hawks", "Owls"], "Men C": ["Kites", "Terns"] });
	await club.call("POST", "/venues", { name: "North Gym", courts: ["East", "West"] });
	for (const [name, { id: leagueId }] of Object.entries(club.leagues)) {
		await club.call("POST", "/schedules", {
			name,
			leagueId,
			startDate: "2199-01-07",
			numWeeks: 2,
			gameDays: ["Monday"],
			timeSlots: ["18:00"],
			courts: ["North Gym, East", "North Gym, West"],
		});
	}
	const { press, user } = await openAdmin(app, "/scheduleBuilder", { as: club.staff });
	await press("Lay together");
	const choosing = await dialog();
	for (const box of choosing.getAllByRole("checkbox", { name: /Women B|Men C/ })) {
		await user.click(box);
	}
	choosing.getByRole("button", { name: "Lay them together" }).click();
	await said("2 schedules generated together");
	const table = await screen.findByRole("table", { name: "Games by hour" });
	expect(table.textContent).toContain("6:00 PM");
	await press("Done");
	await closed();
	const evening = "/dashboard/venues/evening?date=2199-01-07";
	await openAdmin(app, evening, { as: club.staff });
	const grid = await screen.findByRole("table", { name: "A day in all halls" });
	const heads = within(grid).getAllByRole("columnheader");
	expect(heads.map(({ textContent }) => textContent)).toEqual([
		"Time",
		"North Gym, East",
		"North Gym, West",
	]);
	expect(within(grid).getAllByRole("link")).toHaveLength(2);
	screen.getByText(/2 games, no clash/);
});
