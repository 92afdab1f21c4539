import { foundBeginner } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectAccessible, expectNoSidewaysScroll, expectReadableInDark } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

/** Three times as wide as it is high: its size in the square is no round number. */
const lettering = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAIAAACUgoPjAAAADUlEQVR4nGM4IWcDQQASrANnEQZ8RQAAAABJRU5ErkJggg==",
	"base64",
);

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("an owner comes from nothing to a league with teams, leaves in the middle and comes back", async ({
		page,
	}) => {
		const club = await foundBeginner();
		await signIn(page, club.owner);

		await test.step("is led there from the empty list of seasons and from the dashboard", async () => {
			await page.getByRole("link", { name: "the first steps" }).click();
			await expect(question(page)).toHaveText("What do you play?");
			await page.goto(`${rootUrl}/dashboard`);
			await expect(page.getByText("0 of 7 done")).toBeVisible();
			await page.getByRole("link", { name: "Begin" }).click();
		});

		await test.step("says what is played", async () => {
			await press(page, "Continue");
			await expect(page.getByText("Please choose a sport.")).toBeVisible();
			await page.getByRole("radio", { name: "Basketball" }).check();
			await expectFine(page);
			await press(page, "Continue");
			await expect(question(page)).toHaveText("When does your season run?");
			await expect(question(page)).toBeFocused();
			await expect(page.getByText("1 of 7 done")).toBeVisible();
		});

		await test.step("confirms the season that is likely", async () => {
			await expect(page.getByLabel("Season name")).toHaveValue(
				/^(Winter|Spring|Summer|Fall) 20\d\d$/,
			);
			await page.getByLabel("Season name").fill("Our first season");
			await expectFine(page);
			await press(page, "Add season");
			await expect(page.getByRole("status").getByText("Our first season created")).toBeVisible();
			await expect(question(page)).toHaveText("Which leagues do you run?");
		});

		await test.step("puts the league off and is told that it comes before the teams", async () => {
			await press(page, "Do this later");
			await expect(page.getByText("Please add a league first.")).toBeVisible();
			await page.getByRole("main").getByRole("link", { name: "Go there" }).click();
			await page.getByLabel("League name").fill("Monday D1 Main Gym");
			await press(page, "Add league");
			await expect(question(page)).toHaveText("Who plays?");
		});

		await test.step("leaves, and finds it as far as it was", async () => {
			await page.getByRole("link", { name: "Leave for now" }).click();
			await expect(page.getByText("3 of 7 done")).toBeVisible();
			await expectFine(page);
			await page.getByRole("link", { name: "Continue" }).click();
			await expect(question(page)).toHaveText("Who plays?");
		});

		await test.step("pastes the teams", async () => {
			const names = page.getByLabel("Team names, one per line");
			await press(page, "Add teams");
			await expect(page.getByText("Please enter the names of your teams.")).toBeVisible();
			await expect(names).toBeFocused();
			await names.fill("1. Hawks\n2. Owls\n\n3. Larks\nhawks");
			await expectFine(page);
			await press(page, "Add 3 teams");
			await expect(question(page)).toHaveText("Who is on the teams?");
			await page.getByLabel("Players, one per line").fill("7 Ana Ruiz G\nLee, Bo #12");
			await press(page, "Read the list");
			await expectFine(page);
			await press(page, "Add 2 players");
			await expect(page.getByLabel("Team", { exact: true })).toHaveValue(/./);
			await press(page, "Do this later");
			await expect(question(page)).toHaveText("When do they play?");
			await page.getByRole("link", { name: "Teams (done)" }).click();
			await expect(page.getByRole("list", { name: "Teams in Monday D1 Main Gym" })).toContainText(
				/Hawks.*Larks.*Owls/,
			);
		});

		await test.step("is one press away from making a schedule of it", async () => {
			await page.getByRole("link", { name: "Schedule", exact: true }).last().click();
			await expect(question(page)).toHaveText("When do they play?");
			await expect(page.getByRole("link", { name: "Make a schedule" })).toHaveAttribute(
				"href",
				/^\/scheduleBuilder\/new\?league=\d+-\d+$/,
			);
			await page.getByRole("link", { name: "Make a schedule" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("New schedule");
			await page.goBack();
			await expectNoSidewaysScroll(page);
			await press(page, "Do this later");
		});

		await test.step("chooses logo and colour in sight of the site", async () => {
			await expect(question(page)).toHaveText("How does your site look?");
			const preview = page.getByRole("figure");
			await page.getByRole("radio", { name: "Green" }).check({ force: true });
			await expect(preview.getByText("HOME").locator("..")).toHaveCSS(
				"background-color",
				"rgb(21, 115, 59)",
			);
			await page.getByLabel("Logo", { exact: true }).setInputFiles({
				name: "logo.png",
				mimeType: "image/png",
				buffer: lettering,
			});
			await expect(preview.locator("img")).toBeVisible();
			await expectFine(page);
			await expectReadableInDark(page);
			await press(page, "Save");
			await expect(question(page)).toHaveText("That is it for now");
		});

		await test.step("sees what is left, and the address for everybody", async () => {
			await expect(page.getByText("6 of 7 done")).toBeVisible();
			const left = page.getByRole("main").getByRole("link", { name: "Schedule", exact: true });
			await expect(left.last()).toBeVisible();
			await expectFine(page);
			await page.getByRole("link", { name: new RegExp(`/${club.slug}$`) }).click();
			await expect(page).toHaveURL(`${rootUrl}/${club.slug}/teamList`);
		});
	});
});

test("an owner changes what is the owner's, and sees it change", async ({ page }) => {
	const club = await foundBeginner();
	await signIn(page, club.owner, { to: "/organizationSettings" });
	await expect(page.getByLabel("Slug")).toHaveCount(0);
	await page.getByLabel("Name", { exact: true }).fill("Riverside Hoops");
	await expect(page.getByRole("figure")).toContainText("Riverside Hoops");
	await page.getByLabel("Logo", { exact: true }).setInputFiles({
		name: "logo.png",
		mimeType: "image/png",
		buffer: lettering,
	});
	await page.getByRole("checkbox", { name: /Keep its shape/ }).uncheck();
	await page.getByRole("slider", { name: "Size" }).press("End");
	await page.getByRole("slider", { name: "Left to right" }).press("ArrowRight");
	await page.getByRole("checkbox", { name: "Volleyball" }).check();
	await page.getByRole("checkbox", { name: "Basketball" }).check();
	await page.getByRole("button", { name: "Move Basketball up" }).click();
	await page.getByLabel("League locations").fill("Main Gym\nEast Hall");
	await page.getByRole("button", { name: "Add a link" }).click();
	await page.getByLabel("Name of link 1").fill("Instagram");
	await page.getByLabel("Address of link 1").fill("ftp://example.test");
	await expectFine(page);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("A web address starts with https:// or http://.")).toBeVisible();
	await page.getByLabel("Address of link 1").fill("https://example.test/riverside");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("status").getByText("Riverside Hoops updated")).toBeVisible();
	await expect(page.getByRole("link", { name: /Riverside Hoops/ }).first()).toBeVisible();
	await page.reload();
	await expect(page.getByRole("listitem").filter({ hasText: "First" })).toContainText("Basketball");
	await expect(page.getByLabel("League locations")).toHaveValue("Main Gym\nEast Hall");
	await expect(page.getByLabel("Address of link 1")).toHaveValue("https://example.test/riverside");
});

function question(page: Page) {
	return page.locator("#step-question");
}

async function press(page: Page, name: string) {
	await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

async function expectFine(page: Page) {
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
}
