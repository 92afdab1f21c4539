// @vitest-environment window
import { expect, test, vi } from "vitest";
import { type Club, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
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

const { app, admin, found } = await startClubs();

/** What the list is of, in its order, with abbreviations in front. */
const names = () =>
	[...screen.getByRole("grid").querySelectorAll("[data-id] p")].map((it) => it.textContent);
const abbreviations = () =>
	[...screen.getByRole("grid").querySelectorAll("[data-id] p > :first-child")].map(
		(it) => it.textContent,
	);
const row = (name: string) => screen.getByRole("row", { name });
const isFaded = (name: string) => screen.getByText(name).closest("p")?.dataset.faded === "true";

async function keptOrder(club: Club): Promise<string[]> {
	const { stats } = await club.call("GET", "/statsv2/1");
	return stats.slice(0, 3).map(({ abbreviation }: { abbreviation: string }) => abbreviation);
}

test("statistics are put in order with the arrows, and the order can be taken back", async () => {
	const club = await found();
	const { press } = await openAdmin(app, "/stats", { as: club.staff });
	await heading("Statistics");
	await waitFor(() => expect(abbreviations().slice(0, 3)).toEqual(["PTS", "2PM", "2PA"]));
	expect(abbreviations(), "as visitors read it").toContain("+/-");
	await press("Move 2-pointers made up");
	await said("The order of the statistics is saved.");
	await waitFor(() => expect(abbreviations().slice(0, 3)).toEqual(["2PM", "PTS", "2PA"]));
	expect(await keptOrder(club)).toEqual(["2PM", "PTS", "2PA"]);
	await press("Undo");
	await waitFor(() => expect(abbreviations().slice(0, 3)).toEqual(["PTS", "2PM", "2PA"]));
	await said("The order of the statistics is saved.");
	expect(await keptOrder(club)).toEqual(["PTS", "2PM", "2PA"]);
});

test("what the product gave a name is listed in the language; formulas keep their abbreviations", async () => {
	const club = await found();
	await openAdmin(app, "/stats", { as: club.staff, browser: "es-MX" });
	await heading("Estadísticas");
	await waitFor(() => expect(names()[0]).toBe("PTSPuntos"));
	await openAdmin(app, "/gamePeriod", { as: club.staff, browser: "fr-CA" });
	await waitFor(() => expect(names()).toContain("PR"));
});

test("an order that the server refuses is as it was, with the server's sentence", async () => {
	const { staff } = await found();
	const { press, intercept } = await openAdmin(app, "/gamePeriod", { as: staff });
	const message = "Somebody deleted one of these.";
	intercept(({ url }) =>
		url.includes("/api/gamePeriods/reorder")
			? Response.json({ success: false, message }, { status: 409 })
			: undefined,
	);
	await press("Move Q2 up");
	await refused(message);
	await waitFor(() => expect(names()).toEqual(["Q1", "Q2", "Q3", "Q4", "OT", "Final"]));
});

test("a statistic is hidden, added, renamed and deleted, and the list is reset", async () => {
	const { staff } = await found();
	const { user, fill, press } = await openAdmin(app, "/stats", { as: staff });
	const shown = () => screen.getByRole<HTMLInputElement>("switch", { name: "Show Blocks" });
	await heading("Statistics");
	await user.click(shown());
	await said("Blocks updated");
	await waitFor(() => expect(isFaded("Blocks")).toBe(true));
	expect(isFaded("Steals")).toBe(false);

	await press("Add statistic");
	let open = within(await screen.findByRole("dialog", { name: "Add statistic" }));
	await fill(open.getByRole("textbox", { name: "Name" }), "Charges taken");
	await press("Add statistic");
	await open.findByText("Please fill all fields");
	expect(document.activeElement).toBe(open.getByLabelText("Abbreviation"));
	await fill(open.getByLabelText("Abbreviation"), "CHG");
	await press("Add statistic");
	await said("Charges taken created");
	await closed();
	expect((await screen.findByRole("row", { name: "Charges taken" })).textContent).toContain("CHG");

	await press("Edit Charges taken");
	open = await dialog();
	await fill(open.getByRole("textbox", { name: "Name" }), "Charges drawn");
	await press("Save");
	await said("Charges drawn updated");
	await closed();
	expect((await screen.findByRole("row", { name: "Charges drawn" })).textContent).toContain("CHG");

	await press("Delete Charges drawn");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByRole("row", { name: "Charges drawn" })).toBeNull());
	await press("Undo");
	await said("Charges drawn is back");
	await screen.findByRole("row", { name: "Charges drawn" });

	await press("Reset");
	const asked = within(await screen.findByRole("alertdialog", { name: "Reset statistics?" }));
	asked.getByText("This will overwrite current stats.");
	await user.click(asked.getByRole("button", { name: "Reset" }));
	await waitFor(() => expect(screen.queryByRole("row", { name: "Charges drawn" })).toBeNull());
	expect(shown().checked).toBe(true);
	await press("Undo");
	await said("The statistics are as they were before.");
	await screen.findByRole("row", { name: "Charges drawn" });
	expect(shown().checked).toBe(false);
});

test("a player attribute that is added stands in the player's form in its place", async () => {
	const club = await found();
	const { player } = await club.call("POST", "/players", { firstName: "Jo", lastName: "Diaz" });
	const { fill, press, goTo } = await openAdmin(app, "/playerAttributes", { as: club.staff });
	await press("Add attribute");
	const open = within(await screen.findByRole("dialog", { name: "Add attribute" }));
	await fill(open.getByLabelText("Name"), "Jersey size");
	const type = open.getByLabelText<HTMLSelectElement>("Type");
	expect(textsOf([...type.options])).toEqual(["Text", "Number", "Date"]);
	await press("Add attribute");
	await said("Jersey size created");
	await closed();
	for (let left = 4; left > 0; left--) await press("Move Jersey size up");
	const wanted = ["Jersey size", "Number", "Position", "Height", "Birth date"];
	await waitFor(() => expect(names()).toEqual(wanted));
	expect(isFaded("Birth date")).toBe(true);
	await said("The order of the attributes is saved.");
	await goTo(`/dashboard/players/${player.id}`);
	await heading("Jo Diaz");
	const labels = [...document.querySelectorAll("main form label")].map((it) => it.textContent);
	expect(labels.join(" ")).toMatch(/Jersey size.*Number.*Position.*Height.*Birth date/);
});

test("a period that is added and one that is hidden are so on game day", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const gameId = await club.addGame("Owls", "Hawks", -1);
	const { user, fill, press, goTo } = await openAdmin(app, "/gamePeriod", { as: club.staff });
	await press("Add period");
	const open = within(await screen.findByRole("dialog", { name: "Add period" }));
	await fill(open.getByLabelText("Name"), "OT2");
	await press("Add period");
	await said("OT2 created");
	await closed();
	await press("Move OT2 up");
	await user.click(screen.getByRole("switch", { name: "Show Q4" }));
	await said("Q4 is hidden");
	await goTo(`/games/${gameId}`);
	await press(/^(Edit|Enter) score$/);
	const score = within(screen.getByRole("table", { name: "Score by period" }));
	const heads = ["Team", "Q1", "Q2", "Q3", "OT", "OT2", "Final"];
	expect(textsOf(score.getAllByRole("columnheader"))).toEqual(heads);
});

test("each sport has lists of its own, and a super administrator sees whose they are", async () => {
	const { staff } = await found({}, { sports: ["Volleyball", "Basketball"] });
	const { user } = await openAdmin(app, "/gamePeriod", { as: staff });
	await heading("Game periods");
	await waitFor(() => expect(names()[0]).toBe("Set 1"));
	await user.selectOptions(screen.getByLabelText("Sport"), "Basketball");
	await waitFor(() => expect(names()[0]).toBe("Q1"));
	await user.click(screen.getByRole("link", { name: "Statistics" }));
	await heading("Statistics");
	await waitFor(() => expect(abbreviations().slice(0, 3)).toEqual(["PTS", "2PM", "2PA"]));

	const isSaidWhose = () =>
		waitFor(() =>
			expect(screen.getByRole("main").textContent).toContain(
				`These are the settings of ${staff.username}`,
			),
		);
	const theirs = await openAdmin(app, `/stats?userId=${staff.id}`, { as: admin });
	await isSaidWhose();
	await theirs.user.click(screen.getByRole("switch", { name: "Show Kills" }));
	await said("Kills updated");
	await theirs.user.click(screen.getByRole("link", { name: "Player attributes" }));
	await heading("Player attributes");
	await isSaidWhose();

	vi.spyOn(console, "error").mockImplementation(() => {});
	const stranger = (await found()).staff;
	await openAdmin(app, `/stats?userId=${staff.id}`, { as: stranger });
	await screen.findByText("User not found.");
});

/** Another sport is data: nothing here is known to any line of code. */
test("a soccer league is set up here, and its numbers are right everywhere", async () => {
	const club = await found({ "Sunday D1": ["Lions", "Tigers"] }, { sports: ["Soccer"] });
	const ann = await sign(club, "Lions", "Ann", "Lee");
	await sign(club, "Lions", "Bea", "Roy");
	await sign(club, "Tigers", "Cem", "Ito");
	await sign(club, "Tigers", "Dan", "Fox");
	const gameId = await club.addGame("Tigers", "Lions", -1);
	const { user, fill, press, goTo } = await openAdmin(app, "/gamePeriod", { as: club.staff });
	await heading("Game periods");
	await waitFor(() => expect(names()).toEqual(["1st Half", "2nd Half", "Final"]));

	// It counts points in its own way.
	await user.click(screen.getByRole("link", { name: "Statistics" }));
	await heading("Statistics");
	await waitFor(() => expect(row("Points").textContent).toContain("2 * G + A"));
	await press("Edit Points");
	let open = within(await screen.findByRole("dialog", { name: "Edit Points" }));
	const formula = () => open.getByRole("textbox", { name: "Formula" });
	await fill(formula(), "3 * GOL + A");
	await open.findByText("There is no statistic called GOL.");
	await fill(formula(), "PTS + A");
	await open.findByText("PTS would depend on itself: PTS -> PTS.");
	await fill(formula(), "3 *");
	await press("G, Goals");
	await press("plus");
	await press("A, Assists");
	await open.findByText("There is no box score yet.");
	await press("Save");
	await said("Points updated");
	await closed();
	await waitFor(() => expect(row("Points").textContent).toContain("3 * G + A"));

	// It adds what it enters, and what is computed from it.
	const addStat = async (name: string, abbreviation: string, computed?: string) => {
		await press("Add statistic");
		const adding = within(await screen.findByRole("dialog", { name: "Add statistic" }));
		await fill(adding.getByRole("textbox", { name: "Name" }), name);
		await fill(adding.getByLabelText("Abbreviation"), abbreviation);
		if (computed !== undefined) {
			await user.click(adding.getByRole("radio", { name: /^Computed/ }));
			await fill(adding.getByRole("textbox", { name: "Formula" }), computed);
		}
		await press("Add statistic");
		await said(`${name} created`);
		await closed();
	};
	await addStat("Saves", "SV");
	await addStat("Cards", "CRD", "YC + RC");
	expect((await screen.findByRole("row", { name: "Cards" })).textContent).toContain("Computed");
	await user.click(screen.getByRole("switch", { name: "Show Shots" }));
	await said("Shots updated");
	await waitFor(() =>
		expect(row("Shots, percentage scored").textContent).toContain(
			"Visitors do not see it: SH is hidden.",
		),
	);

	// What depends on a statistic is said before it goes.
	await press("Delete Yellow cards");
	const asked = await screen.findByRole("alertdialog", { name: "Yellow cards is needed" });
	expect(asked.textContent).toContain("Cards is computed from it.");
	await user.keyboard("{Escape}");

	// A game is written down.
	await goTo(`/games/${gameId}`);
	await press(/^(Edit|Enter) score$/);
	const type = (name: string, value: number) =>
		fill(screen.getByRole("textbox", { name }), String(value));
	const points = { "1st Half": [2, 0], "2nd Half": [0, 1], Final: [2, 1] };
	for (const [period, [home = 0, away = 0]] of Object.entries(points)) {
		await type(`${period}, Lions`, home);
		await type(`${period}, Tigers`, away);
	}
	await press("Save as final");
	await said("Score updated successfully");
	const [enter] = await screen.findAllByRole("button", { name: /^(Edit|Enter) box score$/ });
	await user.click(enter as HTMLElement);
	await type("Goals, Ann Lee", 2);
	await type("Assists, Ann Lee", 1);
	await type("Yellow cards, Ann Lee", 1);
	await type("Assists, Bea Roy", 1);
	await type("Saves, Bea Roy", 4);
	await type("Goals, Cem Ito", 1);
	await type("Red cards, Cem Ito", 1);
	expect(screen.queryByRole("textbox", { name: "Points, Ann Lee" })).toBeNull();
	await press("Save");
	await said("Stats updated successfully");

	// A formula is seen at work on that game.
	await goTo("/stats");
	await press("Edit Points");
	open = within(await screen.findByRole("dialog", { name: "Edit Points" }));
	await open.findByText(/^In Tigers at Lions, .*: Ann Lee 7$/);
	await fill(formula(), "10 * G");
	await open.findByText(/^In Tigers at Lions, .*: Ann Lee 20$/);

	// And visitors find it right.
	const game = await pageOf(club, `/games/${gameId}`);
	expect(rowsOf(game, "Box score of Lions")).toEqual([
		["Player", "G", "A", "PTS", "YC", "RC", "SV", "CRD"],
		["Ann Lee", "2", "1", "7", "1", "-", "-", "1"],
		["Bea Roy", "-", "1", "1", "-", "-", "4", "-"],
		["Team", "2", "2", "8", "1", "-", "4", "1"],
	]);
	const [heads] = rowsOf(game, "Score by period");
	expect(heads).toEqual(["Team", "1st Half", "2nd Half", "Final"]);
	const [head, , season] = rowsOf(await pageOf(club, `/players/${ann}`), "Games of Ann Lee");
	expect(head).toEqual(["Game", "G", "A", "PTS", "YC", "RC", "SV", "CRD"]);
	expect(season).toEqual(["Season", "2", "1", "7", "1", "-", "-", "1"]);
	const boards = [...(await pageOf(club, "/leaderboard")).querySelectorAll("section")];
	const board = boards.find(({ textContent }) => textContent.includes("All-time points"));
	expect([...(board?.querySelectorAll("li") ?? [])].map((it) => it.textContent)).toEqual([
		expect.stringMatching(/Ann Lee.*7/),
		expect.stringMatching(/Cem Ito.*3/),
		expect.stringMatching(/Bea Roy.*1/),
	]);
});

/** Puts somebody on a roster and answers the player's id. */
async function sign(club: Club, team: string, firstName: string, lastName: string) {
	const [league] = Object.values(club.leagues);
	const place = `/seasonsv2/${club.seasonId}/leagues/${league?.id}/teams/${league?.teams[team]}`;
	const { player } = await club.call("POST", `${place}/players`, { firstName, lastName });
	return player.id as number;
}

/** A page of the public site, as visitors get it. */
async function pageOf({ slug }: Club, path: string): Promise<HTMLElement> {
	const page = document.createElement("div");
	page.innerHTML = await (await app.get(`/${slug}${path}`)).text();
	return page;
}

/** What a table says, row by row. */
function rowsOf(page: HTMLElement, caption: string): string[][] {
	const tables = [...page.querySelectorAll("table")];
	const table = tables.find((it) => it.caption?.textContent?.trim() === caption);
	return [...(table?.rows ?? [])].map((it) =>
		[...it.cells].map(({ textContent }) => textContent.trim()),
	);
}
