// @vitest-environment window
import { expect, test } from "vitest";
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

const { app, found } = await startClubs();

const placeOf = ({ seasonId, leagues }: Club) =>
	`/dashboard/seasons/${seasonId}/leagues/${leagues.Monday?.id}`;
const pathOf = ({ seasonId, leagues }: Club) =>
	`/seasonsv2/${seasonId}/leagues/${leagues.Monday?.id}/table`;

/** Owls lost by far to Hawks and beat Crows; Hawks lost to Crows, who stand first by nothing yet. */
async function threeLevel(): Promise<Club> {
	const club = await found({ Monday: ["Crows", "Hawks", "Owls"] });
	const results: [string, number, string, number][] = [
		["Hawks", 50, "Owls", 20],
		["Owls", 41, "Crows", 40],
		["Crows", 32, "Hawks", 30],
	];
	for (const [away, awayScore, home, homeScore] of results) {
		const id = await club.addGame(away, home, -3);
		const score = { score_away: awayScore, score_home: homeScore, status: "completed" };
		await club.call("PUT", `/gamesv2/${id}/scores`, score);
	}
	return club;
}

async function open(club: Club, as = club.staff) {
	const opened = await openAdmin(app, `${placeOf(club)}/table`, { as });
	await heading("Table rules");
	return opened;
}

/** Rank, name and what is said of another place, from the top. */
const shown = () =>
	[
		...screen.getByRole("table", { name: "The table by these rules" }).querySelectorAll("tbody tr"),
	].map((row) => `${row.children[0]?.textContent} ${row.querySelector("th")?.textContent?.trim()}`);
const criteria = () =>
	textsOf(
		within(screen.getByRole("grid", { name: "What teams are put in order by" })).getAllByRole(
			"row",
		),
	).map((it) => it.replace(/^\d+/, ""));
const rulesOf = async (club: Club) => (await club.call("GET", pathOf(club))).table;

test("ready-made rules are tried on the league's own table, saved and undone", async () => {
	const club = await threeLevel();
	const opened = await openAdmin(app, placeOf(club), { as: club.staff });
	const { user, press } = opened;
	await user.click(await screen.findByRole("link", { name: "Table rules" }));
	await heading("Table rules");
	screen.getByText("This is the table as it stands.");
	expect(shown()).toEqual(["1 Crows", "1 Hawks", "1 Owls"]);
	await user.selectOptions(screen.getByLabelText("Ready-made rules"), "FIBA basketball");
	screen.getByText(/^Source: FIBA Official Basketball Rules 2022/);
	await screen.findByText("2 teams would change their places.");
	expect(shown()).toEqual(["1 Hawks", "2 Crows now 1", "3 Owls now 1"]);
	expect((await rulesOf(club)).preset).toBe("plain");

	await press("Save table rules");
	await said("Table rules updated");
	await screen.findByText("This is the table as it stands.");
	expect((await rulesOf(club)).preset).toBe("fiba");
	await press("Undo");
	await waitFor(() => expect(shown()).toEqual(["1 Crows", "1 Hawks", "1 Owls"]));
	expect((await rulesOf(club)).preset).toBe("plain");
});

test("criteria are put in order by arrows that keep the focus, one more is added and one taken out", async () => {
	const club = await threeLevel();
	const { user, press } = await open(club);
	expect(criteria()).toEqual(["Win share", "Fewer losses", "More wins"]);
	await press("Move More wins up");
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Move More wins up");
	await press("Move More wins up");
	expect(criteria()).toEqual(["More wins", "Win share", "Fewer losses"]);
	// At the top the arrow is off, and the other one has the focus.
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Move More wins down");
	screen.getByText("It differs from all ready-made rules.", { exact: false });
	await press("Remove Fewer losses");
	await user.selectOptions(screen.getByLabelText("One more"), "Difference in all games");
	await press("Add");
	expect(criteria()).toEqual(["More wins", "Win share", "Difference in all games"]);
	await screen.findByText("2 teams would change their places.");
	expect(shown()).toEqual(["1 Hawks", "2 Crows now 1", "3 Owls now 1"]);
	await user.type(screen.getByLabelText("Difference in all games: at most, in one game"), "1");
	await waitFor(() => expect(shown()).toEqual(["1 Crows", "1 Hawks", "1 Owls"]));
	await press("Save table rules");
	await said("Table rules updated");
	expect((await rulesOf(club)).rules.criteria).toEqual([
		{ by: "wins" },
		{ by: "winShare" },
		{ by: "difference", cap: 1 },
	]);
});

test("a win is taken for a reason that visitors read, and given back", async () => {
	const club = await threeLevel();
	const { user, fill, press } = await open(club);
	screen.getByText("Nothing was taken from any team.");
	await press("Add a penalty");
	const asked = await dialog();
	await user.selectOptions(asked.getByLabelText("Team"), "Hawks");
	expect(textsOf(within(asked.getByLabelText("What is taken")).getAllByRole("option"))).toEqual([
		"Wins",
	]);
	await fill(asked.getByLabelText("How many"), "0");
	await press("Add");
	asked.getByText("Please enter a whole number from 1 to 99.");
	asked.getByText("Please say why: visitors read it.");
	await fill(asked.getByLabelText("How many"), "1");
	await fill(asked.getByLabelText("Reason"), "A borrowed player.");
	await press("Add");
	await closed();
	const text = "Hawks: 1 win taken. A borrowed player.";
	screen.getByText(text);
	await waitFor(() => expect(shown()).toEqual(["1 Crows", "1 Owls", "3 Hawks now 1"]));
	await press("Save table rules");
	await said("Table rules updated");
	expect((await rulesOf(club)).rulings).toMatchObject([
		{ of: "wins", amount: 1, reason: "A borrowed player." },
	]);
	await press(`Remove: ${text}`);
	await press("Save table rules");
	await waitFor(async () => expect((await rulesOf(club)).rulings).toEqual([]));
});

test("the order in which level teams were drawn is written down, is the reason of their places, and is taken back", async () => {
	const club = await threeLevel();
	const { fill, press } = await open(club);
	screen.getByText("Crows, Hawks and Owls are level in everything.");
	await press("Write down a lot");
	const asked = await dialog();
	const drawn = () =>
		textsOf(within(asked.getByRole("grid")).getAllByRole("row")).map((it) =>
			it.replace(/^\d+/, ""),
		);
	await press("Move Owls up");
	await press("Move Owls up");
	expect(drawn()).toEqual(["Owls", "Crows", "Hawks"]);
	await fill(asked.getByLabelText("Drawn on"), "2026-05-03");
	await fill(asked.getByLabelText("Drawn by"), "Kim Lee");
	await press("Add");
	await closed();
	expect(criteria().at(-1)).toBe("A drawn lot");
	await waitFor(() => expect(shown()).toEqual(["1 Owls", "2 Crows now 1", "3 Hawks now 1"]));
	await press("Save table rules");
	await said("Table rules updated");
	const { rows, rulings } = await rulesOf(club);
	expect(rulings).toMatchObject([{ kind: "lot", date: "2026-05-03", by: "Kim Lee" }]);
	expect(rows[1].steps.at(-1)).toMatchObject({ by: "lot", drawn: { by: "Kim Lee" } });
	await press("Remove: Drawn lot: Owls, Crows and Hawks (May 3, 2026; drawn by Kim Lee)");
	// Before it is saved another one can be drawn among the same teams.
	screen.getByText("Owls, Crows and Hawks are level in everything.");
	await press("Save table rules");
	await waitFor(async () => expect((await rulesOf(club)).rulings).toEqual([]));
});

test("how many go on is said, and whether no game is missing; then marks are worked out", async () => {
	const club = await threeLevel();
	const { user, press, fill } = await open(club);
	expect(screen.queryByRole("checkbox", { name: /^The schedule holds all games/ })).toBeNull();
	await fill(screen.getByLabelText("Teams that go on"), "2");
	await user.click(screen.getByRole("checkbox", { name: /^The schedule holds all games/ }));
	await user.click(screen.getByRole("checkbox", { name: /^Show how likely/ }));
	await press("Save table rules");
	await said("Table rules updated");
	expect((await rulesOf(club)).playoffs).toEqual({
		teams: 2,
		knowsAllGames: true,
		showsChances: true,
	});
	await fill(screen.getByLabelText("Teams that go on"), "");
	await press("Save table rules");
	await waitFor(async () => expect((await rulesOf(club)).playoffs).toBeNull());
});

test("what makes no table is said beside it, and nothing is kept", async () => {
	const club = await threeLevel();
	const { user, press, fill } = await open(club);
	await user.selectOptions(screen.getByLabelText("How results count"), "Points");
	expect(criteria()[0]).toBe("Points");
	await fill(screen.getByLabelText("Win"), "1.5");
	await refused("Points are a whole number from 0 to 99.");
	await fill(screen.getByLabelText("Win"), "2");
	await screen.findByText(/would change|No team would/);
	for (const name of ["Points", "Fewer losses", "More wins"]) await press(`Remove ${name}`);
	await refused("A table needs something to go by.");
	await press("Start over");
	await screen.findByText("This is the table as it stands.");
	expect((await rulesOf(club)).preset).toBe("plain");
});

test("rules that somebody else has changed meanwhile are not written over", async () => {
	const club = await threeLevel();
	const { user, press } = await open(club);
	await user.selectOptions(screen.getByLabelText("Ready-made rules"), "NHL hockey");
	await club.call("PUT", pathOf(club), { preset: "fiba" });
	await press("Save table rules");
	await refused("admin has changed these table rules. Please check it, then save again.");
	expect((await rulesOf(club)).preset).toBe("fiba");
	// By now the choice is compared with what the other one saved, and may be written over it.
	await screen.findByText("No team would change its place.");
	await press("Save table rules");
	await said("Table rules updated");
	expect((await rulesOf(club)).preset).toBe("hockey");
});

test("whoever leaves with rules that are not saved is asked first", async () => {
	const club = await threeLevel();
	const { user } = await open(club);
	await user.click(screen.getByRole("checkbox", { name: /^Games can end level/ }));
	await user.click(screen.getByRole("link", { name: "Monday" }));
	(await question()).getByText("Leave without saving?");
});
