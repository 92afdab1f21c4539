// @vitest-environment window
import { expect, test } from "vitest";
import { type Club, startClubs } from "#testing/admin/club.ts";
import {
	closed,
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
import { present } from "#testing/present.ts";

const { app, found } = await startClubs();
const monday = "Monday D1";
const names = ["Hawks", "Owls", "Doves", "Crows", "Larks", "Wrens"];

type Row = Record<string, unknown> & { id: number; date: string; time: string };

/** The league's first Mondays of 2027, at three times on two courts. */
async function addSchedule(club: Club, changes: object = {}): Promise<number> {
	const { schedule } = await club.call("POST", "/schedules", {
		leagueId: club.leagues[monday]?.id,
		seasonId: club.seasonId,
		name: "Regular season",
		startDate: "2027-01-04",
		numWeeks: 4,
		gameDays: ["Monday"],
		courts: ["North", "South"],
		timeSlots: ["18:00", "19:00", "20:00"],
		...changes,
	});
	return schedule.id;
}

/** A club with a schedule, which has games unless only its rules are wanted. */
async function withSchedule({ isGenerated = true } = {}) {
	const club = await found({ [monday]: names });
	const id = await addSchedule(club);
	if (isGenerated) await club.call("POST", "/games/generate-full-schedule", { scheduleId: id });
	const games = async (): Promise<Row[]> => (await club.call("GET", `/schedules/${id}/plan`)).games;
	return { club, id, games, path: `/scheduleBuilder/${id}` };
}

const saidLike = (text: RegExp) => screen.findByText(text, { selector: "[role=status] *" });
const pairs = (games: Row[]) =>
	games.map((game) => `${game.date} ${game.time} ${game.homeTeamId}-${game.awayTeamId}`).sort();
/** The button beside the message of what was done. */
const undoOffered = async () =>
	present(
		(await screen.findAllByRole("button", { name: "Undo" })).find(
			(button) => button.closest("[role=status]") !== null,
		),
		"Undo",
	);
const play = (club: Club, game: Row | undefined) =>
	club.call("PUT", `/gamesv2/${game?.id}/scores`, { score_home: 50, score_away: 40 });

test("games are made anew around those that were played; the old ones come back, and are published", async () => {
	const { club, games, path } = await withSchedule();
	const planned = await games();
	const played = present(planned[0], "a game");
	await play(club, played);
	const { user, press } = await openAdmin(app, "/scheduleBuilder", { as: club.staff });
	await user.click(await screen.findByRole("link", { name: "Regular season" }));
	await heading("Regular season");
	expect(location.pathname).toBe(path);
	await press("Generate");
	let asked = await question();
	expect(asked.getByRole<HTMLInputElement>("checkbox", { name: /^Keep games/ }).checked).toBe(true);
	await user.click(asked.getByRole("checkbox", { name: /^Try another draw/ }));
	await user.click(asked.getByRole("button", { name: "Generate" }));
	await saidLike(/^Full schedule generated! .* 1 game that had begun stayed\./);
	expect((await games()).find(({ id }) => id === played.id)).toMatchObject({
		date: played.date,
		time: played.time,
		score_home: 50,
	});
	await user.click(await undoOffered());
	await waitFor(async () => expect(pairs(await games())).toEqual(pairs(planned)));
	await press("Publish");
	asked = await question();
	await user.click(asked.getByRole("button", { name: "Publish" }));
	await said("Regular season is published");
});

test("a game moves to a free slot, is added and removed, and each is taken back and done again; what has begun stays", async () => {
	const { club, games, path } = await withSchedule();
	const [played, ...others] = await games();
	await play(club, played);
	const before = await games();
	const { user, press } = await openAdmin(app, path, { as: club.staff });
	const region = await screen.findByRole("region", { name: "Week 2" });
	const week = within(region);
	const first = () => present(region.querySelectorAll<HTMLElement>("[aria-pressed]")[0], "a game");
	const pressEnter = async (name: RegExp) => {
		present(week.getAllByRole("button", { name })[0], "a slot").focus();
		await user.keyboard("{Enter}");
	};
	const undone = async () => {
		await user.keyboard("{Control>}z{/Control}");
		await waitFor(() => expect(screen.queryAllByText(/^Undone: /)).not.toEqual([]));
		await waitFor(async () => expect(await games()).toEqual(before));
		await waitFor(() => expect(document.querySelector("[data-pending]")).toBeNull());
	};

	await user.click(first());
	expect(first().getAttribute("aria-pressed")).toBe("true");
	await user.keyboard("{Escape}");
	expect(first().getAttribute("aria-pressed")).toBe("false");
	await user.click(first());
	present(region.querySelectorAll<HTMLElement>("[aria-pressed]")[1], "a game").focus();
	await screen.findByText(/^If it swaps with .+: (This costs nothing|.+\.)/);
	present(week.getAllByRole("button", { name: /^Move here/ })[0], "a slot").focus();
	await screen.findByText(/^If it moves to Mon, Jan 11 at .+: (This costs nothing|.+\.)/);
	expect(await games()).toEqual(before);
	await pressEnter(/^Move here ?on Mon, Jan 11/);
	await said("Game moved.");
	await undone();
	await user.keyboard("{Control>}y{/Control}");
	await waitFor(async () => expect(await games()).not.toEqual(before));
	await waitFor(() => expect(document.querySelector("[data-pending]")).toBeNull());
	expect(screen.queryByRole("button", { name: /^Redo/ })).toBeNull();
	await undone();
	expect(screen.getByRole("button", { name: "Redo move" })).toBeTruthy();

	await pressEnter(/^Free ?on Mon, Jan 11/);
	const open = within(await screen.findByRole("dialog", { name: "Add game" }));
	for (const label of ["Away team", "Home team"]) {
		const team = open.getByLabelText<HTMLSelectElement>(label);
		await user.selectOptions(team, present(team.options[1], "a team"));
	}
	await user.click(open.getByRole("button", { name: "Add game" }));
	await said("Game added.");
	await closed();
	await undone();

	await user.click(first());
	await press("Remove");
	await said("Games deleted successfully");
	await undone();

	const begun = screen.getByRole("button", { name: /Has begun, stays here/ });
	await user.click(begun);
	await refused("A game that has begun stays where it is.");
	expect(begun.getAttribute("aria-pressed")).toBe("false");
	await play(
		club,
		others.find(({ weekIndex }) => weekIndex === 2),
	);
	await user.click(first());
	const third = screen.getByRole("region", { name: "Week 3" });
	const [other] = third.querySelectorAll<HTMLElement>("[aria-pressed]");
	await user.click(present(other, "a game"));
	await waitFor(() =>
		expect(textsOf(screen.getAllByRole("alert")).join()).toMatch(/Swap failed\. Games with scores/),
	);
	expect(document.querySelector("[data-at][aria-pressed=true]")).toBeNull();
});

test("games of a stage stand in the grid before anybody knows who plays, and lead to where they are set", async () => {
	const { club, path } = await withSchedule({ isGenerated: false });
	const stages = `/seasonsv2/${club.seasonId}/leagues/${club.leagues[monday]?.id}/stages`;
	const { stage } = await club.call("POST", stages, {
		name: "Finals",
		format: { kind: "single", teams: 4 },
	});
	const { id } = stage.series[2].games[0];
	const games = [{ id, date: "2027-01-11", time: "18:00", location: "North" }];
	await club.call("PUT", `/stages/${stage.id}/games`, { games });
	const { user } = await openAdmin(app, path, { as: club.staff });
	const week = within(await screen.findByRole("region", { name: "Week 2" }));
	const final = week.getByRole("button", {
		name: /Winner of semi-final \d.*Winner of semi-final \d.*North.*Finals/,
	});
	await user.click(final);
	await said("This game belongs to Finals. Its day, time and place are set there.");
	await user.click(screen.getByRole("button", { name: "Open" }));
	await heading("Finals");
});

test("a second draft is compared with the first, and the better one is published in its place", async () => {
	const { club, id, path } = await withSchedule();
	await club.call("PUT", `/schedules/${id}/publication`, { isPublished: true });
	const { user, press } = await openAdmin(app, path, { as: club.staff });
	await press("More");
	await user.click(await screen.findByRole("menuitem", { name: "Make another draft" }));
	await heading("Regular season, draft 2");
	await saidLike(/^Full schedule generated!/);
	await waitFor(() => expect(document.querySelector("button[aria-pressed]")).not.toBeNull());
	await waitFor(async () => {
		// The button is asleep until the games have come.
		if (screen.queryByRole("menu") === null) await press("More");
		await user.click(screen.getByRole("menuitem", { name: "Compare" }));
	});
	await heading("Compare schedules");
	const measures = screen.getByRole("table", { name: "Fairness of both schedules" });
	within(measures).getByRole("row", { name: /^Opponents/ });
	screen.getByRole("rowheader", { name: "Hawks" });
	await press(/^Publish this one: ?Regular season, draft 2/);
	const asked = await question();
	expect(
		asked.getByRole<HTMLInputElement>("checkbox", { name: /^Withdraw Regular season/ }).checked,
	).toBe(true);
	await user.click(asked.getByRole("button", { name: "Publish" }));
	await said("Regular season, draft 2 is published");
	const { schedules } = await club.call("GET", "/schedules");
	const published = schedules.filter(({ isPublished }: Row) => isPublished);
	expect(published.map(({ name }: Row) => name)).toEqual(["Regular season, draft 2"]);
});

test("a schedule is deleted after a question and comes back; a server without a sentence leaves the screen's own", async () => {
	const { club, path } = await withSchedule({ isGenerated: false });
	const { user, fill, press, intercept } = await openAdmin(app, "/scheduleBuilder", {
		as: club.staff,
	});
	await press("Delete Regular season");
	(await question()).getByText(/Regular season is deleted with its rules\./);
	await press("Delete");
	await said("Schedule deleted successfully!");
	await screen.findByText("No schedules yet");
	await user.click(await undoOffered());
	await user.click(await screen.findByRole("link", { name: "Regular season" }));
	await heading("Regular season");

	intercept(failingWrites);
	await press("Generate games");
	await refused("Failed to generate full schedule");
	await user.click(screen.getByRole("link", { name: "Edit" }));
	await fill(await screen.findByLabelText("Schedule name"), "Playoffs");
	await press("Save");
	await refused("Failed to update schedule");
	await user.click(screen.getByRole("link", { name: "Cancel" }));
	await user.click((await question()).getByRole("button", { name: "Leave" }));
	await press("More");
	const choose = async (name: string) => user.click(await screen.findByRole("menuitem", { name }));
	await choose("Delete");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await refused("Failed to delete schedule");
	await press("More");
	await choose("Make another draft");
	await refused("Failed to create schedule");

	// From its own screen the list follows.
	intercept(() => undefined);
	expect(location.pathname).toBe(path);
	await press("More");
	await choose("Delete");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(location.pathname).toBe("/scheduleBuilder"));
	await heading("Schedule Builder");
});

test("a schedule without days or times is not made: each is asked for at its field", async () => {
	const club = await found({ [monday]: names });
	const { fill, press, user } = await openAdmin(app, "/scheduleBuilder/new", { as: club.staff });
	await fill(await screen.findByLabelText("Start date"), "2027-01-04");
	await user.click(screen.getByRole("checkbox", { name: "Monday" }));
	await press("Create schedule");
	const days = screen.getByRole("group", { name: "Game days" });
	within(days).getByText("Please choose at least one game day.");
	screen.getByText("Please enter at least one time, such as 19:00.");
	await waitFor(() =>
		expect(document.activeElement).toBe(within(days).getByRole("checkbox", { name: "Sunday" })),
	);
	expect((await club.call("GET", "/schedules")).schedules).toEqual([]);
});

test("a generation is found running by who comes back, and can be cancelled", async () => {
	const { club, path } = await withSchedule();
	const { user, press, intercept, calls } = await openAdmin(app, path, { as: club.staff });
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	let isRunning = false;
	const message = "The generation was cancelled.";
	// As the server does it, but for the hours of its processor.
	intercept(async ({ url, method }) => {
		const { pathname } = new URL(url);
		if (pathname === "/api/games/generate-full-schedule") {
			isRunning = true;
			await held;
			isRunning = false;
			return Response.json({ success: false, message, code: "conflict" }, { status: 409 });
		}
		if (!pathname.endsWith("/generation")) return undefined;
		if (method === "DELETE") letGo();
		return method === "DELETE"
			? Response.json({ success: true, wasRunning: true, message })
			: Response.json({ success: true, isRunning, progress: isRunning ? 0.4 : null });
	});
	await press("Generate");
	await user.click((await question()).getByRole("button", { name: "Generate" }));
	await screen.findByRole("progressbar", { name: /Making the games/ });
	const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
	await user.click(navigation.getByRole("link", { name: "Schedule Builder" }));
	await user.click(await screen.findByRole("link", { name: "Regular season" }));
	await screen.findByRole("progressbar");
	expect(calls.filter((call) => call.startsWith("POST /api/games/generate"))).toHaveLength(1);
	await press("Cancel");
	await said(message);
	await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
	await screen.findByRole("button", { name: "Generate" });
});

test("a schedule, its fairness and its form are said in French", async () => {
	const { club, path } = await withSchedule();
	await openAdmin(app, path, { as: club.staff, browser: "fr-CA" });
	await screen.findByText(/^Chaque équipe joue 4 matchs, dont la moitié à domicile\./);
	screen.getByText(/4 semaines · 12 matchs/);
	screen.getByText("18 h");
	await openAdmin(app, `${path}/edit`, { as: club.staff, browser: "fr-CA" });
	await heading("Modifier le calendrier");
	screen.getByRole("checkbox", { name: "lundi" });
	screen.getByText("6 équipes, 4 semaines × 6 matchs = 24 places; matchs par équipe : 4.");
});

test("a hall that closes moves as few games as possible; that is seen first, made as one and taken back", async () => {
	const { club, games, path } = await withSchedule();
	const before = await games();
	const lost = before.filter(({ date }) => date === "2027-01-11");
	const { user, press } = await openAdmin(app, path, { as: club.staff });
	await press("More");
	await user.click(await screen.findByRole("menuitem", { name: "Re-plan the rest" }));
	await heading("Re-plan the rest");
	await screen.findByText("No game has to move.");
	await user.type(screen.getByLabelText("Closed from"), "2027-01-16");
	await user.type(screen.getByLabelText("Closed until"), "2027-01-11");
	await press("Look for places");
	await screen.findByText("The last day is before the first one.");
	await user.clear(screen.getByLabelText("Closed from"));
	await user.type(screen.getByLabelText("Closed from"), "2027-01-10");
	await user.clear(screen.getByLabelText("Weeks to add at the end"));
	await user.type(screen.getByLabelText("Weeks to add at the end"), "1");
	await press("Look for places");
	await screen.findByText(`${lost.length} games move. Fewer moves are impossible.`);
	expect(screen.getAllByText("The hall is closed")).toHaveLength(lost.length);
	expect(await games()).toEqual(before);
	await press("Make these changes");
	await said(`${lost.length} games changed`);
	const moved = (await games()).filter(({ date }) => date === "2027-02-01");
	expect(moved).toHaveLength(lost.length);
	await press("Undo re-planning");
	await waitFor(async () => expect(pairs(await games())).toEqual(pairs(before)));
});

test("a wish is said in few fields and kept; what is missing stands at it, and the report says whether it is met", async () => {
	const { club, id, path } = await withSchedule();
	const { user, press } = await openAdmin(app, `${path}/edit#rules`, { as: club.staff });
	await heading("Edit schedule");
	await press("Add wish");
	await press("Save");
	await screen.findByText("Please choose a team.");
	const field = (name: string) =>
		present(document.querySelector<HTMLElement>(`[name="wish-0-${name}"]`) ?? undefined, name);
	await user.selectOptions(field("team"), "Hawks");
	await user.selectOptions(field("kind"), "Against each other on a date");
	await user.selectOptions(field("other"), "Owls");
	await user.type(field("date"), "2027-01-25");
	await press("Save");
	await said("Schedule updated successfully");
	const { schedule } = await club.call("GET", `/schedules/${id}/plan`);
	expect(schedule.wishes).toMatchObject([{ kind: "meetOn", date: "2027-01-25", weight: 2 }]);
	await screen.findByText(/^[01] of 1 wish is met$/);
});
