import { readFile } from "node:fs/promises";
import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a treasurer charges a league at once, takes a payment in three taps and hands the books over", async ({
	page,
}) => {
	const names = Array.from({ length: 12 }, (_, at) => `Team ${String(at + 1).padStart(2, "0")}`);
	const club = await foundClub({ "Monday D1": names });
	await signIn(page, club.username, { to: "/dashboard/ledger" });
	await page.getByRole("button", { name: "Charge teams" }).click();
	const charge = page.getByRole("dialog");
	await charge.getByLabel("Amount for each team (USD)").fill("800");
	await charge.getByLabel("In parts").selectOption("2");
	await charge.getByRole("button", { name: "Charge" }).click();
	await expect(page.getByText("Teams charged: 12")).toBeVisible();
	await expectFine(page);

	await page.getByRole("searchbox").fill("Team 07");
	const seventh = page.getByRole("article").filter({ hasText: "Team 07" });
	await seventh.getByRole("button", { name: "Payment" }).tap();
	const payment = page.getByRole("dialog");
	await payment.getByText("E-transfer").tap();
	await payment.getByRole("button", { name: "Record payment" }).tap();
	await expect(page.getByText("Entered")).toBeVisible();

	await page.getByRole("link", { name: "Team 07" }).click();
	await expect(page.getByText("E-transfer")).toBeVisible();
	await expectFine(page);

	await page.goto(`${rootUrl}/dashboard/ledger`);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export CSV" }).click();
	const sheet = await readFile(await (await download).path(), "utf8");
	expect(sheet.trim().split("\n")).toHaveLength(1 + 24 + 1);
	expect(sheet).toContain(",payment,-400.00,USD,,eTransfer,");
});
