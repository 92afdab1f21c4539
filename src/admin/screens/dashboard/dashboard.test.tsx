// @vitest-environment window
import { expect, test } from "vitest";
import { formatWeekday } from "#domain/time/format.ts";
import { dayFromToday, startClubs } from "#testing/admin/club.ts";
import {
	failingWrites,
	openAdmin,
	refused,
	said,
	screen,
	waitFor,
} from "#testing/admin/open-admin.tsx";
import { present } from "#testing/present.ts";

const { app, found } = await startClubs();
const plan = { "Monday D1": ["Hawks", "Owls", "Elks", "Bears"] };

const rowOf = (id: number) => document.querySelector<HTMLElement>(`li[data-game="${id}"]`);
const pointsOf = (id: number, side: "away" | "home") =>
	present(rowOf(id)?.querySelector<HTMLInputElement>(`input[name=${side}]`) ?? undefined, "field");
const isWaiting = (id: number) => rowOf(id)?.hidden === false;

test("the results of the weekend are typed one after the other, and one is taken back", async () => {
	const club = await found(plan);
	const first = await club.addGame("Owls", "Hawks", -2);
	const second = await club.addGame("Bears", "Elks", -1);
	const { user, fill, press } = await openAdmin(app, "/dashboard", { as: club.staff });
	await screen.findByRole("heading", { name: /^Games without a result \(2\)/ });
	const enter = async (id: number, away: string, home: string) => {
		await fill(pointsOf(id, "away"), away);
		await fill(pointsOf(id, "home"), home);
		await user.keyboard("{Enter}");
		await waitFor(() => expect(isWaiting(id)).toBe(false));
		await said("Score updated successfully");
	};
	await enter(first, "58", "61");
	expect(document.activeElement).toBe(pointsOf(second, "away"));
	await screen.findByText(/entered the score of/);
	await press("Undo");
	await waitFor(() => expect(isWaiting(first)).toBe(true));
	await enter(first, "58", "61");
	await enter(second, "70", "66");
	await screen.findByText("Every game that was played has its result.");
});

test("a result that the server refuses is back in its row, with what was typed", async () => {
	const club = await found(plan);
	const id = await club.addGame("Owls", "Hawks", -2);
	const { user, fill, intercept } = await openAdmin(app, "/dashboard", { as: club.staff });
	await screen.findByRole("heading", { name: /^Games without a result \(1\)/ });
	intercept(failingWrites);
	await fill(pointsOf(id, "away"), "61");
	await fill(pointsOf(id, "home"), "58");
	await user.keyboard("{Enter}");
	await refused("Failed to update final score.");
	await waitFor(() => expect(isWaiting(id)).toBe(true));
	expect(pointsOf(id, "away").value).toBe("61");
	expect(pointsOf(id, "home").value).toBe("58");
});

test("a game that was never ended stays in the list with its score, and is asked about", async () => {
	const club = await found(plan);
	const id = await club.addGame("Owls", "Hawks", -1);
	const live = { score_home: 41, score_away: 40, status: "in_progress" };
	await club.call("PUT", `/gamesv2/${id}/scores`, live);
	const game = async () => (await club.call("GET", `/gamesv2/${id}`)).game;
	const { press } = await openAdmin(app, "/dashboard", { as: club.staff });
	await screen.findByRole("heading", { name: /^Games without a result \(1\)/ });
	expect([pointsOf(id, "away").value, pointsOf(id, "home").value]).toEqual(["40", "41"]);
	screen.getByText("Still in progress");
	const name = "Save as final the score of Owls at Hawks";
	await press(name);
	await press("Cancel");
	expect(await game()).toMatchObject({ status: "in_progress" });
	await press(name);
	await press("It is over");
	await said("Score updated successfully");
	expect(await game()).toMatchObject({ status: "completed", score_home: 41 });
	await press("Undo");
	await waitFor(async () => expect(await game()).toMatchObject(live));
});

test("a week without games names the day of the next one, and leads to it", async () => {
	const club = await found(plan);
	const id = await club.addGame("Owls", "Hawks", 15);
	await openAdmin(app, "/dashboard", { as: club.staff });
	await screen.findByText("No games this week");
	const link = screen.getByRole("link", { name: `Next game: ${formatWeekday(dayFromToday(15))}` });
	expect(link.getAttribute("href")).toBe(`/games/${id}`);
});
