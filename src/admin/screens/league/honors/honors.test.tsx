// @vitest-environment window
import { expect, test } from "vitest";
import { type Club, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	heading,
	openAdmin,
	said,
	screen,
	waitFor,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

const pathOf = ({ seasonId, leagues }: Club) =>
	`/seasonsv2/${seasonId}/leagues/${leagues.Monday?.id}/honors`;
const screenOf = (club: Club) =>
	`/dashboard/seasons/${club.seasonId}/leagues/${club.leagues.Monday?.id}`;

type Told = { place: number | null; award: string | null; team: { name: string } | null };
const kept = async (club: Club) =>
	((await club.call("GET", pathOf(club))).honors as Told[]).map(
		({ place, award, team }) => `${place ?? award} ${team?.name}`,
	);

/** Hawks have beaten Owls, and nothing is left to play. */
async function over(): Promise<Club> {
	const club = await found({ Monday: ["Hawks", "Owls"] });
	const id = await club.addGame("Hawks", "Owls", -3);
	const score = { score_away: 50, score_home: 40, status: "completed" };
	await club.call("PUT", `/gamesv2/${id}/scores`, score);
	return club;
}

test("places that results propose are fixed in one press, and taken back in another", async () => {
	const club = await over();
	const { user, press } = await openAdmin(app, screenOf(club), { as: club.staff });
	await user.click(await screen.findByRole("link", { name: "Honors" }));
	await heading("Honors");
	expect(screen.getByLabelText("Hawks")).toHaveProperty("value", "1");
	await press("Fix honors");
	await said("Honors updated");
	expect(await kept(club)).toEqual(["1 Hawks", "2 Owls"]);
	await press("Undo");
	await waitFor(async () => expect(await kept(club)).toEqual([]));
});

test("an award needs a name and somebody who gets it", async () => {
	const club = await over();
	const { user, press } = await openAdmin(app, `${screenOf(club)}/honors`, { as: club.staff });
	await heading("Honors");
	await press("Add award");
	const asked = await dialog();
	await user.click(asked.getByRole("button", { name: "Add" }));
	asked.getByText("Please enter what the award is called.");
	asked.getByText("Please choose a player or a team.");
	await user.type(asked.getByLabelText("Award"), "Fair play");
	await user.selectOptions(asked.getByLabelText("Team"), "Owls");
	await user.click(asked.getByRole("button", { name: "Add" }));
	await closed();
	screen.getByText("Fair play: Owls");
	await press("Fix honors");
	await said("Honors updated");
	expect(await kept(club)).toEqual(["1 Hawks", "2 Owls", "Fair play Owls"]);
});

test("a locked season keeps its honors until an owner opens it again for a reason", async () => {
	const club = await over();
	const season = `/dashboard/seasons/${club.seasonId}`;
	const { user, press } = await openAdmin(app, season, { as: club.owner });
	await press("Lock season");
	await said("The season is locked");
	await screen.findByText("Locked");
	await press("Open again");
	const asked = await dialog();
	await user.click(asked.getByRole("button", { name: "Open again" }));
	await asked.findByText("Please say why it is opened again.");
	await user.type(asked.getByLabelText("Why is it opened again?"), "A score was wrong");
	await user.click(asked.getByRole("button", { name: "Open again" }));
	await closed();
	await said("The season is open again");
});

test("screens of a locked season say so and offer nothing that would be refused", async () => {
	const club = await over();
	const path = `/seasonsv2/${club.seasonId}/leagues/${club.leagues.Monday?.id}`;
	const format = { kind: "single", teams: 2 };
	const { stage } = await club.call("POST", `${path}/stages`, { name: "Cup", format });
	const { games } = await club.call("GET", `${path}/games`);
	await openAdmin(app, `/dashboard/seasons/${club.seasonId}`, { as: club.owner }).then(
		async ({ press }) => {
			await press("Lock season");
			await said("The season is locked");
			await waitFor(() => expect(screen.queryByRole("button", { name: "Add league" })).toBeNull());
		},
	);
	const screens = ["", "/table", "/honors", "/stages"].map((end) => `${screenOf(club)}${end}`);
	for (const at of [...screens, `/dashboard/stages/${stage.id}`, `/games/${games[0].id}`]) {
		await openAdmin(app, at, { as: club.owner });
		await screen.findByText(/^The season is locked. An owner can open it again/);
		// Pictures are still taken in (rule `locked-season`).
		const offered = screen.queryAllByRole("button", {
			name: /^(Add(?! pictures)|Edit(?! details)|Delete|Publish|Save|Seed|Plan|Fix|Clear|Dates|Lay)/,
		});
		const enabled = offered.filter(
			(button) => button.closest(":disabled, fieldset[disabled]") === null,
		);
		expect(enabled.map(({ textContent }) => `${at} ${textContent}`)).toEqual([]);
	}
	const { user } = await openAdmin(app, `/games/${games[0].id}`, { as: club.owner });
	await user.click(await screen.findByRole("button", { name: "Edit details" }));
	const isOff = (label: string) => screen.getByLabelText(label).matches(":disabled, :disabled *");
	expect(["Date", "Time", "Location", "Status"].map(isOff)).toEqual([true, true, true, true]);
	expect(isOff("Video")).toBe(false);
});
