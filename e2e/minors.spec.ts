import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type Club, foundClub } from "./club.ts";
import { memberPassword, rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectFine, expectNoSidewaysScroll } from "./site.ts";

type YouthClub = Club & { owner: string; mayaId: number };

/** A club with juniors and grown-ups, one of each, and its owner. */
async function foundYouthClub(): Promise<YouthClub> {
	const club = await foundClub({ Juniors: ["Sparrows"], Seniors: ["Ravens"] });
	const { organization } = await club.call("GET", `/organizations/slug/${club.slug}`);
	const owner = `${club.slug}-owner`;
	await club.call("POST", "/usersv2", {
		...{ username: owner, password: memberPassword, role: "org_owner" },
		organization_id: organization.id,
	});
	const add = async (league: string, team: string, firstName: string, lastName: string) => {
		const { id, teams } = club.leagues[league] ?? { id: 0, teams: {} };
		const path = `/seasonsv2/${club.seasonId}/leagues/${id}/teams/${teams[team]}/players`;
		const { player } = await club.call("POST", path, { firstName, lastName });
		return Number(player.id);
	};
	const mayaId = await add("Juniors", "Sparrows", "Maya", "Rodriguez");
	await add("Seniors", "Ravens", "Grown", "Upton");
	return { ...club, owner, mayaId };
}

/** A page as somebody reads it who is not signed in. */
async function textForVisitors(browser: Browser, path: string): Promise<string> {
	const page = await browser.newPage();
	await page.goto(rootUrl + path);
	const text = await page.content();
	await page.close();
	return text;
}

const saved = (page: Page) => page.getByText("Saved", { exact: true });

test("marks a youth league, and visitors read first names and initials", async ({
	page,
	browser,
}) => {
	const club = await foundYouthClub();
	const visit = (path: string) => textForVisitors(browser, `/${club.slug}${path}`);
	expect(await visit(`/players/${club.mayaId}`)).toContain("Maya Rodriguez");
	await signIn(page, club.owner, { to: "/organizationSettings" });
	const minors = page.locator("#minors");
	await minors.getByLabel("Juniors").check();
	await minors.getByRole("button", { name: "Save what visitors read" }).click();
	await expect(saved(page)).toBeVisible();
	const profile = await visit(`/players/${club.mayaId}`);
	expect(profile).toContain("Maya R.");
	expect(profile).not.toContain("Rodriguez");
	expect(profile).toContain("noindex");
	expect(await visit("/playerList?search=Upton")).toContain("Grown Upton");
	expect(await visit("/playerList?search=Rodriguez")).not.toContain("Maya");
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await page.goto(`${rootUrl}/players/${club.mayaId}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya Rodriguez");
});

test("full names take the consent of the parents", { tag: "@any-size" }, async ({
	page,
	browser,
}) => {
	const club = await foundYouthClub();
	await signIn(page, club.owner, { to: "/organizationSettings" });
	const minors = page.locator("#minors");
	const save = minors.getByRole("button", { name: "Save what visitors read" });
	await minors.getByLabel("Youth organization").check();
	await expect(minors.getByText("Youth leagues")).toBeHidden();
	await minors.getByLabel("Show minors by their full names").check();
	await save.click();
	const consent = minors.getByLabel("We have the consent");
	await expect(minors.getByRole("alert")).toContainText("Please confirm");
	await expect(consent).toBeFocused();
	await expectAccessible(page);
	await minors.getByLabel("Show minors by their full names").uncheck();
	await save.click();
	await expect(saved(page)).toBeVisible();
	const at = `/${club.slug}/players/${club.mayaId}`;
	expect(await textForVisitors(browser, at)).toContain("Maya R.");
	await minors.getByLabel("Show minors by their full names").check();
	await consent.check();
	await save.click();
	await expect(consent).toBeHidden();
	expect(await textForVisitors(browser, at)).toContain("Maya Rodriguez");
});

test("says of a league that minors play in it where it is edited", { tag: "@any-size" }, async ({
	page,
	browser,
}) => {
	const club = await foundYouthClub();
	await signIn(page, club.owner, { to: "/dashboard/leagues" });
	const row = page.getByRole("row", { name: "Juniors" });
	await row.getByRole("button", { name: /Edit/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Youth league").check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	const at = `/${club.slug}/players/${club.mayaId}`;
	expect(await textForVisitors(browser, at)).toContain("Maya R.");
	await row.getByRole("button", { name: /Edit/ }).click();
	await expect(dialog.getByLabel("Youth league")).toBeChecked();
});

test("hands out what is known of a person, and forgets the person", async ({ page, browser }) => {
	const club = await foundYouthClub();
	await signIn(page, club.owner, { to: `/players/${club.mayaId}` });
	const asked = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download the data" }).click();
	const download = await asked;
	expect(download.suggestedFilename()).toMatch(/maya-rodriguez-\d{4}-\d\d-\d\d\.json$/);
	const data = JSON.parse(await readFile(await download.path(), "utf8"));
	expect(data.player).toMatchObject({ firstName: "Maya", lastName: "Rodriguez" });
	expect(data.teams).toMatchObject([{ league: "Juniors", team: "Sparrows" }]);
	await page.getByRole("button", { name: "Anonymize" }).click();
	const dialog = page.getByRole("dialog");
	await expectFine(page);
	const field = dialog.getByLabel("Type “Maya Rodriguez” to take it out");
	await field.fill("Maya");
	await dialog.getByRole("button", { name: "Anonymize" }).click();
	await expect(dialog).toContainText("This is not the player's name.");
	await expect(field).toBeFocused();
	await field.fill("Maya Rodriguez");
	await dialog.getByRole("button", { name: "Anonymize" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Former player");
	await expect(page.getByRole("button", { name: "Anonymize" })).toHaveCount(0);
	const team = club.leagues.Juniors?.teams.Sparrows;
	const roster = await textForVisitors(browser, `/${club.slug}/teams/${team}`);
	expect(roster).toContain("Former player");
	await page.goto(`${rootUrl}/audit`);
	await expect(page.getByText("took the name of a player out for good")).toBeVisible();
	await expect(page.locator("main")).not.toContainText("Rodriguez");
});
