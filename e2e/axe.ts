import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOnly, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const notOurs = [["iframe[src^='/']"], ["figure > div > [aria-hidden=true]"]];

/** Takes a third of a second to be read, so a page gets it once. */
async function bring(page: Page): Promise<void> {
	const isThere = await page.evaluate(() => "axe" in window);
	if (!isThere) await page.evaluate(source);
}

/**
 * What axe finds on the page as it is once nothing moves in any more, in words: a dialog that is half
 * faded in has half its contrast. Only what is wrong is collected: telling where everything is right
 * takes longer than looking. Frames of others (videos) are not ours to judge, and those of ours
 * (previews) are pages that are looked at by themselves; so are small pictures of a site in a figure,
 * which stand in the colours of that site. Of a page that a dialog covers, only the dialog and what lies above
 * it, such as an open list or a message, is looked at.
 */
export async function barriersOf(page: Page, runOnly: RunOnly): Promise<string[]> {
	await bring(page);
	const options: RunOptions = { runOnly, resultTypes: ["violations"], iframes: false };
	return page.evaluate(
		async ({ exclude, options }) => {
			const { axe } = window as unknown as { axe: typeof import("axe-core") };
			const ending = document
				.getAnimations()
				.filter(
					({ effect, playState, timeline }) =>
						playState === "running" &&
						timeline === document.timeline &&
						effect?.getComputedTiming().endTime !== Infinity,
				);
			await Promise.allSettled(ending.map(({ finished }) => finished));
			const covers = document.querySelectorAll(
				"[role=dialog], [role=alertdialog], dialog:modal, [role=listbox], [role=menu], [data-react-aria-top-layer]",
			);
			const isCovered =
				document.querySelector("main")?.closest("[inert], [aria-hidden=true]") != null;
			const include = isCovered && covers.length > 0 ? covers : document;
			const { violations } = await axe.run({ include, exclude }, options);
			// Of a covered page axe still asks for the page's own main part and heading.
			const ofWholePage = ["landmark-one-main", "page-has-heading-one"];
			return violations
				.filter(({ id }) => !isCovered || !ofWholePage.includes(id))
				.map(
					({ id, help, nodes }) =>
						`${id}: ${help} (${nodes.map((node) => node.target).join(", ")})`,
				);
		},
		{ exclude: notOurs, options },
	);
}
