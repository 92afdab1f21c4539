// @vitest-environment window
import { expect, test, vi } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { heading, openAdmin, screen, within } from "#testing/admin/open-admin.tsx";
import { freeDecisions } from "./asks.ts";

const { app, found } = await startClubs();

test("teams are asked, and what costs no game is accepted at once", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const [league] = Object.values(club.leagues);
	const { schedule } = await club.call("POST", "/schedules", {
		name: "Winter",
		leagueId: league?.id,
		seasonId: club.seasonId,
		startDate: "2199-01-07",
		numWeeks: 3,
		gameDays: ["Monday"],
		timeSlots: ["19:00", "20:00"],
		gamesPerTeam: 2,
	});
	const { press, fill } = await openAdmin(app, `/scheduleBuilder/${schedule.id}/availability`, {
		as: club.staff,
	});
	await heading("When teams can play");
	screen.getByText("No team was asked yet");
	await press("Ask the teams");
	const dialog = within(await screen.findByRole("dialog"));
	await fill(dialog.getByLabelText("Last day"), "2199-01-01");
	dialog.getByRole("button", { name: "Ask the teams" }).click();
	await screen.findByRole("heading", { name: "Hawks" });
	screen.getByRole("button", { name: /^Copy the link\s*: Owls$/ });
	expect(screen.getAllByText("Nothing said yet")).toHaveLength(2);
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await press(/^New link\s*: Hawks$/);
	await press("New link");
	await screen.findByText("Saved.");
});

test("what costs a game, or is decided, is left to whoever decides", () => {
	const ask = { kind: "date", value: "2026-01-05", isLiked: null, alike: 0, games: 0 } as const;
	const asks = [
		{ ...ask, key: "a", state: "open" as const, lost: 0 },
		{ ...ask, key: "b", state: "open" as const, lost: 1 },
		{ ...ask, key: "c", state: "open" as const, lost: null },
		{ ...ask, key: "d", state: "refused" as const, lost: 0 },
	];
	const team = { teamId: 7, name: "Hawks", link: "", note: "", saidAt: null, asks };
	expect(freeDecisions([team])).toEqual([{ teamId: 7, key: "a", state: "accepted" }]);
});
