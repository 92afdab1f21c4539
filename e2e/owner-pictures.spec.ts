import sharp from "sharp";
import { foundBeginner } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFine } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

/** The library of pictures: from the camera to a page, and out again. */
test.describe("an owner", () => {
	test("brings pictures by choosing, dropping and pasting them, and cuts one", async ({ page }) => {
		const { owner } = await foundBeginner();
		await signIn(page, owner, { to: "/dashboard/site/pictures" });
		await expect(page.getByText("No pictures yet")).toBeVisible();

		await test.step("adds three files at once, of which one is no picture", async () => {
			const choosing = page.waitForEvent("filechooser");
			await page.getByRole("button", { name: "Add files" }).click();
			await (await choosing).setFiles([
				{ name: "Finals_2026.jpg", mimeType: "image/jpeg", buffer: await photo("#1b3a5b") },
				{ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("This is text.") },
				{ name: "Court.jpg", mimeType: "image/jpeg", buffer: await photo("#5b3a1b") },
			]);
			const added = page.getByRole("region", { name: "2 of 3 files added" });
			await expect(added.getByRole("listitem").first()).toContainText(
				"This is neither a picture (PNG, JPEG, WebP or GIF) nor a PDF document.",
			);
			await expect(added.getByRole("listitem").filter({ hasText: "kept" })).toHaveCount(2);
			await expect(added.getByRole("button", { name: "Try again with notes.png" })).toBeVisible();
			await expectFine(page);
		});

		const dialog = page.getByRole("dialog");
		await test.step("says which point matters, by a click", async () => {
			await page.getByRole("button", { name: "Open Finals 2026" }).click();
			const point = dialog.getByRole("button", { name: "Point to keep in sight" });
			// Until the picture has come there is no place in it.
			await expect(point.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
			const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
			await point.click({ position: { x: width * 0.8, y: height * 0.3 } });
			await expect(point).toHaveAccessibleName(/80 % from the left, 30 % from the top/);
			await expectFine(page);
			await dialog.getByRole("button", { name: "Save" }).click();
			await expect(dialog).toHaveCount(0);
		});

		await test.step("crops it to a square, moved to the right with the keyboard", async () => {
			await page.getByRole("button", { name: "Open Finals 2026" }).click();
			await dialog.getByRole("button", { name: "Crop" }).click();
			const crop = page.getByRole("dialog", { name: "Crop" });
			await crop.getByText("Square", { exact: true }).click();
			await expect(crop.getByRole("status")).toHaveText("50 % wide, 100 % high");
			const part = crop.getByRole("button", { name: "The part that is shown" });
			await part.focus();
			await page.keyboard.press("Shift+ArrowRight");
			await expectFine(page);
			await crop.getByRole("button", { name: "Crop", exact: true }).click();
			await expect(crop).toHaveCount(0);
			await expect(dialog).toContainText("1200 × 1200, cropped");
			await dialog.getByRole("button", { name: "Cancel" }).click();
		});

		await test.step("finds it where a page takes one", async () => {
			await page.goto(`${rootUrl}/dashboard/site/pages/contact`);
			await page.getByRole("button", { name: "Picture and text", exact: true }).click();
			await page.getByRole("button", { name: "Choose a picture" }).click();
			await expectFine(page);
			await dialog.getByRole("button", { name: "Use Finals 2026" }).click();
			await expect(page.getByLabel("Description")).toBeVisible();
		});

		await test.step("drops a document and pastes a file that is none", async () => {
			await page.goto(`${rootUrl}/dashboard/site/pictures`);
			await expect(page.getByRole("button", { name: "Open Court" })).toBeVisible();
			await bring(page, "drop", { name: "Rules 2026.pdf", content: pdf });
			await expect(page.getByText("1 file added").first()).toBeVisible();
			await bring(page, "paste", { name: "no.png", content: "This is text." });
			await expect(page.getByText("0 of 1 files added")).toBeVisible();
			await page.getByRole("link", { name: "Documents (1)" }).click();
			await page.getByRole("button", { name: "Open Rules 2026" }).click();
			const downloading = page.waitForEvent("download");
			await page.getByRole("link", { name: "Download" }).click();
			expect((await downloading).suggestedFilename()).toBe("Rules 2026.pdf");
		});
	});
});

/** Two squares side by side, large enough to be kept in every size. */
async function photo(background: string): Promise<Buffer> {
	const picture = { width: 2400, height: 1200, channels: 3 as const, background };
	return sharp({ create: picture }).jpeg().toBuffer();
}

async function bring(
	page: Page,
	how: "drop" | "paste",
	file: { name: string; content: string },
): Promise<void> {
	await page.evaluate(
		([how, { name, content }]) => {
			const data = new DataTransfer();
			data.items.add(new File([content], name));
			const options = { bubbles: true, cancelable: true };
			document.body.dispatchEvent(
				how === "drop"
					? new DragEvent("drop", { ...options, dataTransfer: data })
					: new ClipboardEvent("paste", { ...options, clipboardData: data }),
			);
		},
		[how, file] as const,
	);
}

const pdf =
	"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";
