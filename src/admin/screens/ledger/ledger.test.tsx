// @vitest-environment window
import { expect, test } from "vitest";
import { storeFor } from "#store/store.ts";
import { startClubs } from "#testing/admin/club.ts";
import { openAdmin, said, screen, waitFor, within } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

test("a league is charged at once, a payment is three taps, and an entry is taken back with a reason", async () => {
	const { id, staff } = await found({ "Monday D1": ["Hawks", "Owls"] });
	const opened = await openAdmin(app, "/dashboard/ledger", { as: staff });
	await screen.findByText("Nothing is owed and nothing was paid");
	await opened.press("Charge teams");
	const form = within(await screen.findByRole("dialog"));
	await opened.user.type(form.getByLabelText("Amount for each team (USD)"), "800");
	await opened.user.click(form.getByRole("button", { name: "Charge" }));
	await said("Teams charged: 2");
	const [first] = await storeFor(id, app.database).teams.list();
	const name = first?.name ?? "";
	await opened.user.click(await screen.findByRole("button", { name: `Payment: ${name}` }));
	const payment = within(await screen.findByRole("dialog"));
	expect(payment.getByLabelText<HTMLInputElement>("Amount (USD)").value).toBe("800.00");
	await opened.user.click(payment.getByLabelText("E-transfer"));
	await opened.user.click(payment.getByRole("button", { name: "Record payment" }));
	await said("Entered");
	const page = await openAdmin(app, `/dashboard/ledger/team/${first?.id}`, { as: staff });
	await screen.findByText(/E-transfer/);
	expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
	await page.user.click(screen.getAllByRole("button", { name: "Take back" })[0] as HTMLElement);
	const question = within(await screen.findByRole("dialog"));
	await page.user.type(question.getByLabelText("Why"), "Typed twice");
	await page.user.click(question.getByRole("button", { name: "Take back" }));
	await said("Taken back");
	await screen.findByText("Typed twice");
	await waitFor(() => expect(screen.getAllByText("$800.00").length).toBeGreaterThan(2));
});
