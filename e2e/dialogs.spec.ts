import { asPerson, foundBeginner, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, test } from "./test.ts";

/*
 * Dialogs and states that nobody meets by opening a screen, for their colours, sizes and names. What
 * they say and do is asked in the tests of their screens.
 */

const file = `Name,Sport,Category,City,Cost,Signup deadline,Signup status,Phone,Rating
Harbor Hoops,basketball,"men,women",Los Angeles,$120 a player,2199-12-01,active,+1 310 555 0100,5
`;

test("an owner can read every dialog", async ({ page }) => {
	const club = await foundClub({ Juniors: ["Sparrows", "Owls"] }, { hasOwner: true });
	const { id, teams } = club.leagues.Juniors ?? { id: 0, teams: {} };
	const place = `/seasonsv2/${club.seasonId}/leagues/${id}/teams/${teams.Sparrows}/players`;
	const maya = { firstName: "Maya", lastName: "Rodriguez" };
	const { player } = await club.call("POST", place, maya);
	const game = await club.addGame("Sparrows", "Owls", -1);
	await club.call("PUT", `/gamesv2/${game}/scores`, { score_home: 50, score_away: 40 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	const dialog = page.getByRole("dialog");

	await test.step("of the businesses that are imported, changed and seen as cards", async () => {
		await signIn(page, club.owner, { to: "/businessPage" });
		await page.getByRole("button", { name: "Import CSV" }).click();
		const choosing = page.waitForEvent("filechooser");
		await dialog.getByRole("button", { name: "Choose file" }).click();
		const buffer = Buffer.from(file);
		await (await choosing).setFiles({ name: "businesses.csv", mimeType: "text/csv", buffer });
		await expect(dialog).toContainText("This would be: 1 business added.");
		await expectFine(page);
		await dialog.getByRole("button", { name: "Import", exact: true }).click();
		await page.getByRole("button", { name: "Edit Harbor Hoops" }).click();
		await dialog.getByLabel("Website").fill("javascript:alert(1)");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(dialog.getByText("An address begins with http")).toBeVisible();
		await expectFine(page);
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Discard" }).click();
		await page.getByTitle("Card View").click();
		await expect(page.getByRole("link", { name: "+1 310 555 0100" })).toBeVisible();
		await expectFine(page);
	});

	await test.step("of a person who is to be forgotten", async () => {
		await page.goto(`${rootUrl}/players/${player.id}`);
		await page.getByRole("button", { name: "Anonymize" }).click();
		await expectFine(page);
	});

	await test.step("of minors, when the consent is missing", async () => {
		await page.goto(`${rootUrl}/organizationSettings`);
		const minors = page.locator("#minors");
		await minors.getByLabel("Show minors by their full names").check();
		await minors.getByRole("button", { name: "Save minors" }).click();
		await expect(minors.getByRole("alert")).toContainText("Please confirm");
		await expectFine(page);
	});

	await test.step("of a change that is opened", async () => {
		await page.goto(`${rootUrl}/audit`);
		await page.locator("main summary").first().click();
		await expectFine(page);
	});
});

test("an owner can read what is said about a page", async ({ page }) => {
	const { owner } = await foundBeginner();
	const call = await asPerson(owner);
	const save = async (markdown: string) => {
		const { revision } = (await call("GET", "/pages/youth")).page;
		const head = { revision, title: "Youth", description: "", isIndexed: true };
		const blocks = [{ id: "a1", kind: "text", markdown }];
		return (await call("PUT", "/pages/youth/draft", { ...head, blocks })).page.revision;
	};
	await call("POST", "/pages/youth/publish", { revision: await save("First") });

	await test.step("when somebody else saves it", async () => {
		await signIn(page, owner, { to: "/dashboard/site/pages/youth" });
		await page.getByRole("row", { name: "Text: First" }).click();
		await save("Theirs");
		await page.getByRole("textbox", { name: "Text" }).fill("Mine");
		const bar = page.getByRole("alert", { name: "Two people on one page" });
		await expect(bar).toContainText("saved this page");
		await expectFine(page);
		await bar.getByRole("button", { name: "See theirs" }).click();
		await expect(page.frameLocator("iframe").getByText("Theirs")).toBeVisible();
		await bar.getByRole("button", { name: "Keep mine" }).click();
		await expect(page.frameLocator("iframe").getByText("Mine")).toBeVisible();
		await expect(page.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
	});

	await test.step("in its history, and when another one is added", async () => {
		await page.getByRole("button", { name: "History" }).click();
		await page.getByRole("button", { name: /^Look at it/ }).click();
		await expect(page.frameLocator("iframe").getByText("First")).toBeVisible();
		await expectFine(page);
		await page.goto(`${rootUrl}/dashboard/site/pages`);
		await page.getByRole("button", { name: "Add page" }).click();
		await page.getByLabel("Title").fill("Open Gym");
		await expectFine(page);
	});
});

test("an administrator of the installation can read every dialog", async ({ page }) => {
	test.slow();
	const club = await foundClub({});
	await page.emulateMedia({ reducedMotion: "reduce" });
	const dialog = page.getByRole("dialog");
	const question = page.getByRole("alertdialog");

	await test.step("of users", async () => {
		await signIn(page, "admin", { to: "/userList" });
		await page.getByRole("button", { name: "Add User" }).click();
		await dialog.getByText("Own sports").click();
		await expectFine(page);
		await page.keyboard.press("Escape");
		const ofUser = { name: `Reset the password of ${club.username}`, exact: true };
		await page.getByRole("button", ofUser).click();
		await question.getByRole("button", { name: "Reset password" }).click();
		const told = page.getByRole("alertdialog", { name: "Temporary password" });
		await expect(told.getByRole("button", { name: "Done" })).toBeFocused();
		await expectFine(page);
		await told.getByRole("button", { name: "Done" }).click();
		await page
			.getByRole("row")
			.filter({ has: page.getByRole("link", { name: club.username, exact: true }) })
			.getByRole("checkbox")
			.check();
		await page.route("**/api/usersv2/*", (route) =>
			route.request().method() === "DELETE"
				? route.fulfill({ status: 500, body: "" })
				: route.fallback(),
		);
		await page.getByRole("button", { name: "Delete 1" }).click();
		await question.getByRole("button", { name: "Delete" }).click();
		await expect(page.getByText(/^Failed to delete user with ID: \d+$/)).toBeVisible();
		await expectFine(page);
	});

	await test.step("of a user's sports", async () => {
		const { users } = await club.call("GET", "/usersv2");
		const { id } = users.find(({ username }: { username: string }) => username === club.username);
		await page.goto(`${rootUrl}/user/${id}`);
		const sports = page.getByRole("grid", { name: "Sports in order" }).getByRole("row");
		for (const [index, sport] of ["Basketball", "Volleyball"].entries()) {
			await page.getByLabel("Sport to add").selectOption(sport);
			await page.getByRole("button", { name: "Add sport" }).click();
			await expect(sports).toHaveCount(index + 1);
		}
		await expectFine(page);
	});

	await test.step("of organizations", async () => {
		await page.goto(`${rootUrl}/organizations/${club.organizationId}`);
		await page.getByRole("button", { name: "Add existing user" }).click();
		await dialog.getByRole("combobox", { name: "User" }).fill("harborline-staff");
		await page.getByRole("option", { name: "harborline-staff" }).click();
		await expect(dialog).toContainText("harborline-staff leaves");
		await expectFine(page);
		await page.goto(`${rootUrl}/organizations`);
		await page.getByRole("searchbox").fill(club.slug);
		await page.getByRole("button", { name: `Delete Club ${club.slug}`, exact: true }).click();
		await expect(dialog).toContainText("Its 1 user will be signed out");
		await expectFine(page);
	});

	await test.step("while they act for somebody", async () => {
		await page.goto(`${rootUrl}/organizations/${club.organizationId}`);
		await page.getByRole("button", { name: "Work in it" }).click();
		await expect(page).toHaveURL(`${rootUrl}/dashboard`);
		const bar = page.getByRole("region", { name: "Acting organization" });
		for (const path of ["/organizationSettings", "/stats"]) {
			await page.goto(rootUrl + path);
			await expect(bar, path).toContainText(`Acting for Club ${club.slug}`);
			await page.mouse.wheel(0, 2000);
			await expect(bar, path).toBeInViewport({ ratio: 1 });
		}
		await expectFine(page);
	});
});
