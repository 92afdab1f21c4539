import { expect, type Page, test } from "@playwright/test";
import { adminPassword, memberPassword, rootUrl, urlOf } from "./settings.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./site.ts";

const league = urlOf("hoops-league.test");
const leagueWork = [
	...["Dashboard", "Seasons", "Leagues", "Teams", "Players", "Games", "Schedule Builder"],
	...["Businesses", "Import", "Recently deleted"],
];
const forEverybody = [...leagueWork, "Stats", "User"];
const forSuperAdministrators = [
	...[...leagueWork, "Pages", "Pictures", "Look", "Domain", "Sharing"],
	...["Stats", "User", "Users", "Organizations", "Audit"],
];

/** Signs in by hand and waits for the first screen. */
async function signIn(
	page: Page,
	username: string,
	at = `${rootUrl}/login`,
	password = username === "admin" ? adminPassword : memberPassword,
) {
	await page.goto(at);
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "LOGIN" }).click();
	await expect(page).toHaveURL(/\/dashboard\/seasons$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seasons");
}

/** On a phone the navigation is behind a button. */
async function openNavigation(page: Page) {
	const menu = page.getByRole("button", { name: "Menu" });
	if (await menu.isVisible()) await menu.click();
	return page.getByRole("navigation", { name: "Administration" });
}

/** The calls of the API that the page makes from now on, such as "GET /api/auth/check-auth". */
function callsOf(page: Page): string[] {
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
	});
	return calls;
}

test.describe("signing in", () => {
	test("leads to the seasons, after the check was made again", async ({ page }) => {
		const calls = callsOf(page);
		await signIn(page, "harborline-staff", `${rootUrl}/hoops/login`);
		expect(calls.slice(0, 4)).toEqual([
			"GET /api/auth/check-auth",
			"POST /api/auth/login",
			"GET /api/auth/check-auth",
			"GET /api/seasonsv2",
		]);
		await expect(page.getByRole("table")).toContainText("Active");
	});

	test("works by keyboard alone", async ({ page }) => {
		await page.goto(`${league}/login`);
		await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(page.getByLabel("Username")).toBeFocused();
		await page.keyboard.type("harborline-owner");
		await page.keyboard.press("Tab");
		await page.keyboard.type(memberPassword);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${league}/dashboard/seasons`);
	});

	test("says so while it is busy, and takes no second click", async ({ page }) => {
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("**/api/auth/login", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`${rootUrl}/login`);
		await page.getByLabel("Username").fill("admin");
		await page.getByLabel("Password").fill(adminPassword);
		await page.getByRole("button", { name: "LOGIN", exact: true }).click();
		const busy = page.getByRole("button", { name: "Logging in...", exact: true });
		await expect(busy).toBeDisabled();
		letGo();
		await expect(page).toHaveURL(/\/dashboard\/seasons$/);
	});

	test("names the organization as the address does", async ({ page }) => {
		const sent: [string, object][] = [
			[`${rootUrl}/login`, { domain: "fieldhouse.test" }],
			[`${rootUrl}/hoops/login`, { domain: "fieldhouse.test", slug: "hoops" }],
			[`${league}/login`, { domain: "hoops-league.test" }],
			[`${rootUrl}/login?domain=hoops-league.test`, { domain: "hoops-league.test" }],
			[`${urlOf("localhost")}/login`, {}],
		];
		await page.route("**/api/auth/login", (route) => route.fulfill({ status: 500, body: "" }));
		for (const [address, names] of sent) {
			await page.goto(address);
			await page.getByLabel("Username").fill("casey");
			await page.getByLabel("Password").fill("secret");
			const asked = page.waitForRequest("**/api/auth/login");
			await page.getByRole("button", { name: "LOGIN" }).click();
			const body = (await asked).postDataJSON();
			expect(body, address).toEqual({ username: "casey", password: "secret", ...names });
		}
	});

	test("is titled with the league of the address, and leads back to its site", async ({ page }) => {
		const harborline = "Harborline Basketball League";
		const pages: [string, string, string][] = [
			[`${rootUrl}/login`, "Fieldhouse", `${rootUrl}/`],
			[`${rootUrl}/hoops/login`, harborline, `${rootUrl}/hoops`],
			[
				`${rootUrl}/login?domain=hoops-league.test`,
				harborline,
				`${rootUrl}/site?domain=hoops-league.test`,
			],
			[`${league}/login`, harborline, `${league}/`],
			// R2.4: a name that nobody has is asked for all the same.
			[`${rootUrl}/login?domain=unknown.test`, "Fieldhouse", `${rootUrl}/site?domain=unknown.test`],
		];
		for (const [address, title, back] of pages) {
			await page.goto(address);
			await expect(page.getByRole("main").getByRole("link").first()).toHaveText(title);
			await page.getByRole("link", { name: "Back to the site" }).click();
			await expect(page, address).toHaveURL(back);
		}
	});

	test("brings members who come to the sign-in page to the seasons", async ({ page }) => {
		await signIn(page, "admin");
		await page.goto(`${rootUrl}/login`);
		await expect(page).toHaveURL(`${rootUrl}/dashboard/seasons`);
	});
});

test.describe("a refused sign-in", { tag: "@any-size" }, () => {
	const refuse = async (page: Page, status: number, body: string) => {
		await page.clock.install({ time: "2026-03-01T12:00:00Z" });
		await page.route("**/api/auth/login", (route) =>
			route.fulfill({ status, body, contentType: "application/json" }),
		);
		await page.goto(`${rootUrl}/login`);
		await page.getByLabel("Username").fill("casey");
		await page.getByLabel("Password").fill("wrong");
		await page.clock.pauseAt("2026-03-01T13:00:00Z");
	};
	const press = (page: Page) => page.getByRole("button", { name: "LOGIN" }).click();

	test("shows the server's sentence in red for three seconds", async ({ page }) => {
		await refuse(page, 401, '{"message":"Invalid username or password"}');
		await press(page);
		const error = page.getByText("Invalid username or password", { exact: true });
		await expect(error).toBeVisible();
		const [red = 0, green = 0, blue = 0] = await error.evaluate((it) =>
			(getComputedStyle(it).color.match(/\d+/g) ?? []).map(Number),
		);
		expect(red).toBeGreaterThan(2 * Math.max(green, blue));
		await page.clock.runFor(2900);
		await expect(error).toBeVisible();
		await page.clock.runFor(200);
		await expect(error).toBeHidden();
	});

	test("shows the next sentence for three seconds of its own", async ({ page }) => {
		await refuse(page, 401, '{"message":"Invalid username or password"}');
		const error = page.getByText("Invalid username or password", { exact: true });
		await press(page);
		await expect(error).toBeVisible();
		await page.clock.runFor(2000);
		const answered = page.waitForResponse("**/api/auth/login");
		await press(page);
		await answered;
		await expect(page.getByRole("button", { name: "LOGIN", exact: true })).toBeEnabled();
		await page.clock.runFor(2000);
		await expect(error).toBeVisible();
		await page.clock.runFor(1100);
		await expect(error).toBeHidden();
	});

	test("has a sentence of its own when the server gives none", async ({ page }) => {
		await refuse(page, 500, "");
		await press(page);
		const sentence = "Login failed. Please check your credentials.";
		await expect(page.getByText(sentence, { exact: true })).toBeVisible();
		await expect(page.getByLabel("Password")).toBeFocused();
	});
});

test.describe("the check at the start", { tag: "@any-size" }, () => {
	test("shows Loading... until it has ended", async ({ page }) => {
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("**/api/auth/check-auth", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`${rootUrl}/login`);
		await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
		letGo();
		await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
		await expect(page.getByText("Loading...")).toBeHidden();
	});

	test("is made exactly once", async ({ page }) => {
		const calls = callsOf(page);
		await page.goto(`${rootUrl}/login`);
		await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
		expect(calls).toEqual(["GET /api/auth/check-auth"]);
	});

	test("that fails means nobody is signed in, without a word", async ({ page }) => {
		await page.route("**/api/auth/check-auth", (route) => route.fulfill({ status: 500, body: "" }));
		await page.goto(`${rootUrl}/login`);
		await expect(page.getByRole("button", { name: "LOGIN" })).toBeEnabled();
		await expect(page.getByRole("alert")).toHaveText("");
	});
});

test.describe("a stranger", { tag: "@any-size" }, () => {
	test("is led from the screens of members to the public site or the sign-in", async ({ page }) => {
		const ways: [string, string][] = [
			["/dashboard", "/"],
			["/dashboard/seasons", "/"],
			["/stats", "/"],
			["/userList", "/"],
			["/dashboard?domain=hoops-league.test", "/site?domain=hoops-league.test"],
			["/dashboard?domain=unknown.test", "/site?domain=unknown.test"],
			["/teamList", "/"],
			["/games/1", "/"],
			["/dashboard/players", "/login"],
			["/dashboard/players?domain=hoops-league.test", "/login?domain=hoops-league.test"],
		];
		for (const [from, to] of ways) {
			await page.goto(rootUrl + from);
			await expect(page, from).toHaveURL(rootUrl + to);
		}
	});

	test("is led to the home page of a custom domain", async ({ page }) => {
		await page.goto(`${league}/dashboard`);
		await expect(page).toHaveURL(`${league}/`);
		await expect(page.getByRole("navigation", { name: "Administration" })).toBeHidden();
	});
});

test.describe("signing out", { tag: "@any-size" }, () => {
	test("leads to the league's slug when it has no domain", async ({ page }) => {
		await signIn(page, "lakeshore-owner");
		await (await openNavigation(page)).getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(`${rootUrl}/lakeshore`);
		await page.goto(`${rootUrl}/dashboard`);
		await expect(page).toHaveURL(`${rootUrl}/`);
	});

	test("leads from the root host to the league's own domain", async ({ page }) => {
		await signIn(page, "harborline-owner");
		await (await openNavigation(page)).getByRole("button", { name: "Logout" }).click();
		await expect(page).toHaveURL(`${league}/`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Harborline");
	});

	test("stays when it fails, and the user is still signed in", async ({ page }) => {
		await signIn(page, "admin");
		await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "" }));
		await (await openNavigation(page)).getByRole("button", { name: "Logout" }).click();
		await expect(page.getByText("You are still signed in. Please try again.")).toBeVisible();
		await page.goto(`${rootUrl}/dashboard`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, admin");
	});
});

test.describe("the administration", () => {
	test("welcomes and counts the seasons, which are one click away", async ({ page }) => {
		await signIn(page, "harborline-owner", `${league}/login`);
		const seasons = await page.getByRole("table").getByRole("rowheader").count();
		await (await openNavigation(page)).getByRole("link", { name: "Dashboard" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, harborline-owner");
		const card = page.getByRole("main").getByRole("link", { name: "Seasons" });
		await expect(card).toContainText(String(seasons));
		await card.click();
		await expect(page).toHaveURL(`${league}/dashboard/seasonToggle`);
		await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(seasons);
	});

	test("shows Users and Organizations to super administrators only", async ({ page }) => {
		await signIn(page, "harborline-staff");
		const links = (await openNavigation(page)).getByRole("link");
		await expect(links).toHaveText([...forEverybody]);
		await page.goto(`${rootUrl}/userList`);
		await expect(page).toHaveURL(`${rootUrl}/dashboard`);
		await page.goto(`${rootUrl}/organizations`);
		await expect(page).toHaveURL(`${rootUrl}/dashboard`);
		await page.context().clearCookies();
		await signIn(page, "admin");
		const all = (await openNavigation(page)).getByRole("link");
		await expect(all).toHaveText(forSuperAdministrators);
	});

	test("asks to sign in again when the session has ended, and comes back", async ({ page }) => {
		await signIn(page, "admin");
		await page.context().clearCookies({ name: "session" });
		await (await openNavigation(page)).getByRole("link", { name: "Users" }).click();
		await expect(page).toHaveURL(`${rootUrl}/login`);
		await page.getByLabel("Username").fill("admin");
		await page.getByLabel("Password").fill(adminPassword);
		await page.getByRole("button", { name: "LOGIN" }).click();
		await expect(page).toHaveURL(`${rootUrl}/userList`);
	});

	test("changes the password, which ends no session here", async ({ page }, { project }) => {
		const user = project.name === "phone" ? "cedar-bend-staff" : "lakeshore-staff";
		await signIn(page, user);
		await page.goto(`${rootUrl}/userSettings`);
		const form = page.locator("form", { has: page.getByLabel("New password again") });
		const fill = async (old: string, next: string, again: string) => {
			await form.getByLabel("Current password").fill(old);
			await form.getByLabel("New password", { exact: true }).fill(next);
			await form.getByLabel("New password again").fill(again);
			await form.getByRole("button", { name: "Change password" }).click();
		};
		await fill("wrong", "a better password", "a better password");
		await expect(form).toContainText("Old password is incorrect");
		await fill(memberPassword, "a better password", "a better passwort");
		await expect(form).toContainText("This is not the new password from above.");
		await fill(memberPassword, "password1", "password1");
		await expect(form).toContainText("This password is too easy to guess.");
		await page.clock.install();
		await fill(memberPassword, "a better password", "a better password");
		const done = page.getByRole("status").getByText(`User ${user} updated successfully`);
		await expect(done).toBeVisible();
		await page.clock.runFor(3100);
		await expect(done).toBeHidden();
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("User settings");
		await page.context().clearCookies();
		await signIn(page, user, `${rootUrl}/login`, "a better password");
	});

	for (const colorScheme of ["light", "dark"] as const) {
		test(`has no barrier on any screen, ${colorScheme}`, async ({ page }) => {
			test.slow();
			const complaints: string[] = [];
			page.on("console", (message) => {
				if (message.type() === "error") complaints.push(message.text());
			});
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.goto(`${league}/login`);
			await page.evaluate((theme) => localStorage.setItem("theme", theme), colorScheme);
			await page.reload();
			await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
			await expectAccessible(page);
			await signIn(page, "admin", `${league}/login`);
			const paths = ["/dashboard", "/dashboard/trash", "/stats", "/userSettings", "/userList"];
			for (const path of [...paths, "/organizations", "/dashboard/nowhere"]) {
				await page.goto(league + path);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await page.evaluate((theme) => {
					document.documentElement.dataset.theme = theme;
				}, colorScheme);
				await expectAccessible(page);
				await expectNoSidewaysScroll(page);
			}
			const navigation = await openNavigation(page);
			await expect(navigation).toBeVisible();
			await expectAccessible(page);
			// The policy of the shell refuses nothing the application does.
			expect(complaints.filter((text) => !text.includes("Cross-Origin-Opener-Policy"))).toEqual([]);
		});
	}
});
