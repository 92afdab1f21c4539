import { urlOf } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, test } from "./test.ts";

test("a new organization, from its name to its first user's first login on its own domain", async ({
	page,
	browser,
}) => {
	const slug = `river-${process.pid}`;
	const name = `Riverside ${slug}`;
	await signIn(page, "admin", { to: "/organizations" });

	await test.step("says while it is typed where it can be found", async () => {
		await page.getByRole("button", { name: "Add organization" }).click();
		const dialog = page.getByRole("dialog", { name: "Add organization" });
		await dialog.getByLabel("Name", { exact: true }).fill(name);
		const slugField = dialog.getByLabel("Slug");
		await expect(slugField).toHaveValue(`riverside-${slug}`);
		await slugField.fill("HOOPS");
		await expect(dialog.getByText("/hoops: Another organization has this slug.")).toBeVisible();
		await slugField.fill(slug.toUpperCase());
		await expect(dialog.getByText(`/${slug} is free.`)).toBeVisible();
		await dialog.getByLabel("Domain").fill(`https://www.${slug}.test/`);
		await expect(dialog.getByText(`${slug}.test is free.`)).toBeVisible();
		await dialog.getByRole("checkbox", { name: "Basketball" }).check();
		await dialog.getByText("Colours, locations, navigation, links and rights").click();
		await expectFine(page);
		await expect(dialog.getByLabel("Time zone")).toBeVisible();
	});

	const password =
		await test.step("begins with its owner, whose password is told once", async () => {
			const dialog = page.getByRole("dialog", { name: "Add organization" });
			await dialog
				.getByRole("group", { name: "Its owner" })
				.getByLabel("Username")
				.fill(`${slug}-owner`);
			await dialog.getByRole("button", { name: "Add organization" }).click();
			await expect(page.getByRole("status").getByText(`${name} created`)).toBeVisible();
			const told = page.getByRole("alertdialog", { name: "Temporary password" });
			const secret = await told.getByRole("status", { name: "Temporary password" }).textContent();
			await expect(told.getByRole("status", { name: "Message to send" })).toContainText(
				`${slug}.test`,
			);
			await expectFine(page);
			await told.getByRole("button", { name: "Done" }).click();
			return secret ?? "";
		});

	await test.step("is where one goes on with it", async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await expect(page.getByRole("listitem").filter({ hasText: `${slug}-owner` })).toContainText(
			"Organization Owner",
		);
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
		await expectFine(owner);
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
		await expect(owner.getByText("1 of 7 done")).toBeVisible();
		await context.close();
	});
});
