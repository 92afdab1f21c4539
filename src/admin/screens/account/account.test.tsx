// @vitest-environment window
import { afterEach, expect, test, vi } from "vitest";
import { browserOf, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	heading,
	openAdmin,
	pass,
	question,
	refused,
	said,
	screen,
	textsOf,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";
import { addUser, password } from "#testing/api.ts";

const { app, admin, found } = await startClubs();

afterEach(() => vi.useRealTimers());

/** The line of a list that is about somebody. */
const rowOf = (name: string) =>
	within(screen.getByRole("link", { name }).closest("tr") as HTMLElement);
const isListed = (name: string) => screen.queryByRole("link", { name }) !== null;

/** What the API answers this browser, with its own token. */
async function statusOf(method: string, path: string): Promise<number> {
	const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
	const headers = {
		"content-type": "application/json",
		"x-xsrf-token": decodeURIComponent(token),
	};
	const body = ["POST", "PUT"].includes(method) ? "{}" : null;
	return (await fetch(`/api${path}`, { method, headers, body })).status;
}

test("a user is added with a name alone: what is empty is sent as null, and sports as numbers", async () => {
	const { user, fill, press, intercept } = await openAdmin(app, "/userList", { as: admin });
	await heading("Users");
	await press("Add User");
	const open = await dialog();
	const role = open.getByLabelText<HTMLSelectElement>("Role");
	expect(textsOf([...role.options])).toEqual(["Scorekeeper", "Staff", "Organization Owner"]);
	expect(role.value).toBe("staff");
	await fill(open.getByLabelText("Username"), "new pat");
	await user.click(open.getByText("Own sports"));
	await user.click(open.getByLabelText("Volleyball"));
	await user.click(open.getByLabelText("Basketball"));
	let sent: Record<string, unknown> = {};
	intercept(async (request) => {
		if (request.method === "POST") sent = await request.json();
		return undefined;
	});
	await press("Add user");
	await said("User new pat created successfully");
	await closed();
	expect(sent).toMatchObject({
		username: "new pat",
		role: "staff",
		organization_id: null,
		email: null,
		password: null,
		domain: null,
		slug: null,
	});
	expect(sent.sportIds).toEqual([expect.any(Number), expect.any(Number)]);
});

test("a second user of the same name is refused at the name", async () => {
	await addUser(app, { username: "twice", role: "staff", organizationId: null });
	const { fill, press } = await openAdmin(app, "/userList", { as: admin });
	await press("Add User");
	const open = await dialog();
	await fill(open.getByLabelText("Username"), "TWICE");
	await fill(open.getByLabelText("Email"), "pat@example.org");
	await press("Add user");
	await open.findByText(/Please choose another name\./);
});

test("a user is found by name, edited, and given a password that is told once", async () => {
	const club = await found();
	const name = `${club.slug} pat`;
	await addUser(app, { username: name, role: "staff", organizationId: null, passwordHash: null });
	const { user, fill, press } = await openAdmin(app, "/userList", { as: admin });
	await heading("Users");
	await fill(screen.getByLabelText("Search users"), "nobody is called so");
	await screen.findByText("No users found.");
	await fill(screen.getByLabelText("Search users"), name);
	await screen.findByRole("link", { name });
	rowOf(name).getByText("No password");

	await press(`Edit ${name}`);
	const open = await dialog();
	await fill(open.getByLabelText("Email"), "pat@example.org");
	await user.selectOptions(open.getByLabelText("Role"), "Organization Owner");
	await user.selectOptions(open.getByLabelText("Organization"), `Club ${club.slug}`);
	await press("Save");
	await said(`User ${name} updated successfully`);
	await closed();
	await waitFor(() => rowOf(name).getByText("pat@example.org"));
	rowOf(name).getByText("Organization Owner");
	rowOf(name).getByText(`Club ${club.slug}`);

	await user.click(rowOf(name).getByRole("button", { name: /^Reset the password/ }));
	await user.click((await question()).getByRole("button", { name: "Reset password" }));
	const told = within(await screen.findByRole("alertdialog", { name: "Temporary password" }));
	const [made] = told.getAllByLabelText("Temporary password").slice(-1);
	expect(made?.textContent).toMatch(/^[a-z0-9]{16,}$/);
	await press("Done");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	await waitFor(() => rowOf(name).getByText("Temporary password"));
	expect(document.body.textContent).not.toContain(made?.textContent);
});

test("several users are deleted at once, and it is told how many went", async () => {
	const club = await found();
	const add = (name: string, role: "staff" | "super_admin" = "staff") =>
		addUser(app, { username: `${club.slug}-${name}`, role, organizationId: club.id });
	const people = [await add("one"), await add("two"), await add("three")];
	const root = (await add("root", "super_admin")).username;
	const { user, fill, press } = await openAdmin(app, "/userList", { as: admin });
	await heading("Users");
	await fill(screen.getByLabelText("Search users"), `${club.slug}-`);
	await waitFor(() => expect(isListed("admin")).toBe(false));
	await press("Delete");
	await refused("No users selected for deletion.");

	expect(rowOf(root).queryByRole("checkbox")).toBeNull();
	expect(rowOf(root).queryByRole("button", { name: /^Delete/ })).toBeNull();
	await user.click(screen.getByRole("checkbox", { name: "Select all" }));
	// Staff and owner of the club are among them.
	screen.getByRole("button", { name: "Delete 5" });
	await user.click(rowOf(club.owner.username).getByRole("checkbox"));
	await user.click(rowOf(club.staff.username).getByRole("checkbox"));
	await press("Delete 3");
	(await question()).getByText("Are you sure you want to delete the selected users?");
	await press("Cancel");
	expect(isListed(people[0]?.username ?? "")).toBe(true);

	// Somebody else was quicker with one of them.
	const [first, second] = people;
	expect(await statusOf("DELETE", `/usersv2/${second?.id}`)).toBe(200);
	await press("Delete 3");
	await press("Delete");
	await said("Deleted 2 user(s) successfully");
	await refused(`Failed to delete user with ID: ${second?.id}`);
	await waitFor(() =>
		expect(people.map(({ username }) => isListed(username))).toEqual([false, false, false]),
	);
	expect(isListed(club.staff.username)).toBe(true);
	expect(isListed(root)).toBe(true);
	expect(await statusOf("GET", `/usersv2/${first?.id}`)).toBe(404);

	await user.click(rowOf(club.staff.username).getByRole("button", { name: /^Delete/ }));
	(await question()).getByText("Are you sure you want to delete this user?");
	await press("Delete");
	await said("Deleted 1 user(s) successfully");
});

test("a user's sports are put in order, and lead to the settings of that user", async () => {
	const { staff } = await found();
	const { id, username } = staff;
	const { user, press, reload, goTo } = await openAdmin(app, `/user/${id}`, { as: admin });
	await heading(username);
	const sports = () =>
		textsOf(within(screen.getByRole("grid", { name: "Sports in order" })).getAllByRole("row"));
	const inOrder = (...names: string[]) =>
		waitFor(() => expect(sports()).toEqual(names.map((name) => expect.stringMatching(`^${name}`))));
	for (const sport of ["Basketball", "Volleyball"]) {
		await user.selectOptions(screen.getByLabelText("Sport to add"), sport);
		await press("Add sport");
		await said(`${sport} added`);
	}
	await inOrder("Basketball", "Volleyball");
	await press("Move Volleyball up");
	await said("Order saved");
	await inOrder("Volleyball", "Basketball");
	await reload();
	await heading(username);
	await inOrder("Volleyball", "Basketball");
	await press("Remove Volleyball");
	await said("Volleyball removed");
	await inOrder("Basketball");
	for (const [name, path] of [
		["Statistics", "stats"],
		["Game periods", "gamePeriod"],
		["Player attributes", "playerAttributes"],
	] as const) {
		const link = within(screen.getByRole("main")).getByRole("link", {
			name: new RegExp(`^${name}`),
		});
		expect(link.getAttribute("href")).toBe(`/${path}?userId=${id}`);
	}
	await goTo(`/userConfig/${id}`);
	await heading("User configuration");
});

test("staff are refused the users and the organizations, on the screen and by the API", async () => {
	const { id: organizationId, slug, staff } = await found();
	const { id } = await addUser(app, { username: `${slug}-other`, role: "staff", organizationId });
	const { goTo } = await openAdmin(app, "/dashboard", { as: staff });
	await heading(`Welcome, ${staff.username}`);
	const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
	for (const name of ["Users", "People", "Organizations"]) {
		expect(navigation.queryByRole("link", { name })).toBeNull();
	}
	for (const path of ["/userList", "/organizations", "/dashboard/people", `/userConfig/${id}`]) {
		await goTo(path);
		await heading(`Welcome, ${staff.username}`);
		expect(location.pathname, path).toBe("/dashboard");
	}
	vi.spyOn(console, "error").mockImplementation(() => {});
	await goTo(`/user/${id}`);
	await screen.findByText("User not found.");
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
		expect(await statusOf(method, path), `${method} ${path}`).toBe(status);
	}
});

test("an owner finds the people of the organization and changes a colleague's role", async () => {
	const { staff, owner } = await found();
	const colleague = await browserOf(app, staff);
	const { user, press, goTo } = await openAdmin(app, "/dashboard/people", { as: owner });
	await heading("People");
	expect(textsOf(await screen.findAllByRole("rowheader"))).toEqual([
		staff.username,
		expect.stringContaining("-owner"),
	]);
	const main = within(screen.getByRole("main"));
	expect(main.queryByRole("button", { name: /^(Add|Delete)/ })).toBeNull();
	expect(main.queryByRole("checkbox")).toBeNull();

	await press(`Edit ${staff.username}`);
	const open = await dialog();
	const role = open.getByLabelText<HTMLSelectElement>("Role");
	expect(textsOf([...role.options])).toEqual(["Scorekeeper", "Staff", "Organization Owner"]);
	expect(open.queryByLabelText("Organization")).toBeNull();
	await user.selectOptions(role, "Organization Owner");
	await press("Save");
	await said(`User ${staff.username} updated successfully`);
	await waitFor(() => rowOf(staff.username).getByText("Organization Owner"));

	// What one may do has changed, so one signs in again.
	expect((await colleague.get("/api/seasons")).status).toBe(401);

	await goTo("/userList");
	await heading(`Welcome, ${owner.username}`);
	expect(location.pathname).toBe("/dashboard");
});

test("everybody sees where one is signed in, and a new password ends all other places", async () => {
	const { staff } = await found();
	const others = [await browserOf(app, staff), await browserOf(app, staff)];
	const statuses = () =>
		Promise.all(others.map(async (it) => (await it.get("/api/sessions")).status));
	const { user, fill, press, goTo } = await openAdmin(app, "/userSettings", { as: staff });
	await heading("User settings");
	const places = () =>
		screen.getAllByRole("listitem").filter(({ textContent }) => textContent.includes("signed in"));
	expect(places()).toHaveLength(3);
	expect(places()[0]?.textContent).toContain("This device");
	const last = within(places()[2] as HTMLElement);
	await user.click(last.getByRole("button", { name: /^Sign out/ }));
	await said("Signed out there");
	await waitFor(() => expect(places()).toHaveLength(2));
	expect((await statuses()).toSorted()).toEqual([200, 401]);

	const again = screen.getByLabelText<HTMLInputElement>("New password again");
	const form = within(again.form as HTMLElement);
	await fill(form.getByLabelText("Current password"), password);
	await fill(form.getByLabelText("New password"), "a better password");
	await fill(again, "a better password");
	await press("Change password");
	await said(`User ${staff.username} updated successfully`);
	await screen.findByText("You are not signed in anywhere else.");
	expect(await statuses()).toEqual([401, 401]);
	await goTo("/dashboard");
	await heading(`Welcome, ${staff.username}`);
});

test("everybody is told when the settings do not come or are not taken", async () => {
	const { staff } = await found();
	const { user, fill, goTo, intercept, reload } = await openAdmin(app, "/login", { as: staff });
	const broken = ({ url }: Request) =>
		/\/api\/usersv2\/\d+$/.test(url) ? new Response("", { status: 500 }) : undefined;
	vi.spyOn(console, "error").mockImplementation(() => {});
	intercept(broken);
	await goTo("/userSettings");
	await screen.findByText("Failed to fetch user details");
	intercept(() => undefined);
	await reload();
	const email = await screen.findByLabelText<HTMLInputElement>("Email");
	const form = within(email.form as HTMLElement);
	intercept(broken);
	await fill(form.getByLabelText("Current password"), password);
	await fill(email, "new@mail.test");
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	await user.click(form.getByRole("button", { name: "Save" }));
	await refused("Failed to update user");
	await pass(3100);
	expect(screen.queryByText("Failed to update user")).toBeNull();
	vi.useRealTimers();
	intercept(() => undefined);
	await user.click(form.getByRole("button", { name: "Save" }));
	await said(`User ${staff.username} updated successfully`);
});

test("the administration is as dark as the device until somebody chooses, without a password", async () => {
	const { staff } = await found();
	const shown = () => document.documentElement.dataset.theme;
	const { user, reload } = await openAdmin(app, "/userSettings", { as: staff });
	const theme = () => screen.findByLabelText<HTMLSelectElement>("Theme");
	expect((await theme()).value).toBe("device");
	expect(shown()).toBeUndefined();
	for (const choice of ["dark", "light", "device"] as const) {
		await user.selectOptions(await theme(), choice);
		await waitFor(async () => expect((await theme()).disabled).toBe(false));
		await reload();
		await waitFor(async () => expect((await theme()).value).toBe(choice));
		expect(shown()).toBe(choice === "device" ? undefined : choice);
	}
});

test("a newcomer chooses a password of one's own before anything else", async () => {
	const club = await found();
	const { id, username } = club.staff;
	const { tempPassword } = await club.call("PUT", `/usersv2/${id}`, { resetPassword: true });
	const { fill, press, goTo } = await openAdmin(app, "/login");
	await fill(await screen.findByLabelText("Username"), username);
	await fill(screen.getByLabelText("Password"), tempPassword);
	await press("LOGIN");
	await screen.findByText(/^Your password is a temporary one\./);
	expect(location.pathname).toBe("/userSettings");
	for (const path of ["/dashboard", "/dashboard/teams", "/teamList", `/user/${id}`]) {
		await goTo(path);
		await screen.findByText(/^Your password is a temporary one\./);
		expect(location.pathname, path).toBe("/userSettings");
	}
	for (const [method, path] of [
		["GET", "/seasons"],
		["POST", "/seasonsv2"],
		["GET", "/dashboard"],
	] as const) {
		expect(await statusOf(method, path), path).toBe(403);
	}
	await fill(screen.getByLabelText("Temporary password"), tempPassword);
	await fill(screen.getByLabelText("New password"), "a better password");
	await fill(screen.getByLabelText("New password again"), "a better password");
	await press("Change password");
	await said(`User ${username} updated successfully`);
	await heading(`Welcome, ${username}`);
	expect(location.pathname).toBe("/dashboard");
	await goTo("/dashboard/teams");
	await heading("Teams");
});
