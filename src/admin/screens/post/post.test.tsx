// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import {
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

const { app, begin } = await startClubs();

const states = () => textsOf(screen.getAllByRole("row")).slice(1);

test("a post is written as a draft, published, changed, taken back and deleted", async () => {
	const { owner } = await begin();
	const { user, fill, press } = await openAdmin(app, "/dashboard/site/news", { as: owner });
	await screen.findByText("No news yet");
	await user.click(screen.getByRole("link", { name: "Write a post" }));
	await heading("Write a post");
	await press("Publish");
	await refused("Please enter a title.");
	await fill(screen.getByLabelText("Title"), "Hall closed");
	await fill(screen.getByRole("textbox", { name: /^Text/ }), "Gym **two** is closed.");
	await waitFor(() => expect(document.querySelector("[inert] strong")?.textContent).toBe("two"));
	await press("Save draft");
	await said("Hall closed is saved as a draft");
	// Of the screen, and of what visitors would see.
	await waitFor(() =>
		expect(screen.getAllByRole("heading", { level: 1, name: "Hall closed" })).toHaveLength(2),
	);
	await user.click(screen.getByRole("checkbox", { name: /Pin it/ }));
	await fill(screen.getByLabelText("Over every page until"), "2199-01-31");
	await press("Publish");
	await said("Hall closed is in the news");
	await press("Undo");
	await waitFor(() => screen.getByRole("button", { name: "Save draft" }));
	await press("Publish");
	const save = await screen.findByRole<HTMLButtonElement>("button", { name: "Save" });
	await waitFor(() => expect(save.disabled).toBe(true));

	await press("Send it…");
	const dialog = within(await screen.findByRole("dialog"));
	await dialog.findByText("0 people hear of it");
	await user.click(dialog.getByRole("button", { name: "Send" }));
	await refused("Nobody would hear of it yet.");
	await user.keyboard("{Escape}");

	await user.click(within(screen.getByRole("main")).getByRole("link", { name: "News" }));
	await screen.findByRole("table");
	expect(states()[0]).toContain("Published");
	await press("Delete Hall closed");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await screen.findByText("No news yet");
	await press("Undo");
	await screen.findByRole("link", { name: "Hall closed" });
});
