// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { openAdmin, question, screen, waitFor, within } from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();

const changes = (words: string) =>
	screen.getAllByRole("listitem").filter(({ textContent }) => textContent.includes(words));

test("the record tells who changed a result from what to what, and takes a deletion back", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const game = await club.addGame("Owls", "Hawks", -1);
	await club.call("PUT", `/gamesv2/${game}/scores`, { score_home: 50, score_away: 40 });
	await club.call("PUT", `/gamesv2/${game}/scores`, { score_home: 51, score_away: 40 });
	const { user, press, goTo } = await openAdmin(app, "/audit", { as: club.owner });
	await screen.findAllByText(/entered the score of/);
	const [newest] = changes("entered the score of") as [HTMLElement];
	expect(newest.textContent).toContain("admin entered the score of Hawks – Owls");
	await user.click(newest.querySelector("summary") as HTMLElement);
	const values = within(newest).getAllByRole("row")[1];
	expect(values?.textContent).toContain("50");
	expect(values?.textContent).toContain("51");
	const [toGame] = screen.getAllByRole("link", { name: "Hawks – Owls" });
	expect(toGame?.getAttribute("href")).toBe(`/games/${game}`);

	await goTo("/dashboard/teams");
	await user.click(await screen.findByRole("checkbox", { name: "Select Owls" }));
	await press("Delete");
	const asked = await question();
	await user.type(asked.getByRole("textbox"), "Owls");
	await user.click(asked.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByRole("link", { name: "Owls" })).toBeNull());

	await goTo(`/audit?person=${club.owner.id}`);
	await screen.findByText(/deleted the team/);
	expect(screen.queryByText(/entered the score of/)).toBeNull();
	const deletion = () => within(changes("deleted the team Owls")[0] as HTMLElement);
	await user.click(deletion().getByRole("button", { name: /Undo/ }));
	await waitFor(() => expect(changes("brought back the team Owls")).toHaveLength(1));
	expect(deletion().queryByRole("button", { name: /Undo/ })).toBeNull();
	await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "Seasons");
	await screen.findByText("No change matches");
	await press("Show all changes");
	await waitFor(() => expect(changes("added the season This season")).toHaveLength(1));
});
