import { presets } from "#domain/look/presets.ts";
import { frontParts } from "#domain/page/front-parts.ts";
import { everyBlock } from "#testing/blocks/every-block.ts";
import { hostileTexts } from "#testing/hostile.ts";
import { type Club, foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { expectFineForVisitors } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

const plan = { "Monday D1": ["Hawks", "Owls", "Bears"] };

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("a visitor meets no barrier on a page with every kind of block", async ({ page }) => {
		const club = await foundClub(plan);
		await club.addGame("Hawks", "Owls", 3);
		await publish(club, "registration", everyBlock);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(`${rootUrl}/${club.slug}/registration`);
		await expect(page.getByRole("heading", { name: "Next games" })).toBeVisible();
		await expect(page.locator("main").getByText("Hawks").first()).toBeVisible();
		for (const summary of await page.locator("main summary").all()) await summary.click();
		await expectFineForVisitors(page);
	});
});

/** That all looks can be read is arithmetic; here is the one that is furthest from the product's own. */
test("a visitor reads every kind of block in another look, and goes through pictures by keyboard", async ({
	page,
}) => {
	const club = await foundClub(plan);
	const paper = presets.find(({ name }) => name === "Paper");
	await club.call("PUT", `/organizations/${club.organizationId}/look`, paper?.look);
	await publish(club, "home", [...frontParts, ...everyBlock]);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${rootUrl}/${club.slug}`);
	await page.locator("main details").evaluateAll(openAll);
	await expectFineForVisitors(page);
	await page.goto(`${rootUrl}/${club.slug}/teamList`);
	await expectFineForVisitors(page);

	await page.goBack();
	await page.locator("[data-gallery] a").first().click();
	const view = page.getByRole("dialog", { name: "Picture" });
	await expect(view.getByRole("img")).toHaveAttribute("alt", "A picture of ball");
	await page.keyboard.press("ArrowRight");
	await expect(view.getByRole("img")).toHaveAttribute("alt", "A picture of gym");
	await page.keyboard.press("Escape");
	await expect(view).toBeHidden();
	await expect(page.locator("[data-gallery] a").nth(1)).toBeFocused();
});

/** Each text in each field is tried in src/blocks/hostile.test.tsx; here a browser reads all of them. */
test("hostile texts on a page run nothing", async ({ page }) => {
	const club = await foundClub(plan);
	const alarms = watch(page);
	const blocks = hostileTexts.flatMap((text, index) => {
		const all = filledWith(text);
		return [0, 1].flatMap((step) => all[(index * 2 + step) % all.length] ?? []);
	});
	await publish(club, "contact", blocks, {
		title: "</title></textarea><script>window.hacked=1</script>",
		description: hostileTexts.join(" ").replaceAll("\u0000", "").slice(0, 300),
	});
	await page.goto(`${rootUrl}/${club.slug}/contact`, { waitUntil: "domcontentloaded" });
	await expect(page.locator("main summary").first()).toBeVisible();
	await page.locator("main details").evaluateAll(openAll);
	const harm = page.locator(
		"main :is(script, style, form, object, embed, base, meta, iframe, [onerror], [onload], [onclick], [onfocus], [ontoggle], [onmouseover])",
	);
	await expect(harm).toHaveCount(0);
	expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
	expect(alarms).toEqual([]);
});

function openAll(all: Element[]): void {
	for (const details of all) details.toggleAttribute("open", true);
}

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
	words = { title: "A page", description: "A page" },
): Promise<void> {
	const { page } = await call("GET", `/pages/${key}`);
	const named = blocks.map((block, index) => ({ id: `b${index}`, ...block }));
	const head = { revision: page.revision, isIndexed: true, ...words };
	const saved = await call("PUT", `/pages/${key}/draft`, { ...head, blocks: named });
	await call("POST", `/pages/${key}/publish`, { revision: saved.page.revision });
}
