// @vitest-environment window
import { afterEach, describe, expect, test, vi } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import {
	heading,
	openAdmin,
	pass,
	refused,
	said,
	screen,
	textsOf,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";
import { addUser, password } from "#testing/api.ts";
import { anOrganization } from "#testing/factories.ts";
import { plainThings } from "#testing/plain-things.ts";
import { present } from "#testing/present.ts";

const { app, admin, found } = await startClubs();
const domain = "hoops-league.test";
const harborline = await anOrganization(app.database, {
	name: "Harborline Basketball League",
	slug: "hoops",
	domain,
});
const hoopsOwner = await addUser(app, {
	username: "harborline-owner",
	role: "org_owner",
	organizationId: harborline.id,
});
const lakeshore = await found();

afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openAdmin>>;

/** Fills the sign-in in and presses its button. */
async function signIn({ fill, press }: Opened, username: string, secret = password) {
	await fill(await screen.findByLabelText("Username"), username);
	await fill(screen.getByLabelText("Password"), secret);
	await press("LOGIN");
}

const navigation = () => within(screen.getByRole("navigation", { name: "Administration" }));
const place = () => location.pathname + location.search;

describe("signing in", () => {
	test("leads to the dashboard, after the check was made again", async () => {
		const opened = await openAdmin(app, `/${lakeshore.slug}/login`);
		await signIn(opened, lakeshore.staff.username);
		await heading(`Welcome, ${lakeshore.staff.username}`);
		expect(place()).toBe("/dashboard");
		expect(opened.calls.slice(0, 4)).toEqual([
			"GET /api/auth/check-auth",
			"POST /api/auth/login",
			"GET /api/auth/check-auth",
			"GET /api/dashboard",
		]);
	});

	test("leads whoever runs the platform to its organizations", async () => {
		await signIn(await openAdmin(app, "/login"), "admin");
		await heading("Organizations");
		expect(place()).toBe("/organizations");
	});

	test("leads to the screen that was asked for, for an hour", async () => {
		for (const [minutes, title] of [
			[59, "Players"],
			[61, `Welcome, ${lakeshore.staff.username}`],
		] as const) {
			const opened = await openAdmin(app, "/dashboard/players");
			await screen.findByLabelText("Username");
			vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ["Date"] });
			await signIn(opened, lakeshore.staff.username);
			await heading(title);
			vi.useRealTimers();
		}
	});

	test("says so while it is busy, and takes no second click", async () => {
		const opened = await openAdmin(app, "/login");
		let letGo = () => {};
		const held = new Promise<undefined>((resolve) => {
			letGo = () => resolve(undefined);
		});
		opened.intercept(({ url }) => (url.endsWith("/auth/login") ? held : undefined));
		await signIn(opened, "admin");
		const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Logging in..." });
		expect(busy.disabled).toBe(true);
		letGo();
		await heading("Organizations");
	});

	test.each([
		["fieldhouse.test", "/login", { domain: "fieldhouse.test" }],
		["fieldhouse.test", "/hoops/login", { domain: "fieldhouse.test", slug: "hoops" }],
		[domain, "/login", { domain }],
		["fieldhouse.test", `/login?domain=${domain}`, { domain }],
		["localhost", "/login", {}],
	])("on %s%s names the organization as the address does", async (host, path, names) => {
		const opened = await openAdmin(app, path, { host });
		let sent: unknown;
		opened.intercept(async (request) => {
			if (!request.url.endsWith("/auth/login")) return undefined;
			sent = await request.json();
			return new Response("", { status: 500 });
		});
		await signIn(opened, "casey", "secret");
		await waitFor(() =>
			expect(sent).toEqual(Object.assign({ username: "casey", password: "secret" }, names)),
		);
	});

	test.each([
		["fieldhouse.test", "/login", "Fieldhouse", "/"],
		["fieldhouse.test", "/hoops/login", harborline.name, "/hoops"],
		["fieldhouse.test", `/login?domain=${domain}`, harborline.name, `/site?domain=${domain}`],
		[domain, "/login", harborline.name, "/"],
		// A name that nobody has is asked for all the same.
		["fieldhouse.test", "/login?domain=unknown.test", "Fieldhouse", "/site?domain=unknown.test"],
	])("on %s%s is titled %s, and leads back to %s", async (host, path, title, back) => {
		await openAdmin(app, path, { host });
		const links = within(await screen.findByRole("main")).getAllByRole("link");
		expect(links[0]?.textContent).toBe(title);
		const toSite = screen.getByRole("link", { name: "Back to the site" });
		expect(toSite.getAttribute("href")).toBe(back);
	});

	test("brings whoever is signed in and comes to the sign-in page to the seasons", async () => {
		for (const as of [admin, lakeshore.owner]) {
			await openAdmin(app, "/login", { as });
			await heading("Seasons");
			expect(place()).toBe("/dashboard/seasons");
		}
	});
});

describe("a refused sign-in", () => {
	const sentence = "Invalid username or password";
	const open = async () => {
		const opened = await openAdmin(app, "/login");
		await screen.findByRole("button", { name: "LOGIN" });
		vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
		return opened;
	};

	test("shows the server's sentence for three seconds", async () => {
		await signIn(await open(), "casey", "wrong");
		await refused(sentence);
		await pass(2500);
		await refused(sentence);
		await pass(600);
		expect(screen.queryByText(sentence)).toBeNull();
	});

	test("shows the next sentence for three seconds of its own", async () => {
		const opened = await open();
		await signIn(opened, "casey", "wrong");
		await refused(sentence);
		await pass(2000);
		const checks = opened.calls.length;
		await opened.press("LOGIN");
		await waitFor(() => expect(opened.calls).toHaveLength(checks + 1));
		await waitFor(() =>
			expect(screen.getByRole("button", { name: "LOGIN" })).toHaveProperty("disabled", false),
		);
		await pass(2000);
		await refused(sentence);
		await pass(1100);
		expect(screen.queryByText(sentence)).toBeNull();
	});

	test("has a sentence of its own when the server gives none", async () => {
		const opened = await openAdmin(app, "/login");
		opened.intercept(({ method }) =>
			method === "POST" ? new Response("", { status: 500 }) : undefined,
		);
		await signIn(opened, "casey", "wrong");
		await refused("Login failed. Please check your credentials.");
		expect(document.activeElement).toBe(screen.getByLabelText("Password"));
	});
});

describe("the check at the start", () => {
	test("shows Loading... until it has ended", async () => {
		const { goTo, intercept } = await openAdmin(app, "/login");
		let letGo = () => {};
		const held = new Promise<undefined>((resolve) => {
			letGo = () => resolve(undefined);
		});
		intercept(() => held);
		await goTo("/login");
		await screen.findByText("Loading...");
		letGo();
		await screen.findByRole("button", { name: "LOGIN" });
		expect(screen.queryByText("Loading...")).toBeNull();
	});

	test("is made exactly once", async () => {
		const { calls } = await openAdmin(app, "/login");
		await screen.findByRole("button", { name: "LOGIN" });
		expect(calls).toEqual(["GET /api/auth/check-auth"]);
	});

	test("that fails means nobody is signed in, without a word", async () => {
		const { goTo, intercept } = await openAdmin(app, "/login");
		intercept(() => new Response("", { status: 500 }));
		await goTo("/login");
		const login = await screen.findByRole("button", { name: "LOGIN" });
		expect(login).toHaveProperty("disabled", false);
		expect(screen.getByRole("alert").textContent).toBe("");
	});
});

test("a stranger is led to the home page of a custom domain", async () => {
	const { left } = await openAdmin(app, "/dashboard", { host: domain });
	await waitFor(() => expect(left()).toBe("/"));
	expect(screen.queryByRole("navigation", { name: "Administration" })).toBeNull();
});

describe("signing out", () => {
	test("leads to the league's slug when it has no domain", async () => {
		const { press, left, goTo } = await openAdmin(app, "/dashboard", { as: lakeshore.owner });
		await press("Logout");
		await waitFor(() => expect(left()).toBe(`/${lakeshore.slug}`));
		await goTo("/dashboard");
		await waitFor(() => expect(left()).toBe("/"));
	});

	test("leads from the root host to the league's own domain", async () => {
		const { press, left } = await openAdmin(app, "/dashboard", { as: hoopsOwner });
		await press("Logout");
		await waitFor(() => expect(left()).toBe(`http://${domain}/`));
	});

	test("stays when it fails, and the user is still signed in", async () => {
		const { press, intercept, goTo } = await openAdmin(app, "/dashboard", { as: admin });
		await heading("Welcome, admin");
		intercept(({ url }) =>
			url.endsWith("/auth/logout") ? new Response("", { status: 500 }) : undefined,
		);
		await press("Logout");
		await refused("You are still signed in. Please try again.");
		await goTo("/dashboard");
		await heading("Welcome, admin");
	});
});

describe("the administration", () => {
	const leagueWork = ["Dashboard", "Seasons", "Leagues", "Teams", "Players", "Games"].concat(
		"Game night",
		"Schedule Builder",
		...Object.values(plainThings).map(({ list }) => list.label),
		"Sign-ups",
		"From captains",
		"Messages",
		"Money",
		"Notices",
		"Import",
		"Recently deleted",
	);
	const forEverybody = leagueWork.concat("Stats", "User", "Tokens");
	const forSuperAdministrators = leagueWork.concat(
		["Pages", "News", "Pictures", "Look", "Domain", "Sharing"],
		["Stats", "User", "Tokens", "Users", "Organizations", "Letters", "Webhooks", "Audit"],
	);

	test("welcomes and counts the seasons, which are one click away", async () => {
		const { user, goTo } = await openAdmin(app, "/dashboard/seasons", { as: lakeshore.owner });
		const seasons = within(await screen.findByRole("table")).getAllByRole("rowheader").length;
		await goTo("/dashboard");
		await heading(`Welcome, ${lakeshore.owner.username}`);
		const card = within(screen.getByRole("main")).getByRole("link", { name: /Seasons/ });
		expect(card.textContent).toContain(String(seasons));
		await user.click(card);
		await heading("Seasons");
		expect(place()).toBe("/dashboard/seasonToggle");
		expect(screen.getAllByRole("rowheader")).toHaveLength(seasons);
	});

	test("shows Users and Organizations to super administrators only", async () => {
		const { goTo } = await openAdmin(app, "/dashboard", { as: lakeshore.staff });
		await heading(`Welcome, ${lakeshore.staff.username}`);
		expect(textsOf(navigation().getAllByRole("link"))).toEqual(forEverybody);
		for (const path of ["/userList", "/organizations"]) {
			await goTo(path);
			await heading(`Welcome, ${lakeshore.staff.username}`);
			expect(place()).toBe("/dashboard");
		}
		await openAdmin(app, "/dashboard", { as: admin });
		await heading("Welcome, admin");
		expect(textsOf(navigation().getAllByRole("link"))).toEqual(forSuperAdministrators);
	});

	test("asks to sign in again when the session has ended, and comes back", async () => {
		const opened = await openAdmin(app, "/dashboard", { as: admin });
		await heading("Welcome, admin");
		opened.cookies.delete("session");
		await opened.user.click(navigation().getByRole("link", { name: "Users" }));
		await screen.findByRole("button", { name: "LOGIN" });
		expect(place()).toBe("/login");
		screen.getByText("Unauthorized access.");
		screen.getByText(/Your session has ended\./);
		await signIn(opened, "admin");
		await heading("Users");
		expect(place()).toBe("/userList");
	});

	test("changes the password, which ends no session here", async () => {
		const { staff } = await found();
		const { fill, press, reload } = await openAdmin(app, "/userSettings", { as: staff });
		const form = () => {
			const field = screen.getByLabelText<HTMLInputElement>("New password again");
			return within(field.form as HTMLElement);
		};
		const change = async (old: string, next: string, again: string) => {
			await fill(form().getByLabelText("Current password"), old);
			await fill(form().getByLabelText("New password"), next);
			await fill(form().getByLabelText("New password again"), again);
			await press("Change password");
		};
		await heading("User settings");
		await change("wrong", "a better password", "a better password");
		await form().findByText("Old password is incorrect");
		await change(password, "a better password", "a better passwort");
		await form().findByText("This is not the new password from above.");
		await change(password, "password1", "password1");
		await form().findByText(/^This password is too easy to guess\./);
		vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
		await change(password, "a better password", "a better password");
		const done = `User ${staff.username} updated successfully`;
		await said(done);
		await pass(3100);
		expect(screen.queryByText(done)).toBeNull();
		vi.useRealTimers();
		await reload();
		await heading("User settings");
		await signIn(await openAdmin(app, "/login"), staff.username, "a better password");
		await heading(`Welcome, ${staff.username}`);
		expect(screen.queryByText(/session has ended/)).toBeNull();
	});

	test("offers no league to who belongs to none", async () => {
		const nobody = await addUser(app, {
			username: "no-league",
			role: "staff",
			organizationId: null,
		});
		vi.spyOn(console, "error").mockImplementation(() => {});
		const { goTo } = await openAdmin(app, "/dashboard", { as: nobody });
		await heading("Welcome, no-league");
		expect(textsOf(navigation().getAllByRole("link"))).toEqual(["Dashboard", "User"]);
		const shortcuts = within(screen.getByRole("navigation", { name: "Shortcuts" }));
		expect(textsOf(shortcuts.getAllByRole("link"))).toEqual(["Dashboard"]);
		await goTo("/dashboard/teams");
		await screen.findByText("You do not belong to an organization yet.");
	});
});

describe("a password by mail", () => {
	test("is asked for without a hint, chosen by the link of the letter, and opens the dashboard", async () => {
		const person = await addUser(app, {
			username: "forgetful",
			role: "staff",
			organizationId: lakeshore.id,
			email: "forgetful@lakeshore.test",
		});
		const { user, fill, press, goTo, left } = await openAdmin(app, "/login");
		await user.click(await screen.findByRole("link", { name: "Forgot your password?" }));
		await heading("Forgotten password");
		await fill(await screen.findByLabelText("Username or e-mail address"), "forgetful");
		await press("Send the link");
		await screen.findByText(/^This installation sends no mail\./);
		const [letter] = await app.platform.outbox.listOf("all", 1);
		const { action } = await app.services.mail.write(present(letter, "a letter"));
		const { pathname, search } = new URL(action?.address ?? "");

		await goTo(pathname + search);
		await heading("Choose your password");
		await screen.findByText("For forgetful. Other devices are signed out.");
		await fill(screen.getByLabelText("New password"), "short");
		await press("Save and sign in");
		await screen.findByText(/at least 8 characters/);
		await fill(screen.getByLabelText("New password"), "a barn full of hay 7");
		await press("Save and sign in");
		await waitFor(() => expect(left()).toBe("/dashboard"));
		const sessions = await app.platform.sessions.listOf(person.id);
		expect(sessions).toHaveLength(1);
	});

	test("is not chosen by a link that was used or made up", async () => {
		await openAdmin(app, "/login/password?link=made.up");
		await screen.findByText("This link was used already, or it is too old. Ask for a new one.");
		expect(screen.queryByLabelText("New password")).toBeNull();
	});

	test("is chosen by who was invited; without a mail server the owner copies the letter", async () => {
		const username = "newcomer";
		const place = { role: "staff", organizationId: lakeshore.id } as const;
		const { id } = await addUser(app, { username, ...place, email: "new@lakeshore.test" });
		const { user, press, goTo } = await openAdmin(app, `/user/${id}`, { as: lakeshore.owner });
		await press(/^Invite by mail/);
		const shown = within(await screen.findByRole("alertdialog", { name: "Letter to newcomer" }));
		expect(shown.getByRole("status", { name: "Text of the letter" }).textContent).toMatch(
			/Your username is newcomer\..*\/login\/password\?link=/s,
		);
		const mailto = shown.getByRole("link", { name: "Open in my mail program" });
		expect(mailto.getAttribute("href")).toMatch(/^mailto:new%40lakeshore\.test\?subject=Your%20/);
		await user.click(shown.getByRole("button", { name: "Done" }));
		await goTo("/dashboard/letters");
		const [line] = await screen.findAllByText(/new@lakeshore\.test/);
		expect(line?.closest("li")?.textContent).toContain("Invitation");
		await user.click(screen.getByRole("button", { name: "Copy the letter to newcomer" }));
		await screen.findByRole("alertdialog", { name: "Letter to newcomer" });
	});
});
