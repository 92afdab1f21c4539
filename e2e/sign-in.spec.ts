import { foundClub } from "./club.ts";
import { memberPassword, rootUrl, urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expect } from "./test.ts";
// Passkeys are for https as well, which journeys do without.
import { test } from "./with-workers.ts";

/** Signing in by hand, with the browser's own fields, colours, cookies and ways between hosts. */
const league = urlOf("hoops-league.test");

test("an owner signs in by keyboard alone, is refused in red, and is led home afterwards", async ({
	page,
}) => {
	await page.goto(`${rootUrl}/login`);
	const button = page.getByRole("button", { name: "LOGIN" });
	await expect(button).toBeVisible();
	// "Logging in..." looks as it is written.
	await expect(button).toHaveCSS("text-transform", "none");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Username")).toBeFocused();
	await page.keyboard.type("harborline-owner");
	await page.keyboard.press("Tab");
	await page.keyboard.type("wrong");
	await page.keyboard.press("Enter");
	const error = page.getByText("Invalid username or password", { exact: true });
	await expect(error).toBeVisible();
	const [red = 0, green = 0, blue = 0] = await error.evaluate((it) =>
		(getComputedStyle(it).color.match(/\d+/g) ?? []).map(Number),
	);
	expect(red).toBeGreaterThan(2 * Math.max(green, blue));
	// The password is what to mend.
	await expect(page.getByLabel("Password")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(memberPassword);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${rootUrl}/dashboard`);

	const navigation = page.getByRole("navigation", { name: "Administration" });
	await navigation.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(`${league}/`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Harborline");
	await page.goto(`${rootUrl}/dashboard`);
	await expect(page).toHaveURL(`${rootUrl}/`);
});

test("a secretary adds a passkey, and from then on signs in with a finger alone", async ({
	page,
	context,
}) => {
	const { username } = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
	const device = await context.newCDPSession(page);
	await device.send("WebAuthn.enable");
	await device.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	await signIn(page, username, { to: "/userSettings" });
	const passkeys = page
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: "Passkeys" }) });
	await passkeys.getByLabel("Name of the passkey").fill("My phone");
	await passkeys.getByLabel("Current password").fill(memberPassword);
	await passkeys.getByRole("button", { name: "Add a passkey" }).click();
	await page.getByRole("button", { name: "I have kept them" }).click();
	await expect(passkeys.getByRole("listitem")).toContainText("My phone");

	await context.clearCookies();
	await page.goto(`${rootUrl}/login`);
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	await expect(page).toHaveURL(`${rootUrl}/dashboard`);

	await context.clearCookies();
	await page.goto(`${rootUrl}/login`);
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(memberPassword);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Use your passkey" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${rootUrl}/dashboard`);
});
