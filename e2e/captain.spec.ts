import { foundClub } from "./club.ts";
import { rootUrl } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { expectFineForVisitors } from "./site.ts";
import { expect, type Page, test } from "./test.ts";

/*
 * A captain registers a team on a phone without scripts, six players sign by the captain's link and take over their
 * shares of the fee, one of them pays by card and the others by hand, a free agent is asked and joins, and the secretary
 * accepts all of them by one click.
 */

const players = ["Maya", "Ana", "Bo", "Cleo", "Dee", "Eva"];

test("a team is registered, signed, paid and on the roster by one click", async ({
	page,
	browser,
}) => {
	test.slow();
	const club = await foundClub({ "Monday D1": ["Hawks", "Owls"] }, { hasOwner: true });
	const leagues = await club.call("GET", "/seasonsleagues");
	const here = leagues.seasonsLeagues.find(
		({ seasonId }: { seasonId: number }) => seasonId === club.seasonId,
	);
	const { registration } = await club.call("POST", "/registrations", {
		seasonId: club.seasonId,
		name: "Spring sign-up",
		isPublished: true,
		offers: [
			{
				kind: "team",
				label: "Team",
				fee: {
					price: 80_000,
					instalments: [
						{ percent: 50, due: null },
						{ percent: 50, due: "2199-01-05" },
					],
					shares: 8,
				},
				divisions: [{ seasonLeagueId: here.id }],
			},
			{ kind: "freeAgent", label: "Free agent", fee: { price: 10_000 } },
		],
		waivers: [{ title: "Waiver", text: "I play at my own risk." }],
		rules: { leastPlayers: 7 },
	});
	await test.step("the owner sets cards up with the provider", async () => {
		await signIn(page, club.owner, { to: "/dashboard/ledger" });
		await page.getByRole("button", { name: "More", exact: true }).click();
		await page.getByRole("menuitem", { name: "Cards" }).click();
		await page.getByRole("button", { name: "Set up with Stripe" }).click();
		await expect(page).toHaveURL(/\/dashboard\/ledger/);
	});
	const phone = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const visitor = await phone.newPage();
	const site = `${rootUrl}/${club.slug}/sign-up/${registration.id}`;

	await test.step("the captain registers the team and gets the link for players", async () => {
		await visitor.goto(site);
		await expect(visitor.getByText("Split among the first 8 players, $100 each.")).toBeVisible();
		await visitor.getByRole("link", { name: "Register a team" }).click();
		await visitor.getByLabel("Team name").fill("Terns");
		await fillPerson(visitor, "Maya");
		await send(visitor);
		await expect(visitor.getByText("$800.00 to pay")).toBeVisible();
		await expect(visitor.getByRole("button", { name: /^Pay/ })).toHaveCount(2);
	});
	const own = visitor.url();
	const link = (await visitor.locator("output").textContent()) ?? "";

	const pages = new Map<string, string>();
	await test.step("six players enter their data and sign, and know their share before", async () => {
		for (const name of players) {
			await visitor.goto(link);
			await expect(visitor.getByText("Your share of the team’s fee: $100.00.")).toBeVisible();
			await fillPerson(visitor, name);
			await sign(visitor, name);
			pages.set(name, visitor.url());
		}
	});

	await test.step("a free agent is asked by the captain and joins", async () => {
		await visitor.goto(site);
		await visitor.getByRole("link", { name: "Sign up without a team" }).click();
		await fillPerson(visitor, "Zoe");
		await visitor.getByLabel("How you play").fill("Guard, Mondays");
		await sign(visitor, "Zoe");
		const agent = visitor.url();
		await visitor.goto(own);
		await expect(visitor.getByText("1 more player needed")).toBeVisible();
		await visitor.getByRole("button", { name: "Ask to join" }).click();
		await visitor.goto(agent);
		await visitor.getByRole("button", { name: "Join Terns" }).click();
		await expect(visitor.getByText("You are on the team.")).toBeVisible();
		await visitor.goto(own);
		await expect(visitor.getByText("Zoe Reyes")).toBeVisible();
	});

	await test.step("a player pays the first half of the share by card, on a page of the provider's", async () => {
		await visitor.goto(pages.get("Ana") ?? "");
		await visitor.getByRole("button", { name: "Pay $50.00" }).click();
		await expect(visitor).toHaveTitle("Checkout");
		await visitor.getByRole("button", { name: "Pay now" }).click();
		await expect(visitor.getByText("Thank you, your payment came in.")).toBeVisible();
		await expect(visitor.getByRole("button", { name: "Pay $50.00" })).toBeVisible();
		await expect(visitor.getByRole("button", { name: /^Pay all/ })).toHaveCount(0);
	});

	await test.step("the captain sees what is left for the team", async () => {
		await visitor.goto(own);
		await expect(
			visitor.getByText("Split among 8 players: 6 have taken over a share."),
		).toBeVisible();
		await expect(visitor.getByRole("button", { name: "Pay $200.00" })).toBeVisible();
	});
	await phone.close();

	await test.step("the secretary accepts by one click, and the team stands in its league", async () => {
		await signIn(page, club.owner, { to: `/dashboard/registrations/${registration.id}` });
		await page.getByRole("button", { name: "Accept" }).first().click();
		await expect(page.getByText("Terns is accepted")).toBeVisible();
		const { teams } = await club.call(
			"GET",
			`/seasonsv2/${club.seasonId}/leagues/${club.leagues["Monday D1"]?.id}/teams`,
		);
		expect(teams.map(({ name }: { name: string }) => name)).toContain("Terns");
	});

	await test.step("the treasurer enters what came in by hand, and nobody owes anything", async () => {
		const listed = async () =>
			(await club.call("GET", `/registrations/${registration.id}/sign-ups`)).signUps;
		for (const { kind, teamId, playerId, owed } of await listed()) {
			const debtor = kind === "team" ? `team/${teamId}` : `player/${playerId}`;
			await club.call("POST", `/ledger/${debtor}`, {
				entry: "payment",
				amount: owed,
				method: "eTransfer",
				seasonId: club.seasonId,
				why: "By hand",
			});
		}
		const owed = (await listed()).map((one: { owed: number }) => one.owed);
		expect(owed).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
	});

	await test.step("the pages are fine for everybody", async () => {
		await page.goto(`${rootUrl}/${club.slug}/sign-up/${registration.id}/1`);
		await expectFineForVisitors(page);
	});
});

async function fillPerson(page: Page, firstName: string): Promise<void> {
	await page.getByLabel("First name", { exact: true }).fill(firstName);
	await page.getByLabel("Last name").fill("Reyes");
	await page.getByLabel("Email").fill(`${firstName.toLowerCase()}@home.test`);
}

async function sign(page: Page, firstName: string): Promise<void> {
	await page.getByLabel(/I have read and accept/).check();
	await page.getByLabel("Sign with your full name").fill(`${firstName} Reyes`);
	await send(page);
}

/** As people do whom the form tells that they were too quick: they press once more. */
async function send(page: Page): Promise<void> {
	await expect(async () => {
		const button = page.getByRole("button", { name: "Sign up" });
		if (await button.isVisible()) await button.click();
		await expect(page.getByText("You are signed up.")).toBeVisible({ timeout: 500 });
	}).toPass();
}
