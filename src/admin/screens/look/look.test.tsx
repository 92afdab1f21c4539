// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { openAdmin, said, screen, waitFor } from "#testing/admin/open-admin.tsx";

const { app, begin } = await startClubs();

test("a look is corrected where it could not be read, saved, seen by visitors, and taken back", async () => {
	const club = await begin();
	const { user, fill, press } = await openAdmin(app, "/dashboard/site/look", { as: club.owner });
	// React shows nothing before the fonts' style sheet was fetched.
	await waitFor(() => {
		const fetched = document.querySelector("link[rel=preload]");
		expect(fetched?.dispatchEvent(new Event("load"))).toBe(true);
	});
	await user.click(await screen.findByRole("radio", { name: /^Heritage/ }));
	const accent = screen.getByRole("textbox", { name: /^Accent, as #rrggbb/ });
	await fill(accent, "#777");
	await screen.findByText("A colour is written as #rrggbb.");
	await fill(accent, "#757a7d");
	await screen.findByText(
		/^The accent was made a little lighter so that the text on it can be read: #757a7d → #\w{6}, 4\.5 to 1\.$/,
	);
	await fill(accent, "0b63c4");
	await waitFor(() => expect(screen.queryByText(/^The accent was made/)).toBeNull());
	await press("Save");
	await said(`Look of Club ${club.slug} updated`);
	const theme = async () => {
		const page = await (await app.get(`/${club.slug}`)).text();
		const [, address] = /href="(\/theme\/\d+\.\w{10}\.css)"/.exec(page) ?? [];
		return address === undefined ? "" : (await app.get(address)).text();
	};
	const { look } = await club.call("GET", `/organizations/${club.id}/look`);
	expect(look).toMatchObject({ accent: "#0b63c4", header: "#14264a" });
	expect(await theme()).toContain("#14264a");
	await press("Undo");
	await waitFor(() =>
		expect(screen.getByRole("radio", { name: /^Arena/ })).toHaveProperty("checked", true),
	);
	expect(await theme()).not.toContain("#14264a");
});
