// @vitest-environment window
import { expect, test, vi } from "vitest";
import { storeFor } from "#store/store.ts";
import { startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	failingWrites,
	heading,
	openAdmin,
	question,
	refused,
	said,
	screen,
	textsOf,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";
import { anOrganization } from "#testing/factories.ts";

const { app, admin, begin, found } = await startClubs();
await anOrganization(app.database, { slug: "hoops", domain: "hoops-league.test" });

const people = () =>
	within(screen.getByRole("main"))
		.getAllByRole("listitem")
		.map(({ textContent }) => textContent);

test("an organization's addresses are looked at while they are typed, and it begins with its owner", async () => {
	const { user, fill, press } = await openAdmin(app, "/organizations", { as: admin });
	await press("Add organization");
	const open = within(await screen.findByRole("dialog", { name: "Add organization" }));
	await fill(open.getByLabelText("Name"), "Hóops");
	const slug = open.getByLabelText<HTMLInputElement>("Slug");
	await waitFor(() => expect(slug.value).toBe("hoops-2"));
	open.getByText("/hoops-2 is free.");
	expect(slug.required).toBe(true);
	await fill(open.getByLabelText("Name"), "Riverside Été");
	expect(slug.value).toBe("riverside-ete");
	for (const [typed, told] of [
		["Dashboard", "/dashboard: This word is reserved. Please choose another one."],
		[
			"two words",
			"/two words: A slug has 2 to 50 letters, digits and single hyphens between them.",
		],
		["HOOPS", "/hoops: Another organization has this slug."],
	] as const) {
		await fill(slug, typed);
		await open.findByText(told);
	}
	await press("Use hoops-2");
	await open.findByText("/hoops-2 is free.");
	await fill(slug, "RIVER");
	await open.findByText("/river is free.");
	const domain = open.getByLabelText("Domain");
	for (const [typed, told] of [
		["hoops-league.test", "hoops-league.test: Another organization has this domain."],
		["river", "river.com is free."],
		["https://www.river.test/", "river.test is free."],
	] as const) {
		await fill(domain, typed);
		await open.findByText(told);
	}
	await user.click(open.getByRole("checkbox", { name: "Basketball" }));
	const zone = open.getByLabelText<HTMLSelectElement>("Time zone");
	expect(zone.options[0]?.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
	expect(zone.closest("details")).toBeNull();
	await user.selectOptions(zone, "America/Toronto");
	const owner = within(open.getByRole("group", { name: "Its owner" }));
	const name = owner.getByLabelText("Username");
	await fill(name, "admin");
	await press("Add organization");
	await open.findByText("Please choose another name.");
	expect(document.activeElement).toBe(name);
	await fill(name, "rivera");
	await press("Add organization");
	await said("Riverside Été created");
	const first = within(await screen.findByRole("alertdialog", { name: "Temporary password" }));
	const password = first.getByRole("status", { name: "Temporary password" }).textContent;
	const message = first.getByRole("status", { name: "Message to send" }).textContent;
	for (const part of ["http://river.test/login", "rivera", password]) {
		expect(message).toContain(part);
	}
	await press("Copy message");
	await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(message));
	await press("Done");

	// Where one goes on with it.
	await heading("Riverside Été");
	screen.getByText("America/Toronto");
	screen.getByText("HOME and what has something to show");
	screen.getByText("Only owners delete them");
	await waitFor(() => expect(people().join()).toContain("riveraOrganization Owner"));

	await press("Add user");
	const adding = within(await screen.findByRole("dialog", { name: "Add user to Riverside Été" }));
	const role = adding.getByLabelText<HTMLSelectElement>("Role");
	expect(role.value).toBe("staff");
	expect(textsOf([...role.options])).toEqual(["Scorekeeper", "Staff", "Organization Owner"]);
	await user.selectOptions(role, "Organization Owner");
	await fill(adding.getByLabelText("Username"), "river-owner");
	await press("Add user");
	const told = within(await screen.findByRole("alertdialog", { name: "Temporary password" }));
	const secret = told.getByRole("status", { name: "Temporary password" }).textContent;
	expect(secret).toMatch(/^[a-z0-9]{16,}$/);
	await press("Done");
	await waitFor(() =>
		expect(people().find((it) => it.includes("river-owner"))).toContain("Organization Owner"),
	);
});

test("whom a super administrator acts for is told on every screen, until stopped", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const { user, fill, press, goTo } = await openAdmin(app, "/organizations", { as: admin });
	await fill(await screen.findByRole("searchbox"), club.slug);
	await user.click(screen.getByRole("link", { name: new RegExp(`^Club ${club.slug}`) }));
	await press("Work in it");
	await heading("Welcome, admin");
	expect(location.pathname).toBe("/dashboard");
	const bar = () => screen.findByRole("region", { name: "Acting organization" });
	vi.spyOn(console, "error").mockImplementation(() => {});
	for (const path of [
		"/dashboard",
		"/dashboard/seasons",
		"/dashboard/teams",
		"/dashboard/games",
		"/stats",
		"/firstSteps",
		"/organizationSettings",
		"/organizations",
		"/userSettings",
		"/dashboard/x",
	]) {
		await goTo(path);
		expect((await bar()).textContent, path).toContain(`Acting for Club ${club.slug}`);
	}
	await goTo("/organizationSettings");
	expect(await screen.findByLabelText("Name")).toHaveProperty("value", `Club ${club.slug}`);
	await press("Stop");
	await waitFor(() =>
		expect(screen.queryByRole("region", { name: "Acting organization" })).toBeNull(),
	);
	await waitFor(() => expect(location.pathname).toBe("/dashboard"));
});

test("a super administrator who opens the home page of a league is led to that league", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const { goTo, left } = await openAdmin(app, `/${club.slug}`, { as: admin });
	await goTo(left() ?? "");
	const bar = await screen.findByRole("region", { name: "Acting organization" });
	expect(bar.textContent).toContain(`Acting for Club ${club.slug}`);
	expect(location.pathname + location.search).toBe("/dashboard");
});

test("the platform sees how much each organization is in use", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const { fill } = await openAdmin(app, "/organizations", { as: admin });
	await fill(await screen.findByRole("searchbox"), club.slug);
	await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
	expect(textsOf(screen.getAllByRole("columnheader")).join().replaceAll("↑", "")).toContain(
		"Users,Games,Last activity,Storage",
	);
	expect(screen.getAllByRole("row")[1]?.textContent).toMatch(/\d+ kB/);
});

test("an organization is deleted with its name typed, after what goes with it was said", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"], "Tuesday D2": ["Larks"] });
	const name = `Club ${club.slug}`;
	const { fill, press, intercept } = await openAdmin(app, "/organizations", { as: admin });
	await fill(await screen.findByRole("searchbox"), club.slug);
	await press(`Delete ${name}`);
	const open = within(await screen.findByRole("dialog", { name: "Delete organization" }));
	open.getByText(/Are you sure you want to delete this organization\?/);
	await open.findByText(/Its 2 users will be signed out/);
	const items = textsOf(open.getAllByRole("listitem")).join();
	for (const text of ["1 season", "2 leagues", "3 teams", "0 games"]) expect(items).toContain(text);
	const typed = open.getByLabelText(/^Type/);
	await fill(typed, club.slug);
	await press("Delete");
	await open.findByText("This is not its name.");
	expect(document.activeElement).toBe(typed);
	intercept(failingWrites);
	await fill(typed, name);
	await press("Delete");
	await refused("Error deleting organization");
	intercept(() => undefined);
	await press("Delete");
	await said("Organization deleted");
	await closed();
	await screen.findByText("No organization has this name");
	await fill(screen.getByRole("searchbox"), "Fieldhouse");
	await screen.findByText("The platform's own");
	expect(screen.queryByRole("button", { name: "Delete Fieldhouse" })).toBeNull();
});

test("people of an organization come, change and go, and its logo is a picture", async () => {
	const from = await begin();
	const to = await begin();
	const { username } = from.owner;
	const opened = await openAdmin(app, `/organizations/${to.id}`, { as: admin });
	const { user, fill, press } = opened;
	await press("Add existing user");
	const adding = await dialog();
	await press("Add user");
	await adding.findByText("Please choose a user.");
	await fill(adding.getByRole("combobox", { name: "User" }), username);
	await user.click(await screen.findByRole("option", { name: new RegExp(`^${username}`) }));
	await adding.findByText(new RegExp(`${username} leaves Club ${from.slug}`));
	await press("Add user");
	await closed();
	const lineOf = () => people().find((it) => it.includes(username));
	await waitFor(() => expect(lineOf()).toBeDefined());

	await press(`Edit ${username}`);
	await user.selectOptions((await dialog()).getByLabelText("Role"), "Staff");
	await press("Save");
	await waitFor(() => expect(lineOf()).toContain("Staff"));
	await closed();

	await press(`Reset password of ${username}`);
	await user.click((await question()).getByRole("button", { name: "Reset password" }));
	const told = await screen.findByRole("alertdialog", { name: "Temporary password" });
	expect(told.textContent).toContain(username);
	await press("Done");

	await press(`Delete ${username}`);
	const asked = await question();
	asked.getByText(/Are you sure you want to delete this user\?/);
	await user.click(asked.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(lineOf()).toBeUndefined());

	await press("Edit");
	const form = within(await screen.findByRole("dialog", { name: "Edit organization" }));
	const logo = form.getByLabelText<HTMLInputElement>("Logo");
	await user.upload(logo, new File(["no picture"], "logo.png", { type: "image/png" }));
	await press("Save");
	await screen.findByText("Logo must be an image file");
});

test("nobody else gets to an organization", async () => {
	const { id, owner } = await begin();
	await openAdmin(app, `/organizations/${id}`, { as: owner });
	await heading(`Welcome, ${owner.username}`);
	expect(location.pathname).toBe("/dashboard");
	for (const path of ["address-check?slug=free", `${id}/contents`]) {
		expect((await fetch(`/api/organizations/${path}`)).status, path).toBe(403);
	}
});

test("owners read what takes up their storage, and that little is left; the platform gives more", async () => {
	const { id, slug, owner } = await begin();
	await storeFor(id, app.database).files.insert({
		name: `${id}-large.pdf`,
		contentType: "application/pdf",
		bytes: 1700 * 1024 * 1024,
		createdBy: null,
		createdAt: new Date().toISOString(),
	});
	const storage = () => within(document.querySelector("#storage") as HTMLElement);
	const owners = await openAdmin(app, "/dashboard", { as: owner });
	await screen.findByText(/uses 83 % of its storage/);
	await owners.user.click(screen.getByRole("link", { name: "See what takes it up" }));
	await heading("Organization");
	const own = storage();
	own.getByText("1700 MB");
	own.getByText(/^1700 MB of 2048 MB used/);
	expect(own.queryByRole("textbox")).toBeNull();

	const { fill, press } = await openAdmin(app, `/organizations/${id}`, { as: admin });
	await heading(`Club ${slug}`);
	const given = storage();
	await fill(given.getByLabelText("Megabytes"), "many");
	await press("Save storage");
	await given.findByText("This is not a whole number from 1 to 1048576.");
	await fill(given.getByLabelText("Megabytes"), "4096");
	await press("Save storage");
	await said("Saved");
	await given.findByText(/^1700 MB of 4096 MB used/);
});
