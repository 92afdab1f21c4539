// @vitest-environment window
import { expect, test } from "vitest";
import { plainOfficial } from "#domain/official/official.ts";
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

test("an official is given a fee, and paid out what is open", async () => {
	const { id, owner } = await found({ "Monday D1": ["Hawks", "Owls"] });
	const official = await storeFor(id, app.database).officials.insert({
		...plainOfficial,
		name: "Ann Whistle",
	});
	const opened = await openAdmin(app, `/dashboard/ledger/official/${official.id}`, { as: owner });
	await opened.press("Fee");
	const fee = within(await screen.findByRole("dialog"));
	await opened.user.type(fee.getByLabelText("Amount (USD)"), "40");
	await opened.user.click(fee.getByRole("button", { name: "Enter fee" }));
	await said("Entered");
	await opened.press("Pay out");
	const payout = within(await screen.findByRole("dialog"));
	expect(payout.getByLabelText<HTMLInputElement>("Amount (USD)").value).toBe("40.00");
	await opened.user.click(payout.getByLabelText("Cash"));
	await opened.user.click(payout.getByRole("button", { name: "Record payout" }));
	await waitFor(() =>
		expect(screen.getByText("To be paid out").parentElement?.textContent).toMatch("$0.00"),
	);
	const books = await openAdmin(app, "/dashboard/ledger", { as: owner });
	await books.press("More");
	await books.user.click(await screen.findByRole("menuitem", { name: "Officials’ fees" }));
	const days = within(await screen.findByRole("dialog"));
	await books.user.click(days.getByRole("button", { name: "Enter fees" }));
	await said("There are no fees that were not entered before.");
});
