// @vitest-environment window
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { type Beginning, browserOf, startClubs } from "#testing/admin/club.ts";
import {
	closed,
	dialog,
	openAdmin,
	question,
	said,
	screen,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-screen-pictures-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, begin } = await startClubs({ settings: { dataDir } });

/** Two squares side by side, large enough to be kept in every size. */
async function photo(background: string): Promise<Buffer> {
	const picture = { width: 2400, height: 1200, channels: 3 as const, background };
	return sharp({ create: picture }).jpeg().toBuffer();
}

/** Puts files into the library, as the screen sends them. */
async function keep(club: Beginning, ...files: { name: string; bytes: Buffer }[]) {
	const browser = await browserOf(app, club.owner);
	for (const { name, bytes } of files) {
		const form = new FormData();
		form.set("file", new File([new Uint8Array(bytes)], name));
		expect((await browser.post("/api/pictures", form)).status).toBe(200);
	}
}

const finals = async () => ({ name: "Finals_2026.jpg", bytes: await photo("#1b3a5b") });
const court = async () => ({ name: "Court.jpg", bytes: await photo("#5b3a1b") });

test("the library asks what its pictures show, and takes decoration for an answer", async () => {
	const club = await begin();
	const { user, fill, press, goTo } = await openAdmin(app, "/dashboard/site/pictures", {
		as: club.owner,
	});
	await screen.findByText("No pictures yet");
	await keep(club, await finals(), await court());
	await goTo("/dashboard/site/pictures");
	await screen.findByText("2 pictures have no description yet.");
	await press("Describe them");
	await screen.findByRole("heading", { name: "2 pictures have no description yet" });
	await fill(screen.getByLabelText("Description of Finals 2026"), "Two players jump for the ball");
	const other = screen.getByLabelText("Description of Court").closest("li") as HTMLElement;
	await user.click(within(other).getByLabelText(/^Only decoration/));
	await press("Save descriptions");
	await said("2 pictures described");
	await waitFor(() => expect(screen.queryByText(/no description yet/)).toBeNull());
	await press(/^Open Finals 2026/);
	expect((await dialog()).getByLabelText("Description")).toHaveProperty(
		"value",
		"Two players jump for the ball",
	);
});

test("the point that matters is moved with the arrow keys, and is kept when the picture is cropped", async () => {
	const club = await begin();
	await keep(club, await finals());
	const { user, press } = await openAdmin(app, "/dashboard/site/pictures", { as: club.owner });
	await press(/^Open Finals 2026/);
	const open = await dialog();
	const point = open.getByRole("button", { name: /Point to keep in sight/ });
	const name = () => point.getAttribute("aria-label");
	expect(name()).toMatch(/50 % from the left, 50 % from the top/);
	point.focus();
	await user.keyboard("{ArrowRight}{Shift>}{ArrowRight}{ArrowUp}{/Shift}");
	await waitFor(() => expect(name()).toMatch(/62 % from the left, 40 % from the top/));
	await press("Save");
	await closed();

	await press(/^Open Finals 2026/);
	await press("Crop");
	const crop = within(await screen.findByRole("dialog", { name: "Crop" }));
	await user.click(crop.getByText("Square"));
	await waitFor(() => expect(crop.getByRole("status").textContent).toBe("50 % wide, 100 % high"));
	crop.getByRole("button", { name: /^The part that is shown/ }).focus();
	await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
	await user.click(crop.getByRole("button", { name: "Crop" }));
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Crop" })).toBeNull());
	const again = await dialog();
	await again.findByText(/1200 × 1200, cropped/);
	// What mattered lies elsewhere in this part.
	again.getByRole("button", { name: /24 % from the left, 40 % from the top/ });
});

test("a picture of a page says where it is, and only what is not used is removed", async () => {
	const club = await begin();
	await keep(club, await finals(), await court());
	const { pictures } = await club.call("GET", "/pictures");
	const used = pictures.find(({ name }: { name: string }) => name === "Finals 2026");
	await club.call("PUT", `/pictures/${used.id}`, { alt: "Two players jump for the ball" });
	const { user, press, goTo } = await openAdmin(app, "/dashboard/site/pages/contact", {
		as: club.owner,
	});
	await press("Picture and text");
	await press("Choose a picture");
	await press(/^Use Finals 2026/);
	await waitFor(() =>
		expect(screen.getByLabelText("Description")).toHaveProperty(
			"value",
			"Two players jump for the ball",
		),
	);
	await screen.findByText(/^Saved \d+:\d\d [AP]M$/);
	await goTo("/dashboard/site/pictures");
	const card = await screen.findByRole("button", { name: /^Open Finals 2026/ });
	expect(card.textContent).toContain("(draft)");
	await user.click(card);
	const open = await dialog();
	open.getByRole("link", { name: /\(draft\)/ });
	expect(open.getByRole("button", { name: "Remove" })).toHaveProperty("disabled", true);
	await press("Cancel");

	await press("Remove all unused");
	const asked = await question();
	asked.getByText(/Remove Court from the library\?/);
	await user.click(asked.getByRole("button", { name: "Remove" }));
	await waitFor(() => expect(screen.queryByRole("button", { name: /^Open Court/ })).toBeNull());
	screen.getByRole("button", { name: /^Open Finals 2026/ });
	await press("Undo");
	await screen.findByRole("button", { name: /^Open Court/ });
});
