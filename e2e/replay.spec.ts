import { randomFrom, shuffled } from "#domain/schedule/random.ts";
import { foundClub } from "./club.ts";
import { countedThings, realGame } from "./real-game.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

/*
 * A whole game at the table, on a phone: all that was counted in a game that was played, tap by tap, half of it without
 * a network, while others watch. No action needs more than three taps, and the box score is the real one in the end.
 */

type Thing = (typeof countedThings)[number];
type Side = keyof typeof realGame;

const sides = ["away", "home"] as const;
const teamOf = { away: "Owls", home: "Hawks" };
const nameOf = (side: Side, number: number) => `${teamOf[side]} ${number}`;

/** What the buttons are called. */
const buttons: Record<Thing, string> = {
	"2PM": "2-pointers made",
	"2PA": "2-pointers attempted",
	"3PM": "3-pointers made",
	"3PA": "3-pointers attempted",
	FTM: "Free throws made",
	FTA: "Free throws attempted",
	OREB: "Offensive rebounds",
	DREB: "Defensive rebounds",
	AST: "Assists",
	TO: "Turnovers",
	STL: "Steals",
	BLK: "Blocks",
	PF: "Personal fouls",
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a real game is noted with three taps an action at most, half of it offline, and told live", async ({
	page,
	context,
	browser,
}) => {
	// All taps of a game, and two who watch.
	test.slow();
	const club = await foundClub({ "Monday D1": [teamOf.home, teamOf.away] });
	for (const side of sides)
		for (const number of Object.keys(realGame[side]))
			await club.addPlayer(teamOf[side], teamOf[side], number);
	const id = await club.addGame(teamOf.away, teamOf.home, 0);
	await signIn(page, club.username, { to: "/dashboard" });
	await page.goto(`${rootUrl}/games/${id}`);
	await page.getByRole("link", { name: "Score live" }).tap();
	await expect(page.getByText("Online", { exact: true })).toBeVisible();

	const actions = actionsOfGame();
	expect(actions.length).toBeGreaterThan(180);
	expect(Math.max(...actions.map((taps) => taps.length))).toBe(3);
	const site = `${rootUrl}/${club.slug}`;
	const fan = await (await browser.newContext()).newPage();
	const table = await (await browser.newContext()).newPage();
	await fan.goto(`${site}/games/${id}`);
	await table.goto(`${site}/teamList`);
	const score = (side: Side) => page.getByLabel(teamOf[side], { exact: true });
	const fanSees = async () => {
		for (const side of sides) {
			const points = (await score(side).textContent()) ?? "";
			const line = fan.getByRole("row", { name: new RegExp(teamOf[side]) }).first();
			await expect(line.getByRole("cell", { name: points, exact: true }).last()).toBeVisible();
		}
	};
	const quarter = Math.ceil(actions.length / 4);
	for (const [at, period] of ["Q1", "Q2", "Q3", "Q4"].entries()) {
		await context.setOffline(period === "Q2" || period === "Q3");
		await tapAll(page, actions.slice(at * quarter, (at + 1) * quarter));
		await page.getByRole("button", { name: `End ${period}` }).tap();
		if (period === "Q3") await expect(page.getByText(/^Saved here: \d{3}$/)).toBeVisible();
		else if (period !== "Q2") await fanSees();
	}

	await expect(page.getByLabel(teamOf.away, { exact: true })).toHaveText(String(pointsOf("away")));
	await expect(page.getByLabel(teamOf.home, { exact: true })).toHaveText(String(pointsOf("home")));
	await expect(page.getByText("Online", { exact: true })).toBeVisible();
	const sheet = await club.call("GET", `/gamesv2/${id}`);
	const counted = new Map<string, number>(
		sheet.playerStats.map((it: { player_id: number; stat_id: number; value: number }) => [
			`${it.player_id} ${it.stat_id}`,
			it.value,
		]),
	);
	const statIds = new Map<string, number>(
		sheet.allStats.map((it: { abbreviation: string; id: number }) => [it.abbreviation, it.id]),
	);
	const noted = (["away", "home"] as const).map((side) =>
		sheet[`${side}Roster`].map((player: { id: number; lastName: string }) => [
			player.lastName,
			countedThings.map((thing) => counted.get(`${player.id} ${statIds.get(thing)}`) ?? 0),
		]),
	);
	expect(noted.map((players) => Object.fromEntries(players))).toEqual([
		realGame.away,
		realGame.home,
	]);

	const winner = pointsOf("home") > pointsOf("away") ? teamOf.home : teamOf.away;
	await page.getByRole("button", { name: "End the game" }).tap();
	await page.getByRole("alertdialog").getByRole("button", { name: "End the game" }).tap();
	// The table as it would stand goes with the game that goes on.
	await expect(table.getByRole("row", { name: new RegExp(winner) }).last()).toContainText("1.000");
	await expect(fan.getByRole("main")).toContainText("Final");
	const saving = fan.waitForEvent("download");
	await fan.getByRole("link", { name: "For the chat" }).click();
	expect((await saving).suggestedFilename()).toMatch(/^result-\d+.*\.png$/);
});

/** The buttons of each action in the order in which they are tapped. */
function actionsOfGame(): string[][] {
	const actions = sides.flatMap((side) => {
		const of = (number: number, thing: Thing) =>
			realGame[side][number as never]?.[countedThings.indexOf(thing)] ?? 0;
		const numbers = Object.keys(realGame[side]).map(Number);
		const several = (number: number, count: number, thing: Thing) =>
			Array.from({ length: count }, () => ({ number, thing }));
		const others = numbers.flatMap((number) => [
			...several(number, of(number, "2PA") - of(number, "2PM"), "2PA"),
			...several(number, of(number, "3PA") - of(number, "3PM"), "3PA"),
			...several(number, of(number, "FTA") - of(number, "FTM"), "FTA"),
			...countedThings
				.filter((thing) => ["FTM", "OREB", "DREB", "TO", "STL", "BLK", "PF"].includes(thing))
				.flatMap((thing) => several(number, of(number, thing), thing)),
		]);
		const baskets = numbers.flatMap((number) => [
			...several(number, of(number, "2PM"), "2PM"),
			...several(number, of(number, "3PM"), "3PM"),
		]);
		const assists = numbers.flatMap((number) => several(number, of(number, "AST"), "AST"));
		const prepared = baskets.map(({ number, thing }) => {
			const at = assists.findIndex((assist) => assist.number !== number);
			const [by] = at === -1 ? [] : assists.splice(at, 1);
			const asked = by === undefined ? "Nobody" : nameOf(side, by.number);
			return [nameOf(side, number), buttons[thing], asked];
		});
		expect(assists).toEqual([]);
		return [
			...others.map(({ number, thing }) => [nameOf(side, number), buttons[thing]]),
			...prepared,
		];
	});
	return shuffled(actions, randomFrom(20_250_511));
}

function pointsOf(side: Side): number {
	const worth = { "2PM": 2, "3PM": 3, FTM: 1 };
	return Object.values(realGame[side]).reduce(
		(all, counts) =>
			all +
			Object.entries(worth).reduce(
				(own, [thing, points]) =>
					own + points * (counts[countedThings.indexOf(thing as Thing)] ?? 0),
				0,
			),
		0,
	);
}

/** As fast as the page shows what a tap did: the next tap needs the button that the one before brought. */
async function tapAll(page: Page, actions: readonly (readonly string[])[]): Promise<void> {
	await page.evaluate(async (wanted) => {
		const shown = () => new Promise((done) => requestAnimationFrame(done));
		for (const name of wanted) {
			const buttons = [...document.querySelectorAll<HTMLElement>("main section button")];
			const button = buttons.find((one) =>
				[one, ...one.querySelectorAll("small, span")].some(
					({ textContent }) => textContent === name,
				),
			);
			if (button === undefined) throw new Error(`There is no button ${name}.`);
			button.click();
			await shown();
		}
	}, actions.flat());
}
