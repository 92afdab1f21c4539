import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible } from "./site.ts";
import { expect, test } from "./test.ts";

test("an owner without a mail server copies an invitation, and the colleague chooses a password by it", async ({
	page,
	browser,
}) => {
	const { owner, slug, call, organizationId } = await foundClub(
		{ "Monday D1": ["Hawks", "Owls"] },
		{ hasOwner: true },
	);
	const username = `${slug}-colleague`;
	const { user } = await call("POST", "/usersv2", {
		username,
		email: "colleague@home.test",
		role: "staff",
		organization_id: organizationId,
	});
	await signIn(page, owner, { to: `/user/${user.id}` });
	await page.getByRole("button", { name: /^Invite by mail/ }).click();
	const letter = page.getByRole("alertdialog", { name: `Letter to ${username}` });
	await expect(letter).toContainText("colleague@home.test");
	await expectAccessible(page);
	const [address = ""] = /https?:\S+link=\S+/.exec(await letter.innerText()) ?? [];

	const context = await browser.newContext();
	const colleague = await context.newPage();
	await colleague.goto(address);
	await colleague.getByLabel("New password").fill("a barn full of hay 7");
	await colleague.keyboard.press("Enter");
	await expect(colleague).toHaveURL(`${rootUrl}/dashboard`);
	await expect(colleague.getByRole("heading", { level: 1 })).toContainText(username);

	// The link counts once.
	await context.clearCookies();
	await colleague.goto(address);
	await expect(colleague.getByText(/This link was used already/)).toBeVisible();
	await context.close();
});
