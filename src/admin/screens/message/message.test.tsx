// @vitest-environment window
import { expect, test } from "vitest";
import { storeFor } from "#store/store.ts";
import { startClubs } from "#testing/admin/club.ts";
import { openAdmin, question, said, screen, waitFor } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("messages are read, answered in the own program for mail, marked and deleted", async () => {
	const { id, staff } = await found();
	await openAdmin(app, "/dashboard/messages", { as: staff });
	await screen.findByText("Nobody has written yet");
	const { messages } = storeFor(id, app.database);
	await messages.insert({
		name: "Ada & Co",
		address: "ada@hoops.test",
		text: "May we join?\nSix of us.",
		language: "en",
		receivedAt: "2025-06-15T11:00:00.000Z",
	});
	const opened = await openAdmin(app, "/dashboard/messages", { as: staff });
	await screen.findByText("Ada & Co");
	expect(screen.getByText(/1 message, 1 new/)).toBeTruthy();
	const link = screen.getByRole("link", { name: "Answer by mail" }).getAttribute("href");
	expect(link).toBe(
		"mailto:ada%40hoops.test?subject=Your%20message%20to%20our%20league&body=%0A%0A%3E%20May%20we%20join%3F%0A%3E%20Six%20of%20us.",
	);
	await opened.press("Mark as answered");
	await said("Message updated");
	await waitFor(() =>
		expect(screen.queryByRole("button", { name: "Mark as answered" })).toBeNull(),
	);
	await opened.press("Delete the message from Ada & Co?");
	await opened.user.click((await question()).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByText("Ada & Co")).toBeNull());
});
