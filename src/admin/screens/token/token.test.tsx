// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { closed, dialog, openAdmin, said, screen, within } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("a token is shown once, stands in the list without it, and is ended after a question", async () => {
	const { owner } = await found();
	const { user, fill, press } = await openAdmin(app, "/dashboard/tokens", { as: owner });
	await screen.findByText("No tokens yet");
	await press("Make a token");
	const form = await dialog();
	await fill(form.getByLabelText(/What is it for/), "Scoreboard");
	await user.selectOptions(form.getByLabelText("It may"), "Read, and write games and scores");
	await user.click(form.getByRole("button", { name: "Make a token" }));
	const told = within(await screen.findByRole("alertdialog"));
	const secret = told.getByRole("status", { name: "Token" }).textContent ?? "";
	expect(secret).toMatch(/^fh_[\w-]{43}$/);
	await press("Done");
	await closed();
	const row = await screen.findByRole("row", { name: /Scoreboard/ });
	expect(row.textContent).toContain("Read, and write games and scores");
	expect(row.textContent).toContain("never");
	expect(document.body.textContent).not.toContain(secret);
	await press("End the token Scoreboard");
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "End" }));
	await said("The token was ended");
	await screen.findByText("No tokens yet");
});

test("staff are offered what staff may", async () => {
	const { staff } = await found();
	const { press } = await openAdmin(app, "/dashboard/tokens", { as: staff, browser: "fr-CA" });
	await press("Créer un jeton");
	const form = await dialog();
	const offered = within(form.getByLabelText("Il permet de")).getAllByRole("option");
	expect(offered.map(({ textContent }) => textContent)).toEqual([
		"Lire",
		"Lire, et écrire les matchs et les pointages",
		"Tout ce que peut le personnel",
	]);
});
