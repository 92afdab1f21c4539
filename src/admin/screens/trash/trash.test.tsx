// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { openAdmin, said, screen, textsOf, waitFor } from "#testing/admin/open-admin.tsx";

const { app, begin } = await startClubs();

test("what was deleted says what, when, by whom and how long still, and comes back", async () => {
	const club = await begin();
	const name = { firstName: "Deleted", lastName: "Person" };
	const { player } = await club.call("POST", "/players", name);
	await club.call("DELETE", `/players/${player.id}`);
	const { press } = await openAdmin(app, "/dashboard/trash", { as: club.owner });
	const rows = () =>
		textsOf(screen.queryAllByRole("listitem")).filter((it) => it.includes("Deleted Person"));
	await screen.findByRole("button", { name: "Restore Deleted Person" });
	expect(rows()).toEqual([
		expect.stringContaining("Player · deleted just now by admin · 30 days left"),
	]);
	await press("Restore Deleted Person");
	await said("Deleted Person is back");
	await waitFor(() => expect(rows()).toEqual([]));
});
