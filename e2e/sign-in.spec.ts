import { memberPassword, rootUrl, urlOf } from "./settings.ts";
import { expect, test } from "./test.ts";

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
