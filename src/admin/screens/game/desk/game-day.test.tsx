// @vitest-environment window
import { expect, test, vi } from "vitest";
import { browserOf, type Club, startClubs } from "#testing/admin/club.ts";
import {
	failingWrites,
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

const { app, found } = await startClubs();
const plan = { "Monday D1": ["Hawks", "Owls"] };

/** A game of two teams with two players each, and the calls that others make about it. */
async function withGame() {
	const club = await found(plan);
	const [ida] = [
		await club.addPlayer("Hawks", "Ida", "May"),
		await club.addPlayer("Hawks", "Jo", "Bell"),
		await club.addPlayer("Owls", "Ann", "Lee"),
		await club.addPlayer("Owls", "Bo", "Fox"),
	];
	const id = await club.addGame("Owls", "Hawks", -1);
	return { club, ida, id, path: `/games/${id}` };
}

const finalOf = (team: string) =>
	screen.getByRole<HTMLInputElement>("textbox", { name: `Final, ${team}` });
const tableOf = (team: string) =>
	within(screen.getByRole("table", { name: new RegExp(`^Box score of ${team}\\.`) }));
const cell = (stat: string, player: string) =>
	screen.getByRole<HTMLInputElement>("textbox", { name: `${stat}, ${player}` });
/** The sentence that stands at a field. */
const noteAt = (field: HTMLElement) =>
	document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
const scoresOf = async ({ call }: Club, id: number) => (await call("GET", `/gamesv2/${id}`)).game;
const valuesOf = async ({ call }: Club, id: number): Promise<number[]> =>
	(await call("GET", `/gamesv2/${id}`)).playerStats
		.map(({ value }: { value: number }) => value)
		.sort((a: number, b: number) => a - b);

test("a game says which of its three parts was not saved, and cancel shows what is saved", async () => {
	const { club, path } = await withGame();
	const { fill, press, intercept } = await openAdmin(app, path, { as: club.staff });
	await heading("Owls at Hawks");
	intercept(failingWrites);
	await press("Edit score");
	await fill(finalOf("Hawks"), "61");
	await fill(finalOf("Owls"), "58");
	await press("Save as final");
	await refused("Failed to update final score.");
	await press("Cancel");
	await press("Edit details");
	await fill(screen.getByLabelText("Location"), "Annex");
	await press("Save");
	await refused("Failed to update game details.");
	await press("Cancel");
	await press("Edit box score");
	await fill(cell("Points", "Ida May"), "12");
	await press("Save");
	await refused("Failed to update stats.");
	expect(cell("Points", "Ida May").value).toBe("12");
	await press("Cancel");
	await press("Edit box score");
	expect(cell("Points", "Ida May").value).toBe("");
});

test("cancel shows what was saved, and what was cancelled can come back; a result is taken away", async () => {
	const { club, id, path } = await withGame();
	await club.call("PUT", `/gamesv2/${id}/scores`, { score_home: 60, score_away: 58 });
	const { user, fill, press } = await openAdmin(app, path, { as: club.staff });
	await press("Edit score");
	await fill(finalOf("Hawks"), "61");
	await press("Save as final");
	await said("Score updated successfully");
	await press("Edit score");
	await fill(finalOf("Hawks"), "99");
	await press("Cancel");
	await press("Edit score");
	expect(finalOf("Hawks").value).toBe("61");
	await fill(finalOf("Hawks"), "98");
	await press("Cancel");
	await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
	await waitFor(() => expect(finalOf("Hawks").value).toBe("98"));
	await user.clear(finalOf("Hawks"));
	await press("Save as final");
	await screen.findByText("A score is a whole number from 0 to 999.");
	expect(finalOf("Hawks").getAttribute("aria-invalid")).toBe("true");
	await press("Remove result");
	const asked = await question();
	asked.getByRole("heading", { name: "Remove the result?" });
	await press("Remove");
	await screen.findByRole("button", { name: "Edit score" });
	await waitFor(async () => expect((await scoresOf(club, id)).score_home).toBeNull());
});

test("periods that make another sum than the final score are told, and the final score follows them", async () => {
	const { club, id, path } = await withGame();
	const { fill, press, calls } = await openAdmin(app, path, { as: club.staff });
	await press("Edit score");
	for (const [period, points] of Object.entries({ Q1: "20", Q2: "18", Q3: "21", Q4: "17" })) {
		await fill(screen.getByRole("textbox", { name: `${period}, Owls` }), points);
		await fill(screen.getByRole("textbox", { name: `${period}, Hawks` }), "15");
	}
	expect(finalOf("Owls").value).toBe("76");
	await fill(finalOf("Hawks"), "61");
	screen.getByText("The periods of Hawks make 60, the final score says 61.");
	await fill(finalOf("Hawks"), "60");
	const before = calls.length;
	await press("Save as final");
	await said("Score updated successfully");
	const writes = calls.slice(before).filter((call) => call.startsWith("PUT"));
	expect(writes).toEqual([`PUT /api/gamesv2/${id}/scores`]);
	const rows = screen.getByRole("table", { name: "Score by period" }).querySelectorAll("tbody tr");
	expect(rows[0]?.textContent).toMatch(/20182117\s*76/);
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit score" }));
	screen.getByText(/^Saved by you at \d+:\d\d [AP]M$/);
	await screen.findByText(/Owls 1st, 1–0/);
});

test("a quarter is no final: the game goes on until somebody says that it is over", async () => {
	const { club, id, path } = await withGame();
	const { user, press } = await openAdmin(app, path, { as: club.staff });
	const state = async () => {
		const { status, score_home: home, score_away: away } = await scoresOf(club, id);
		return [status, away, home];
	};
	await press("Edit score");
	await user.click(screen.getByRole("textbox", { name: "Q1, Owls" }));
	await user.keyboard("18");
	await user.click(screen.getByRole("textbox", { name: "Q1, Hawks" }));
	await user.keyboard("20{Enter}");
	await said(
		"Score updated successfully. The game is in progress: it counts for nobody until it is over.",
	);
	expect(await state()).toEqual(["in_progress", 18, 20]);
	expect(screen.queryByText(/Hawks 1st/)).toBeNull();
	const heads = () => textsOf(screen.getAllByRole("columnheader")).join();
	expect([heads().includes("Total"), heads().includes("Final")]).toEqual([true, false]);
	await press("Edit score");
	screen.getByRole("textbox", { name: "Total, Owls" });
	await press("Save as final");
	const asked = await question();
	asked.getByRole("heading", { name: "Is it over?" });
	asked.getByText("The game is in progress: it counts for nobody until it is over.");
	await press("It is over");
	await screen.findByText(/Hawks 1st, 1–0/);
	expect(await state()).toEqual(["completed", 18, 20]);
	expect([heads().includes("Total"), heads().includes("Final")]).toEqual([false, true]);
	await press("Edit score");
	await press("Remove result");
	await press("Remove");
	await waitFor(async () => expect(await state()).toEqual(["scheduled", null, null]));
});

test("details: another time, a video, and a forfeit that names its side", async () => {
	const { club, id, path } = await withGame();
	const { user, fill, press, calls } = await openAdmin(app, path, { as: club.staff });
	await press("Edit details");
	await fill(screen.getByLabelText("Time"), "20:15");
	await fill(screen.getByLabelText("Location"), "Court 2");
	await fill(screen.getByLabelText("Video"), "https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3");
	await user.selectOptions(screen.getByLabelText("Status"), "Forfeit");
	await press("Save");
	await screen.findByText("Please choose who forfeited.");
	await user.selectOptions(screen.getByLabelText("Forfeited by"), "Owls");
	const before = calls.length;
	await press("Save");
	await screen.findByText("Forfeit by Owls");
	const writes = calls.slice(before).filter((call) => call.startsWith("PUT"));
	expect(writes).toEqual([`PUT /api/gamesv2/${id}/details`]);
	screen.getByText("8:15 PM");
	expect(screen.getByRole("link", { name: "Watch on YouTube" }).getAttribute("href")).toBe(
		"https://www.youtube.com/embed/M7lc1UVf-VE",
	);
	await press("Edit details");
	await fill(screen.getByLabelText("Video"), "javascript:alert(1)");
	await press("Save");
	const alerts = await screen.findAllByRole("alert");
	expect(textsOf(alerts).join("\n")).toMatch(/Please enter a YouTube link/);
	expect(screen.getByLabelText("Video").getAttribute("aria-invalid")).toBe("true");
});

test("a whole sheet by keyboard: one key and Tab a cell, one save", async () => {
	const { club, id, path } = await withGame();
	const { user, fill, press, calls } = await openAdmin(app, path, { as: club.staff });
	await press("Edit box score");
	const cells = tableOf("Owls").getAllByRole("textbox");
	expect(document.activeElement).toBe(cells[0]);
	expect(cells.length).toBeGreaterThanOrEqual(2 * 15);
	await user.keyboard("2{Tab}".repeat(cells.length));
	await fill(cell("Points", "Ida May"), "2");
	const count = cells.length + 1;
	screen.getByText(`${count} changes`);
	const before = calls.length;
	await press("Save");
	await said("Stats updated successfully");
	const writes = calls.slice(before).filter((call) => call.startsWith("PUT"));
	expect(writes).toEqual([`PUT /api/gamesv2/${id}/box-score`]);
	expect(await valuesOf(club, id)).toEqual(Array.from({ length: count }, () => 2));
});

test("a block of a spreadsheet is pasted by names and headings, and strange ones are told", async () => {
	const { club, path } = await withGame();
	const { user, press } = await openAdmin(app, path, { as: club.staff });
	await press("Edit box score");
	cell("Points", "Ann Lee").focus();
	await user.paste(
		"Player\tPTS\tMIN\tAST\nBo Fox\t9\t20:00\t2\nAnn Lee\t7\t10:00\t1\nTotal\t16\t\t3",
	);
	expect(cell("Points", "Ann Lee").value).toBe("7");
	expect(cell("Points", "Bo Fox").value).toBe("9");
	expect(cell("Assists", "Bo Fox").value).toBe("2");
	screen.getByText(/Left out, not among the players: "Total"\./);
	screen.getByText(/Left out, no statistics of this league: "MIN"\./);
	expect(tableOf("Owls").getByRole("row", { name: /^Team/ }).textContent).toMatch(/^Team16/);
});

test("what cannot be is refused at the cell, and what is unlikely is asked about", async () => {
	const { club, id, path } = await withGame();
	await club.call("PUT", `/gamesv2/${id}/scores`, { score_home: 60, score_away: 58 });
	const { user, fill, press, calls } = await openAdmin(app, path, { as: club.staff });
	await press("Edit box score");
	const points = () => cell("Points", "Ann Lee");
	const before = calls.length;
	for (const [text, sentence] of [
		["-7", "Points cannot be below zero."],
		["1.5", '"1.5" is not a whole number.'],
		["1e3", '"1e3" is not a whole number.'],
		["0x10", '"0x10" is not a whole number.'],
	] as const) {
		await fill(points(), text);
		expect(points().getAttribute("aria-invalid")).toBe("true");
		expect(noteAt(points())).toBe(sentence);
		cell("Assists", "Ann Lee").focus();
		await press("Save");
		await waitFor(() => expect(document.activeElement).toBe(points()));
	}
	expect(calls.slice(before).filter((call) => !call.startsWith("GET"))).toEqual([]);
	await fill(points(), "999");
	await waitFor(() => expect(noteAt(points())).toMatch(/999 in one game/));
	const made = cell("2-pointers made", "Ann Lee");
	await fill(made, "5");
	await fill(cell("2-pointers attempted", "Ann Lee"), "3");
	cell("Points", "Bo Fox").focus();
	await waitFor(() => expect(noteAt(made)).toBe("5 of 3 made?"));
	screen.getAllByText("The players of Owls have 999 points, the final score says 58.");
	const notes = within(screen.getByRole("region", { name: "To check" }));
	await user.click(notes.getByRole("button", { name: /2-pointers made 5 of 3 made/ }));
	await waitFor(() => expect(document.activeElement).toBe(made));
	await press("Save");
	await said("Stats updated successfully");
	const writes = calls.slice(before).filter((call) => call.startsWith("PUT"));
	expect(writes, "a warning stops nobody").toEqual([`PUT /api/gamesv2/${id}/box-score`]);
});

test("a lost connection costs nothing: kept on the device, found after a reload, sent once", async () => {
	const { club, id, path } = await withGame();
	const { fill, press, intercept, reload, calls } = await openAdmin(app, path, { as: club.staff });
	const noConnection = ({ method }: Request) => {
		if (method !== "GET") throw new TypeError("Failed to fetch");
		return undefined;
	};
	await press("Edit box score");
	await fill(cell("Points", "Ida May"), "14");
	await fill(cell("Points", "Jo Bell"), "9");
	intercept(noConnection);
	await press("Save");
	await screen.findByText("No connection. Your input is kept on this device.");
	await reload();
	await screen.findByText(/^Unsaved input from \d+:\d\d [AP]M/);
	expect(cell("Points", "Ida May").value).toBe("14");
	expect(cell("Points", "Jo Bell").value).toBe("9");
	expect(await valuesOf(club, id)).toEqual([]);
	intercept(() => undefined);
	const before = calls.length;
	window.dispatchEvent(new Event("online"));
	await said("Stats updated successfully");
	await screen.findByText("0 changes");
	const writes = calls.slice(before).filter((call) => call.startsWith("PUT"));
	expect(writes).toEqual([`PUT /api/gamesv2/${id}/box-score`]);
	expect(await valuesOf(club, id)).toEqual([9, 14]);
	await reload();
	await screen.findByRole("button", { name: "Edit box score" });
	expect(screen.queryByText(/^Unsaved input/)).toBeNull();
});

test("a lost answer is asked for again under the same key, so nothing is written twice", async () => {
	const { club, id, path } = await withGame();
	const { fill, press, intercept } = await openAdmin(app, path, { as: club.staff });
	await press("Edit score");
	const keys: (string | null)[] = [];
	intercept(({ url, headers }) => {
		if (url.endsWith("/scores")) keys.push(headers.get("idempotency-key"));
		return undefined;
	});
	const { fetch } = globalThis;
	globalThis.fetch = async (...request) => {
		const answer = await fetch(...request);
		if (keys.length !== 1 || !String(request[0]).endsWith("/scores")) return answer;
		throw new TypeError("Failed to fetch");
	};
	await fill(finalOf("Hawks"), "64");
	await fill(finalOf("Owls"), "58");
	await press("Save as final");
	await press("Try again");
	await said("Score updated successfully");
	expect(keys).toHaveLength(2);
	expect(keys[0]).not.toBeNull();
	expect(keys[1]).toBe(keys[0]);
	const { changes } = await club.call("GET", `/gamesv2/${id}/changes`);
	const written = changes.filter(({ action }: { action: string }) => action === "game.score");
	expect(written).toHaveLength(1);
});

test("somebody else saves meanwhile: it shows, and what both wrote is marked", async () => {
	const { club, id, ida, path } = await withGame();
	const colleague = await browserOf(app, club.owner);
	const { allStats } = await club.call("GET", `/gamesv2/${id}`);
	const statId = (wanted: string) =>
		allStats.find(({ abbreviation }: { abbreviation: string }) => abbreviation === wanted).id;
	const othersWrite = async (points: number, assists: number) => {
		const stats = [
			{ stat_id: statId("PTS"), value: points },
			{ stat_id: statId("AST"), value: assists },
		];
		const lines = [{ player_id: ida, stats }];
		expect((await colleague.put(`/api/gamesv2/${id}/box-score`, { lines })).status).toBe(200);
	};
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval"] });
	try {
		const { fill, press } = await openAdmin(app, path, { as: club.staff });
		await press("Edit box score");
		const points = () => cell("Points", "Ida May");
		await fill(points(), "14");
		await othersWrite(20, 3);
		await pass(15_100);
		await screen.findByText(new RegExp(`^${club.slug}-owner saved this game at `));
		await vi.waitFor(() => expect(cell("Assists", "Ida May").value).toBe("3"));
		expect(points().value).toBe("14");
		expect(noteAt(points())).toMatch(/Somebody else saved 20\./);
		await press("Keep mine");
		expect(noteAt(points())).toBe("");

		await othersWrite(21, 4);
		await press("Save");
		await screen.findByText(
			`${club.slug}-owner has changed this game. Please check it, then save again.`,
		);
		// The sentence and what it is about are shown one after the other.
		await vi.waitFor(() => expect(noteAt(points())).toMatch(/Somebody else saved 21\./));
		expect(cell("Assists", "Ida May").value).toBe("4");
		await press("Save");
		await said("Stats updated successfully");
		expect(await valuesOf(club, id)).toEqual([4, 14]);
	} finally {
		vi.useRealTimers();
	}
});

test("an unknown game is told so", async () => {
	const { staff } = await found();
	const { goTo } = await openAdmin(app, "/games/999999", { as: staff });
	await screen.findByText("Game not found.");
	await goTo("/games/abc");
	await screen.findByText("Game not found.");
});
