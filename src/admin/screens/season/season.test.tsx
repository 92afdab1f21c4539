// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	heading,
	openAdmin,
	question,
	said,
	screen,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("a card of a season says Active or Inactive and opens; its buttons do not", async () => {
	const { staff } = await found();
	const { user, fill, press } = await openAdmin(app, "/dashboard/seasons", { as: staff });
	await user.click(await screen.findByTitle("Card View"));
	const card = () => within(screen.getByRole("article"));
	card().getByText("Active");
	await user.click(card().getByRole("switch"));
	await card().findByText("Inactive");
	await press("Edit This season");
	const open = await dialog();
	expect(location.pathname).toBe("/dashboard/seasons");
	await fill(open.getByLabelText("Season name"), "That season");
	await user.click(open.getByRole("checkbox", { name: /^Active/ }));
	await press("Save");
	await said("That season updated");
	await closed();
	await card().findByText("Active");
	await press("Delete That season");
	const asked = await question();
	asked.getByText(/^Everything under it will be deleted: leagues, teams, games and box scores\./);
	await press("Cancel");
	await user.click(card().getByRole("link", { name: "That season" }));
	await heading("That season");
	expect(location.pathname).toMatch(/^\/dashboard\/singleSeasonToggle\/\d+$/);
});

test("every change of the view is saved, and the last one stays for all lists", async () => {
	const { staff } = await found({ "Monday D1": ["Hawks"] });
	const { user, intercept, goTo } = await openAdmin(app, "/dashboard/seasons", { as: staff });
	const saved: string[] = [];
	intercept(async (request) => {
		if (request.url.endsWith("/view-mode") && request.method === "POST") {
			saved.push((await request.json()).viewMode);
		}
		return undefined;
	});
	const views = ["Card View", "Table View", "Card View", "Table View"];
	for (const view of views) await user.click(await screen.findByTitle(view));
	await waitFor(() => expect(saved).toEqual(["card", "table", "card", "table"]));
	await goTo("/dashboard/teams");
	await heading("Teams");
	screen.getByRole("table");
	expect(screen.getByRole("radio", { name: "Table View" })).toHaveProperty("checked", true);
});
