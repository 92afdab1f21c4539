// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { heading, openAdmin, screen } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("a website is allowed and taken out again, and the code to paste names the league", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const { fill, press } = await openAdmin(app, "/dashboard/site/sharing", { as: club.owner });
	await heading("Sharing");
	await fill(screen.getByRole("textbox", { name: "Website" }), "northside");
	await press("Allow");
	await screen.findByText(/Please enter the website's name only/);
	await fill(
		screen.getByRole("textbox", { name: "Website" }),
		"https://www.northside-gym.test/teams",
	);
	await press("Allow");
	await screen.findByRole("button", { name: "Remove northside-gym.test" });
	expect(document.querySelector("pre")?.textContent).toContain(
		`src="http://fieldhouse.test/${club.slug}/embed/standings?league=`,
	);
	await press("Remove northside-gym.test");
	await screen.findByText("No website is allowed yet.");
	expect(screen.queryByRole("combobox", { name: "Language" })).toBeNull();
});

test("a site in several languages is shown elsewhere in the one that is chosen", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	await club.call("PUT", `/organizations/${club.id}`, { moreLanguages: ["fr"] });
	const { user } = await openAdmin(app, "/dashboard/site/sharing", { as: club.owner });
	await heading("Sharing");
	await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Français");
	const code = document.querySelector("pre")?.textContent;
	expect(code).toContain(`src="http://fieldhouse.test/${club.slug}/fr/embed/standings?league=`);
	expect(code).not.toContain("Standings of");
});
