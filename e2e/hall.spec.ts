import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

type Row = Record<string, unknown>;
type Game = Row & { id: number; date: string; time: string; location: string };

const plan = {
	"Monday D1": ["Hawks", "Owls", "Doves", "Crows"],
	"Monday D2": ["Larks", "Wrens", "Swifts", "Kites"],
	"Monday D3": ["Terns", "Gulls", "Rails", "Finches"],
};
const courts = ["North Gym, East", "North Gym, West"];
const closed = ["2038-01-18", "2038-02-01"];
const weeks = 9;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Games of whichever league that are on one court at one time. */
function clashes(games: readonly Game[]): string[] {
	const places = games.map(({ date, time, location }) => `${date} ${time} ${location}`);
	return places.filter((place, at) => places.indexOf(place) < at);
}

test("a hall with three leagues is planned, given its referees, published, hit by a closure and re-planned", async ({
	page,
}) => {
	test.slow();
	const club = await foundClub(plan);
	await club.call("POST", "/venues", {
		name: "North Gym",
		courts: ["East", "West"],
		hours: [{ day: "Monday", from: "18:00", until: "22:00" }],
		closures: closed.map((day) => ({ from: day, until: day, court: null })),
	});
	for (const name of ["Ann Whistle", "Ben Card", "Cem Tip", "Dee Bounce"])
		await club.call("POST", "/officials", { name });
	const ids: number[] = [];
	for (const [name, teams] of Object.entries(plan)) {
		const { id: leagueId, teams: teamIds = {} } = club.leagues[name] ?? {};
		const { schedule } = await club.call("POST", "/schedules", {
			leagueId,
			seasonId: club.seasonId,
			name: `${name} winter`,
			startDate: "2038-01-04",
			numWeeks: weeks,
			gameDays: ["Monday"],
			courts,
			timeSlots: ["18:00", "19:00", "20:00", "21:00"],
			gamesPerTeam: 6,
			blackouts: teams.slice(0, 2).map((team, at) => ({
				teamId: teamIds[team],
				dates: [at === 0 ? "2038-01-11" : "2038-02-08"],
			})),
		});
		ids.push(schedule.id);
	}
	const games = async (): Promise<Game[]> => {
		const plans = await Promise.all(ids.map((id) => club.call("GET", `/schedules/${id}/plan`)));
		return plans.flatMap((one) => one.games);
	};
	await signIn(page, club.username, { to: "/scheduleBuilder" });

	await test.step("all three are laid at once, without a clash", async () => {
		await button(page, "Lay together").click();
		const dialog = page.getByRole("dialog");
		for (const name of Object.keys(plan))
			await dialog.getByRole("checkbox", { name: new RegExp(`${name} winter`) }).check();
		await dialog.getByRole("button", { name: "Lay them together" }).click();
		await expect(dialog.getByRole("table", { name: "Games by hour" })).toBeVisible();
		await expectFine(page);
		await dialog.getByRole("button", { name: "Done" }).click();
		const laid = await games();
		expect(laid).toHaveLength(36);
		expect(clashes(laid)).toEqual([]);
		expect(laid.filter(({ date }) => closed.includes(date))).toEqual([]);
	});

	await test.step("each is published", async () => {
		for (const id of ids) {
			await page.goto(`${rootUrl}/scheduleBuilder/${id}`);
			await button(page, "Publish").click();
			await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
			await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
		}
	});

	await test.step("four referees are shared among all games", async () => {
		await page.goto(`${rootUrl}/dashboard/officials/games?from=2038-01-04&to=2038-03-08`);
		await page.getByLabel("Referees a game").fill("1");
		await button(page, "Fill the places").click();
		await expect(page.getByText("The places are filled.")).toBeVisible();
		await expect(page.getByText("Nobody yet")).toHaveCount(0);
		await expect(page.getByRole("definition")).toHaveText(["9", "9", "9", "9"]);
	});

	await test.step("the hall closes one more evening, and what was there goes elsewhere", async () => {
		const before = await games();
		const lost = before.filter(({ date }) => date === "2038-01-25");
		expect(lost.length).toBeGreaterThan(0);
		for (const id of ids) {
			await page.goto(`${rootUrl}/scheduleBuilder/${id}/replan`);
			await page.getByLabel("Closed from").fill("2038-01-25");
			await page.getByLabel("Closed until").fill("2038-01-25");
			await page.getByLabel("Weeks to add at the end").fill("1");
			await page.getByLabel("Nothing changes before").fill("2038-01-20");
			await button(page, "Look for places").click();
			await expect(page.getByText(/games? moves?\.|No game has to move\./).first()).toBeVisible();
			await page.getByRole("button", { name: "Publish these changes" }).click();
			await expect(page).toHaveURL(`${rootUrl}/scheduleBuilder/${id}`);
		}
		const after = await games();
		expect(after).toHaveLength(36);
		expect(clashes(after)).toEqual([]);
		expect(after.filter(({ date }) => [...closed, "2038-01-25"].includes(date))).toEqual([]);
		const moved = after.filter(({ id, date, time, location }) =>
			before.some(
				(game) =>
					game.id === id &&
					`${game.date} ${game.time} ${game.location}` !== `${date} ${time} ${location}`,
			),
		);
		// No more than had to, and a few that make room.
		expect(moved.length).toBeLessThanOrEqual(Math.ceil(1.2 * lost.length));
	});
});
