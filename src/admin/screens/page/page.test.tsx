// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Beginning, startClubs } from "#testing/admin/club.ts";
import {
	dialog,
	heading,
	openAdmin,
	pass,
	question,
	screen,
	waitFor,
	within,
} from "#testing/admin/open-admin.tsx";

const { app, begin } = await startClubs();

// What is written is saved a second later.
beforeEach(() => {
	vi.useFakeTimers({
		shouldAdvanceTime: true,
		toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
	});
});
afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openAdmin>>;

const text = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
const isSaved = async () => {
	await pass(1100);
	await screen.findByText(/^Saved \d+:\d\d [AP]M$/);
};

/** The empty page's first text. */
async function beginText({ fill, press }: Opened, words: string) {
	await press("Text");
	await fill(await text(), words);
	await isSaved();
}

async function publish({ press }: Opened) {
	await press("Publish");
	await waitFor(() =>
		expect(screen.getByRole("button", { name: "Publish now" })).toHaveProperty("disabled", false),
	);
	await press("Publish now");
	await (await dialog()).findByText("Visitors see it now.", { exact: false });
	await press("Done");
}

const pageOf = async ({ slug }: Beginning, path: string) =>
	(await app.get(`/${slug}${path}`)).text();

test("what was written without a connection is kept, and saved when there is one", async () => {
	const club = await begin();
	const opened = await openAdmin(app, "/dashboard/site/pages/contact", { as: club.owner });
	const { user, fill, intercept, reload } = opened;
	await beginText(opened, "In the gym");
	intercept(() => Promise.reject(new TypeError("Failed to fetch")));
	await fill(await text(), "In the gym without reception");
	await pass(1100);
	await screen.findByText("Not saved – trying again");
	await user.click(screen.getByRole("link", { name: "All pages" }));
	const asked = await question();
	asked.getByText(/Leave without saving\?/);
	await user.click(asked.getByRole("button", { name: "Cancel" }));
	expect(location.pathname).toBe("/dashboard/site/pages/contact");
	intercept(() => undefined);
	await pass(20_000);
	await screen.findByText(/^Saved \d+:\d\d [AP]M$/);
	await reload();
	await screen.findByRole("row", { name: "Text: In the gym without reception" });
});

test("a page is written in a further language, and says when the original has changed", async () => {
	const club = await begin();
	await club.call("PUT", `/organizations/${club.id}`, { moreLanguages: ["fr"] });
	const at = "/dashboard/site/pages/contact";
	const opened = await openAdmin(app, at, { as: club.owner });
	const { user, fill, press, goTo } = opened;
	const languages = () => screen.findByRole("navigation", { name: "Languages of this page" });
	await screen.findByText("Once something is written here, it can be translated.");
	await beginText(opened, "In the gym");
	await publish(opened);
	await user.click(within(await languages()).getByRole("link", { name: "Français Missing" }));
	await screen.findByText("This is a copy of the original", { exact: false });
	await user.click(await screen.findByRole("row", { name: "Text: In the gym" }));
	await fill(await text(), "Au gymnase");
	await isSaved();
	within(await languages()).getByRole("link", { name: "Français Draft" });
	expect(await pageOf(club, "/fr/contact")).toContain("In the gym");
	await publish(opened);
	expect(await pageOf(club, "/fr/contact")).toContain("Au gymnase");
	expect(await pageOf(club, "/contact")).toContain("In the gym");

	await user.click(within(await languages()).getByRole("link", { name: "English" }));
	await user.click(await screen.findByRole("row", { name: "Text: In the gym" }));
	await fill(await text(), "In the new gym");
	await isSaved();
	await publish(opened);
	await goTo("/dashboard/site/pages");
	const link = "Contact us, Français: Older than the original";
	await user.click(await screen.findByRole("link", { name: link }));
	await screen.findByText("The original was published anew", { exact: false });
	await press("This still says the same");
	await waitFor(async () =>
		within(await languages()).getByRole("link", { name: "Français Up to date" }),
	);
});

test("what somebody else saved is not written over before one of both decides", async () => {
	const club = await begin();
	const opened = await openAdmin(app, "/dashboard/site/pages/youth", { as: club.owner });
	const { user, fill, press } = opened;
	/** Somebody else saves the page. */
	const save = async (markdown: string) => {
		const { page } = await club.call("GET", "/pages/youth");
		const { revision, title, description, isIndexed, blocks } = page;
		const head = { revision, title, description, isIndexed };
		const written = blocks.map((block: object) => Object.assign({}, block, { markdown }));
		await club.call("PUT", "/pages/youth/draft", Object.assign(head, { blocks: written }));
	};
	const kept = async () => (await club.call("GET", "/pages/youth")).page.blocks[0].markdown;
	await beginText(opened, "First");
	await save("Theirs");
	await fill(await text(), "Mine");
	await pass(1100);
	const bar = within(await screen.findByRole("alert", { name: "Two people on one page" }));
	bar.getByText(/saved this page/);
	expect(await kept()).toBe("Theirs");
	await press("See theirs");
	screen.getByText("What is saved now");
	await press("Keep mine");
	await screen.findByText(/^Saved \d+:\d\d [AP]M$/);
	expect(await kept()).toBe("Mine");
	expect(screen.queryByText("What is saved now")).toBeNull();

	// Who has nothing unsaved sees it by looking.
	await save("Of somebody else");
	dispatchEvent(new Event("focus"));
	await waitFor(async () => expect((await text()).value).toBe("Of somebody else"));

	await save("Theirs again");
	await fill(await text(), "Mine again");
	await pass(1100);
	await screen.findByRole("alert", { name: "Two people on one page" });
	await press("Take theirs");
	await waitFor(async () => expect((await text()).value).toBe("Theirs again"));
	await user.keyboard("{Control>}z{/Control}");
	await waitFor(async () => expect((await text()).value).toBe("Mine again"));
});

test("a version of before is looked at, restored as a draft, and published at a day and time", async () => {
	const club = await begin();
	const opened = await openAdmin(app, "/dashboard/site/pages/tournament", { as: club.owner });
	const { user, fill, press } = opened;
	await beginText(opened, "Eight teams");
	await publish(opened);
	await fill(await text(), "Sixteen teams");
	await isSaved();
	await publish(opened);
	await press("History");
	const looks = await screen.findAllByRole("button", { name: /^Look at it/ });
	expect(looks).toHaveLength(2);
	await user.click(looks[1] as HTMLElement);
	await screen.findByText(/^This was published: /);
	await user.click(
		screen.getAllByRole("button", { name: /^Restore the version/ })[1] as HTMLElement,
	);
	await screen.findByText(/^This version is a draft now\./);
	screen.getByText("Unpublished changes");
	await screen.findByRole("row", { name: "Text: Eight teams" });
	expect(await pageOf(club, "/tournament")).toContain("Sixteen teams");

	await press("Publish");
	await user.click(await screen.findByLabelText("At a day and time"));
	await fill(screen.getByLabelText("Day and time"), "2031-03-02T18:00");
	await press("Schedule");
	await (await dialog()).findByText(/will be published on Sunday, March 2/);
	await press("Done");
	await user.click(screen.getByRole("link", { name: "All pages" }));
	await screen.findByText("Will be published on Sunday, March 2 at 6:00 PM");
	expect(await pageOf(club, "/tournament")).toContain("Sixteen teams");
});

test("a page of one's own is added, has another address, is deleted and comes back", async () => {
	const club = await begin();
	const opened = await openAdmin(app, "/dashboard/site/pages", { as: club.owner });
	const { user, fill, press, goTo } = opened;
	await screen.findByText("0 of 9 published");
	await press("Add page");
	const adding = await dialog();
	await fill(adding.getByLabelText("Title"), "Open Gym");
	expect(adding.getByLabelText("Address")).toHaveProperty("value", "open-gym");
	await user.click(adding.getByLabelText(/^Begin with an outline/));
	await press("Add page");
	await heading("Open Gym");
	await beginText(opened, "Sundays at ten");
	await publish(opened);

	await press("Page settings");
	const address = screen.getByLabelText("Address");
	await fill(address, "contact");
	await user.tab();
	await pass(1100);
	await screen.findAllByText(/This address belongs to another part of the site\./);
	await fill(screen.getByLabelText("Address"), "sunday-gym");
	await user.tab();
	await isSaved();
	await publish(opened);
	const old = await app.get(`/${club.slug}/open-gym`);
	expect(old.headers.get("location")).toMatch(/\/sunday-gym$/);
	expect(await pageOf(club, "/sunday-gym")).toContain("Sundays at ten");

	await goTo("/dashboard/site/pages");
	await user.click(await screen.findByRole("link", { name: "Open Gym" }));
	await press("Page settings");
	await press("Delete page");
	await user.click((await question()).getByRole("button", { name: "Delete" }));
	await screen.findByText("No pages of your own yet");
	await press("Undo");
	await screen.findByRole("link", { name: "Open Gym" });
});

test("a link of the navigation is named after its page, moved, and seen by visitors once saved", async () => {
	const club = await begin();
	const { page } = await club.call("POST", "/pages", { title: "Open Gym", path: "open-gym" });
	const { key, revision, title } = page;
	const blocks = [{ id: "a1", kind: "text", markdown: "Sundays at ten" }];
	const written = { revision, title, description: "", isIndexed: true, blocks };
	const saved = await club.call("PUT", `/pages/${key}/draft`, written);
	await club.call("POST", `/pages/${key}/publish`, { revision: saved.page.revision });
	const opened = await openAdmin(app, "/dashboard/site/navigation", { as: club.owner });
	const { user, press } = opened;
	await press("Add a link");
	const adding = await dialog();
	await user.selectOptions(adding.getByLabelText("Leads to"), "Open Gym");
	expect(adding.getByLabelText("Label")).toHaveProperty("value", "OPEN GYM");
	await press("Add link");
	await press("Move OPEN GYM up");
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Move OPEN GYM down");
	await press("Save navigation");
	await waitFor(() =>
		expect(screen.getByRole("button", { name: "Save navigation" })).toHaveProperty(
			"disabled",
			true,
		),
	);
	expect(await pageOf(club, "")).toContain("OPEN GYM");
});

test.each(["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x", "//evil.test"])(
	"a button of a page that would lead to %s is not published",
	async (href) => {
		const club = await begin();
		const { page } = await club.call("GET", "/pages/contact");
		const block = { id: "b1", kind: "callToAction", text: "Go", label: "Go", href };
		const head = { revision: page.revision, title: "Contact", description: "", isIndexed: true };
		const keep = async () => {
			const draft = Object.assign(head, { blocks: [block] });
			const saved = await club.call("PUT", "/pages/contact/draft", draft);
			await club.call("POST", "/pages/contact/publish", { revision: saved.page.revision });
		};
		await expect(keep()).rejects.toThrow(/starts with https/);
	},
);

test("the parts of the front page are renamed, removed and brought back", async () => {
	const club = await begin();
	const opened = await openAdmin(app, "/dashboard/site/pages/home", { as: club.owner });
	const { user, fill, press } = opened;
	const part = (name: string) => screen.findByRole("row", { name });
	await user.click(await part("Tables"));
	await fill(
		screen.getByRole<HTMLInputElement>("textbox", { name: "Title (optional)" }),
		"Top five",
	);
	await part("Tables: Top five");
	await user.click(await part("Ways into the site"));
	await press("Remove this block");
	await publish(opened);
	const html = await pageOf(club, "");
	expect(html).toContain("<h1");
	expect(html).not.toContain('aria-label="Sections"');

	await press("Add a block");
	const palette = await dialog();
	for (const kind of ["Tables", "Ways into the site"]) palette.getByRole("button", { name: kind });
	for (const kind of ["Welcome", "Standings", "Season leaders"]) {
		expect(palette.queryByRole("button", { name: kind })).toBeNull();
	}
	await user.click(palette.getByRole("button", { name: "Ways into the site" }));
	await publish(opened);
	expect(await pageOf(club, "")).toContain('aria-label="Sections"');
});

test("blocks are called in the language of whoever writes", async () => {
	const club = await begin();
	const { user, press } = await openAdmin(app, "/dashboard/site/pages/home", {
		as: club.owner,
		browser: "fr-CA",
	});
	await user.click(await screen.findByRole("row", { name: "Bienvenue" }));
	screen.getByRole("textbox", { name: "Titre (facultatif)" });
	await press("Ajouter un bloc");
	const palette = await dialog();
	palette.getByRole("button", { name: "Liste de prix" });
	palette.getByText("Paragraphes, listes et liens.");
});
