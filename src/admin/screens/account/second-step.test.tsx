// @vitest-environment window
import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { heading, openAdmin, said, screen, waitFor, within } from "#testing/admin/open-admin.tsx";
import { addUser, password } from "#testing/api.ts";
import { present } from "#testing/present.ts";

const { app, found } = await startClubs();
const { id: organizationId, owner } = await found();

test("whoever was invited chooses a password, adds a code of an app, and signs in with both", async () => {
	const own = "a barn full of hay 7";
	const place = { role: "staff", organizationId } as const;
	const colleague = { username: "colleague", email: "colleague@lakeshore.test" };
	const { id } = await addUser(app, { ...place, ...colleague });
	const invited = await openAdmin(app, `/user/${id}`, { as: owner });
	await invited.press(/^Invite by mail/);
	await screen.findByRole("alertdialog", { name: "Letter to colleague" });
	const [letter] = await app.platform.outbox.listOf("all", 1);
	const { action } = await app.services.mail.write(present(letter, "a letter"));

	const { pathname, search } = new URL(action?.address ?? "");
	const { fill, press, goTo, left, user } = await openAdmin(app, pathname + search);
	await fill(await screen.findByLabelText("New password"), own);
	await press("Save and sign in");
	await waitFor(() => expect(left()).toBe("/dashboard"));

	await goTo("/userSettings");
	const title = await screen.findByRole("heading", { level: 2, name: "Second step" });
	const panel = within(title.closest("section") as HTMLElement);
	await fill(panel.getByLabelText("Current password"), own);
	await press("Set up");
	const secret = (await screen.findByRole("status", { name: "Secret" })).textContent;
	const code = () => generateSync({ secret, epoch: app.services.now().getTime() / 1000 });
	await fill(panel.getByLabelText("Code"), "000000");
	await press("Switch on");
	await screen.findByText("This code is wrong, or it was used already.");
	await fill(panel.getByLabelText("Code"), code());
	await press("Switch on");
	const codes = (await screen.findByRole("status", { name: "Recovery codes" })).textContent;
	expect(codes.split("\n")).toHaveLength(10);
	await press("I have kept them");
	await screen.findByText(/^You have 10 recovery codes left/);

	await user.click(screen.getByRole("button", { name: /Logout/i }));
	await goTo("/login");
	await fill(await screen.findByLabelText("Username"), "colleague");
	await fill(screen.getByLabelText("Password"), own);
	await press("LOGIN");
	await heading("Second step");
	const field = await screen.findByLabelText<HTMLInputElement>("Code");
	expect([document.activeElement, field.autocomplete]).toEqual([field, "one-time-code"]);
	await fill(field, codes.split("\n")[0] ?? "");
	await press("Sign in");
	await waitFor(() => expect(left()).toBe("/dashboard"));
	await goTo("/dashboard");
	await heading("Welcome, colleague");
});

test("a super administrator who has to have one is led to it, and on from there", async () => {
	const asked = await addUser(app, { username: "asks", role: "super_admin", organizationId: null });
	await app.platform.secondSteps.begin(asked.id, "sealed");
	await app.platform.secondSteps.confirm(asked.id, "2025-06-01T00:00:00.000Z");
	const asking = await openAdmin(app, "/userSettings", { as: asked });
	await screen.findByText(/Their second step can be required/);
	await asking.fill(panelField("Second step", "Current password"), password);
	await asking.press("Require of super administrators");
	await said("Super administrators need a second step from now on");
	await screen.findByRole("button", { name: "Require no longer" });
	expect(screen.queryByRole("button", { name: "Switch off" })).toBeNull();

	const place = { role: "super_admin", organizationId: null } as const;
	const without = await addUser(app, { username: "without", ...place });
	const { fill, press, left } = await openAdmin(app, "/dashboard/organizations", { as: without });
	await screen.findByText("Super administrators need a second step here.");
	expect(screen.queryByRole("heading", { name: "Password" })).toBeNull();
	await fill(panelField("Second step", "Current password"), password);
	await press("Set up");
	const secret = (await screen.findByRole("status", { name: "Secret" })).textContent;
	const code = generateSync({ secret, epoch: app.services.now().getTime() / 1000 });
	await fill(panelField("Second step", "Code"), code);
	await press("Switch on");
	await press("I have kept them");
	await waitFor(() => expect(left()).not.toBe("/userSettings"));
	await app.platform.secondSteps.require(false);
});

function panelField(title: string, label: string): HTMLElement {
	const heading = screen.getByRole("heading", { level: 2, name: title });
	return within(heading.closest("section") as HTMLElement).getByLabelText(label);
}

test("an owner takes the second step from somebody, who is told what it does first", async () => {
	const place = { role: "staff", organizationId } as const;
	const { id } = await addUser(app, { username: "unlucky", ...place });
	await app.platform.secondSteps.begin(id, "sealed");
	await app.platform.secondSteps.confirm(id, "2025-06-01T00:00:00.000Z");
	const { press, user } = await openAdmin(app, `/user/${id}`, { as: owner });
	await press(/^Reset second step/);
	const sure = within(await screen.findByRole("alertdialog"));
	await user.click(sure.getByRole("button", { name: "Reset second step" }));
	await said("The second step is off");
	expect(await app.platform.secondSteps.find(id)).toBeUndefined();
});

test("a new address is confirmed by a press, and a link that was used says so", async () => {
	const place = { role: "staff", organizationId } as const;
	const address = "mover@lakeshore.test";
	const { id } = await addUser(app, { username: "mover", ...place, email: address });
	const letterId = await app.platform.outbox.add({
		organizationId,
		userId: id,
		cause: "test",
		kind: "confirmAddress",
		address: "moved@lakeshore.test",
		language: "en",
		told: { username: "mover" },
		dueAt: app.services.now().toISOString(),
		linkUntil: "2999-01-01T00:00:00.000Z",
		createdAt: app.services.now().toISOString(),
	});
	const letter = present(await app.platform.outbox.find(letterId ?? ""), "a letter");
	const { pathname, search } = new URL(
		(await app.services.mail.write(letter)).action?.address ?? "",
	);
	const { press, goTo } = await openAdmin(app, pathname + search, { as: { id } });
	await screen.findByText("moved@lakeshore.test is to be the address of mover.");
	await press("Confirm this address");
	await screen.findByText("Your address is moved@lakeshore.test now.");
	expect((await app.platform.accounts.find(id))?.email).toBe("moved@lakeshore.test");
	await goTo(pathname + search);
	await screen.findByText("This link was used already, or it is too old. Ask for a new one.");
});
