import { startPushService } from "#testing/servers/push-service.ts";
import { foundClub } from "./club.ts";
import { reachBy, workerOf } from "./push.ts";
import { rootUrl } from "./settings.ts";
import { expectAccessible } from "./site.ts";
import { expect, test } from "./test.ts";
import { withWorkers } from "./with-workers.ts";

test.use(withWorkers());

test("a follower presses once, finds the team first on the front page, gets a push, and ends it", async ({
	page,
}) => {
	const service = await startPushService();
	const { slug, leagues } = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
	const team = leagues["Monday D1"]?.teams.Hawks ?? 0;
	await page.context().grantPermissions(["notifications"], { origin: rootUrl });
	await reachBy(page, service.browser().subscription);
	await page.goto(`${rootUrl}/${slug}/teams/${team}`);
	await page.getByRole("link", { name: "Follow Hawks" }).click();
	const button = page.locator("#push button");
	await expect(button).toHaveText("Notify me here");
	await expectAccessible(page);
	await button.click();
	await expect(page.getByRole("status").filter({ hasText: "Done" })).toBeVisible();
	await expect(button).toHaveText("Stop here");

	const { registrationId } = await workerOf(page);
	const data = JSON.stringify({
		title: "Hawks 81, Owls 70",
		body: "Final score",
		url: `${rootUrl}/${slug}/teams/${team}`,
		tag: "one",
	});
	const browser = await page.context().newCDPSession(page);
	await browser.send("ServiceWorker.enable");
	// Sent twice because an answer was lost, it is seen once.
	for (const origin of [rootUrl, rootUrl]) {
		await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
	}
	const shown = () =>
		page.evaluate(async () => {
			const [registration] = await navigator.serviceWorker.getRegistrations();
			const all = (await registration?.getNotifications()) ?? [];
			return all.map(({ title, body }) => `${title}: ${body}`);
		});
	await expect.poll(shown).toEqual(["Hawks 81, Owls 70: Final score"]);

	await page.goto(`${rootUrl}/${slug}`);
	await expect(page.locator("#my-teams")).toContainText("Hawks");
	expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

	await page.goto(`${rootUrl}/${slug}/follow?team=${team}`);
	await button.click();
	await expect(button).toHaveText("Notify me here");
	await service.close();
});
