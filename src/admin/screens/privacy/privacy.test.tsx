// @vitest-environment window
import { afterEach, expect, test, vi } from "vitest";
import { type Club, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	heading,
	openAdmin,
	screen,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();
afterEach(() => vi.restoreAllMocks());

/** A club with juniors and grown-ups, one of each. */
async function youthClub() {
	const club = await found({ Juniors: ["Sparrows"], Seniors: ["Ravens"] });
	const add = async (league: string, team: string, firstName: string, lastName: string) => {
		const { id, teams } = club.leagues[league] ?? { id: 0, teams: {} };
		const path = `/seasonsv2/${club.seasonId}/leagues/${id}/teams/${teams[team]}/players`;
		return Number((await club.call("POST", path, { firstName, lastName })).player.id);
	};
	const mayaId = await add("Juniors", "Sparrows", "Maya", "Rodriguez");
	await add("Seniors", "Ravens", "Grown", "Upton");
	return Object.assign(club, { mayaId });
}

/** A page as somebody reads it who is not signed in. */
const visit = async ({ slug }: Club, path: string) => (await app.get(`/${slug}${path}`)).text();
const minors = () => within(document.querySelector("#minors") as HTMLElement);
const save = "Save minors";
const isSaved = () => screen.findByText("Saved");

test("of a youth league that is marked visitors read first names and initials", async () => {
	const club = await youthClub();
	expect(await visit(club, `/players/${club.mayaId}`)).toContain("Maya Rodriguez");
	const { user, press, goTo } = await openAdmin(app, "/organizationSettings", { as: club.owner });
	await screen.findByRole("button", { name: save });
	await user.click(minors().getByLabelText("Juniors"));
	await press(save);
	await isSaved();
	const profile = await visit(club, `/players/${club.mayaId}`);
	expect(profile).toContain("Maya R.");
	expect(profile).not.toContain("Rodriguez");
	expect(profile).toContain("noindex");
	expect(await visit(club, "/playerList?search=Upton")).toContain("Grown Upton");
	expect(await visit(club, "/playerList?search=Rodriguez")).not.toContain("Maya");
	await goTo(`/players/${club.mayaId}`);
	await heading("Maya Rodriguez");
});

test("full names take the consent of the parents", async () => {
	const club = await youthClub();
	const { user, press } = await openAdmin(app, "/organizationSettings", { as: club.owner });
	await screen.findByRole("button", { name: save });
	await user.click(minors().getByLabelText(/^Youth organization/));
	expect(minors().queryByText("Youth leagues")).toBeNull();
	const fullNames = () => minors().getByLabelText(/^Show minors by their full names/);
	await user.click(fullNames());
	await press(save);
	const consent = minors().getByLabelText(/^We have the consent/);
	await waitFor(() => expect(minors().getByRole("alert").textContent).toContain("Please confirm"));
	expect(document.activeElement).toBe(consent);
	await user.click(fullNames());
	await press(save);
	await isSaved();
	expect(await visit(club, `/players/${club.mayaId}`)).toContain("Maya R.");
	await user.click(fullNames());
	await user.click(minors().getByLabelText(/^We have the consent/));
	await press(save);
	await waitFor(() => expect(minors().queryByLabelText(/^We have the consent/)).toBeNull());
	expect(await visit(club, `/players/${club.mayaId}`)).toContain("Maya Rodriguez");
});

test("a league says where it is edited that minors play in it", async () => {
	const club = await youthClub();
	const { user, press } = await openAdmin(app, "/dashboard/leagues", { as: club.owner });
	await press("Edit Juniors");
	await user.click((await dialog()).getByLabelText(/^Youth league/));
	await press("Save");
	await closed();
	await vi.waitFor(async () =>
		expect(await visit(club, `/players/${club.mayaId}`)).toContain("Maya R."),
	);
	await press("Edit Juniors");
	expect((await dialog()).getByLabelText(/^Youth league/)).toHaveProperty("checked", true);
});

test("what is known of a person is handed out as a file", async () => {
	const club = await youthClub();
	const { press } = await openAdmin(app, `/players/${club.mayaId}`, { as: club.owner });
	await heading("Maya Rodriguez");
	const files: Blob[] = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
		files.push(file as Blob);
		return "blob:file";
	});
	let name = "";
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		name = this.download;
	});
	await press("Download the data");
	await waitFor(() => expect(name).toMatch(/maya-rodriguez-\d{4}-\d\d-\d\d\.json$/));
	const data = JSON.parse((await files[0]?.text()) ?? "");
	expect(data.player).toMatchObject({ firstName: "Maya", lastName: "Rodriguez" });
	expect(data.teams).toMatchObject([{ league: "Juniors", team: "Sparrows" }]);
});

test("a person whose name is typed is forgotten everywhere", async () => {
	const club = await youthClub();
	const { fill, press, goTo } = await openAdmin(app, `/players/${club.mayaId}`, {
		as: club.owner,
	});
	await heading("Maya Rodriguez");
	await press("Anonymize");
	const open = await dialog();
	const field = open.getByLabelText("Type “Maya Rodriguez” to anonymize");
	await fill(field, "Maya");
	await press("Anonymize");
	await open.findByText("This is not the player's name.");
	expect(document.activeElement).toBe(field);
	await fill(field, "Maya Rodriguez");
	await press("Anonymize");
	await closed();
	await heading("Former player");
	expect(screen.queryByRole("button", { name: "Anonymize" })).toBeNull();
	const roster = await visit(club, `/teams/${club.leagues.Juniors?.teams.Sparrows}`);
	expect(roster).toContain("Former player");
	await goTo("/audit");
	await screen.findByText(/made a player anonymous/);
	expect(screen.getByRole("main").textContent).not.toContain("Rodriguez");
});
