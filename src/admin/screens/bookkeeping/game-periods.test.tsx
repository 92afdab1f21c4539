// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { heading, openAdmin, question, said, screen } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

const names = () => screen.getAllByRole("switch").map((it) => it.getAttribute("aria-label"));

test("a game period that was deleted is gone at once, and comes back where it stood", async () => {
	const { staff } = await found();
	const { user } = await openAdmin(app, "/gamePeriod", { as: staff });
	await heading("Game periods");
	const before = names();
	const first = before[0]?.replace("Show ", "") ?? "";
	await user.click(screen.getByRole("button", { name: `Delete ${first}` }));
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await user.click(await screen.findByRole("button", { name: "Undo" }));
	await said(`${first} is back`);
	await expect.poll(names).toEqual(before);
});

test("a game period that is hidden stays in the list, switched off", async () => {
	const { staff } = await found();
	const { user } = await openAdmin(app, "/gamePeriod", { as: staff });
	await heading("Game periods");
	const [first] = screen.getAllByRole<HTMLInputElement>("switch");
	if (first === undefined) throw new Error("no periods");
	await user.click(first);
	expect(first.checked).toBe(false);
});
