import { expect, type Page, test } from "@playwright/test";
import { foundBeginner, foundClub } from "./club.ts";
import { rootUrl, urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectNoSidewaysScroll, expectReadableInDark } from "./site.ts";

test("a new organization, from its name to its first user's first login on its own domain", async ({
	page,
	browser,
}, { project }) => {
	test.slow();
	const slug = `river-${process.pid}-${project.name}`;
	const name = `Riverside ${slug}`;
	await signIn(page, "admin", { to: "/organizations" });

	await test.step("says while it is typed where it can be found", async () => {
		await page.getByRole("button", { name: "Add organization" }).click();
		const dialog = page.getByRole("dialog", { name: "Add organization" });
		await dialog.getByLabel("Name", { exact: true }).fill(name);
		const slugField = dialog.getByLabel("Slug");
		await slugField.fill("Dashboard");
		await expect(dialog.getByText("/dashboard: This word is reserved.")).toBeVisible();
		await slugField.fill("two words");
		await expect(
			dialog.getByText(
				"/two words: A slug has 2 to 50 letters, digits and single hyphens between them.",
			),
		).toBeVisible();
		await slugField.fill("HOOPS");
		await expect(dialog.getByText("/hoops: Another organization has this slug.")).toBeVisible();
		await slugField.fill(slug.toUpperCase());
		await expect(dialog.getByText(`/${slug} is free.`)).toBeVisible();
		await dialog.getByLabel("Domain").fill("hoops-league.test");
		await expect(
			dialog.getByText("hoops-league.test: Another organization has this domain."),
		).toBeVisible();
		await dialog.getByLabel("Domain").fill(slug);
		await expect(dialog.getByText(`${slug}.com is free.`)).toBeVisible();
		await dialog.getByLabel("Domain").fill(`https://www.${slug}.test/`);
		await expect(dialog.getByText(`${slug}.test is free.`)).toBeVisible();
		await dialog.getByRole("checkbox", { name: "Basketball" }).check();
		await dialog.getByText("Colours, time zone, navigation and links").click();
		await expectFine(page);
		await dialog.getByRole("button", { name: "Add organization" }).click();
		await expect(page.getByRole("status").getByText(`${name} created`)).toBeVisible();
		await expect(dialog).toBeHidden();
	});

	await test.step("is in the list, marked as new", async () => {
		await page.getByRole("searchbox", { name: "Search organizations" }).fill(slug);
		await expect(page.getByText("New, no user yet")).toHaveCount(1);
		await page.getByRole("link", { name }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await expect(page.getByText("Nobody works here yet")).toBeVisible();
		await expectFine(page);
	});

	const password = await test.step("gets its owner, with a temporary password", async () => {
		await page.getByRole("button", { name: "Add user", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: `Add user to ${name}` });
		const role = dialog.getByLabel("Role");
		await expect(role).toHaveValue("staff");
		await expect(role.getByRole("option")).toHaveText(["Staff", "Organization Owner"]);
		await role.selectOption("Organization Owner");
		await dialog.getByLabel("Username").fill(`${slug}-owner`);
		await dialog.getByRole("button", { name: "Add user" }).click();
		const told = page.getByRole("alertdialog", { name: "Temporary password" });
		const secret = await told.getByRole("status", { name: "Temporary password" }).textContent();
		expect(secret).toMatch(/^[a-z0-9]{16,}$/);
		await expectFine(page);
		await told.getByRole("button", { name: "Done" }).click();
		await expect(page.getByRole("listitem").filter({ hasText: `${slug}-owner` })).toContainText(
			"Organization Owner",
		);
		return secret ?? "";
	});

	await test.step("whose owner signs in on its own domain and chooses a password", async () => {
		const context = await browser.newContext();
		const owner = await context.newPage();
		const site = urlOf(`${slug}.test`);
		await owner.goto(`${site}/login`);
		await owner.getByLabel("Username").fill(`${slug}-owner`);
		await owner.getByLabel("Password").fill(password);
		await owner.getByRole("button", { name: "LOGIN" }).click();
		await expect(owner).toHaveURL(`${site}/userSettings`);
		await owner.getByLabel("Temporary password").fill(password);
		await owner.getByLabel("New password", { exact: true }).fill("a riverside password");
		await owner.getByLabel("New password again").fill("a riverside password");
		await owner
			.getByRole("button", { name: /password/i })
			.last()
			.click();
		await expect(owner.getByRole("status").getByText(/updated successfully/)).toBeVisible();
		await expect(owner).toHaveURL(`${site}/firstSteps`);
		await owner.goto(`${site}/dashboard`);
		await expect(owner.getByText("1 of 6 done")).toBeVisible();
		await context.close();
	});
});

test("whom a super administrator acts for is in sight on every screen, until stopped", async ({
	page,
}) => {
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] });
	await signIn(page, "admin", { to: "/organizations" });
	await page.getByRole("searchbox").fill(club.slug);
	await page.getByRole("link", { name: `Club ${club.slug}` }).click();
	await page.getByRole("button", { name: "Work in it" }).click();
	await expect(page).toHaveURL(`${rootUrl}/dashboard`);
	const bar = page.getByRole("region", { name: "Acting organization" });
	for (const path of [
		...["/dashboard", "/dashboard/seasons", "/dashboard/teams", "/dashboard/games", "/stats"],
		...["/firstSteps", "/organizationSettings", "/organizations", "/userSettings", "/dashboard/x"],
	]) {
		await page.goto(rootUrl + path);
		await expect(bar, path).toContainText(`Acting for Club ${club.slug}`);
		await page.mouse.wheel(0, 2000);
		await expect(bar, path).toBeInViewport({ ratio: 1 });
	}
	await page.goto(`${rootUrl}/organizationSettings`);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue(`Club ${club.slug}`);
	await expectFine(page);
	await bar.getByRole("button", { name: "Stop" }).click();
	await expect(bar).toBeHidden();
	await expect(page).toHaveURL(`${rootUrl}/dashboard`);
});

test("an organization is deleted with its name typed, after what goes with it was said", {
	tag: "@any-size",
}, async ({ page }) => {
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"], "Tuesday D2": ["Larks"] });
	await signIn(page, "admin", { to: "/organizations" });
	const name = `Club ${club.slug}`;
	await page.getByRole("searchbox").fill(club.slug);
	await page.getByRole("button", { name: `Delete ${name}` }).click();
	const dialog = page.getByRole("dialog", { name: "Delete organization" });
	await expect(dialog).toContainText("Are you sure you want to delete this organization?");
	for (const text of ["1 season", "2 leagues", "3 teams", "0 games"]) {
		await expect(dialog.getByRole("listitem").filter({ hasText: text })).toBeVisible();
	}
	await expect(dialog).toContainText("Its 1 user will be signed out");
	await expectFine(page);
	const typed = dialog.getByLabel(/^Type/);
	await typed.fill(club.slug);
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(dialog.getByText("This is not its name.")).toBeVisible();
	await expect(typed).toBeFocused();
	await page.route("**/api/organizations/*", (route) =>
		route.request().method() === "DELETE"
			? route.fulfill({ status: 500, body: "" })
			: route.continue(),
	);
	await typed.fill(name);
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("alert")).toContainText("Error deleting organization");
	await page.unroute("**/api/organizations/*");
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("status").getByText("Organization deleted")).toBeVisible();
	await expect(dialog).toBeHidden();
	await expect(page.getByText("No organization of this name")).toBeVisible();
	await page.getByRole("searchbox").fill("Fieldhouse");
	await expect(page.getByRole("row").filter({ hasText: "The platform's own" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Delete Fieldhouse" })).toHaveCount(0);
});

test("people of an organization come, change and go", { tag: "@any-size" }, async ({ page }) => {
	const from = await foundBeginner();
	const to = await foundBeginner();
	await signIn(page, "admin", { to: `/organizations/${to.id}` });
	const users = page.getByRole("main").getByRole("listitem");

	await page.getByRole("button", { name: "Add existing user" }).click();
	const adding = page.getByRole("dialog", { name: "Add existing user" });
	await adding.getByRole("button", { name: "Add user" }).click();
	await expect(adding.getByText("Please choose a user.")).toBeVisible();
	await adding.getByRole("combobox", { name: "User" }).fill(from.owner);
	await page.getByRole("option", { name: from.owner }).click();
	await expect(adding).toContainText(`${from.owner} leaves New ${from.slug}`);
	await expectFine(page);
	await adding.getByRole("button", { name: "Add user" }).click();
	await expect(users.filter({ hasText: from.owner })).toBeVisible();

	await page.getByRole("button", { name: `Edit ${from.owner}` }).click();
	const editing = page.getByRole("dialog", { name: "Edit user" });
	await editing.getByLabel("Role").selectOption("Staff");
	await editing.getByRole("button", { name: "Save" }).click();
	await expect(users.filter({ hasText: from.owner })).toContainText("Staff");

	await page.getByRole("button", { name: `Reset password of ${from.owner}` }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Reset password" }).click();
	const told = page.getByRole("alertdialog", { name: "Temporary password" });
	await expect(told).toContainText(from.owner);
	await told.getByRole("button", { name: "Done" }).click();

	await page.getByRole("button", { name: `Delete ${from.owner}` }).click();
	const asked = page.getByRole("alertdialog");
	await expect(asked).toContainText("Are you sure you want to delete this user?");
	await asked.getByRole("button", { name: "Delete" }).click();
	await expect(users.filter({ hasText: from.owner })).toHaveCount(0);

	await page.getByRole("button", { name: "Edit", exact: true }).click();
	const form = page.getByRole("dialog", { name: "Edit organization" });
	await form.getByLabel("Logo", { exact: true }).setInputFiles({
		...{ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
	});
	await form.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Logo must be an image file")).toBeVisible();
});

test("nobody else gets there", { tag: "@any-size" }, async ({ page }) => {
	const club = await foundBeginner();
	await signIn(page, club.owner, { to: `/organizations/${club.id}` });
	await expect(page).toHaveURL(`${rootUrl}/dashboard`);
	for (const path of ["address-check?slug=free", `${club.id}/contents`]) {
		const status = await page.evaluate(
			async (path) => (await fetch(`/api/organizations/${path}`)).status,
			path,
		);
		expect(status, path).toBe(403);
	}
});

async function expectFine(page: Page) {
	await expectAccessible(page);
	await expectReadableInDark(page);
	await expectNoSidewaysScroll(page);
}
