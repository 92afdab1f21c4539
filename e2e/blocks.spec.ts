import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { presets } from "#domain/look/presets.ts";
import { everyBlock } from "#testing/every-block.ts";
import { hostileTexts } from "#testing/hostile.ts";
import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { expectAccessible, expectNoSidewaysScroll, expectReadableInDark } from "./site.ts";

const plan = { "Monday D1": ["Hawks", "Owls", "Bears"] };

test("a visitor meets no barrier on a page with every kind of block", async ({ page }) => {
	const club = await foundClub(plan);
	await club.addGame("Hawks", "Owls", 3);
	await publish(club, "registration", everyBlock);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${rootUrl}/${club.slug}/registration`);
	await expect(page.getByRole("heading", { name: "Next games" })).toBeVisible();
	await expect(page.locator("main").getByText("Hawks").first()).toBeVisible();
	for (const summary of await page.locator("main summary").all()) await summary.click();
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await expectReadableInDark(page);
});

test("every kind of block can be read in every look, by day and by night @any-size", async ({
	page,
}) => {
	test.slow();
	const club = await foundClub(plan);
	const { organization } = await club.call("GET", `/organizations/slug/${club.slug}`);
	await publish(club, "registration", everyBlock);
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const { name, look } of presets) {
		await club.call("PUT", `/organizations/${organization.id}/look`, look);
		await page.goto(`${rootUrl}/${club.slug}/registration`);
		await page.locator("main details").evaluateAll(openAll);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await test.step(`${name}, ${colorScheme}`, () => expectReadable(page));
		}
		await expectNoSidewaysScroll(page);
	}
});

test("a visitor sees pictures in full view and goes on by keyboard @any-size", async ({ page }) => {
	const club = await foundClub(plan);
	await publish(club, "home", everyBlock);
	await page.goto(`${rootUrl}/${club.slug}`);
	const first = page.locator("[data-gallery] a").first();
	await first.click();
	const view = page.getByRole("dialog", { name: "Picture" });
	await expect(view.getByRole("img")).toHaveAttribute("alt", "A picture of ball");
	await page.keyboard.press("ArrowRight");
	await expect(view.getByRole("img")).toHaveAttribute("alt", "A picture of gym");
	await page.keyboard.press("Escape");
	await expect(view).toBeHidden();
	await expect(page.locator("[data-gallery] a").nth(1)).toBeFocused();
});

test("hostile texts in every field of a page run nothing @any-size", async ({ page }) => {
	test.setTimeout(120_000);
	const club = await foundClub(plan);
	const alarms = watch(page);
	for (let at = 0; at < hostileTexts.length; at += perPage) {
		const texts = hostileTexts.slice(at, at + perPage);
		await publish(
			club,
			"contact",
			texts.flatMap(filledWith),
			`Page of ${texts[0]?.replaceAll("\u0000", "")}`,
		);
		await page.goto(`${rootUrl}/${club.slug}/contact`, { waitUntil: "domcontentloaded" });
		await expect(page.locator("main summary")).toHaveCount(texts.length);
		await page.locator("main details").evaluateAll(openAll);
		const harm = page.locator(
			"main :is(script, style, form, object, embed, base, meta, iframe, [onerror], [onload], [onclick], [onfocus], [ontoggle], [onmouseover])",
		);
		await expect(harm).toHaveCount(0);
		expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
	}
	expect(alarms).toEqual([]);
});

test("addresses that run something cannot be saved @any-size", async () => {
	const club = await foundClub(plan);
	for (const href of [
		"javascript:alert(1)",
		"java\tscript:alert(1)",
		"data:text/html,x",
		"//evil.test",
	]) {
		const block = { kind: "callToAction", text: "Go", label: "Go", href };
		await expect(publish(club, "contact", [block])).rejects.toThrow(/starts with https/);
	}
});

function openAll(all: Element[]): void {
	for (const details of all) details.toggleAttribute("open", true);
}

async function expectReadable(page: Page): Promise<void> {
	const rules = ["color-contrast", "link-in-text-block"];
	const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
	expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.html))).toEqual([]);
}

/** Pages hold a hundred blocks. */
const perPage = 7;

/** A text in every field that takes any text, of every kind that shows one: forty fields. */
function filledWith(text: string): object[] {
	const url = `https://example.test/?q=${encodeURIComponent(text)}`;
	const picture = { url, alt: text };
	const file = { url, name: text, bytes: 1 };
	return [
		{ kind: "heading", text, lead: text },
		{ kind: "text", markdown: text },
		{ kind: "imageGrid", images: [{ picture, caption: text }] },
		{ kind: "pictureText", picture, title: text, markdown: text },
		{ kind: "priceTable", title: text, rows: [{ label: text, price: text, note: text }] },
		{ kind: "questions", title: text, questions: [{ question: text, answer: text }] },
		{ kind: "contact", name: text, phone: `${text} 7`, address: text },
		{ kind: "callToAction", text, label: text, href: url },
		{ kind: "videos", title: text, videos: [{ url, title: text }] },
		{ kind: "sponsors", title: text, sponsors: [{ name: text, logo: picture, href: url }] },
		{ kind: "downloads", title: text, files: [{ label: text, file, href: url, note: text }] },
		{ kind: "twoColumns", left: [{ id: "", kind: "heading", text, lead: text }] },
		{ kind: "nextGames", title: text, count: 1 },
	];
}

/** Dialogs, errors and what the policy had to stop: none of it may happen. */
function watch(page: Page): string[] {
	const alarms: string[] = [];
	page.on("dialog", async (dialog) => {
		alarms.push(`dialog: ${dialog.message()}`);
		await dialog.dismiss();
	});
	page.on("pageerror", (error) => alarms.push(`error: ${error.message}`));
	page.on("console", (message) => {
		if (/Content.Security.Policy/i.test(message.text())) alarms.push(message.text());
	});
	return alarms;
}

async function publish(
	{ call }: Club,
	key: string,
	blocks: readonly object[],
	title = "A page",
): Promise<void> {
	const { page } = await call("GET", `/pages/${key}`);
	const named = blocks.map((block, index) => ({ id: `b${index}`, ...block }));
	const head = { revision: page.revision, title, description: title, isIndexed: true };
	const saved = await call("PUT", `/pages/${key}/draft`, { ...head, blocks: named });
	await call("POST", `/pages/${key}/publish`, { revision: saved.page.revision });
}
