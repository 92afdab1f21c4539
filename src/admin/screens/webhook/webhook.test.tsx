// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	heading,
	openAdmin,
	said,
	screen,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("a webhook is added, tested, switched off and deleted", async () => {
	const { owner } = await found();
	const { user, fill, press, goTo } = await openAdmin(app, "/dashboard/webhooks", { as: owner });
	await screen.findByText("No webhooks yet");
	await press("Add a webhook");
	const form = await dialog();
	await fill(form.getByLabelText(/What is it for/), "Results in Discord");
	await fill(form.getByLabelText(/Address/), "http://discord.example/");
	await user.click(form.getByLabelText("Published pages"));
	const add = form.getByRole("button", { name: "Add a webhook" });
	await user.click(add);
	await form.findByText(/begins with https/, { selector: "[id$=error]" });
	await fill(form.getByLabelText(/Address/), "https://discord.example/private");
	await user.click(add);
	const told = within(await screen.findByRole("alertdialog"));
	const secret = told.getByRole("status", { name: "Secret" }).textContent ?? "";
	expect(secret).toMatch(/^whsec_/);
	await press("Done");
	await closed();
	const row = await screen.findByRole("row", { name: /Results in Discord/ });
	expect(row.textContent).toContain("discord.example");
	expect(row.textContent).not.toContain("private");
	expect(row.textContent).toContain("Results, Games that were changed, Published schedules");
	expect(row.textContent).not.toContain("Published pages");

	await user.click(within(row).getByRole("link"));
	await heading("Results in Discord");
	await press("Send a test");
	await said("The message is on its way");
	expect((await screen.findByText("Waiting")).closest("li")?.textContent).toContain("Test");

	await goTo("/dashboard/webhooks");
	await press("Edit Results in Discord");
	const change = await dialog();
	await user.click(change.getByLabelText(/^On/));
	await user.click(change.getByRole("button", { name: "Save" }));
	await closed();
	await screen.findByText("Off");
	await press("Delete Results in Discord");
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Delete" }));
	await said("The webhook was deleted");
	await screen.findByText("No webhooks yet");
});
