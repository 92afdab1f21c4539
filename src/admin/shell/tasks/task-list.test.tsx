// @vitest-environment window
import { afterEach, expect, test, vi } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import {
	heading,
	openAdmin,
	pass,
	question,
	refused,
	screen,
	waitFor,
} from "#testing/admin/open-admin.tsx";
import { present } from "#testing/present.ts";

const { app, found } = await startClubs();

afterEach(() => vi.useRealTimers());

test("whoever waits long for large work sees what it is and stops it, and is told that nothing changed", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const { press, user } = await openAdmin(app, "/dashboard/seasons", { as: club.owner });
	await heading("Seasons");
	// Somebody else writes to the league meanwhile.
	const letGo = present(await app.database.takeWriting?.(club.id), "turn");
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	await press("Delete This season");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	expect(screen.queryByRole("list", { name: "Large work" })).toBeNull();
	await pass(1500);
	await screen.findByText("Deleting...");
	screen.getByRole("progressbar");
	await press("Stop");
	await screen.findByText("Stopping...");
	letGo();
	await refused("This was stopped. Nothing was changed.");
	await pass(500);
	await waitFor(() => expect(screen.queryByRole("list", { name: "Large work" })).toBeNull());
	screen.getByRole("link", { name: /This season/ });
});
