import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { foundBeginner } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";

/** An owner who has only ever used a word processor writes the pages of a new league. */
test.describe("an owner", () => {
	test("writes the registration page from nothing and publishes it", async ({ page, browser }) => {
		const league = await foundBeginner();
		await signIn(page, league.owner, { to: "/dashboard/site/pages" });
		await expect(page.getByText("0 of 9 published")).toBeVisible();
		await expectFine(page);
		await page.getByRole("link", { name: "Registration" }).click();
		await expect(page.getByText("This page is empty")).toBeVisible();
		await expectFine(page);

		await page.getByRole("button", { name: "Heading", exact: true }).click();
		await page.getByRole("textbox", { name: "Heading" }).fill("Three ways in");
		await page
			.getByLabel(/^Introduction/)
			.fill("Bring a team, bring half a team, or bring yourself.");

		await addBelow(page, "Text");
		await text(page).fill("Write to us\nPay the fee\nShow up early");
		await text(page).selectText();
		await page.getByRole("button", { name: "Numbered list" }).click();
		await expect(text(page)).toHaveValue("1. Write to us\n2. Pay the fee\n3. Show up early");

		await addBelow(page, "Price table");
		await page.getByLabel("Title").fill("Fees for a season");
		await writeLine(page, 0, { item: "Team", price: "$800", note: "For the whole team." });
		await page.getByRole("button", { name: "Add a line" }).click();
		await writeLine(page, 1, { item: "Free agent" });

		await addBelow(page, "Questions");
		await page.getByRole("button", { name: "Add a question" }).click();
		await page.getByLabel("Question", { exact: true }).fill("What does a team pay?");
		await page.getByLabel("Answer", { exact: true }).fill("See the fees.");
		await page.getByLabel("Answer", { exact: true }).selectText();
		await page.getByRole("button", { name: "Bold" }).click();

		await addBelow(page, "Big button");
		await page.getByLabel("Sentence").fill("Ready?");
		await page.getByLabel("Button", { exact: true }).fill("Write to us");
		await page.getByLabel("Link of the button").selectOption({ label: "An e-mail address…" });
		await page.getByLabel("E-mail address").fill("register@league.test");
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await expectFine(page);

		await look(page, "Preview");
		const preview = page.frameLocator("iframe");
		await expect(preview.getByText("Show up early")).toBeVisible();
		await expect(preview.getByRole("link", { name: "Write to us" })).toBeVisible();
		await look(page, "Write");

		// What is missing is said before it is published, and leads to the field.
		await page.getByRole("button", { name: "Publish", exact: true }).click();
		await expectFine(page);
		await page.getByRole("button", { name: "Price table: line 2 has no price." }).click();
		await expect(page.getByRole("textbox", { name: "Price" }).nth(1)).toBeFocused();
		await page.getByRole("textbox", { name: "Price" }).nth(1).fill("$100");
		await expect(page.getByText("line 2 has no price")).toHaveCount(0);
		await publish(page);
		await expect(page.getByText("Visitors see it now.")).toBeVisible();
		await page.getByRole("button", { name: "Add it to the navigation" }).click();
		await expect(page.getByText("A link on top of your site leads here now.")).toBeVisible();
		await page.getByRole("button", { name: "Done" }).click();

		const visitor = await visit(browser, `/${league.slug}/registration`);
		await expect(visitor.getByRole("heading", { name: "Three ways in" })).toBeVisible();
		await expect(visitor.getByRole("cell", { name: "$100" })).toBeVisible();
		await expect(visitor.locator("#menu a[href$='/registration']")).toHaveText("REGISTRATION");
		await visitor.getByText("What does a team pay?").click();
		await expect(visitor.getByText("See the fees.")).toHaveCSS("font-weight", /[67]00/);
		await visitor.context().close();
	});

	test("moves, copies, removes and takes back, with the keys and the mouse @any-size", async ({
		page,
	}) => {
		const league = await foundBeginner();
		await signIn(page, league.owner, { to: "/dashboard/site/pages/leagueInfo" });
		await page.getByRole("button", { name: "Text", exact: true }).click();
		for (const word of ["one", "two", "three"]) {
			if (word !== "one") await addBelow(page, "Text");
			await expect(text(page)).toBeFocused();
			await page.keyboard.type(word);
		}
		await expect.poll(() => blocks(page)).toEqual(["one", "two", "three"]);

		await row(page, "Text: one").focus();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.locator("[data-drop-target]")).toHaveCount(1);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect.poll(() => blocks(page)).toEqual(["two", "three", "one"]);
		await row(page, "Text: one").dragTo(row(page, "Text: two"), {
			sourcePosition: { x: 60, y: 20 },
			targetPosition: { x: 60, y: 4 },
		});
		await expect.poll(() => blocks(page)).toEqual(["one", "two", "three"]);

		// The page in the preview leads to the form, and the other way round.
		await page.frameLocator("iframe").getByText("two").click();
		await expect(text(page)).toHaveValue("two");
		await page.getByRole("button", { name: "Duplicate this block" }).click();
		await expect.poll(() => blocks(page)).toEqual(["one", "two", "two", "three"]);
		await page.getByRole("button", { name: "Remove this block" }).click();
		await expect.poll(() => blocks(page)).toEqual(["one", "two", "three"]);
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await expect.poll(() => blocks(page)).toEqual(["one", "two", "two", "three"]);
		for (const _ of [1, 2, 3]) await page.keyboard.press("Control+z");
		await expect.poll(() => blocks(page)).toEqual(["one", "two", "three"]);
		await page.keyboard.press("Control+Shift+z");
		await expect.poll(() => blocks(page)).toEqual(["one", "two", "two", "three"]);

		// Text of a word processor comes as what it says.
		await row(page, "Text: three").click();
		await text(page).fill("");
		await text(page).evaluate((area) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/html", "<h1>Rules</h1><p>Be <b>early</b></p><ul><li>a</ul>");
			area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
		});
		await expect(text(page)).toHaveValue("## Rules\n\nBe **early**\n\n- a");
		await expect(page.frameLocator("iframe").getByRole("heading", { name: "Rules" })).toBeVisible();
		await text(page).press("Control+z");
		await expect(text(page)).toHaveValue("");

		// The focus does not go away with the field it was in.
		await addBelow(page, "Text");
		await expect(text(page)).toBeFocused();
		await page.keyboard.press("Control+z");
		await expect(page.locator("#panel-title")).toBeFocused();
	});

	test("keeps what was written without a connection @any-size", async ({ page }) => {
		const league = await foundBeginner();
		await signIn(page, league.owner, { to: "/dashboard/site/pages/contact" });
		await beginText(page, "In the gym");
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await page.context().setOffline(true);
		await page.keyboard.type(" without reception");
		await expect(page.getByText("Not saved – trying again")).toBeVisible();
		await page.getByRole("link", { name: "All pages" }).click();
		await expect(page.getByRole("alertdialog")).toContainText("Leave without saving?");
		await page.getByRole("button", { name: "Cancel" }).click();
		await page.context().setOffline(false);
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 25_000 });
		await page.reload();
		await expect(row(page, "Text: In the gym without reception")).toBeVisible();
	});

	test("sees that somebody else writes the same page @any-size", async ({ page, browser }) => {
		const league = await foundBeginner();
		await signIn(page, league.owner, { to: "/dashboard/site/pages/youth" });
		await beginText(page, "First");
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

		const other = await (await browser.newContext()).newPage();
		await signIn(other, league.owner, { to: "/dashboard/site/pages/youth" });
		await row(other, "Text: First").click();
		await text(other).fill("Theirs");
		await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

		// Nothing goes over what the other one saved before somebody decides.
		await text(page).fill("Mine");
		const bar = page.getByRole("alert", { name: "Two people at one page" });
		await expect(bar).toContainText("saved this page");
		await expectFine(page);
		await bar.getByRole("button", { name: "See theirs" }).click();
		await expect(page.frameLocator("iframe").getByText("Theirs")).toBeVisible();
		await bar.getByRole("button", { name: "Keep mine" }).click();
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await expect(page.frameLocator("iframe").getByText("Mine")).toBeVisible();

		// Who has nothing unsaved sees it by looking.
		await other.evaluate(() => dispatchEvent(new Event("focus")));
		await expect(text(other)).toHaveValue("Mine");

		await text(other).fill("Theirs again");
		await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await text(page).fill("Mine again");
		await bar.getByRole("button", { name: "Take theirs" }).click();
		await expect(text(page)).toHaveValue("Theirs again");
		await page.keyboard.press("Control+z");
		await expect(text(page)).toHaveValue("Mine again");
		await other.context().close();
	});

	test("goes back to an older version, and publishes later @any-size", async ({
		page,
		browser,
	}) => {
		const league = await foundBeginner();
		await signIn(page, league.owner, { to: "/dashboard/site/pages/tournament" });
		await beginText(page, "Eight teams");
		await publish(page);
		await page.getByRole("button", { name: "Done" }).click();
		await text(page).fill("Sixteen teams");
		await publish(page);
		await page.getByRole("button", { name: "Done" }).click();

		await page.getByRole("button", { name: "History" }).click();
		await expectFine(page);
		await page
			.getByRole("button", { name: /^Look at it/ })
			.nth(1)
			.click();
		await expect(page.frameLocator("iframe").getByText("Eight teams")).toBeVisible();
		await page
			.getByRole("button", { name: /^Restore the version/ })
			.nth(1)
			.click();
		await expect(page.getByText("This version is a draft now.")).toBeVisible();
		await expect(page.getByText("Unpublished changes")).toBeVisible();
		const visitor = await visit(browser, `/${league.slug}/tournament`);
		await expect(visitor.getByText("Sixteen teams")).toBeVisible();

		await page.getByRole("button", { name: "Publish", exact: true }).click();
		await page.getByLabel("At a day and time").check();
		await page.getByLabel("Day and time", { exact: true }).fill("2031-03-02T18:00");
		await page.getByRole("button", { name: "Schedule" }).click();
		await expect(page.getByRole("dialog")).toContainText("will be published on Sunday, March 2");
		await page.getByRole("button", { name: "Done" }).click();
		await page.getByRole("link", { name: "All pages" }).click();
		await expect(page.getByText("Will be published on Sunday, March 2 at 6:00 PM")).toBeVisible();
		await visitor.reload();
		await expect(visitor.getByText("Sixteen teams")).toBeVisible();
		await visitor.context().close();
	});

	test("adds a page of the league's own, renames it and puts it into the navigation @any-size", async ({
		page,
		browser,
	}) => {
		const league = await foundBeginner();
		await signIn(page, league.owner, { to: "/dashboard/site/pages" });
		await page.getByRole("button", { name: "Add page" }).click();
		await page.getByLabel("Title").fill("Open Gym");
		await expect(page.getByLabel("Address")).toHaveValue("open-gym");
		await expectFine(page);
		await page.getByLabel("Begin with an outline").uncheck();
		await page.getByRole("dialog").getByRole("button", { name: "Add page" }).click();
		await beginText(page, "Sundays at ten");
		await publish(page);
		await page.getByRole("button", { name: "Done" }).click();

		await page.getByRole("button", { name: "Page settings" }).click();
		await page.getByLabel("Address").fill("contact");
		await page.getByLabel("Address").blur();
		await expect(
			page.getByText("This address belongs to another part of the site.").first(),
		).toBeVisible();
		await page.getByLabel("Address").fill("sunday-gym");
		await page.getByLabel("Address").blur();
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await publish(page);
		await page.getByRole("button", { name: "Done" }).click();
		const visitor = await visit(browser, `/${league.slug}/open-gym`);
		await expect(visitor).toHaveURL(/\/sunday-gym$/);
		await expect(visitor.getByText("Sundays at ten")).toBeVisible();

		await page.goto(`${rootUrl}/dashboard/site/navigation`);
		await page.getByRole("button", { name: "Add a link" }).click();
		await page.getByLabel("Leads to").selectOption("Open Gym");
		await expect(page.getByLabel("Label")).toHaveValue("OPEN GYM");
		await page.getByRole("button", { name: "Add link" }).click();
		await page.getByRole("button", { name: "Move OPEN GYM up" }).click();
		await expect(page.getByRole("button", { name: "Move OPEN GYM down" })).toBeFocused();
		await expectFine(page);
		await page.getByRole("button", { name: "Save navigation" }).click();
		await expect(page.getByRole("button", { name: "Save navigation" })).toBeDisabled();
		await visitor.reload();
		await expect(visitor.getByRole("link", { name: "OPEN GYM" })).toBeVisible();

		await page.goto(`${rootUrl}/dashboard/site/pages`);
		await page.getByRole("link", { name: "Open Gym" }).click();
		await page.getByRole("button", { name: "Page settings" }).click();
		await page.getByRole("button", { name: "Delete page" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		await expect(page.getByText("No pages of your own yet")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("link", { name: "Open Gym" })).toBeVisible();
		await visitor.context().close();
	});

	test("writes on a page of sixty blocks without stutter @any-size", async ({ page }) => {
		const league = await foundBeginner();
		await signIn(page, league.owner, { to: "/dashboard/site/pages/home" });
		await beginText(page, "One of sixty");
		for (let count = 1; count < 60; count++) {
			await page.getByRole("button", { name: "Duplicate this block" }).click();
		}
		await expect(page.getByRole("row")).toHaveCount(60);
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		await text(page).focus();
		const timeUsed = await processorTime(page);
		const words = " that are written without a pause";
		await page.keyboard.type(words, { delay: 40 });
		await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
		const each = (await timeUsed()) / words.length;
		// Of the processor, whatever else the machine does; later than 50 ms a key feels late.
		expect(each).toBeLessThan(50);
	});
});

function text(page: Page): Locator {
	return page.getByRole("textbox", { name: "Text" });
}

/** The empty page's first text; its field has to be there before anything is typed. */
async function beginText(page: Page, words: string): Promise<void> {
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await expect(text(page)).toBeFocused();
	await page.keyboard.type(words);
}

async function addBelow(page: Page, kind: string): Promise<void> {
	await page.getByRole("button", { name: "Add a block below", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: kind, exact: true }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

type Line = { item: string; price?: string; note?: string };

async function writeLine(page: Page, index: number, { item, price, note }: Line): Promise<void> {
	await page.getByRole("textbox", { name: "Item" }).nth(index).fill(item);
	if (price !== undefined)
		await page.getByRole("textbox", { name: "Price" }).nth(index).fill(price);
	if (note !== undefined) await page.getByLabel(/^Note/).nth(index).fill(note);
}

async function publish(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page.getByRole("dialog")).toContainText("published");
}

/** On a phone one writes, or looks. */
async function look(page: Page, tab: "Write" | "Preview"): Promise<void> {
	const button = page.getByRole("button", { name: tab, exact: true });
	if (await button.isVisible()) await button.click();
}

function row(page: Page, name: string): Locator {
	return page.getByRole("row", { name, exact: true });
}

/** The first words of the blocks, in their order. */
function blocks(page: Page): Promise<string[]> {
	return page
		.getByRole("row")
		.evaluateAll((rows) => rows.map((one) => one.getAttribute("aria-label")?.slice(6) ?? ""));
}

/** Tells how many milliseconds of a processor the page has used since, whatever else was going on. */
async function processorTime(page: Page): Promise<() => Promise<number>> {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable", { timeDomain: "threadTicks" });
	const used = async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
	};
	const before = await used();
	return async () => (await used()) - before;
}

async function visit(browser: Browser, path: string): Promise<Page> {
	const page = await (await browser.newContext()).newPage();
	await page.goto(rootUrl + path);
	return page;
}
