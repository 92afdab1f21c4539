// @vitest-environment window
import { expect, test } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import {
	closed,
	heading,
	openAdmin,
	said,
	screen,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, found } = await startClubs();
const question = (text: string) => screen.findByText(text, { selector: "#step-question" });

test("what was done elsewhere is done here too", async () => {
	const club = await found();
	await club.call("DELETE", `/seasonsv2/${club.seasonId}`);
	const { user, fill, goTo } = await openAdmin(app, "/dashboard/seasons", { as: club.owner });
	await heading("Seasons");
	await user.click(screen.getAllByRole("button", { name: "Add season" })[0] as HTMLElement);
	const open = within(await screen.findByRole("dialog", { name: "Add season" }));
	await fill(open.getByLabelText("Season name"), "By hand");
	await user.click(open.getByRole("button", { name: "Add season" }));
	await said("By hand created");
	await closed();
	await goTo("/firstSteps?step=season");
	await screen.findByRole("link", { name: "Season (done)" });
	expect(screen.getByLabelText<HTMLInputElement>("Season name").value).toBe("By hand");
	await user.click(screen.getByRole("button", { name: "Continue" }));
	await question("Which leagues do you run?");
});

test("staff are led through what is theirs, and have no settings of the organization", async () => {
	const { staff } = await found();
	const { goTo } = await openAdmin(app, "/organizationSettings", { as: staff });
	await waitFor(() => expect(location.pathname).toBe("/dashboard"));
	await goTo("/firstSteps?step=season");
	const steps = within(await screen.findByRole("navigation", { name: "Steps" }));
	expect(steps.getAllByRole("listitem")).toHaveLength(5);
});

test("players are pasted team by team, and after the last team the next step comes", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Owls"] });
	const { user, fill, press } = await openAdmin(app, "/firstSteps?step=players", {
		as: club.owner,
	});
	await question("Who is on the teams?");
	const team = () => {
		const { options, value } = screen.getByLabelText<HTMLSelectElement>("Team");
		return [...options].find((option) => option.value === value)?.text;
	};
	expect(team()).toBe("Hawks");
	await user.click(screen.getByLabelText("Players, one per line"));
	await user.paste("7 Ana Ruiz G\n00 Bo Lee\n");
	await press("Add 2 players");
	await said("2 players added to Hawks");
	await waitFor(() => expect(team()).toBe("Owls"));
	await fill(screen.getByLabelText("Players, one per line"), "Cy Fox");
	await press("Read the list");
	await press("Add 1 player");
	await question("When do they play?");
	await screen.findByRole("link", { name: "Players (done)" });
});

test("a chat with each team's name above its players is pasted once, and looked through team by team", async () => {
	const club = await found({ "Monday D1": ["Hawks", "Larks", "Owls"] });
	const { user, press } = await openAdmin(app, "/firstSteps?step=players", { as: club.owner });
	await user.click(await screen.findByLabelText("Players, one per line"));
	await user.paste("*Owls* 🦉\nCy Fox 8 🔥\nDee Roy\n\n*Hawks*\n7 Ana Ruiz\n");
	await press("Add 2 players");
	await said("2 players added to Owls");
	const add = await screen.findByRole<HTMLButtonElement>("button", { name: "Add 1 player" });
	await waitFor(() => expect(add.disabled).toBe(false));
	await user.click(add);
	await said("1 player added to Hawks");
	await screen.findByText(/2 of 3 teams done/);
	await screen.findByRole("button", { name: "Do this later" });
});
