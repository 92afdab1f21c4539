import { foundBeginner } from "./club.ts";
import { enterRecords } from "./dns.ts";
import { rootUrl, siteAddress, urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

/** A domain of one's own: from the registrar to its visitors, and lost again. */
test.describe("an owner", () => {
	test("connects a domain: waiting, wrong, connected, lost", async ({ page, context }) => {
		const club = await foundBeginner();
		const domain = `${club.slug}.example`;
		await signIn(page, club.owner, { to: "/dashboard/site/domain" });

		await test.step("gets what to enter at the registrar", async () => {
			await page.getByLabel("Your domain").fill(`https://www.${domain}/`);
			await expect(page.getByText(`This means ${domain}`)).toBeVisible();
			await page.getByRole("button", { name: "Continue" }).click();
			await expect(page.getByRole("heading", { name: "Enter these" })).toContainText(domain);
			await expect(page.getByText("None of the needed records is there yet.")).toBeVisible();
			await expect(record(page, "A")).toContainText(siteAddress);
			await expectFine(page);
		});
		const token = await record(page, "TXT")
			.getByText(/^fieldhouse-/)
			.textContent();

		await test.step("sees by itself what is wrong, and what to do", async () => {
			await enterRecords({
				[`_fieldhouse.${domain}`]: { TXT: [token ?? ""] },
				[domain]: { A: ["198.51.100.7"] },
			});
			await expect(record(page, "A")).toContainText(
				`Found 198.51.100.7. Only ${siteAddress} may stand there`,
			);
			await expect(record(page, "TXT")).toContainText("Found");
			await expectFine(page);
		});

		await test.step("is connected, and visitors are there", async () => {
			await enterRecords({
				[domain]: { A: [siteAddress] },
				[`www.${domain}`]: { CNAME: ["fieldhouse.test"] },
			});
			await page.getByRole("button", { name: "Check now" }).click();
			await expect(page.getByRole("heading", { name: `${domain} is connected` })).toBeVisible();
			await expectFine(page);
			await expect(page.getByRole("link", { name: "Open your site" })).toHaveAttribute(
				"href",
				urlOf(domain),
			);
			const visitor = await context.browser()?.newPage();
			if (visitor === undefined) throw new Error("There is no browser.");
			await visitor.goto(`${rootUrl}/${club.slug}/teamList`);
			await expect(visitor).toHaveURL(`${urlOf(domain)}/teamList`);
			await visitor.goto(`${urlOf(`www.${domain}`)}/schedule`);
			await expect(visitor).toHaveURL(`${urlOf(domain)}/schedule`);
			await visitor.close();
			// She herself still looks at her site from the administration.
			await page.goto(`${rootUrl}/${club.slug}/teamList?view=public`);
			await expect(page).toHaveURL(/fieldhouse\.test/);
		});

		await test.step("is told when it cannot be found any more", async () => {
			await enterRecords({ [domain]: {} });
			await page.goto(`${rootUrl}/dashboard/site/domain`);
			// Within two seconds of the last look nobody asks the name system again.
			await expect(async () => {
				await page.getByRole("button", { name: "Check now" }).click();
				const lost = page.getByText(`${domain} cannot be found any more.`);
				await expect(lost).toBeVisible({ timeout: 1000 });
			}).toPass();
			await expectFine(page);
		});
	});
});

function record(page: Page, type: string) {
	return page
		.getByRole("list", { name: /^Records of/ })
		.getByRole("listitem")
		.filter({ has: page.getByText(type, { exact: true }) });
}
