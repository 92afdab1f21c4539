import { expect, type Page, test } from "@playwright/test";
import { type Club, foundClub } from "./club.ts";
import { memberPassword, rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const said = (page: Page, text: string) =>
	page.getByRole("status").getByText(text, { exact: true });
const refused = (page: Page, text: string) =>
	page.getByRole("alert").getByText(text, { exact: true });
const rowOf = (page: Page, name: string) =>
	page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

type Person = { username: string; role?: string; password?: string };

/** Adds somebody to the club's organization, with the members' password unless told otherwise. */
async function addPerson(club: Club, person: Person): Promise<{ id: number; username: string }> {
	const { organization } = await club.call("GET", `/organizations/slug/${club.slug}`);
	const { user } = await club.call("POST", "/usersv2", {
		password: memberPassword,
		...person,
		organization_id: organization.id,
	});
	return user;
}

/** What the API answers this page's session, with the page's own token. */
function statusOf(page: Page, method: string, path: string): Promise<number> {
	return page.evaluate(
		async ([method = "", path = ""]) => {
			const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
			const headers = {
				"content-type": "application/json",
				"x-xsrf-token": decodeURIComponent(token),
			};
			const body = ["POST", "PUT"].includes(method) ? { body: "{}" } : {};
			return (await fetch(`/api${path}`, { method, headers, ...body })).status;
		},
		[method, path],
	);
}

test.describe("a super administrator", () => {
	test("adds a user, edits him and gives him a temporary password", async ({ page }) => {
		test.slow();
		const { slug } = await foundClub({});
		const name = `${slug} pat`;
		await signIn(page, "admin", { to: "/userList" });
		await expect(heading(page)).toHaveText("Users");

		await test.step("with a name alone: what is empty is sent as null, and sports as numbers", async () => {
			await page.getByRole("button", { name: "Add User" }).click();
			await expect(dialog(page).getByLabel("Role").getByRole("option")).toHaveText([
				"Staff",
				"Organization Owner",
			]);
			await expect(dialog(page).getByLabel("Role")).toHaveValue("staff");
			await dialog(page).getByLabel("Username").fill(name);
			await dialog(page).getByText("Sports of their own").click();
			await dialog(page).getByLabel("Volleyball").check();
			await dialog(page).getByLabel("Basketball").check();
			await expectFine(page);
			const sent = page.waitForRequest("**/api/usersv2");
			await dialog(page).getByRole("button", { name: "Add user" }).click();
			const body = (await sent).postDataJSON();
			expect(body).toMatchObject({
				...{ username: name, role: "staff", organization_id: null },
				...{ email: null, password: null, domain: null, slug: null },
			});
			expect(body.sportIds).toEqual([expect.any(Number), expect.any(Number)]);
			await expect(said(page, `User ${name} created successfully`)).toBeVisible();
			await expect(dialog(page)).toBeHidden();
		});

		await test.step("and not a second one of the same name", async () => {
			await page.getByRole("button", { name: "Add User" }).click();
			await dialog(page).getByLabel("Username").fill(name.toUpperCase());
			await dialog(page).getByLabel("Email").fill("pat@example.org");
			await dialog(page).getByRole("button", { name: "Add user" }).click();
			await expect(dialog(page)).toContainText("Please choose another name.");
			await page.keyboard.press("Escape");
		});

		await test.step("finds him by name, and nobody by another", async () => {
			await page.getByLabel("Search users").fill("nobody is called so");
			await expect(page.getByText("No users found.", { exact: true })).toBeVisible();
			await page.getByLabel("Search users").fill(name);
			await expect(rowOf(page, name)).toContainText("No password");
			await expectFine(page);
		});

		await test.step("edits him", async () => {
			await rowOf(page, name)
				.getByRole("button", { name: `Edit ${name}` })
				.click();
			await dialog(page).getByLabel("Email").fill("pat@example.org");
			await dialog(page).getByLabel("Role").selectOption("Organization Owner");
			await dialog(page).getByLabel("Organization", { exact: true }).selectOption(`Club ${slug}`);
			await dialog(page).getByRole("button", { name: "Save" }).click();
			await expect(said(page, `User ${name} updated successfully`)).toBeVisible();
			await expect(rowOf(page, name)).toContainText("pat@example.org");
			await expect(rowOf(page, name)).toContainText("Organization Owner");
			await expect(rowOf(page, name)).toContainText(`Club ${slug}`);
		});

		await test.step("resets his password, which is told once", async () => {
			const reset = rowOf(page, name).getByRole("button", { name: "Reset the password" });
			await reset.click();
			await question(page).getByRole("button", { name: "Reset password" }).click();
			const told = page.getByRole("alertdialog", { name: "Temporary password" });
			const password = await told.getByLabel("Temporary password").last().textContent();
			expect(password).toMatch(/^[a-z0-9]{16,}$/);
			await expect(told.getByRole("button", { name: "Done" })).toBeFocused();
			await expectFine(page);
			await told.getByRole("button", { name: "Done" }).click();
			await expect(told).toBeHidden();
			await expect(rowOf(page, name)).toContainText("Temporary password");
			await expect(page.locator("body")).not.toContainText(password ?? "");
		});
	});

	test("deletes several at once, and is told how many went", { tag: "@any-size" }, async ({
		page,
	}) => {
		const club = await foundClub({});
		const names = ["one", "two", "three"].map((it) => `${club.slug}-${it}`);
		const people = [];
		for (const username of names) people.push(await addPerson(club, { username }));
		await addPerson(club, { username: `${club.slug}-root`, role: "super_admin" });
		await signIn(page, "admin", { to: "/userList" });
		const remove = page.getByRole("button", { name: /^Delete( \d+)?$/ });
		await page.getByLabel("Search users").fill(`${club.slug}-`);
		await remove.click();
		await expect(refused(page, "No users selected for deletion.")).toBeVisible();

		await expect(rowOf(page, `${club.slug}-root`).getByRole("checkbox")).toHaveCount(0);
		await expect(
			rowOf(page, `${club.slug}-root`).getByRole("button", { name: "Delete" }),
		).toHaveCount(0);
		await page.getByRole("checkbox", { name: "Select all" }).check();
		// The staff of the club is among them.
		await expect(remove).toHaveText("Delete 4");
		await rowOf(page, club.username).getByRole("checkbox").uncheck();
		await remove.click();
		await expect(question(page)).toContainText(
			"Are you sure you want to delete the selected users?",
		);
		await question(page).getByRole("button", { name: "Cancel" }).click();
		await expect(rowOf(page, names[0] ?? "")).toBeVisible();

		// Somebody else was quicker with one of them.
		const [first, second] = people;
		expect(await statusOf(page, "DELETE", `/usersv2/${second?.id}`)).toBe(200);
		await remove.click();
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(said(page, "Deleted 2 user(s) successfully")).toBeVisible();
		await expect(refused(page, `Failed to delete user with ID: ${second?.id}`)).toBeVisible();
		await expectFine(page);
		for (const { username } of people) await expect(rowOf(page, username)).toHaveCount(0);
		await expect(rowOf(page, club.username)).toBeVisible();
		await expect(rowOf(page, `${club.slug}-root`)).toBeVisible();
		expect(await statusOf(page, "GET", `/usersv2/${first?.id}`)).toBe(404);

		const one = rowOf(page, club.username).getByRole("button", { name: "Delete" });
		await one.click();
		await expect(question(page)).toContainText("Are you sure you want to delete this user?");
		await question(page).getByRole("button", { name: "Delete" }).click();
		await expect(said(page, "Deleted 1 user(s) successfully")).toBeVisible();
	});

	test("puts a user's sports in order, and finds the settings of that user", async ({ page }) => {
		const club = await foundClub({});
		const { id, username } = await addPerson(club, { username: `${club.slug}-coach` });
		await signIn(page, "admin", { to: `/user/${id}` });
		await expect(heading(page)).toHaveText(username);
		const sports = page.getByRole("grid", { name: "Sports in order" }).getByRole("row");
		for (const sport of ["Basketball", "Volleyball"]) {
			await page.getByLabel("Sport to add").selectOption(sport);
			await page.getByRole("button", { name: "Add sport" }).click();
			await expect(said(page, `${sport} added`)).toBeVisible();
		}
		await expect(sports).toHaveText([/^Basketball/, /^Volleyball/]);
		await expectFine(page);
		await page.getByRole("button", { name: "Move Volleyball up" }).focus();
		await page.keyboard.press("Enter");
		await expect(said(page, "Order saved")).toBeVisible();
		await expect(sports).toHaveText([/^Volleyball/, /^Basketball/]);
		await page.reload();
		await expect(sports).toHaveText([/^Volleyball/, /^Basketball/]);
		await page.getByRole("button", { name: "Drag Volleyball" }).focus();
		for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
		await expect(sports).toHaveText([/^Basketball/, /^Volleyball/]);
		await expect(said(page, "Order saved")).toBeVisible();
		await page.getByRole("button", { name: "Remove Volleyball" }).click();
		await expect(said(page, "Volleyball removed")).toBeVisible();
		await expect(sports).toHaveText([/^Basketball/]);
		for (const [name, path] of [
			["Statistics", "stats"],
			["Game periods", "gamePeriod"],
			["Player attributes", "playerAttributes"],
		] as const) {
			await expect(page.getByRole("link", { name })).toHaveAttribute(
				"href",
				`/${path}?userId=${id}`,
			);
		}
		await page.goto(`${rootUrl}/userConfig/${id}`);
		await expect(heading(page)).toHaveText("User configuration");
	});
});

test.describe("staff", { tag: "@any-size" }, () => {
	test("are refused the users and the organizations, in the browser and by the API", async ({
		page,
	}) => {
		const club = await foundClub({});
		const { id } = await addPerson(club, { username: `${club.slug}-other` });
		await signIn(page, club.username, { to: "/dashboard" });
		const links = page.getByRole("navigation", { name: "Administration" }).getByRole("link");
		for (const name of ["Users", "People", "Organizations"]) {
			await expect(links.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(0);
		}
		for (const path of ["/userList", "/organizations", "/dashboard/people", `/userConfig/${id}`]) {
			await page.goto(rootUrl + path);
			await expect(page, path).toHaveURL(`${rootUrl}/dashboard`);
		}
		await page.goto(`${rootUrl}/user/${id}`);
		await expect(page.getByText("User not found.")).toBeVisible();
		for (const [method, path, status] of [
			["GET", "/users/userList", 403],
			["GET", "/usersv2", 403],
			["POST", "/usersv2", 403],
			["DELETE", `/usersv2/${id}`, 403],
			["POST", "/organizations", 403],
			["POST", "/admin/organizations", 403],
			["GET", `/usersv2/${id}`, 404],
			["PUT", `/usersv2/${id}`, 404],
			["DELETE", `/usersv2/${id}/sessions`, 404],
		] as const) {
			expect(await statusOf(page, method, path), `${method} ${path}`).toBe(status);
		}
	});
});

test.describe("an owner", () => {
	test("finds the people of the organization and changes a colleague's role", async ({
		page,
		browser,
	}) => {
		const club = await foundClub({});
		const owner = await addPerson(club, { username: `${club.slug}-owner`, role: "org_owner" });
		const colleague = await browser.newPage({ baseURL: rootUrl });
		await signIn(colleague, club.username, { to: "/dashboard" });
		await signIn(page, owner.username, { to: "/dashboard/people" });
		await expect(heading(page)).toHaveText("People");
		await expect(page.getByRole("rowheader")).toHaveText([club.username, /-owner/]);
		await expect(page.getByRole("button", { name: /^(Add|Delete)/ })).toHaveCount(0);
		await expect(page.getByRole("checkbox")).toHaveCount(0);
		await expectFine(page);

		await page.getByRole("button", { name: `Edit ${club.username}` }).click();
		const role = dialog(page).getByLabel("Role");
		await expect(role.getByRole("option")).toHaveText(["Staff", "Organization Owner"]);
		await expect(dialog(page).getByLabel("Organization", { exact: true })).toHaveCount(0);
		await role.selectOption("Organization Owner");
		await dialog(page).getByRole("button", { name: "Save" }).click();
		await expect(said(page, `User ${club.username} updated successfully`)).toBeVisible();
		await expect(rowOf(page, club.username)).toContainText("Organization Owner");

		// What one may do has changed, so one signs in again.
		expect(await statusOf(colleague, "GET", "/seasons")).toBe(401);
		await colleague.close();

		await page.goto(`${rootUrl}/userList`);
		await expect(page).toHaveURL(`${rootUrl}/dashboard`);
	});
});

test.describe("everybody", () => {
	test("sees where one is signed in, and a new password ends all other places", async ({
		page,
		browser,
	}) => {
		const { username } = await foundClub({});
		const [second, third] = [await browser.newPage(), await browser.newPage()];
		await signIn(second, username);
		await signIn(third, username);
		await signIn(page, username, { to: "/userSettings" });
		const places = page.getByRole("listitem").filter({ hasText: "signed in" });
		await expect(places).toHaveCount(3);
		await expect(places.first()).toContainText("This device");
		await expectFine(page);
		await places
			.last()
			.getByRole("button", { name: /^Sign out/ })
			.click();
		await expect(said(page, "Signed out there")).toBeVisible();
		await expect(places).toHaveCount(2);
		const left = await Promise.all([second, third].map((it) => statusOf(it, "GET", "/sessions")));
		expect(left.toSorted()).toEqual([200, 401]);

		const form = page.locator("form", { has: page.getByLabel("New password again") });
		await form.getByLabel("Current password").fill(memberPassword);
		await form.getByLabel("New password", { exact: true }).fill("a better password");
		await form.getByLabel("New password again").fill("a better password");
		await form.getByRole("button", { name: "Change password" }).click();
		await expect(said(page, `User ${username} updated successfully`)).toBeVisible();
		await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
		for (const other of [second, third]) {
			expect(await statusOf(other, "GET", "/sessions")).toBe(401);
			await other.close();
		}
		await page.goto(`${rootUrl}/dashboard`);
		await expect(heading(page)).toHaveText(`Welcome, ${username}`);
	});

	test("is told when the settings do not come or are not taken", { tag: "@any-size" }, async ({
		page,
	}) => {
		const { username } = await foundClub({});
		const broken = { status: 500, body: "" };
		await signIn(page, username, { to: null });
		await page.route(/\/api\/usersv2\/\d+$/, (route) => route.fulfill(broken));
		await page.goto(`${rootUrl}/userSettings`);
		await expect(page.getByText("Failed to fetch user details")).toBeVisible();
		await page.unroute(/\/api\/usersv2\/\d+$/);
		await page.clock.install();
		await page.reload();
		const form = page.locator("form", { has: page.getByLabel("Theme") });
		await expect(form).toBeVisible();
		await page.route(/\/api\/usersv2\/\d+$/, (route) => route.fulfill(broken));
		await form.getByLabel("Current password").fill(memberPassword);
		await form.getByLabel("Theme").selectOption("Dark");
		await form.getByRole("button", { name: "Save" }).click();
		await expect(refused(page, "Failed to update user")).toBeVisible();
		await page.clock.runFor(3100);
		await expect(refused(page, "Failed to update user")).toBeHidden();
		await page.unroute(/\/api\/usersv2\/\d+$/);
		await form.getByRole("button", { name: "Save" }).click();
		await expect(said(page, `User ${username} updated successfully`)).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	});

	test("chooses a password of one's own before anything else", async ({ page }) => {
		const club = await foundClub({});
		const { id, username } = await addPerson(club, { username: `${club.slug}-new` });
		const { tempPassword } = await club.call("PUT", `/usersv2/${id}`, { resetPassword: true });
		await page.goto(`${rootUrl}/login`);
		await page.getByLabel("Username").fill(username);
		await page.getByLabel("Password").fill(tempPassword);
		await page.getByRole("button", { name: "LOGIN" }).click();
		await expect(page).toHaveURL(`${rootUrl}/userSettings`);
		await expect(page.getByText("Your password is a temporary one.")).toBeVisible();
		await expectFine(page);
		for (const path of ["/dashboard", "/dashboard/teams", "/teamList", `/user/${id}`]) {
			await page.goto(rootUrl + path);
			await expect(page, path).toHaveURL(`${rootUrl}/userSettings`);
		}
		for (const [method, path] of [
			["GET", "/seasons"],
			["POST", "/seasonsv2"],
			["GET", "/dashboard"],
		] as const) {
			expect(await statusOf(page, method, path), path).toBe(403);
		}
		await page.getByLabel("Temporary password").fill(tempPassword);
		await page.getByLabel("New password", { exact: true }).fill("a better password");
		await page.getByLabel("New password again").fill("a better password");
		await page.getByRole("button", { name: "Change password" }).click();
		await expect(said(page, `User ${username} updated successfully`)).toBeVisible();
		await expect(page).toHaveURL(`${rootUrl}/dashboard/seasons`);
		await page.goto(`${rootUrl}/dashboard/teams`);
		await expect(heading(page)).toHaveText("Teams");
	});
});
