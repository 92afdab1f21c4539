// @vitest-environment window
import { expect, test } from "vitest";
import { storeFor } from "#store/store.ts";
import { startClubs } from "#testing/admin/club.ts";
import { dialog, openAdmin, said, screen, waitFor, within } from "#testing/admin/open-admin.tsx";
import { aRegistration } from "#testing/registration/a-registration.ts";

const { app, found } = await startClubs();

test("an owner opens sign-up for a season with what is filled in already", async () => {
	const { id, owner } = await found({ "Monday D1": ["Hawks", "Owls"] });
	await openAdmin(app, "/dashboard/registrations", { as: owner });
	await screen.findByText("Nothing is open yet");
	const opened = await openAdmin(app, "/dashboard/registrations/new", { as: owner });
	const [price] = await screen.findAllByLabelText("Price (USD)");
	await opened.user.type(price as HTMLElement, "eight hundred");
	await opened.press("Save");
	await screen.findByText("Team: this price cannot be read.");
	await opened.user.clear(price as HTMLElement);
	await opened.user.type(price as HTMLElement, "800");
	await opened.user.click(screen.getAllByText("Add a part")[0] as HTMLElement);
	const [, second] = screen.getAllByLabelText("To be paid by");
	await opened.user.type(second as HTMLElement, "2030-03-01");
	await opened.user.click(screen.getAllByText("Add a day")[0] as HTMLElement);
	await opened.user.type(screen.getByLabelText("Leaves until"), "2030-02-01");
	await opened.user.type(screen.getByLabelText("Split among how many players"), "8");
	await opened.press("Save");
	await screen.findByText("No team has signed up yet");
	const [registration] = await storeFor(id, app.database).registrations.list();
	expect(registration).toMatchObject({
		isPublished: false,
		offers: [
			{
				kind: "team",
				divisions: [{ places: null }],
				fee: {
					price: 80_000,
					instalments: [
						{ percent: 50, due: null },
						{ percent: 50, due: "2030-03-01" },
					],
					refunds: [{ until: "2030-02-01", percent: 100 }],
					shares: 8,
				},
			},
			{ kind: "freeAgent", fee: { price: 0, shares: null } },
		],
	});
});

test("staff see who signed up with what to look at, accept into a league, and refuse with a reason", async () => {
	const { id, staff, seasonId } = await found({ "Monday D1": ["Hawks", "Owls"] });
	const store = storeFor(id, app.database);
	const { registration } = await aRegistration(store, { seasonId, mark: "Terns" });
	const path = `/dashboard/registrations/${registration.id}`;
	const opened = await openAdmin(app, path, { as: staff });
	await screen.findByText("Signed up Terns");
	expect(screen.getAllByText("Address not confirmed")).toHaveLength(2);
	await opened.press("Accept");
	await opened.user.click((await dialog()).getByRole("button", { name: "Accept" }));
	await said("Signed up Terns is accepted");
	await waitFor(() => expect(screen.queryByRole("button", { name: "Accept" })).toBeNull());
	const entries = await store.teams.listEntriesBySeason(seasonId);
	expect(entries.map(({ team }) => team.name)).toContain("Signed up Terns");
});

test("staff accept a player alone who asks to join after the roster was closed", async () => {
	const { id, staff, seasonId } = await found({ "Monday D1": ["Hawks", "Owls"] });
	const store = storeFor(id, app.database);
	const { registration, player } = await aRegistration(store, { seasonId, mark: "Terns" });
	const rules = { ...registration.rules, rosterUntil: "2026-01-04" };
	await store.registrations.save({ ...registration, rules });
	const opened = await openAdmin(app, `/dashboard/registrations/${registration.id}`, { as: staff });
	await screen.findByText("After roster day");
	await opened.press("Accept");
	await opened.user.click((await dialog()).getByRole("button", { name: "Accept" }));
	await said("Signed up Terns is accepted");
	expect((await store.signUps.find(player.id))?.state).toBe("applied");
	const line = screen.getByText("After roster day").closest("li") as HTMLElement;
	await opened.user.click(await within(line).findByRole("button", { name: "Accept" }));
	await said("Cap Terns Tain Terns is accepted");
	await waitFor(() => expect(screen.queryByText("After roster day")).toBeNull());
});

test("staff move a game to the time that two captains want, and refuse another with a reason", async () => {
	const { id, staff, seasonId, addGame } = await found({ "Monday D1": ["Hawks", "Owls"] });
	const store = storeFor(id, app.database);
	const { team } = await aRegistration(store, { seasonId, mark: "Terns" });
	const asked = {
		teamSignUpId: team.id,
		kind: "time" as const,
		date: "2199-02-01",
		time: "19:00",
		note: "Our coach is away",
		state: "open" as const,
		reason: null,
		saidAt: "2025-06-15T11:00:00.000Z",
	};
	await openAdmin(app, "/dashboard/captains", { as: staff });
	await screen.findByText("Captains ask for nothing");
	const first = await addGame("Hawks", "Owls", 7);
	const second = await addGame("Owls", "Hawks", 14);
	await store.captainWords.replace({ ...asked, gameId: first, other: "agrees" });
	await store.captainWords.replace({ ...asked, gameId: second, other: "asked" });
	const opened = await openAdmin(app, "/dashboard/captains", { as: staff });
	await screen.findByText("Both captains agree");
	const moves = screen.getAllByRole("button", { name: "Move the game" });
	await opened.user.click(moves[0] as HTMLElement);
	await said("The game is moved, and who it concerns hears of it");
	expect(await store.games.find(first)).toMatchObject({ date: "2199-02-01", time: "19:00" });
	await waitFor(() => expect(screen.getAllByText(/would like to play/)).toHaveLength(1));
	await opened.press("Refuse");
	await opened.user.type((await dialog()).getByLabelText("Why not"), "The hall is taken");
	await opened.user.click((await dialog()).getByRole("button", { name: "Refuse" }));
	await screen.findByText("Captains ask for nothing");
	expect(await store.captainWords.listOfGames([second])).toMatchObject([
		{ state: "refused", reason: "The hall is taken" },
	]);
});
