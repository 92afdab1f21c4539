// @vitest-environment window
import { expect, test } from "vitest";
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
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, begin, found } = await startClubs();

const press = (name: string) => screen.getByRole("button", { name });
const activeSwitch = (season: string) =>
	screen.getByRole<HTMLInputElement>("switch", { name: `${season} is the active season` });
const isActive = (season = "This season") => activeSwitch(season).checked;

test("the list is a table, or cards with the same buttons", async () => {
	const { staff } = await found();
	const { user } = await openAdmin(app, "/dashboard/seasons", { as: staff });
	await heading("Seasons");
	await user.click(screen.getByRole("radio", { name: "Card View" }));
	expect(screen.queryByRole("table")).toBeNull();
	expect(screen.getByRole("heading", { name: "This season" })).toBeTruthy();
	expect(press("Edit This season")).toBeTruthy();
	await user.click(screen.getByRole("radio", { name: "Table View" }));
	expect(screen.getByRole("table", { name: "Seasons of the organization" })).toBeTruthy();
	expect(press("Edit This season")).toBeTruthy();
});

test("a season that was deleted is gone at once, and comes back", async () => {
	const { staff } = await found();
	const { user } = await openAdmin(app, "/dashboard/seasons", { as: staff });
	await heading("Seasons");
	await user.click(press("Delete"));
	await refused("Select at least one season to delete.");
	await user.click(press("Delete This season"));
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await said("Seasons deleted");
	expect(screen.getByText("No seasons yet")).toBeTruthy();
	await user.click(press("Undo"));
	expect(await screen.findByRole("link", { name: "This season" })).toBeTruthy();
});

test("where owners keep deletion, staff are not offered it, and an owner gives it back", async () => {
	const club = await found({ "Monday D1": ["Hawks"] });
	await club.call("PUT", `/organizations/${club.id}`, { ownersKeepDeletion: true });
	const deletions = () => screen.queryAllByRole("button", { name: /^Delete/ }).length;
	const { goTo } = await openAdmin(app, "/dashboard/seasons", { as: club.staff });
	const places = [
		["/dashboard/seasons", "Seasons"],
		[`/dashboard/seasons/${club.seasonId}`, "This season"],
		["/dashboard/leagues", "Leagues"],
		[`/leagues/${club.leagues["Monday D1"]?.id}`, "Monday D1"],
	] as const;
	for (const [place, title] of places) {
		await goTo(place);
		await heading(title);
		expect([deletions(), screen.queryAllByRole("checkbox")], place).toEqual([0, []]);
	}
	const asOwner = await openAdmin(app, "/dashboard/seasons", { as: club.owner });
	await heading("Seasons");
	expect(deletions()).toBeGreaterThan(0);
	await asOwner.goTo("/organizationSettings");
	const rule = await screen.findByRole("checkbox", {
		name: /^Only owners delete seasons and leagues/,
	});
	expect(rule).toHaveProperty("checked", true);
	await asOwner.user.click(rule);
	await asOwner.press("Save");
	await said(`Club ${club.slug} updated`);
	await openAdmin(app, "/dashboard/seasons", { as: club.staff });
	await heading("Seasons");
	expect(deletions()).toBeGreaterThan(0);
});

test("a season that cannot be made inactive is active again", async () => {
	const { staff } = await found();
	const { user, intercept } = await openAdmin(app, "/dashboard/seasons", { as: staff });
	await heading("Seasons");
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	intercept(async (request) => {
		if (request.method !== "GET") await answered;
		return failingWrites(request);
	});
	await user.click(activeSwitch("This season"));
	expect(isActive()).toBe(false);
	answer();
	await refused("Failed to update season");
	await expect.poll(() => isActive()).toBe(true);
});

test("a season cannot finish before it starts, and the first one has nothing to copy", async () => {
	const { owner } = await begin();
	const { user, fill, press } = await openAdmin(app, "/dashboard/seasons", { as: owner });
	await screen.findByText("No seasons yet");
	await press("Add season");
	const open = await dialog();
	expect(open.queryByLabelText("Copy leagues and teams from")).toBeNull();
	await fill(open.getByLabelText("Season name"), "Spring 2026");
	await fill(open.getByLabelText("Start date"), "2026-03-02");
	await fill(open.getByLabelText("Finish date"), "2026-02-02");
	await user.click(open.getByRole("checkbox", { name: /^Active/ }));
	await press("Add season");
	await open.findByText("A season cannot finish before it starts.");
	await fill(open.getByLabelText("Finish date"), "2026-05-31");
	await press("Add season");
	await said("Spring 2026 created");
	await closed();
	await waitFor(() => expect(isActive("Spring 2026")).toBe(true));
});

test("a season is copied after it was said what comes along, and made active with one click", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls", "Crows", "Larks"] });
	await club.addGame("Hawks", "Owls", 3);
	const { user, fill, press, reload } = await openAdmin(app, "/dashboard/seasons", {
		as: club.owner,
	});
	await heading("Seasons");
	await press("Add season");
	const open = await dialog();
	await fill(open.getByLabelText("Season name"), "Summer 2026");
	await user.selectOptions(open.getByLabelText("Copy leagues and teams from"), "This season");
	const preview = within(await open.findByRole("region", { name: "What is copied" }));
	await preview.findByText(/1 league, 4 teams, 0 players/);
	expect(preview.getByRole("row", { name: /Monday D1/ }).textContent).toContain("4 teams");
	preview.getByText(/Games, scores and schedules are not copied\./);
	await press("Add season");
	await said("Summer 2026 created");
	await closed();
	await user.click(await screen.findByRole("link", { name: "Summer 2026" }));
	await user.click(await screen.findByRole("link", { name: "Monday D1" }));
	await heading("Monday D1");
	for (const name of ["Hawks", "Owls", "Crows", "Larks"]) screen.getByRole("link", { name });
	screen.getByText("No games available.");

	await user.click(screen.getAllByRole("link", { name: "Seasons" }).at(-1) as HTMLElement);
	await heading("Seasons");
	await user.click(activeSwitch("Summer 2026"));
	await said("Summer 2026 updated");
	const onlySummer = async () => {
		await waitFor(() => expect(isActive("Summer 2026")).toBe(true));
		await waitFor(() => expect(isActive()).toBe(false));
	};
	await onlySummer();
	await reload();
	await heading("Seasons");
	await onlySummer();
});

test("what was typed is not thrown away by Escape, the X or a click beside, and a refused save keeps the keyboard", async () => {
	const club = await found();
	const { user, fill, press, intercept } = await openAdmin(app, "/dashboard/seasons", {
		as: club.staff,
	});
	await heading("Seasons");
	await user.click(screen.getAllByRole("button", { name: "Add season" })[0] as HTMLElement);
	const open = await dialog();
	const beside = () => user.click(document.querySelector(".overlay") as HTMLElement);
	await fill(open.getByLabelText("Season name"), "By hand");
	const ways = [
		beside,
		() => user.type(open.getByLabelText("Season name"), "{Escape}"),
		() => user.click(open.getByRole("button", { name: "Close" })),
	];
	for (const leave of ways) {
		await leave();
		const asked = within(
			await screen.findByRole("alertdialog", { name: "Discard what you typed?" }),
		);
		await user.click(asked.getByRole("button", { name: "Cancel" }));
		await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
		expect(open.getByLabelText<HTMLInputElement>("Season name").value).toBe("By hand");
	}
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	intercept(async (request) => {
		if (request.method === "GET") return undefined;
		await held;
		return failingWrites(request);
	});
	await press("Add season");
	const button = open.getByRole<HTMLButtonElement>("button", { name: "Add season" });
	await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
	// A disabled button loses the focus to the page, where Escape reaches no dialog.
	expect([button.disabled, document.activeElement]).toEqual([false, button]);
	letGo();
	await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("false"));
	expect(document.activeElement).toBe(button);
	await beside();
	await press("Discard");
	await closed();
	await user.click(screen.getAllByRole("button", { name: "Add season" })[0] as HTMLElement);
	await dialog();
	await beside();
	await closed();
});
