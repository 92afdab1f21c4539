import { startPushService } from "#testing/servers/push-service.ts";
import { foundClub } from "./club.ts";
import { reachBy, workerOf } from "./push.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible } from "./site.ts";
import { expect, test } from "./test.ts";
import { withWorkers } from "./with-workers.ts";

test.use(withWorkers());

/**
 * The minute to think (rule `minute-to-think`), and who sends looks for letters every ten seconds. Files run in the order
 * of their names, a browser's all before the next browser's: this one stands first, so that others go on beside it.
 */
const told = { timeout: 100_000 };

test("an evening falls out: two captains get one letter each, and a follower a push", async ({
	page,
	context,
}) => {
	test.slow();
	const service = await startPushService();
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls", "Kites", "Doves"] });
	const { slug, username, call } = club;
	await club.addGame("Owls", "Hawks", 0, "23:30");
	await club.addGame("Kites", "Doves", 7);
	for (const team of ["Hawks", "Owls"]) {
		const player = await club.addPlayer(team, team, "Captain");
		await call("PUT", `/players/${player}/contact`, { address: `${team}@home.test` });
	}
	const team = club.leagues["Monday D1"]?.teams["Hawks"] ?? 0;

	const follower = await context.newPage();
	await context.grantPermissions(["notifications"], { origin: rootUrl });
	const browser = service.browser();
	await reachBy(follower, browser.subscription);
	await follower.goto(`${rootUrl}/${slug}/follow?team=${team}`);
	await follower.locator("#push button").click();
	await expect(follower.locator("#push button")).toHaveText("Stop here");
	const { registrationId } = await workerOf(follower);

	const calendar = () =>
		follower.evaluate(
			async (address) => (await fetch(address)).text(),
			`/${slug}/calendar/teams/${team}.ics`,
		);
	expect(await calendar()).not.toMatch(/^STATUS:CANCELLED/m);

	await signIn(page, username, { to: "/dashboard/games" });
	await page.getByRole("button", { name: "Call off an evening" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Reason").fill("Snow");
	await expect(dialog.getByText("3 people hear of it.")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: /^Postpone/ }).click();
	// It closes once the evening is called off.
	await expect(dialog).toBeHidden();

	expect(await calendar()).toMatch(/^SEQUENCE:1\r$/m);
	expect(await calendar()).toMatch(/^STATUS:CANCELLED\r$/m);

	await expect.poll(async () => browser.read().length, told).toBe(1);
	const [push] = browser.read();
	expect(push).toMatchObject({ title: "Postponed: Owls at Hawks" });
	const tools = await context.newCDPSession(follower);
	await tools.send("ServiceWorker.enable");
	const data = JSON.stringify(push);
	// A browser loses what comes while the worker is being put away; of the same tag one is shown.
	const deliver = () =>
		tools.send("ServiceWorker.deliverPushMessage", { origin: rootUrl, registrationId, data });
	const shown = () =>
		follower.evaluate(async () => {
			const [registration] = await navigator.serviceWorker.getRegistrations();
			return ((await registration?.getNotifications()) ?? []).map(({ title }) => title);
		});
	await expect.poll(() => deliver().then(shown), told).toEqual(["Postponed: Owls at Hawks"]);

	// There is no mail server here: the secretary copies what it says, to both.
	await page.goto(`${rootUrl}/dashboard/notices`);
	await page.getByRole("link", { name: /Owls at Hawks/ }).click();
	await expect(page.getByText("To be sent by hand to 2 people")).toBeVisible();
	await expect(page.getByRole("main")).toContainText("hawks@home.test, owls@home.test");
	await expect(page.getByRole("main")).toContainText("Reason: Snow");
	await service.close();
});
